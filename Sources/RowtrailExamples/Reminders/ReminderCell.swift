/// What a cell of the reminder editor shows and does: a header, or a text field.
@MainActor
package struct ReminderCell {
  package var text: String
  package var isHeader: Bool
  /// Each keystroke in the text field of the cell; `nil` in a header.
  package var onEdit: ((_ text: String) -> Void)?
}
