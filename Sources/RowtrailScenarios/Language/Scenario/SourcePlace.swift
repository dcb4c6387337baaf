/// A place in a scenario file. `Sendable`, and a value.
public struct SourcePlace: Hashable, Sendable, Comparable {
  /// The line, from 1.
  public let line: Int
  /// The column, from 1, in Unicode scalars; a tab is one, a byte-order mark none.
  public let column: Int

  /// The place at a line and a column, both from 1.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  /// The order of reading: by line, then by column.
  public static func < (left: SourcePlace, right: SourcePlace) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }
}
