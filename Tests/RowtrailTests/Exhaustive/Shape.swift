import Rowtrail

/// How many rows each section of a small list has, and how it shows its header.
struct Shape: Sendable {
  struct Part: Sendable {
    var rows: Int
    var mode: HeaderMode
  }

  var parts: [Part]

  /// Every shape of up to three sections of up to three rows: with every combination of header modes up to two sections,
  /// beyond that with one each, so that over all of them each mode meets each number of rows in each section.
  static let all: [Shape] = {
    let small = (0...2).flatMap { shapes(sections: $0, rows: 0...3, modes: HeaderMode.allCases) }
    let counts = shapes(sections: 3, rows: 0...3, modes: [.none])
    let large = counts.enumerated().map { number, shape in
      var shape = shape
      for index in shape.parts.indices {
        shape.parts[index].mode = HeaderMode.allCases[(number + number / 3 + index * (number / 9 + 1)) % 3]
      }
      return shape
    }
    return small + large
  }()

  private static func shapes(sections: Int, rows: ClosedRange<Int>, modes: [HeaderMode]) -> [Shape] {
    guard sections > 0 else { return [Shape(parts: [])] }
    return shapes(sections: sections - 1, rows: rows, modes: modes).flatMap { shape in
      rows.flatMap { count in modes.map { Shape(parts: shape.parts + [Part(rows: count, mode: $0)]) } }
    }
  }

  var rowCount: Int { parts.reduce(0) { $0 + $1.rows } }

  /// The list of this shape: rows 0, 1, 2 … in order, every third one starred, every fourth one expanded.
  func sections<Item: Sample>(of type: Item.Type) -> [Item.Section] {
    var number = 0
    return parts.enumerated().map { index, part in
      let rows = (number..<number + part.rows).map { row in
        ListRow(Item.make(row, variant: row), isStarred: row % 3 == 1, isExpanded: row % 4 == 2)
      }
      number += part.rows
      return ListSection(
        Item.sectionID(index), header: spelledText(index), footer: "", headerMode: part.mode, rows: rows)
    }
  }
}
