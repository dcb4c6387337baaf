extension JSONWriter {
  /// The keys of results whose values are laid out an element a line; an object without any of them is on one line.
  private static let longKeys: Set<String> = [
    "scenarios", "steps", "failures", "hazardList", "final", "sections", "rows",
  ]

  /// Writes a value that was read, in the layout that results have.
  mutating func node(_ node: JSONNode) {
    switch node.kind {
    case .null: null()
    case .bool(let value): json(value ? "true" : "false")
    case .integer(let integer): self.integer(integer)
    case .decimal(let text): json(text)
    case .string(let text): string(text)
    case .array(let elements):
      array(inline: !elements.contains { $0.isLong }) { writer in
        for element in elements {
          writer.element()
          writer.node(element)
        }
      }
    case .object(let members):
      object(inline: !members.contains { Self.longKeys.contains($0.key) }) { writer in
        for member in members {
          writer.key(member.key)
          writer.node(member.value)
        }
      }
    }
  }
}

extension JSONNode {
  /// Whether it is an object: such elements of an array have lines of their own.
  fileprivate var isLong: Bool { if case .object = kind { true } else { false } }
}
