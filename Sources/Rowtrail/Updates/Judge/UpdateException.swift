/// An exception that UIKit would throw for an update: the view that throws it, and what is wrong.
///
/// `Sendable`, and a value.
public struct UpdateException: Hashable, Sendable, CustomStringConvertible {
  /// The kind of view that throws.
  public let view: ProposedUpdate.ViewKind
  /// What is wrong.
  public let fault: UpdateFault

  /// An exception of a view.
  package init(view: ProposedUpdate.ViewKind, fault: UpdateFault) {
    self.view = view
    self.fault = fault
  }

  /// The kind of exception.
  public var kind: Kind { fault.kind }

  /// The numbers of the message, in its order.
  public var figures: [UpdateFigure] { fault.figures }

  /// The sentence that UIKit prints.
  public var message: String { fault.message(in: view) }

  /// The rule that is broken.
  public var rule: UpdateRule? { kind.rule }

  /// The kind, and UIKit's sentence.
  public var description: String { "\(kind.rawValue): \(message)" }
}
