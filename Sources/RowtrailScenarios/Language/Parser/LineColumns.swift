/// Finds columns of a line, one after the other from left to right, in time linear in the line.
struct LineColumns {
  /// The line.
  let line: String
  private var column = 1
  private var index: String.Index

  init(_ line: String) {
    self.line = line
    index = line.startIndex
  }

  /// The place of a column, which counts scalars from 1 and is not before the one asked about last; the line's end
  /// where there is no such column.
  mutating func index(of column: Int) -> String.Index {
    let scalars = line.unicodeScalars
    index = scalars.index(index, offsetBy: column - self.column, limitedBy: scalars.endIndex) ?? scalars.endIndex
    self.column = column
    return index
  }
}
