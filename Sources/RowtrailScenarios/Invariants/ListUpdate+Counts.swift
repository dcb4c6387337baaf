import Rowtrail

extension ListUpdate {
  /// This update between lists whose sections have so many items, for judging.
  func proposed(
    view: ProposedUpdate.ViewKind = .collection, before: [Int], after: [Int]
  ) -> ProposedUpdate {
    ProposedUpdate(
      view: view, before: before, after: after,
      sections: .init(delete: sections.delete, insert: sections.insert, move: sections.move),
      items: .init(delete: items.delete, insert: items.insert, move: items.move))
  }
}
