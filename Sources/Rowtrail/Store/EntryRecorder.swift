/// What is given every entry of a store, such as a log.
@MainActor
package protocol EntryRecorder<SectionID, Item>: AnyObject {
  /// The ids of the store's sections.
  associatedtype SectionID: ListID
  /// The content of the store's rows.
  associatedtype Item: ListItem

  /// Takes an entry, in order, before its dispatch returns. It must not wait for anything.
  func record(_ entry: Entry<SectionID, Item>)
}
