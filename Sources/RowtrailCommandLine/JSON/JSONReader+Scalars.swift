import RowtrailScenarios

extension JSONReader {
  static func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }

  mutating func word(_ word: String, _ value: Bool) throws(JSONFault) -> Bool {
    let start = place
    for scalar in word.unicodeScalars {
      guard peek == scalar else { throw JSONFault(place: start, message: "expected a value; did you mean \(word)?") }
      advance()
    }
    return value
  }

  /// A number.
  mutating func number() throws(JSONFault) -> JSONNode.Kind {
    var text = ""
    var isInteger = true
    if peek == "-" { take(into: &text) }
    if peek == "0" {
      take(into: &text)
      if let scalar = peek, Self.isDigit(scalar) { throw fault("a number does not begin with 0") }
    } else {
      try digits(into: &text)
    }
    if peek == "." {
      isInteger = false
      take(into: &text)
      try digits(into: &text)
    }
    if peek == "e" || peek == "E" {
      isInteger = false
      take(into: &text)
      if peek == "+" || peek == "-" { take(into: &text) }
      try digits(into: &text)
    }
    if isInteger, let integer = Int(text) { return .integer(integer) }
    return .decimal(text)
  }

  private mutating func take(into text: inout String) {
    if let scalar = peek { text.unicodeScalars.append(scalar) }
    advance()
  }

  private mutating func digits(into text: inout String) throws(JSONFault) {
    guard let scalar = peek, Self.isDigit(scalar) else { throw unexpected("a digit") }
    while let scalar = peek, Self.isDigit(scalar) { take(into: &text) }
  }

  mutating func string() throws(JSONFault) -> String {
    advance()
    var text = ""
    while let scalar = peek {
      switch scalar {
      case "\"":
        advance()
        return text
      case "\\": text.unicodeScalars.append(try escape())
      case "\u{0}"..."\u{1F}": throw fault("a control character in a string; write it as \\u and four digits")
      default:
        text.unicodeScalars.append(scalar)
        advance()
      }
    }
    throw unexpected("'\"' at the end of the string")
  }

  private mutating func escape() throws(JSONFault) -> Unicode.Scalar {
    let start = place
    advance()
    guard let scalar = peek else { throw unexpected("an escape") }
    advance()
    switch scalar {
    case "\"", "\\", "/": return scalar
    case "b": return "\u{8}"
    case "f": return "\u{C}"
    case "n": return "\n"
    case "r": return "\r"
    case "t": return "\t"
    case "u": break
    default: throw JSONFault(place: start, message: "there is no escape \\\(scalar)")
    }
    let unit = try hexadecimal(start)
    if let scalar = Unicode.Scalar(unit) { return scalar }
    guard (0xD800..<0xDC00).contains(unit), peek == "\\" else { throw Self.halfSurrogate(start) }
    advance()
    guard peek == "u" else { throw Self.halfSurrogate(start) }
    advance()
    let second = try hexadecimal(start)
    guard (0xDC00..<0xE000).contains(second),
      let scalar = Unicode.Scalar(0x10000 + (unit - 0xD800) << 10 + (second - 0xDC00))
    else { throw Self.halfSurrogate(start) }
    return scalar
  }

  private static func halfSurrogate(_ place: SourcePlace) -> JSONFault {
    JSONFault(place: place, message: "one half of a surrogate pair stands alone")
  }

  private mutating func hexadecimal(_ start: SourcePlace) throws(JSONFault) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<4 {
      guard let scalar = peek, scalar.isASCII, let digit = Character(scalar).hexDigitValue else {
        throw JSONFault(place: start, message: "\\u needs four hexadecimal digits")
      }
      value = value << 4 | UInt32(digit)
      advance()
    }
    return value
  }
}
