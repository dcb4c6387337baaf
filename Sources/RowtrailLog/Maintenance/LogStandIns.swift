import Rowtrail

/// Stand-ins for texts and numbers: of the same length, equal for equal ones and different for different ones, so that a
/// redacted log replays as the log does.
///
/// `Sendable`: the stand-ins are given out in the order in which they are asked for.
package final class LogStandIns: Sendable {
  private struct State {
    var texts: [String: String] = [:]
    var textCounts: [Int: Int] = [:]
    var integers: [Int: Int] = [:]
    var integerCounts: [Int: Int] = [:]
  }

  private let state = Locked(State())

  package init() {}

  /// The stand-in of a text: letters, as many as the text has characters.
  package func text(_ text: String) -> String {
    guard !text.isEmpty else { return "" }
    return state.withLock { state in
      if let known = state.texts[text] { return known }
      let length = text.count
      let number = state.textCounts[length, default: 0]
      state.textCounts[length] = number + 1
      let word = Self.word(number, length: length)
      state.texts[text] = word
      return word
    }
  }

  /// The stand-in of an integer: one of as many digits, with the same sign.
  package func integer(_ value: Int) -> Int {
    state.withLock { state in
      if let known = state.integers[value] { return known }
      let digits = "\(value.magnitude)".utf8.count
      let kind = value < 0 ? -digits : digits
      let number = state.integerCounts[kind, default: 0]
      state.integerCounts[kind] = number + 1
      var first = digits == 1 ? (value < 0 ? 1 : 0) : 1
      for _ in 1..<digits { first *= 10 }
      let standIn = value < 0 ? -(first + number) : first + number
      state.integers[value] = standIn
      return standIn
    }
  }

  /// The stand-in of a value: of its texts and integers; names stay.
  package func value(_ value: JSONValue) -> JSONValue {
    switch value {
    case .null, .bool: value
    case .integer(let integer): .integer(self.integer(integer))
    case .string(let text): .string(self.text(text))
    case .array(let values): .array(values.map { self.value($0) })
    case .object(let object): .object(self.object(object))
    }
  }

  /// The stand-in of an object.
  package func object(_ object: JSONObject) -> JSONObject {
    JSONObject(object.members.map { JSONObject.Member($0.name, value($0.value)) })
  }

  /// The word of this number among those of a length: of the letters a to z, and where these are used up, of others.
  private static func word(_ number: Int, length: Int) -> String {
    var room = 1
    for _ in 0..<length where room <= number { room *= 26 }
    let (first, base, rest): (UInt32, Int, Int) = number < room ? (0x61, 26, number) : (0x4E00, 20_000, number - room)
    var scalars: [Unicode.Scalar] = []
    var left = rest
    for _ in 0..<length {
      scalars.append(Unicode.Scalar(first + UInt32(left % base)) ?? "a")
      left /= base
    }
    var word = ""
    word.unicodeScalars.append(contentsOf: scalars.reversed())
    return word
  }
}

extension LogRedaction where SectionID == String, Item == TextItem {
  /// Puts stand-ins in the place of titles, fields' values and sections' texts.
  package static func standIns(_ words: LogStandIns = LogStandIns()) -> LogRedaction {
    var redaction = LogRedaction(of: words)
    redaction.item = { item in
      TextItem(
        item.id, title: words.text(item.title),
        fields: item.fields.map { TextItem.Field($0.name, words.text($0.value)) })
    }
    redaction.edit = { edit in
      TextEdit(
        title: edit.title.map(words.text), fields: edit.fields.map { TextItem.Field($0.name, words.text($0.value)) })
    }
    return redaction
  }
}

extension LogRedaction where SectionID == String, Item == RawItem {
  /// Puts stand-ins in the place of all texts and integers of contents and of sections' texts; an item's id in an edit stays.
  package static func standIns(_ words: LogStandIns = LogStandIns()) -> LogRedaction {
    var redaction = LogRedaction(of: words)
    redaction.item = { RawItem($0.id, words.object($0.content)) }
    redaction.edit = { edit in
      guard let whole = WholeItemEdit(edit) else { return words.object(edit) }
      return WholeItemEdit(whole.id, words.object(whole.content)).edit
    }
    return redaction
  }
}

extension LogRedaction {
  /// Stand-ins for what is not a row; what says who wrote the log is left out.
  fileprivate init(of words: LogStandIns) {
    self.init()
    sectionText = { words.text($0) }
    appAction = { AppAction($0.name, payload: words.text($0.payload)) }
    metadata = { _ in [:] }
    other = { _ in [:] }
  }
}
