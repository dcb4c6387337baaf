/// Writes ids, texts, steps and setups as scenario files write them.
///
/// ```swift
/// ScenarioText.id("item 1")                       // "item 1", in quotes
/// ScenarioText.id("kitsu")                        // kitsu
/// ScenarioText.id("section", at: .target)         // "section", in quotes: `delete section` would be something else
/// try ScenarioText.step(.star(.id("kitsu")))      // ["star kitsu"]
/// ```
///
/// What is written is in its canonical layout, and reading it gives what was written, spelling and all. `Sendable`.
public enum ScenarioText: Sendable {
  /// An id: a word as it is, unless a word of the language could stand there; anything else in quotes.
  ///
  /// - Parameters:
  ///   - id: the id.
  ///   - place: where the id is to stand. Without it, any word that means something anywhere is quoted.
  public static func id(_ id: String, at place: IDPlace = .anywhere) -> String {
    id.isScenarioWord && !place.keywords.contains(id) ? id : string(id)
  }

  /// A list of ids in brackets, as an expectation compares them.
  package static func ids(_ ids: some Sequence<String>) -> String {
    "[" + ids.map { id($0, at: .operand) }.joined(separator: ", ") + "]"
  }

  /// A value: a word or an integer as it is, anything else in quotes.
  public static func value(_ value: String) -> String {
    value.isScenarioWord || value.isScenarioInteger ? value : string(value)
  }

  /// A field's name: a word as it is, unless it is one of a row's own properties; anything else in quotes.
  public static func key(_ name: String) -> String {
    name.isScenarioWord && !Scenario.RowProperty.known.contains { $0.name == name } ? name : string(name)
  }

  /// A text in quotes.
  ///
  /// Quotes, backslashes, line ends, tabs and whatever cannot be seen (control characters, direction marks, unusual
  /// blanks, a combining mark with nothing before it) are escaped. Scalar 0 comes out as `\u{0}`, which a scenario file
  /// cannot hold.
  public static func string(_ text: String) -> String {
    var written = "\""
    var isFirst = true
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": written += "\\\""
      case "\\": written += "\\\\"
      case "\n": written += "\\n"
      case "\t": written += "\\t"
      case _ where scalar.needsEscape(isFirst: isFirst): written += "\\u{" + String(scalar.value, radix: 16) + "}"
      default: written.unicodeScalars.append(scalar)
      }
      isFirst = false
    }
    written += "\""
    return written
  }
}

extension String {
  /// Whether the text is a word of the scenario language.
  var isScenarioWord: Bool {
    guard let first = utf8.first, first.startsWord else { return false }
    var isBehindHyphen = false
    for byte in utf8 {
      let isHyphen = byte == UInt8(ascii: "-")
      if isHyphen ? isBehindHyphen : !byte.continuesWord { return false }
      isBehindHyphen = isHyphen
    }
    return !isBehindHyphen
  }

  /// Whether the text is an integer of the scenario language.
  var isScenarioInteger: Bool { utf8.first != UInt8(ascii: "+") && Int(self) != nil }
}

extension Unicode.Scalar {
  /// Whether the scalar is to be escaped where a text is written.
  fileprivate func needsEscape(isFirst: Bool) -> Bool {
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator, .surrogate: true
    case .format: self != "\u{200C}" && self != "\u{200D}"
    case .spaceSeparator: self != " "
    case .nonspacingMark, .enclosingMark, .spacingMark: isFirst
    default: false
    }
  }
}
