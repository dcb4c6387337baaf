import Rowtrail

extension HeadlessListView {
  /// Takes an update, and says what is wrong with it: why it was refused, or where the view now shows another item than the
  /// list has. `nil` where the view shows the list.
  mutating func problem(applying update: ListUpdate, showing list: ListState<SectionID, Item>) -> String? {
    do throws(UpdateVerdict) {
      try apply(update, showing: list)
    } catch {
      return "the view refuses the update: \(error)"
    }
    return mismatch.map { "after the update, \($0)" }
  }
}
