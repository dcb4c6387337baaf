import Rowtrail

extension TextItem: BenchmarkItem {
  static var name: String { "text" }

  /// Id and title have at most 15 bytes, which Swift keeps without a heap block.
  init(number: Int) {
    self.init("row-\(number)", title: "Row \(number)")
  }

  static func edit(number: Int) -> TextEdit { TextEdit(title: "New \(number)") }
}
