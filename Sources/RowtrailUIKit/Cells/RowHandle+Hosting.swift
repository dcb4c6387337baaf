#if canImport(UIKit) && canImport(SwiftUI) && !os(watchOS) && !os(tvOS)
  import Rowtrail
  import SwiftUI
  import UIKit

  extension RowHandle {
    /// A content configuration that hosts a SwiftUI view of the row.
    ///
    ///     cell.contentConfiguration = row.hosting { row in ServerRow(row) }
    ///
    /// The view has the row's identity, so that a cell that comes to show another row does not keep the view's `@State`. Its
    /// buttons act on the handle, never on the cell's index path.
    public func hosting<Content: View>(
      @ViewBuilder _ content: (RowHandle) -> Content
    ) -> UIHostingConfiguration<some View, EmptyView> {
      UIHostingConfiguration { content(self).id(id) }
    }
  }
#endif
