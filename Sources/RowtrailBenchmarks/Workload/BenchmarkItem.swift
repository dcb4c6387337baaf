import Rowtrail

/// A row's content that the benchmark can make any number of.
protocol BenchmarkItem: ListItem {
  /// How the table names the type.
  static var name: String { get }
  /// The item of a number; different numbers have different ids.
  init(number: Int)
  /// What an edit in this benchmark replaces.
  static func edit(number: Int) -> Edit
}
