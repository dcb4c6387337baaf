import RowtrailScenarios

extension TrialTotals {
  /// The reasons and how often they came, the most frequent first.
  var rejectionsByReason: [(reason: String, count: Int)] {
    rejections.map { ($0.key.rawValue, $0.value) }.sorted { ($1.1, $0.0) < ($0.1, $1.0) }
  }
}
