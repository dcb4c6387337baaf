#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import Rowtrail
  import UIKit

  extension IndexPath {
    /// The index path that a row path stands for.
    public init(_ path: RowPath) { self.init(item: path.item, section: path.section) }
  }

  extension RowPath {
    /// The row path that an index path of a table or collection view stands for.
    public init(_ indexPath: IndexPath) { self.init(section: indexPath.section, item: indexPath.item) }
  }
#endif
