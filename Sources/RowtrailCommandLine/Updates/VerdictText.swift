import Rowtrail
import RowtrailScenarios

/// The verdict on an update for people.
struct VerdictText {
  /// How it may look.
  let style: Style

  private static let columns = 1000

  /// The lines: the verdict, UIKit's message, the rule, the figures, and that nobody has run the rules against UIKit.
  func text(_ verdict: UpdateVerdict, judgesIdentities: Bool) -> String {
    var lines = [heading(verdict)]
    if let exception = verdict.exception {
      lines.append("  " + label("kind") + exception.kind.rawValue)
      lines.append("  " + label("message") + VisibleText.of(exception.message, columns: Self.columns))
    } else if verdict != .legal {
      lines.append("  " + label("reason") + VisibleText.of(verdict.reason, columns: Self.columns))
    }
    if let rule = verdict.rule { lines.append("  " + label("rule \(rule.rawValue)") + rule.statement) }
    for figure in verdict.exception?.figures ?? [] {
      lines.append("  " + label("figure") + "\(figure.name) \(figure.value): \(figure.meaning)")
    }
    if verdict.exception?.kind.isAcceptedBySomeSystems == true {
      lines.append("  " + label("note") + "some systems accept it, others throw")
    }
    if !judgesIdentities { lines.append("  " + label("note") + "no ids are given, so identities were not judged") }
    lines.append("")
    lines.append(ExceptionExplanation.caveat)
    return lines.joined(separator: "\n") + "\n"
  }

  private func heading(_ verdict: UpdateVerdict) -> String {
    switch verdict {
    case .legal: style.paint("legal", .good)
    case .wasteful: style.paint("wasteful", .notable)
    case .unsafe: style.paint("unsafe on some systems", .bad)
    case .silent: style.paint("silent", .bad) + ": no exception, and the wrong row under the finger"
    case .throws: style.paint("throws", .bad)
    }
  }

  private func label(_ word: String) -> String {
    style.paint(word, .quiet) + String(repeating: " ", count: max(1, 9 - word.count))
  }
}

extension UpdateVerdict {
  /// Why, without the verdict's word; empty for a legal update.
  var reason: String {
    switch self {
    case .legal: ""
    case .wasteful(let wasteful): "\(wasteful)"
    case .unsafe(let unsafe): "\(unsafe)"
    case .silent(let mismatch): "\(mismatch)"
    case .throws(let exception): exception.message
    }
  }
}
