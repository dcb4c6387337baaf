/// A batch or a reload while its lines are being read.
struct Block {
  /// Which of them.
  let kind: BlockKind
  /// Where its first line's first token stands.
  let place: SourcePlace
  /// The offset of its first line.
  let lineStart: Int
  /// A batch's actions.
  var steps: [Scenario.BatchStep] = []
  /// A reload's sections.
  var list = SetupList()

  init(_ kind: BlockKind, place: SourcePlace, lineStart: Int) {
    self.kind = kind
    self.place = place
    self.lineStart = lineStart
  }

  /// What the block does.
  var command: Scenario.Step.Command {
    switch kind {
    case .batch: .batch(steps)
    case .reload: .reload(list.sections)
    }
  }
}
