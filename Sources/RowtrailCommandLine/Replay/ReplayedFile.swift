import RowtrailScenarios

/// What came of running a file, as far as it is written already.
struct ReplayedFile: Sendable {
  /// The path as it was given or found.
  let path: RawPath
  /// What was counted.
  var totals = ReplayTotals()
  /// The scenarios' results, each as its format writes it.
  var scenarios: [[UInt8]] = []
  /// The file's errors, each as the format writes it.
  var problems: [[UInt8]] = []
  /// What is told on standard error.
  var messages: [UInt8] = []
  /// How long it took.
  var seconds = Seconds(.zero)

  /// Whether everything in the file held.
  var isGood: Bool { totals.failed == 0 && totals.unreadableFiles == 0 }
}
