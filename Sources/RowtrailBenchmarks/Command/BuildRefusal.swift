/// Why figures of this build would say nothing.
enum BuildRefusal {
  case debug
  case invariantChecks

  /// The refusal of this very build, or `nil` where it may measure.
  static var current: BuildRefusal? {
    #if ROWTRAIL_CHECKS
      return .invariantChecks
    #else
      var isDebug = false
      assert(
        {
          isDebug = true
          return true
        }())
      return isDebug ? .debug : nil
    #endif
  }

  var message: String {
    switch self {
    case .debug:
      "This is a debug build, whose figures say nothing. Run: swift run -c release RowtrailBenchmarks"
    case .invariantChecks:
      "This build checks invariants (-DROWTRAIL_CHECKS), which is what one would measure. Build without the define."
    }
  }
}
