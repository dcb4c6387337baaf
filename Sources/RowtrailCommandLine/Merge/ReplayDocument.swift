import RowtrailScenarios

/// The document that `replay --format json` prints, as far as `merge` looks into it.
struct ReplayDocument: Sendable {
  /// The results of the scenarios, each with its file.
  let scenarios: [Part]
  /// The errors of files.
  let errors: [Part]
  /// What is counted.
  let totals: ReplayTotals
  /// How long the run took.
  let seconds: Seconds

  /// An element of one of the two lists.
  struct Part: Sendable {
    let file: String
    let node: JSONNode
  }

  /// The files that it has anything of.
  var files: Set<String> { Set((scenarios + errors).map(\.file)) }

  /// The document that was read.
  ///
  /// - Throws: what shows that it is none.
  init(_ node: JSONNode) throws(JSONFault) {
    let document = try JSONObject(node, ["summary", "errors", "scenarios"])
    scenarios = try Self.parts(document.required("scenarios"))
    errors = try Self.parts(document.required("errors"))
    let summary = try document.required("summary")
    totals = try ReplayTotals(summary)
    guard let written = summary["seconds"], let seconds = Seconds(written) else {
      throw summary.fault("\"seconds\" is missing, or no number")
    }
    self.seconds = seconds
    guard totals.scenarios == scenarios.count else {
      throw summary.fault("the summary counts \(totals.scenarios) scenarios, and there are \(scenarios.count)")
    }
  }

  private static func parts(_ node: JSONNode) throws(JSONFault) -> [Part] {
    try node.elements { (element) throws(JSONFault) in
      guard let file = element["file"]?.string else { throw element.fault("\"file\" is missing, or no text") }
      return Part(file: file, node: element)
    }
  }
}

extension ReplayTotals {
  /// The counts of a summary.
  fileprivate init(_ summary: JSONNode) throws(JSONFault) {
    func count(_ key: String, in node: JSONNode, isOptional: Bool = false) throws(JSONFault) -> Int {
      guard let value = node[key] else {
        if isOptional { return 0 }
        throw node.fault("the key \"\(key)\" is missing")
      }
      let integer = try value.integer()
      guard (0...Self.most).contains(integer) else { throw value.fault("expected a count, found \(integer)") }
      return integer
    }
    self.init()
    scenarios = try count("scenarios", in: summary)
    failed = try count("failed", in: summary)
    hazards = try count("hazards", in: summary)
    steps = try count("steps", in: summary, isOptional: true)
    if let checks = summary["checks"] {
      coverage.complete = try count("complete", in: checks, isOptional: true)
      coverage.sampled = try count("sampled", in: checks, isOptional: true)
    }
    guard failed <= scenarios else { throw summary.fault("more scenarios failed than there are") }
  }

  /// The greatest count that is taken, so that no sum of counts overflows.
  private static var most: Int { 1 << 48 }
}

extension Seconds {
  /// The seconds that a number of JSON spells.
  fileprivate init?(_ node: JSONNode) {
    switch node.kind {
    case .integer(let integer) where integer >= 0: self.init(decimal: String(integer))
    case .decimal(let text): self.init(decimal: text)
    default: return nil
    }
  }
}
