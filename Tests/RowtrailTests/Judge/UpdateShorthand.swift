import Rowtrail

func rowAt(_ section: Int, _ item: Int) -> RowPath { RowPath(section: section, item: item) }

func moving(_ from: Int, _ to: Int) -> ListUpdate.Move<Int> { ListUpdate.Move(from: from, to: to) }

func moving(_ from: RowPath, _ to: RowPath) -> ListUpdate.Move<RowPath> { ListUpdate.Move(from: from, to: to) }

func proposal(
  _ before: [Int], _ after: [Int],
  sections: ProposedUpdate.Operations<Int> = .init(), items: ProposedUpdate.Operations<RowPath> = .init()
) -> ProposedUpdate {
  proposal(.table, before, after, sections: sections, items: items)
}

func proposal(
  _ view: ProposedUpdate.ViewKind, _ before: [Int], _ after: [Int],
  sections: ProposedUpdate.Operations<Int> = .init(), items: ProposedUpdate.Operations<RowPath> = .init()
) -> ProposedUpdate {
  ProposedUpdate(view: view, before: before, after: after, sections: sections, items: items)
}
