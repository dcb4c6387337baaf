import Rowtrail
import RowtrailScenarios

extension JSONWriter {
  /// Writes the verdict on an update.
  mutating func verdict(_ verdict: UpdateVerdict, judgesIdentities: Bool) {
    object { writer in
      writer.member("verdict", verdict.word)
      writer.member("kind", verdict.exception?.kind.rawValue)
      writer.member("message", verdict.exception?.message)
      writer.member("reason", verdict == .legal || verdict.exception != nil ? nil : verdict.reason)
      writer.key("rule")
      if let rule = verdict.rule { writer.integer(rule.rawValue) } else { writer.null() }
      writer.member("statement", verdict.rule?.statement)
      writer.figures(verdict.exception?.figures ?? []) { writer, figure in
        writer.member("name", figure.name)
        writer.member("value", figure.value)
        writer.member("meaning", figure.meaning)
      }
      writer.member("identitiesJudged", judgesIdentities)
      writer.member("note", ExceptionExplanation.caveat)
    }
  }

  /// Writes the explanation of an exception.
  mutating func explanation(_ explanation: ExceptionExplanation) {
    object { writer in
      writer.member("headline", explanation.headline)
      writer.member("kind", explanation.kind?.rawValue)
      writer.member("view", explanation.view?.rawValue)
      writer.key("rule")
      if let rule = explanation.ruleNumber { writer.integer(rule) } else { writer.null() }
      writer.member("statement", explanation.rule)
      writer.figures(explanation.figures) { writer, figure in
        writer.member("name", figure.name)
        writer.member("value", figure.value)
        writer.member("meaning", figure.meaning)
      }
      writer.member("verdict", explanation.verdict?.word)
      writer.member("lookAt", explanation.lookAt)
      writer.member("note", ExceptionExplanation.caveat)
    }
  }

  private mutating func figures<Figure>(
    _ figures: [Figure], _ members: (inout JSONWriter, Figure) -> Void
  ) {
    key("figures")
    array { writer in
      for figure in figures {
        writer.element()
        writer.object(inline: true) { members(&$0, figure) }
      }
    }
  }
}
