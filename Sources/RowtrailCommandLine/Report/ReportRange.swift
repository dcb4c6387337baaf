import Rowtrail
import RowtrailReport

/// The revisions that `--from` and `--to` ask for.
struct ReportRange {
  /// An end of the range, as a number and as it was written.
  struct Bound {
    let revision: Int
    let written: String

    /// What the option says, or `nil` where it is not given.
    init?(_ option: OptionDeclaration, in arguments: ParsedArguments) {
      guard let revision = arguments.integer(option) else { return nil }
      self.revision = revision
      written = arguments.written(option) ?? String(revision)
    }
  }

  let from: Bound?
  let to: Bound?

  /// The history with the part that is asked for.
  ///
  /// - Throws: that a revision is not there, or that they are the wrong way round.
  func part(of history: ReportedHistory) throws(ToolFailure) -> ReportedHistory {
    let timeline = history.recorded.timeline
    for bound in [from, to] {
      guard let bound, bound.revision < timeline.firstRevision || bound.revision > timeline.revision else { continue }
      throw timeline.unknown(bound.written)
    }
    let (first, last) = (from?.revision ?? timeline.firstRevision, to?.revision ?? timeline.revision)
    guard first <= last else { throw .usage(.emptyRange(from: from?.written ?? "", to: to?.written ?? "")) }
    var part = history
    part.revisions = first...last
    return part
  }
}
