/// How a section shows its header, which decides whether the header counts as an item.
///
/// The raw values are the words of scenario files and logs. `Sendable`.
public enum HeaderMode: String, Hashable, Sendable, CaseIterable {
  /// No header view.
  case none
  /// A header view outside the index space, as `UITableView` headers and supplementary views are.
  case supplementary
  /// The header is the section's item 0 (UIKit's `headerMode = .firstItemInSection`), and the rows start at item 1.
  case firstItem = "first-item"

  /// The item index of a section's first row: 1 where the header is an item, else 0.
  @inlinable
  public var firstRowItem: Int { self == .firstItem ? 1 : 0 }
}
