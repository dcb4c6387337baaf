import Rowtrail

/// Writes entries as lines of a log and reads them again, to see that what is read is what was written.
package protocol EntryRoundTripping<SectionID, Item>: Sendable {
  associatedtype SectionID: ListID
  associatedtype Item: ListItem

  /// What is wrong with an entry that was written and read again; `nil` where it is equal, or where no log can hold it.
  ///
  /// That the events lead to the same list is not looked at: they are equal, or that is told.
  ///
  /// - Parameter before: the list that the entry happened to.
  func problem(of entry: Entry<SectionID, Item>, in before: ListState<SectionID, Item>) -> String?
}

/// The round trip of a coding. Copies share their memory, and take turns.
package final class EntryRoundTrip<Coding: LogCoding>: EntryRoundTripping {
  package typealias SectionID = Coding.SectionID
  package typealias Item = Coding.Item

  /// How many rows an entry may bring or touch to be looked at.
  private static var largest: Int { 4096 }

  private let lines: Locked<RoundTripLines<Coding>>

  package init(_ coding: Coding) {
    lines = Locked(RoundTripLines(coding))
  }

  @_specialize(where Coding == TextCoding)
  package func problem(of entry: Entry<SectionID, Item>, in before: ListState<SectionID, Item>) -> String? {
    guard Self.isSmall(entry) else { return nil }
    lines.lock()
    defer { lines.unlock() }
    return lines.held.problem(of: entry, in: before)
  }

  private static func isSmall(_ entry: Entry<SectionID, Item>) -> Bool {
    if case .reload(let sections) = entry.action {
      return sections.count + sections.reduce(0) { $0 + $1.rows.count } <= largest
    }
    guard entry.events.count <= largest else { return false }
    return entry.events.allSatisfy { event in
      switch event {
      case .starred(let ids, _), .expanded(let ids, _): ids.count <= largest
      default: true
      }
    }
  }
}

extension LogCoding {
  /// The round trip of this coding.
  package var roundTrip: any EntryRoundTripping<SectionID, Item> { EntryRoundTrip(self) }
}
