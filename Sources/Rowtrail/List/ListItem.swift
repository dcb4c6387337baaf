/// What an id of a section must be: usable as a key, and safe to share between tasks.
///
///     enum Zone: String, ListID { case asia, europe }
public typealias ListID = Hashable & Sendable

/// The content of a row: an app's own value type, with an identity that outlives every index path.
///
///     struct Server: ListItem {
///       let id: String
///       var nickname: String
///       var region: String
///     }
///
/// Star and expansion are not part of an item: the list keeps them. Two items are the same row where their ids are
/// equal, and the same content where they are `==`.
///
/// An app that edits whole items needs nothing more. One that wants to record *which* member an edit replaced names an
/// ``Edit`` of its own, as ``TextItem`` does.
public protocol ListItem: Identifiable, Equatable, Sendable where ID: Sendable {
  /// What `ListAction.edit` carries: a whole new item unless the type says otherwise.
  associatedtype Edit: Equatable & Sendable = Self

  /// The item after an edit. It must keep its id; an edit that changes the id is rejected as `changed-id`.
  func edited(by edit: Edit) -> Self

  /// The item when a reload brings `new` under the same id.
  ///
  /// The default keeps the old item where the two are equal, so that nothing changes, not even a spelling.
  func reloaded(as new: Self) -> Self
}

extension ListItem {
  /// The new item, or this one where the two are equal.
  @inlinable
  public func reloaded(as new: Self) -> Self { self == new ? self : new }
}

extension ListItem where Edit == Self {
  /// The new item, or this one where the two are equal.
  @inlinable
  public func edited(by edit: Self) -> Self { self == edit ? self : edit }
}
