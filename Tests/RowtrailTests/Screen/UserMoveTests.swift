import Rowtrail
import Testing

@Suite("Rows moved by the user in the view", .timeLimit(.minutes(15)))
@MainActor
struct UserMoveTests {
  private static let meanwhile: [ListAction<Int, Server>?] = [
    nil, .delete([.id(1)]), .delete([.id(2), .id(4)]), .star(.id(3)), .move([.id(2)], to: .end(of: .id(1))),
    .moveSection(.id(0), to: 1), .deleteSection(.id(1)), .deleteSection(.id(0)),
    .insert(ListRow(Server.make(9)), at: .start(of: .id(0))),
    .editSection(.id(0), SectionEdit(headerMode: .firstItem)),
    .editSection(.id(1), SectionEdit(headerMode: HeaderMode.none)),
    .batch([.moveSection(.id(1), to: 0), .delete([.id(3)]), .insert(ListRow(Server.make(9)), at: .end(of: .id(1)))]),
  ]

  @Test(
    "every move of every row, whatever happened meanwhile, ends in what the store has, and is never told twice",
    arguments: [Set<Int>(), [1], [0, 1]])
  func everyMove(firstItem: Set<Int>) async {
    let list = serverList([1, 2, 3], [4, 5], [], firstItem: firstItem)
    for (number, action) in Self.meanwhile.enumerated() {
      for source in list.rowIDs.compactMap({ list.path(of: $0) }) {
        for section in 0..<3 {
          let count = list.itemCount(ofSectionAt: section) ?? 0
          for item in 0...(section == source.section ? count - 1 : count) {
            await check(list, action, number, source, at(section, item))
          }
        }
      }
    }
  }

  private func check(
    _ list: ServerList, _ action: ListAction<Int, Server>?, _ number: Int, _ source: RowPath, _ destination: RowPath
  ) async {
    let screen = GridScreen(list)
    if let action { screen.store.dispatch(action) }
    let outcome = screen.moveByHand(from: source, to: destination)
    let label: Comment = "action \(number), \(source) to \(destination)"
    if action == nil {
      // A place onto a header means the one behind it, which only a reload can show.
      let isOntoHeader =
        destination.item == 0 && list.occupant(of: at(destination.section, 0)) == .header(destination.section)
      #expect(outcome.isAccepted, label)
      await screen.settle()
      #expect(screen.calls == (isOntoHeader ? ["reload"] : []), label)
    }
    await screen.settle()
    #expect(screen.grid == screen.store.list.occupants, label)
    #expect(screen.heads == screen.store.list.counts, label)
    #expect(screen.presenter.revision == screen.store.revision, label)
  }

  @Test("a move that means more is one entry; the view is told of what is more, and not of the move")
  func meaning() async {
    let screen = GridScreen(serverList([1, 2], [3]))
    screen.presenter.onMove = { move in
      move.dispatch(with: move.rows.map { move.section == 1 ? .star(.id($0.id)) : .unstar(.id($0.id)) })
    }
    #expect(screen.moveByHand(from: at(0, 0), to: at(1, 0)).isAccepted)
    #expect(screen.presenter.handle(at: at(1, 0))?.id == 1, "it answers for what the view shows")
    await screen.settle()
    #expect(screen.calls == ["batch"] && screen.heads == [0: 1, 1: 2])
    #expect(screen.updates.first == ListUpdate(from: 0, to: 1, reconfigure: [at(1, 0)]))
    #expect(screen.store.revision == 1 && screen.store.list.row(1)?.isStarred == true)
    let row = screen.presenter.handle(for: 3)
    #expect(screen.presenter.drop([row].compactMap { $0 }, at: at(0, 0)).isAccepted)
    #expect(rows(of: screen.presenter.list) == [[3, 2], [1]] && screen.store.list.row(3)?.isStarred == false)
    screen.store.undo()
    screen.store.undo()
    await screen.settle()
    #expect(screen.store.list == serverList([1, 2], [3]) && screen.grid == screen.store.list.occupants)
  }

  @Test("a move that means something else, or is refused, is taken back in the view")
  func otherMeaning() async {
    let screen = GridScreen(serverList([1, 2], [3]))
    screen.presenter.onMove = { move in move.store.dispatch(.swipeDelete(move.rows[0].target)) }
    screen.moveByHand(from: at(0, 0), to: at(1, 0))
    await screen.settle()
    #expect(screen.grid == screen.store.list.occupants && rows(of: screen.presenter.list) == [[2], [3]])
    screen.presenter.onMove = { _ in .failure(Rejection(.invalidDestination, "elsewhere")) }
    #expect(screen.moveByHand(from: at(0, 0), to: at(1, 0)).reason == .invalidDestination)
    await screen.settle()
    #expect(rows(of: screen.presenter.list) == [[2], [3]] && screen.grid == screen.store.list.occupants)
    #expect(screen.heads == [0: 1, 1: 1])
  }

  @Test("an `onMove` that tells the view, now or afresh: it is told once the move is done", arguments: [false, true])
  func toldMeanwhile(afresh: Bool) async {
    let screen = GridScreen(serverList([1, 2, 3], [4]))
    screen.presenter.onMove = { [unowned screen] move in
      let outcome = move.dispatch(with: [.star(.id(4)), .delete([.id(3)])])
      if afresh { screen.presenter.reload() } else { screen.presenter.updateNow() }
      #expect(screen.calls == [] && rows(of: screen.presenter.list) == [[1, 2, 3], [4]])
      return outcome
    }
    #expect(screen.moveByHand(from: at(0, 0), to: at(1, 1)).isAccepted)
    #expect(screen.calls == [] && screen.grid == screen.presenter.list.occupants)
    await screen.settle()
    #expect(screen.calls == [afresh ? "reload" : "batch"] && rows(of: screen.presenter.list) == [[2], [4, 1]])
    #expect(screen.grid == screen.store.list.occupants && screen.heads == screen.store.list.counts)
    #expect(screen.presenter.revision == 1)
  }

  @Test("until the view is put right, it answers for what it shows")
  func inBetween() async throws {
    let screen = GridScreen(serverList([1, 2, 3], [4, 5]))
    screen.store.dispatch(.delete([.id(4)]))
    let refused = screen.moveByHand(from: at(0, 0), to: at(1, 0))
    #expect(refused.reason == .gone && screen.presenter.list.occupants == screen.grid)
    let row = try #require(screen.presenter.handle(at: at(1, 0)))
    #expect(row.id == 1 && row.path == at(0, 0), "the handle's path counts in its revision")
    #expect(screen.moveByHand(from: at(0, 0), to: at(1, 1)).reason == .gone)
    #expect(screen.presenter.list.occupants == screen.grid)
    #expect(screen.presenter.drop([row], at: nil).reason == .gone)
    await screen.settle()
    #expect(rows(of: screen.presenter.list) == [[1, 2, 3], [5]] && screen.calls == ["batch"])
  }

  @Test("a header that is an item is no place for a drop")
  func target() {
    let presenter = ListPresenter(ServerStore(serverList([1], [2], firstItem: [1])))
    #expect(presenter.moveTarget(for: at(0, 0)) == at(0, 0) && presenter.moveTarget(for: at(1, 0)) == at(1, 1))
  }

  @Test("drops tell the view at once")
  func drops() {
    let screen = GridScreen(serverList([1, 2], [3]))
    screen.readiness = .busy
    let row = screen.presenter.handle(for: 3)
    #expect(screen.presenter.drop([row].compactMap { $0 }, at: at(0, 0)).isAccepted)
    #expect(screen.presenter.drop([ListRow(Server.make(9))], at: nil).isAccepted)
    #expect(rows(of: screen.presenter.list) == [[3, 1, 2], [9]] && screen.calls == ["batch", "batch"])
  }
}
