import Rowtrail

extension ExpectationEvaluator {
  /// How an operand names a row or a section, whose place is a path or an index.
  enum Name<Place> {
    case id(String)
    /// Who is there in the revision asked about.
    case place(Place)
    /// Who was there in this revision.
    case captured(Place, revision: Int)
    /// By a capture that found nothing to capture.
    case failedCapture
  }

  /// What an operand names: an id, or why there is none, under the words in which the scenario says it.
  struct Meant {
    /// The id, whether or not the list has it; `nil` where the operand names nothing.
    let id: String?
    let subject: String
    /// Why the list does not have it, where it does not.
    let absence: ExpectationProblem.Absence
  }

  /// What a name means.
  ///
  /// - Parameters:
  ///   - source: the name as scenario files write it.
  ///   - unknown: what an id is that the list does not have.
  ///   - occupant: the id of who is at a place of a list, and what is to be said where the list asked about does not
  ///     have it; the last parameter is the list's revision.
  /// - Throws: `.noRevision` where there is no such revision.
  func meant<Place>(
    by name: Name<Place>, source: String, unknown: ExpectationProblem.Absence,
    occupant: (Place, TextList, Int) -> (id: String?, absence: ExpectationProblem.Absence)
  ) throws(ExpectationProblem) -> Meant {
    let found: (id: String?, absence: ExpectationProblem.Absence)
    switch name {
    case .id(let id): return Meant(id: id, subject: ScenarioText.id(id), absence: unknown)
    case .failedCapture: found = (nil, .failedCapture)
    case .place(let place): found = occupant(place, list, revision)
    case .captured(let place, let then): found = occupant(place, try Self.list(of: timeline, at: then), then)
    }
    return Meant(id: found.id, subject: source, absence: found.absence)
  }
}
