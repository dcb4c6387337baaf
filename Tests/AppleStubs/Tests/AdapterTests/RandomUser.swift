import Foundation
import Harness
import LinkedExamples
import Rowtrail
import Testing

/// A user and an app that do things to a server list at random, and what must hold after each of them.
@MainActor
final class RandomUser {
  let view: any ServersOnScreen
  var store: ListStore<Zone, CloudServer> { view.store }
  private var random: SeededGenerator
  private var swipe: OpenSwipe?
  private var lifted: [Dragged]?
  private var buttons: [(id: String, tap: () -> Void)] = []
  private var names = 0
  private(set) var trail: [String] = []

  init(_ view: any ServersOnScreen, seed: UInt64) {
    self.view = view
    random = SeededGenerator(seed)
    view.presenter.patience = .zero
    if seed.isMultiple(of: 2) {
      view.presenter.onMove = { move in
        move.dispatch(with: move.rows.map { move.section == .asia ? .star(.id($0.id)) : .delete([.id($0.id)]) })
      }
    }
    view.setWindow(Screen.window)
  }

  func step() async {
    switch below(14) {
    case 0...5: note("app: \(act())")
    case 6: openSwipe()
    case 7: endSwipe()
    case 8: await reorder()
    case 9: liftOrDrop()
    case 10: keepButton()
    case 11: tapButton()
    case 12 where below(4) == 0:
      note("away")
      view.setWindow(nil)
      _ = act()
      await settle()
      view.setWindow(Screen.window)
      swipe = nil
    default:
      note("settle")
      await settle()
      check()
    }
  }

  /// Whether the view shows the list once nothing is under way.
  func finish() async {
    swipe?.letGo()
    swipe = nil
    await settle()
    for _ in 0..<200 where view.presenter.revision != store.revision { await settle() }
    check()
  }

  private func check() {
    #expect(view.faults == [], "\(trail.suffix(12))")
    guard swipe == nil, view.presenter.revision == store.revision else { return }
    #expect(view.texts == expectedTexts, "\(trail.suffix(12))")
    let sections = store.list.sections.map(\.attributes)
    #expect(
      view.headerTexts == sections.map { $0.headerMode == .supplementary ? $0.header : nil }, "\(trail.suffix(12))")
    #expect(
      view.headerCounts == store.list.sections.map { $0.attributes.headerMode == .none ? nil : $0.rows.count },
      "\(trail.suffix(12))")
    #expect(view.footerTexts == sections.map { $0.footer.isEmpty ? nil : $0.footer }, "\(trail.suffix(12))")
  }

  private var expectedTexts: [[String]] {
    store.list.sections.map { section in
      (section.attributes.headerMode == .firstItem ? ["[\(section.attributes.header)]"] : [])
        + section.rows.map { $0.isStarred ? "\($0.item.nickname)*" : $0.item.nickname }
    }
  }
}

extension RandomUser {
  private func below(_ bound: Int) -> Int { Int.random(in: 0..<max(1, bound), using: &random) }
  private func note(_ text: String) { trail.append(text) }

  private func anyRow() -> String? { store.list.rowIDs.randomElement(using: &random) }
  private func anyZone() -> Zone { [.asia, .europe][below(2)] }

  /// A path of the list that the view shows.
  private func shownPath() -> RowPath? {
    let list = view.presenter.list
    guard list.sectionCount > 0 else { return nil }
    let section = below(list.sectionCount)
    guard let count = list.itemCount(ofSectionAt: section), count > 0 else { return nil }
    return RowPath(section: section, item: below(count))
  }

  private func newRow() -> ListRow<CloudServer> {
    names += 1
    return ListRow(
      CloudServer("new \(names)", nickname: "N\(names)", region: "", hardware: "", cpuCores: 1, memoryGB: 1),
      isStarred: below(2) == 0)
  }

  private func act() -> ListAction<Zone, CloudServer> {
    let action = anyAction()
    store.dispatch(action)
    return action
  }

  private func anyAction() -> ListAction<Zone, CloudServer> {
    let mode = HeaderMode.allCases[below(3)]
    switch below(13) {
    case 0, 1: return .insert(newRow(), at: .start(of: .id(anyZone())))
    case 2: return .insert(newRow(), at: .end(of: .id(anyZone())))
    case 3: return .toggleStar(.id(anyRow() ?? ""))
    case 4: return .delete([.id(anyRow() ?? "")])
    case 5, 6: return .move([.id(anyRow() ?? ""), .id(anyRow() ?? "")], to: .end(of: .id(anyZone())))
    case 7: return .move([.id(anyRow() ?? "")], to: .before(.id(anyRow() ?? "")))
    case 8: return .moveSection(.id(anyZone()), to: 0)
    case 9: return [.undo, .redo][below(2)]
    case 10: return .editSection(.id(anyZone()), SectionEdit(header: "H\(below(3))", headerMode: mode))
    case 11: return .editSection(.id(anyZone()), SectionEdit(footer: ["", "F", "G"][below(3)]))
    default:
      if below(3) > 0 { return .insertSection(SectionAttributes(anyZone(), header: "New"), at: 0) }
      return .deleteSection(.id(anyZone()))
    }
  }

  private func openSwipe() {
    guard swipe == nil, let path = shownPath() else { return }
    note("swipe \(path)")
    swipe = view.swipe(at: path)
  }

  private func endSwipe() {
    guard let swipe else { return }
    self.swipe = nil
    if below(3) == 0 {
      note("let go")
      swipe.letGo()
    } else {
      note("tap the swipe's action")
      swipe.tap()
      #expect(swipe.told.count == 1)
    }
  }

  private func reorder() async {
    guard swipe == nil, let source = shownPath(), view.pickUp(source) else { return }
    for _ in 0..<below(3) { note("app, meanwhile: \(act())") }
    if below(2) == 0 { await settle() }
    let section = below(view.presenter.list.sectionCount)
    let count = view.presenter.list.itemCount(ofSectionAt: section) ?? 0
    let target = RowPath(section: section, item: below(count + (section == source.section ? 0 : 1)))
    note("reorder \(source) to \(target)")
    view.drop(from: source, at: target)
  }

  private func liftOrDrop() {
    guard let path = shownPath() else { return }
    if let lifted {
      note("drop at \(path)")
      view.drop(lifted, at: below(4) == 0 ? nil : path)
      self.lifted = nil
    } else {
      note("lift \(path)")
      lifted = view.lift([path])
    }
  }

  /// The finger goes down on a star.
  private func keepButton() {
    guard let path = shownPath(), let id = view.presenter.list.rowID(at: path), let tap = view.starButton(at: path)
    else { return }
    note("press the star at \(path): \(id)")
    buttons.append((id, tap))
  }

  /// The finger goes up, whatever became of the row.
  private func tapButton() {
    guard let button = buttons.popLast() else { return }
    let before = store.list
    note("tap the star of \(button.id)")
    button.tap()
    var expected = before
    expected.toggleStar(of: button.id)
    #expect(store.list == expected, "\(trail.suffix(12))")
  }
}

struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64
  init(_ seed: UInt64) { state = seed }
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
