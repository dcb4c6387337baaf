/// What a run answers to the process that started it.
enum ExitStatus: Int32, Sendable, Comparable {
  /// All is well.
  case success = 0
  /// The answer is no: a scenario failed, nothing was found.
  case negative = 1
  /// An input could not be read.
  case unreadableInput = 2
  /// Wrong usage.
  case usage = 64
  /// Output could not be written.
  case unwritableOutput = 74

  static func < (left: ExitStatus, right: ExitStatus) -> Bool { left.rawValue < right.rawValue }
}
