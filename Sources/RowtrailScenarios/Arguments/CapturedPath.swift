import Rowtrail

/// A path as arguments spell it, with or without a revision: `[0, 2]`, `[0, 2]@3`.
package struct CapturedPath: Equatable {
  /// The path.
  package let path: RowPath
  /// The revision, or `nil` where none is given.
  package let revision: Int?
  /// The path as it is written.
  package let written: String
  /// The revision as it is written, or `nil` where none is given.
  package let writtenRevision: String?

  /// The path that a text spells, or `nil` where it spells none.
  package init?(_ text: String) {
    let parts = text.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
    guard let path = parts.first, path.hasPrefix("["), path.hasSuffix("]") else { return nil }
    let numbers = path.dropFirst().dropLast().split(separator: ",", omittingEmptySubsequences: false)
      .map { IntegerText.integer($0.drop { $0 == " " }) }
    guard numbers.count == 2, let section = numbers[0], let item = numbers[1] else { return nil }
    self.path = RowPath(section: section, item: item)
    written = String(parts[0])
    writtenRevision = parts.count == 2 ? String(parts[1]) : nil
    guard parts.count == 2 else {
      revision = nil
      return
    }
    guard let number = IntegerText.natural(parts[1]) else { return nil }
    revision = number
  }
}
