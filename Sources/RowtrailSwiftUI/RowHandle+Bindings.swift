#if canImport(SwiftUI)
  import Rowtrail
  import SwiftUI

  extension RowHandle {
    /// Whether the row is starred, as a binding that reaches the row wherever it is: `Toggle("Starred", isOn: row.isStarred)`.
    public var isStarred: Binding<Bool> {
      Binding(
        get: { @MainActor in row?.isStarred ?? shown.isStarred },
        set: { @MainActor in setStarred($0) })
    }

    /// Whether the row is expanded, as a binding that reaches the row wherever it is.
    public var isExpanded: Binding<Bool> {
      Binding(
        get: { @MainActor in row?.isExpanded ?? shown.isExpanded },
        set: { @MainActor in setExpanded($0) })
    }
  }

  extension RowHandle where Item.Edit == Item {
    /// A member of the row's content, as a binding by identity: `TextField("Title", text: row.binding(\.title))`.
    ///
    /// It reads the newest content and writes into it, so that what was changed meanwhile in other members stays. Where the row
    /// is gone, it reads what was last shown and its writes are refused.
    public func binding<Value: Sendable>(_ member: WritableKeyPath<Item, Value> & Sendable) -> Binding<Value> {
      Binding(
        get: { @MainActor in (row?.item ?? shown.item)[keyPath: member] },
        set: { @MainActor value in edit { $0[keyPath: member] = value } })
    }
  }
#endif
