/// What the end of a line can be completed with. `Sendable`, and a value.
public struct DebugCompletion: Hashable, Sendable {
  /// How many characters at the end of the line a candidate stands for.
  public let length: Int
  /// What can stand there instead, in order.
  public let candidates: [String]
  /// Whether names of files can stand there; they are for the caller to find.
  public let wantsFiles: Bool

  /// A completion of these parts.
  package init(length: Int, candidates: [String], wantsFiles: Bool) {
    self.length = length
    self.candidates = candidates
    self.wantsFiles = wantsFiles
  }
}
