/// What makes an update unsafe although UIKit does not always throw. `Sendable`, and a value.
public enum UnsafeUpdate: Hashable, Sendable, CustomStringConvertible {
  /// The same operation comes twice. A table drops the second of two equal deletes, a collection view corrupts its state.
  case duplicate(UpdatePlace)
  /// An item operation in a section that is deleted, inserted or reloaded: UIKit drops it.
  case inReplacedSection(UpdatePlace)
  /// An item operation in a section that moves: cells are corrupted without an exception.
  case inMovedSection(UpdatePlace)

  /// The rule that is broken.
  public var rule: UpdateRule {
    switch self {
    case .duplicate: .unique
    case .inReplacedSection: .replacedSections
    case .inMovedSection: .movedSections
    }
  }

  /// What is wrong and what to do instead, in one sentence.
  public var description: String {
    switch self {
    case .duplicate(let place):
      "\(place) is named twice by the same kind of operation, which can corrupt a collection view; name it once"
    case .inReplacedSection(let place):
      "the operation on \(place) stands in a section that is deleted, inserted or reloaded and is dropped; leave it out"
    case .inMovedSection(let place):
      "the operation on \(place) stands in a section that moves, which can corrupt cells; "
        + "delete and insert that section instead"
    }
  }
}
