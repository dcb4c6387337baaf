import Rowtrail

/// The text row of an aspect: item 1 of its section, since the header is item 0.
package struct ReminderText: ListItem {
  package let id: ReminderAspect
  package var text: String

  package init(_ id: ReminderAspect, _ text: String) {
    self.id = id
    self.text = text
  }
}

extension ListSection where SectionID == ReminderAspect, Item == ReminderText {
  /// The section of an aspect, with its header as item 0.
  package init(_ aspect: ReminderAspect, _ text: String) {
    self.init(aspect, header: aspect.name, headerMode: .firstItem, [ReminderText(aspect, text)])
  }
}
