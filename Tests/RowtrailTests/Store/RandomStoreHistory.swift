import Rowtrail

/// A store with a random past, and checks of what is made from its older revisions.
@MainActor
struct RandomStoreHistory {
  let store: ServerStore
  private var random: SplitMix
  private var nextRow = 12
  private var nextSection = 3

  init(seed: UInt64) {
    random = SplitMix(seed: seed)
    store = ServerStore(serverList([0, 1, 2, 3], [4, 5, 6, 7, 8], [9, 10, 11], firstItem: [1]))
  }

  /// Something happens.
  mutating func step() {
    let ids = store.list.rowIDs
    let sections = store.list.sectionIDs
    let row = ids.randomElement(using: &random) ?? 0
    let section = sections.randomElement(using: &random) ?? 0
    switch random.below(14) {
    case 0..<3: insert(in: section)
    case 3..<5: store.dispatch(.delete([.id(row)]))
    case 5..<8:
      store.dispatch(
        .move([.id(row)], to: random.once(in: 2) ? .start(of: .id(section)) : .before(.id(ids.first ?? 0))))
    case 8: store.dispatch(.moveSection(.id(section), to: random.below(sections.count)))
    case 9:
      let mode = HeaderMode.allCases.randomElement(using: &random)
      store.dispatch(.editSection(.id(section), SectionEdit(headerMode: mode)))
    case 10: store.undo()
    case 11:
      store.dispatch(.insertSection(SectionAttributes(nextSection), at: random.below(sections.count + 1)))
      nextSection += 1
    case 12 where sections.count > 3: store.dispatch(.deleteSection(.id(section)))
    default: store.dispatch(.toggleStar(.id(row)))
    }
  }

  private mutating func insert(in section: Int) {
    store.dispatch(.insert(ListRow(Server.make(nextRow)), at: .end(of: .id(section))))
    nextRow += 1
  }

  /// Does something from a revision that may be long ago.
  ///
  /// - Returns: what is wrong, or `nil`.
  mutating func check() -> String? {
    let shown = max(0, store.revision - random.below(random.once(in: 3) ? 100 : 6))
    guard let then = store.list(shown: shown), then.sectionCount > 0 else { return nil }
    switch random.below(4) {
    case 0: return checkHandle(then, shown)
    case 1: return checkDelete(then, shown)
    case 2: return checkMove(then, shown)
    default: return checkDrop(then, shown)
    }
  }

  private mutating func checkHandle(_ then: ServerList, _ shown: Int) -> String? {
    guard let id = then.rowIDs.randomElement(using: &random), let path = then.path(of: id) else { return nil }
    let before = store.list
    let outcome = store.handle(at: path, shown: shown)?.toggleStar()
    var expected = before
    guard expected.toggleStar(of: id) else {
      return outcome?.reason == .gone && store.list == before ? nil : "\(path)@\(shown) is gone: \(outcome as Any)"
    }
    return store.list == expected ? nil : "\(path)@\(shown) is row \(id): \(outcome as Any)"
  }

  private mutating func checkDelete(_ then: ServerList, _ shown: Int) -> String? {
    let (section, ids) = rows(of: then)
    let offsets = ids.indices.filter { _ in random.once(in: 3) }
    let before = store.list
    let outcome = store.delete(atOffsets: offsets, in: section, shown: shown)
    var expected = before
    let isWhole = offsets.allSatisfy { expected.remove(ids[$0]) }
    if !isWhole { expected = before }
    let isRight = store.list == expected && outcome.reason == (isWhole ? nil : .gone)
    return isRight ? nil : "delete \(offsets) in \(section)@\(shown): \(outcome)"
  }

  private mutating func checkMove(_ then: ServerList, _ shown: Int) -> String? {
    let (section, ids) = rows(of: then)
    let offsets = ids.indices.filter { _ in random.once(in: 4) }
    let destination = random.below(ids.count + 1)
    let moving = offsets.map { ids[$0] }
    let before = store.list
    let outcome = store.move(fromOffsets: offsets, toOffset: destination, in: section, shown: shown)
    let next = ids[destination...].first { !moving.contains($0) }
    let place = Place(section: section, before: next, after: ids.last { !moving.contains($0) })
    return problem(moving, place, before, outcome).map {
      "move \(offsets) to \(destination) in \(section)@\(shown): \($0)"
    }
  }

  private mutating func checkDrop(_ then: ServerList, _ shown: Int) -> String? {
    let (section, ids) = rows(of: then)
    let moving = then.rowIDs.filter { _ in random.once(in: 5) }
    let staying = ids.filter { !moving.contains($0) }
    let offset = random.below(staying.count + 1)
    guard let index = then.sectionIndex(of: section), let mode = then.attributes(of: section)?.headerMode else {
      return nil
    }
    let dragged = moving.compactMap { store.handle(for: $0, shown: shown) }
    let before = store.list
    let outcome = store.drop(dragged, at: at(index, offset + mode.firstRowItem), shown: shown)
    let place = Place(
      section: section, before: offset < staying.count ? staying[offset] : nil, after: staying.last)
    return problem(moving, place, before, outcome).map { "drop \(moving) at \(offset) of \(section)@\(shown): \($0)" }
  }

  private mutating func rows(of then: ServerList) -> (section: Int, ids: [Int]) {
    let section = then.sectionIDs.randomElement(using: &random) ?? 0
    return (section, then.rowIDs(of: section) ?? [])
  }
}

extension RandomStoreHistory {
  /// Next to what rows go: the one at the place, else the section's last one, else the section.
  private struct Place {
    let section: Int
    let before: Int?
    let after: Int?
  }

  /// What is wrong with a move, by a plain computation on arrays.
  private func problem(
    _ moving: [Int], _ place: Place, _ before: ServerList, _ outcome: ServerStore.Outcome
  ) -> String? {
    var sections = RowtrailTests.rows(of: before)
    let anchor = place.before ?? place.after
    let isThere = anchor.map { before.contains($0) } ?? (before.sectionIndex(of: place.section) != nil)
    guard moving.allSatisfy({ before.contains($0) }), isThere else {
      return outcome.reason == .gone && store.list == before ? nil : "something is gone: \(outcome)"
    }
    let landing = sections.joined().filter { moving.contains($0) }
    sections = sections.map { $0.filter { !moving.contains($0) } }
    if let anchor {
      for index in sections.indices {
        guard let offset = sections[index].firstIndex(of: anchor) else { continue }
        sections[index].insert(contentsOf: landing, at: place.before == nil ? offset + 1 : offset)
      }
    } else if let index = before.sectionIndex(of: place.section) {
      sections[index] += landing
    }
    return outcome.isAccepted && RowtrailTests.rows(of: store.list) == sections ? nil : "\(sections): \(outcome)"
  }
}
