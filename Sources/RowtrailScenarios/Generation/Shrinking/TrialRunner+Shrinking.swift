import Rowtrail

extension TrialRunner {
  /// The smallest trial found that fails in the same kind as a failing one, and how that fails; `nil` where nothing failed.
  ///
  /// The same failing trial gives the same small one.
  ///
  /// - Parameters:
  ///   - result: what came of the trial.
  ///   - material: what it was made of.
  ///   - budget: how many smaller trials may be tried.
  public func shrunk(
    _ result: TrialResult<SectionID, Item>, with material: TrialMaterial<SectionID, Item>, budget: Int = 50_000
  ) -> (trial: Trial<SectionID, Item>, failure: TrialFailure)? {
    guard let failure = result.failure else { return nil }
    var shrinker = TrialShrinker(result.trial, failure, runner: self, material: material, budget: budget)
    shrinker.shrink()
    return (shrinker.trial, shrinker.failure)
  }
}
