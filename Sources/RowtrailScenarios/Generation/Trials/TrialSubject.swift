import Rowtrail

/// What trials are run on: a list's history, with a reducer and a planner of its own.
///
/// `Timeline` is one. An app that reduces actions, resolves captured paths or plans updates itself conforms its own type,
/// and is then compared with what a `Timeline` makes of the same actions, step by step.
///
///     struct MyHistory: TrialSubject {
///       private var timeline: Timeline<String, TextItem>
///       var current: ListState<String, TextItem> { timeline.current }
///       mutating func perform(_ action: ListAction<String, TextItem>) -> Entry<String, TextItem> { timeline.dispatch(action) }
///       func resolve(_ target: RowTarget<String>) -> Result<String, Rejection> { timeline.resolve(target) }
///       func update(from: Int, to: Int) -> ListUpdate? { myPlan(from, to) }
///     }
public protocol TrialSubject<SectionID, Item>: Sendable {
  /// The id of a section.
  associatedtype SectionID: ListID
  /// The content of a row.
  associatedtype Item: ListItem

  /// The list as it is now.
  var current: ListState<SectionID, Item> { get }

  /// Lets an action happen, or refuses it; either way it makes the next revision.
  mutating func perform(_ action: ListAction<SectionID, Item>) -> Entry<SectionID, Item>

  /// The row that a target names now, or why it names none.
  func resolve(_ target: RowTarget<Item.ID>) -> Result<Item.ID, Rejection>

  /// The update that turns a view of one revision into a view of another; `nil` where there is none.
  func update(from: Int, to: Int) -> ListUpdate?
}

extension Timeline: TrialSubject {
  /// Dispatches the action.
  public mutating func perform(_ action: ListAction<SectionID, Item>) -> Entry<SectionID, Item> { dispatch(action) }
}
