import Rowtrail
import RowtrailScenarios

extension JSONWriter {
  /// Writes a row's trail.
  mutating func trail(_ trail: RowTrail, scenario: String, in path: RawPath) {
    object { writer in
      writer.member("file", path.text)
      writer.member("scenario", scenario)
      writer.member("row", trail.id)
      writer.member("path", trail.path.map(Self.numbers))
      writer.key("trail")
      writer.array { writer in
        for step in trail.steps {
          writer.element()
          writer.object(inline: true) { $0.members(of: step) }
        }
      }
    }
  }

  private mutating func members(of step: RowTrail.Step) {
    member("revision", step.revision)
    member("action", step.action)
    member("before", step.before.map(Self.numbers))
    member("after", step.after.map(Self.numbers))
    member("happened", step.happened.map(\.word))
    member("words", step.happened.map(\.sentence).joined(separator: "; "))
  }

  private static func numbers(_ path: RowPath) -> [Int] { [path.section, path.item] }
}
