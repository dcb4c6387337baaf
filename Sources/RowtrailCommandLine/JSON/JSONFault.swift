import RowtrailScenarios

/// What is wrong with a JSON text, and where.
struct JSONFault: Error, Hashable, Sendable {
  let place: SourcePlace
  let message: String
}
