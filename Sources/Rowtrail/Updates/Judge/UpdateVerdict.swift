/// What is to be thought of an update, the worst that can be said of it.
///
/// It is an error where something refuses an update for it. `Sendable`, and a value.
public enum UpdateVerdict: Error, Hashable, Sendable {
  /// It keeps all the rules.
  case legal
  /// It does something for nothing (rule 6).
  case wasteful(WastefulUpdate)
  /// UIKit accepts it on some systems, or always and to no good (rules 1, 3 and 4).
  case unsafe(UnsafeUpdate)
  /// The counts fit and the identities do not (rule 7): no exception, and the wrong row under the finger.
  case silent(IdentityMismatch)
  /// UIKit throws.
  case `throws`(UpdateException)

  /// The verdict in one word, as JSON has it.
  public var word: String {
    switch self {
    case .legal: "legal"
    case .wasteful: "wasteful"
    case .unsafe: "unsafe"
    case .silent: "silent"
    case .throws: "throws"
    }
  }

  /// The rule that is broken, or `nil` where none is.
  public var rule: UpdateRule? {
    switch self {
    case .legal: nil
    case .wasteful: .needed
    case .unsafe(let unsafe): unsafe.rule
    case .silent: .identity
    case .throws(let exception): exception.rule
    }
  }

  /// The exception that UIKit throws, or `nil` where it throws none.
  public var exception: UpdateException? {
    if case .throws(let exception) = self { exception } else { nil }
  }
}

extension UpdateVerdict: CustomStringConvertible {
  /// The verdict and its reason, in one sentence.
  public var description: String {
    switch self {
    case .legal: "legal"
    case .wasteful(let wasteful): "wasteful: \(wasteful)"
    case .unsafe(let unsafe): "unsafe on some systems: \(unsafe)"
    case .silent(let mismatch): "silent: \(mismatch)"
    case .throws(let exception): "throws: \(exception)"
    }
  }
}
