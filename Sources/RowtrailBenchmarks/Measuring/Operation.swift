/// Something that is measured, by the name that the table shows.
struct Operation: Hashable {
  /// What is counted.
  enum Unit { case time, bytes }

  var name: String
  var unit = Unit.time

  init(_ name: String, _ unit: Unit = .time) {
    self.name = name
    self.unit = unit
  }

  static func inPlace(_ kind: StepKind) -> Operation { Operation("\(kind.rawValue), in place") }
  static func kept(_ kind: StepKind) -> Operation { Operation("\(kind.rawValue), every revision kept") }
  static func dispatched(_ kind: StepKind) -> Operation { Operation("\(kind.rawValue), dispatched to a timeline") }
  static func memory(_ kind: StepKind) -> Operation { Operation("\(kind.rawValue), memory a revision", .bytes) }
  static func resident(_ kind: StepKind) -> Operation {
    Operation("\(kind.rawValue), memory a revision, resident", .bytes)
  }
  static func changes(_ distance: Int) -> Operation { Operation("what changed in \(entries(distance))") }
  static func update(_ distance: Int) -> Operation { Operation("update over \(entries(distance))") }
  private static func entries(_ count: Int) -> String { count == 1 ? "1 entry" : "\(count) entries" }

  static let pathOfID = Operation("id to path")
  static let rowAtPath = Operation("path to row")
  static let capturedPath = Operation("captured path to path now")
  static let jump = Operation("jump to a random revision")
  static let jumpTinyBudget = Operation("jump to a random revision, 1 MB budget")
  static let dispatchWithUpdate = Operation("dispatch a star, with its update")
  static let build = Operation("build from rows")
  static let bytesPerRow = Operation("memory a row", .bytes)
}
