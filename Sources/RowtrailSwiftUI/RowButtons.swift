#if canImport(SwiftUI)
  import Rowtrail
  import SwiftUI

  /// A star that stars its row, or takes the star away. In a row it takes taps on itself alone.
  ///
  /// On the main actor, as SwiftUI's views are.
  public struct StarButton<SectionID: ListID, Item: ListItem>: View {
    private let row: RowHandle<SectionID, Item>

    /// A star for a row.
    public init(_ row: RowHandle<SectionID, Item>) { self.row = row }

    /// The star, filled where the row is starred.
    public var body: some View {
      Button {
        row.toggleStar()
      } label: {
        Image(systemName: row.shown.isStarred ? "star.fill" : "star")
      }
      .buttonStyle(.borderless)
    }
  }

  /// Show More, Show Less. On the main actor, as SwiftUI's views are.
  public struct ExpandButton<SectionID: ListID, Item: ListItem>: View {
    private let row: RowHandle<SectionID, Item>
    private let more: String
    private let less: String

    /// A button that expands and collapses a row, with its two titles.
    public init(more: String, less: String, _ row: RowHandle<SectionID, Item>) {
      self.row = row
      self.more = more
      self.less = less
    }

    /// The button.
    public var body: some View {
      Button {
        row.toggleExpand()
      } label: {
        Text(row.shown.isExpanded ? less : more)
      }
      .buttonStyle(.borderless)
    }
  }

  /// A destructive button that removes its row at once: for swipe actions and menus.
  ///
  /// SwiftUI takes a row out of the list when its destructive swipe button is tapped. A button that only asks whether it should
  /// has no role and a red tint, and removes the row when the user says so.
  ///
  /// On the main actor, as SwiftUI's views are.
  public struct DeleteButton<SectionID: ListID, Item: ListItem>: View {
    private let title: String
    private let row: RowHandle<SectionID, Item>

    /// A button that removes a row by a swipe.
    public init(_ title: String, _ row: RowHandle<SectionID, Item>) {
      self.title = title
      self.row = row
    }

    /// The button.
    public var body: some View {
      Button(role: .destructive) {
        row.swipeDelete()
      } label: {
        Label(title, systemImage: "trash")
      }
    }
  }
#endif
