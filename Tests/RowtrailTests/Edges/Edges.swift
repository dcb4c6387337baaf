import Rowtrail

/// A small list of text rows: `a`, `b` under a supplementary header, `c`, `d`, `e` under one that is an item, and an empty
/// section.
let letters = ListState(
  ListSection("one", header: "One", ["a", "b"].map { TextItem($0) }),
  ListSection("two", header: "Two", headerMode: .firstItem, ["c", "d", "e"].map { TextItem($0) }),
  ListSection("three", [TextItem]()))

/// Numbers that arithmetic would trip over.
let extremes = [Int.min, Int.min + 1, -1, 0, 1, Int.max - 1, Int.max]
