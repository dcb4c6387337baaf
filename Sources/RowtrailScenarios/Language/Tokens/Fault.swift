/// An error at a column of the line that is being read.
struct Fault: Error {
  /// Where it is.
  var column: Int
  /// What is wrong.
  var problem: ScenarioError.Problem
}
