import Rowtrail

/// A section of the reminder editor: one for each aspect of a reminder.
package enum ReminderAspect: String, ListID, CaseIterable {
  case title
  case date
  case notes

  /// The header's text.
  package var name: String {
    switch self {
    case .title: "Title"
    case .date: "Date"
    case .notes: "Notes"
    }
  }
}
