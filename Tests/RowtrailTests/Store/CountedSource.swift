import Rowtrail

/// A history of one entry that lies elsewhere, and that counts how often a list is asked for.
final class CountedSource: EntrySource, @unchecked Sendable {
  typealias SectionID = Int
  typealias Item = Server

  private let first: ServerList
  private let last: ServerList
  private let entry: Entry<Int, Server>
  /// How often a list was asked for.
  var asked = 0

  init(_ list: ServerList) {
    var timeline = Timeline(list)
    first = list
    entry = timeline.dispatch(.starAll())
    last = timeline.current
  }

  var revisions: ClosedRange<Int> { 0...1 }
  var outlines: [EntryOutline] { [EntryOutline(entry)] }

  func list(at revision: Int) -> ServerList {
    asked += 1
    return revision == 0 ? first : last
  }

  func window(around revision: Int) -> EntryWindow<Int, Server> { EntryWindow([entry], firstRevision: 1) }

  func forEachEvents(after revision: Int, _ visit: ([ListEvent<Int, Server>]) -> Bool) {
    if revision == 0 { _ = visit(entry.events) }
  }
}
