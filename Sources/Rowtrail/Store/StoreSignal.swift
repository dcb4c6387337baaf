import Observation

/// What observers of a store install themselves on. It is not generic, so that its key paths are made once and not at every
/// dispatch.
@MainActor
final class StoreSignal: Observable {
  private let registrar = ObservationRegistrar()
  private var isTelling = false
  private var hasNews = false

  /// Stands for the timeline, for the revision that is looked at, and for what the recorder says of itself.
  private var timeline: Void { () }
  private var look: Void { () }
  private var recorder: Void { () }

  func readTimeline() { registrar.access(self, keyPath: \.timeline) }

  func readLook() { registrar.access(self, keyPath: \.look) }

  /// Tells those who read the timeline that it has changed.
  ///
  /// An observer stays installed while its `onChange` runs. Were it told of what it dispatches itself before that returns, it
  /// would be called without end; so a dispatch from within an observer leaves the telling to the one that is under way.
  func tellTimeline() {
    hasNews = true
    guard !isTelling else { return }
    isTelling = true
    while hasNews {
      hasNews = false
      registrar.withMutation(of: self, keyPath: \.timeline) {}
    }
    isTelling = false
  }

  func tellLook() { registrar.withMutation(of: self, keyPath: \.look) {} }

  func readRecorder() { registrar.access(self, keyPath: \.recorder) }

  func tellRecorder() { registrar.withMutation(of: self, keyPath: \.recorder) {} }
}
