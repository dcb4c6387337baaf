import Rowtrail
import RowtrailScenarios

/// The revisions that `--from` and `--to` ask for.
struct RevisionRange {
  /// An end of the range, as a number and as it was written.
  private struct Bound {
    let revision: Int
    let written: String

    /// What the option says, or `nil` where it is not given.
    init?(_ option: OptionDeclaration, in arguments: ParsedArguments) {
      guard let revision = arguments.integer(option) else { return nil }
      self.revision = revision
      written = arguments.written(option) ?? String(revision)
    }
  }

  private let from: Bound?
  private let to: Bound?

  /// What the two options say.
  ///
  /// - Throws: that they are the wrong way round.
  init(from: OptionDeclaration, to: OptionDeclaration, in arguments: ParsedArguments) throws(UsageError) {
    self.from = Bound(from, in: arguments)
    self.to = Bound(to, in: arguments)
    if let from = self.from, let to = self.to, from.revision > to.revision {
      throw .emptyRange(from: from.written, to: to.written)
    }
  }

  /// Whether any part is asked for.
  var isGiven: Bool { from != nil || to != nil }

  /// The revisions of a history that are asked for.
  ///
  /// - Throws: that one of them is not there.
  func revisions(of timeline: TextTimeline) throws(ToolFailure) -> ClosedRange<Int> {
    let known = timeline.firstRevision...timeline.revision
    for bound in [from, to] {
      if let bound, !known.contains(bound.revision) { throw timeline.unknown(bound.written) }
    }
    return (from?.revision ?? known.lowerBound)...(to?.revision ?? known.upperBound)
  }
}
