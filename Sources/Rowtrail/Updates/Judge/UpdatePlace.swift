/// A place that an operation of a batch names: a section, or an item of one. `Sendable`, and a value.
public enum UpdatePlace: Hashable, Sendable, CustomStringConvertible {
  /// A section, by its index.
  case section(Int)
  /// An item, by its path.
  case item(RowPath)

  /// The section that is named, or that the item stands in.
  public var section: Int {
    switch self {
    case .section(let section): section
    case .item(let path): path.section
    }
  }

  /// The place as scenario files write it: `[section]` or `[section, item]`.
  public var description: String {
    switch self {
    case .section(let section): "[\(section)]"
    case .item(let path): path.description
    }
  }

  /// The place as UIKit prints it in an exception: an index path, for a section with `NSNotFound` as its item.
  package var indexPathText: String {
    switch self {
    case .section(let section): "{length = 2, path = \(section) - \(Int.max)}"
    case .item(let path): "{length = 2, path = \(path.section) - \(path.item)}"
    }
  }
}
