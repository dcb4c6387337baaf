import Rowtrail

/// What a line may change of a session, as it was before the line, so that a line that is stopped leaves it so.
///
/// Histories are not copied: what was found out about them stays, and of a scratch branch only its end is noted.
struct BeforeLine {
  private let recordedRevision: Int
  private let scratch: (revision: Int, end: Int)?
  private let isOnScratch: Bool
  private let numbering: Renumbering
  private let breakpoints: [DebugBreakpoint]
  private let lastBreakpoint: Int
  private let block: StepBlock?

  init(_ session: DebugSession) {
    recordedRevision = session.recorded.revision
    scratch = session.scratch.map { ($0.revision, $0.timeline.revision) }
    isOnScratch = session.isOnScratch
    numbering = session.numbering
    breakpoints = session.breakpoints
    lastBreakpoint = session.lastBreakpoint
    block = session.block
  }

  /// Makes a session what it was before the line.
  func restore(_ session: inout DebugSession) {
    session.recorded.revision = recordedRevision
    if let replaced = session.replaced { session.scratch = replaced }
    if let scratch, let history = session.scratch {
      if history.timeline.revision > scratch.end, let cut = DebugHistory(of: history, upTo: scratch.end) {
        session.scratch = cut
      }
      session.scratch?.revision = scratch.revision
    }
    session.isOnScratch = isOnScratch
    session.numbering = numbering
    session.breakpoints = breakpoints
    session.lastBreakpoint = lastBreakpoint
    session.block = block
  }
}

extension DebugSession {
  /// Goes over to another scratch branch, or forgets the one that there is.
  mutating func replaceScratch(by history: DebugHistory?) {
    if replaced == nil { replaced = .some(scratch) }
    scratch = history
    isOnScratch = history != nil
  }
}
