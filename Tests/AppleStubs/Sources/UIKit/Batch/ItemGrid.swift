import Foundation
import Rowtrail

/// What a table or collection view shows, and the rules by which a batch changes it. Both views keep one.
///
/// A batch that the judge does not find legal is refused: it is noted as a fault, and the view is loaded afresh.
@MainActor
final class ItemGrid<Cell: AnyObject> {
  let kind: ProposedUpdate.ViewKind
  /// The items of each section as the view knows them; `nil` until it has asked.
  var counts: [Int]?
  var cells: [[Cell?]] = []
  var faults: [String] = []
  /// How often a batch was carried out, and how often everything was loaded.
  var batches = 0
  var reloads = 0
  /// What the batch under way does.
  private var sections = ProposedUpdate.Operations<Int>()
  private var items = ProposedUpdate.Operations<RowPath>()
  private(set) var isInBatch = false

  init(_ kind: ProposedUpdate.ViewKind) { self.kind = kind }

  func forget() -> [Cell] {
    let all = cells.joined().compactMap { $0 }
    counts = nil
    cells = []
    return all
  }

  /// Notes what a call does, as a batch of its own where none is under way.
  func note(
    _ perform: (() -> Void) -> Void,
    _ change: @escaping (inout ProposedUpdate.Operations<Int>, inout ProposedUpdate.Operations<RowPath>) -> Void
  ) {
    if isInBatch { return change(&sections, &items) }
    perform { change(&sections, &items) }
  }

  /// Carries out a batch. What stays keeps its cell; a place for which a cell is wanted is `nil` afterwards.
  ///
  /// - Returns: what was done, or `nil` where it was refused.
  func perform(_ body: () -> Void, counting: () -> [Int]) -> ProposedUpdate? {
    let before = counts ?? counting()
    if counts == nil { cells = before.map { Array(repeating: nil, count: $0) } }
    (sections, items) = (ProposedUpdate.Operations(), ProposedUpdate.Operations())
    isInBatch = true
    body()
    isInBatch = false
    let after = counting()
    let update = ProposedUpdate(view: kind, before: before, after: after, sections: sections, items: items)
    batches += 1
    counts = after
    guard case .legal = update.verdict() else {
      faults.append("\(update.verdict())")
      return nil
    }
    // Cells are the ids: what stays keeps its own, and where the data source has something new there is none.
    let old = cells.map { row in row.map { Place(cell: $0) } }
    let new = after.map { Array(repeating: Place<Cell>(cell: nil), count: $0) }
    cells = update.applied(to: old, dataSource: new).map { row in row.map { $0?.cell } }
    return update
  }

  func cell(at indexPath: IndexPath) -> Cell? {
    guard cells.indices.contains(indexPath.section), cells[indexPath.section].indices.contains(indexPath.item) else {
      return nil
    }
    return cells[indexPath.section][indexPath.item]
  }

  /// The paths at which a cell is wanted.
  var vacant: [IndexPath] {
    cells.indices.flatMap { section in
      cells[section].indices.filter { cells[section][$0] == nil }.map { IndexPath(item: $0, section: section) }
    }
  }

  func indexPath(of cell: Cell) -> IndexPath? {
    for (section, row) in cells.enumerated() {
      if let item = row.firstIndex(where: { $0 === cell }) { return IndexPath(item: item, section: section) }
    }
    return nil
  }

  /// The user moves an item with the finger: the view has it there before anybody is asked.
  func moveByHand(from source: IndexPath, to destination: IndexPath) {
    let cell = cells[source.section].remove(at: source.item)
    cells[destination.section].insert(cell, at: destination.item)
    counts = cells.map(\.count)
  }
}

/// A place of the grid: the cell there, if any.
struct Place<Cell: AnyObject> {
  let cell: Cell?
}
