import Rowtrail

extension Lockstep {
  /// The timeline says of a row target what the reference says, without an action.
  func compareTarget(_ target: RowTarget<Item.ID>) throws(Difference) {
    let expected: Result<Item.ID, Rejection.Reason> =
      Result { () throws(Rejection.Reason) in try PlainRun(history: plain).resolve(target) }
    try compare(timeline.resolve(target).mapError(\.reason), expected, "\(target)")
  }

  /// The timeline says of a section target what the reference says, without an action.
  func compareTarget(_ target: SectionTarget<Item.SectionID>) throws(Difference) {
    let sections = plain.current.sections
    let expected: Result<Item.SectionID, Rejection.Reason> =
      Result { () throws(Rejection.Reason) in sections[try PlainRun(history: plain).resolve(target)].id }
    try compare(timeline.resolve(target).mapError(\.reason), expected, "\(target)")
  }
}
