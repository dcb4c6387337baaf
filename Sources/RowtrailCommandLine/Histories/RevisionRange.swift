import Rowtrail
import RowtrailReport

/// The revisions that `--from` and `--to` ask for.
struct ReportRange {
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

  /// The history with the part that is asked for.
  ///
  /// - Throws: that a revision is not there.
  func part(of history: ReportedHistory) throws(ToolFailure) -> ReportedHistory {
    let timeline = history.recorded.timeline
    for bound in [from, to] {
      guard let bound, bound.revision < timeline.firstRevision || bound.revision > timeline.revision else { continue }
      throw timeline.unknown(bound.written)
    }
    var part = history
    part.revisions = (from?.revision ?? timeline.firstRevision)...(to?.revision ?? timeline.revision)
    return part
  }
}
