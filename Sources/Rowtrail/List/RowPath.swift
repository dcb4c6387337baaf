/// Where an item stands in a list: a section's index and an item's index in it, both from 0.
///
/// A row path counts as UIKit's `IndexPath` does: in a section whose header mode is ``HeaderMode/firstItem`` item 0 is
/// the header and the rows start at item 1; in every other section the rows start at item 0.
///
///     RowPath(section: 0, item: 2).description  // "[0, 2]"
///
/// Any two integers make a path. Whether something stands there is for a list to say. `Sendable`.
public struct RowPath: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// The section's index, from 0.
  public var section: Int
  /// The item's index in the section, from 0; a header that is an item counts.
  public var item: Int

  /// A path to an item of a section.
  public init(section: Int, item: Int) {
    self.section = section
    self.item = item
  }

  /// The order of the screen: by section, then by item.
  public static func < (left: RowPath, right: RowPath) -> Bool {
    (left.section, left.item) < (right.section, right.item)
  }

  /// The path as scenario files write it: `[section, item]`.
  public var description: String { "[\(section), \(item)]" }
}
