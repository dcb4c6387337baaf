/// Whether text may be coloured, and how. Without colours every text stays as it is.
package struct Style: Sendable {
  /// Whether colours are used.
  package let usesColor: Bool

  /// No colours.
  package static let plain = Style(usesColor: false)

  /// What a text is about.
  package enum Tone: String, Sendable {
    case good = "32"
    case bad = "1;31"
    case notable = "33"
    case quiet = "2"
    case strong = "1"
  }

  package init(usesColor: Bool) {
    self.usesColor = usesColor
  }

  /// Colours on a terminal that knows them, unless `NO_COLOR` is set.
  package init(terminal: Bool, environment: [String: String]) {
    let refused = environment["NO_COLOR"].map { !$0.isEmpty } ?? false
    usesColor = terminal && !refused && environment["TERM"] != "dumb"
  }

  /// The text in the tone's colour. The text itself must be safe to show.
  package func paint(_ text: String, _ tone: Tone) -> String {
    usesColor && !text.isEmpty ? "\u{1b}[\(tone.rawValue)m\(text)\u{1b}[0m" : text
  }
}
