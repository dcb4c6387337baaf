import Rowtrail

extension TemplateReader {
  /// A number, or `nil` where none stands here or none that fits. What UIKit printed as unsigned may be a negative one.
  mutating func number() -> Int? {
    let start = position
    let isNegative = take(UInt8(ascii: "-"))
    var value: UInt = 0
    var digits = 0
    while let byte = current, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) {
      let (product, overflow) = value.multipliedReportingOverflow(by: 10)
      let (sum, carry) = product.addingReportingOverflow(UInt(byte - UInt8(ascii: "0")))
      guard !overflow, !carry else {
        reset(to: start)
        return nil
      }
      value = sum
      digits += 1
      reset(to: position + 1)
    }
    guard digits > 0, !isNegative || value <= UInt(Int.max) + 1 else {
      reset(to: start)
      return nil
    }
    return isNegative ? Int(truncatingIfNeeded: 0 &- value) : Int(bitPattern: value)
  }

  /// An index path: `<NSIndexPath: 0x…> {length = 2, path = 0 - 1}`, the same without its first half, `0 - 1` or `[0, 1]`.
  mutating func path() -> RowPath? {
    let start = position
    skipBlanks()
    if take(UInt8(ascii: "<")) { _ = skip(to: ">", within: 80) }
    skipBlanks()
    let isLong = take(UInt8(ascii: "{"))
    if isLong, !skip(to: "path =", within: 40) {
      reset(to: start)
      return nil
    }
    let isList = !isLong && take(UInt8(ascii: "["))
    skipBlanks()
    guard let section = number() else {
      reset(to: start)
      return nil
    }
    skipBlanks()
    guard take(UInt8(ascii: "-")) || take(UInt8(ascii: ",")) else {
      reset(to: start)
      return nil
    }
    skipBlanks()
    guard let item = number() else {
      reset(to: start)
      return nil
    }
    skipBlanks()
    if isLong { _ = take(UInt8(ascii: "}")) }
    if isList { _ = take(UInt8(ascii: "]")) }
    return RowPath(section: section, item: item)
  }

  /// Which of two words stands here.
  mutating func view(_ table: StaticString, _ collection: StaticString) -> ProposedUpdate.ViewKind? {
    if take(table) { return .table }
    return take(collection) ? .collection : nil
  }

  /// Text up to a sign, the end of the line or the most that is taken; up to a quotation mark where the sign is one.
  ///
  /// At the end of a sentence, what begins with a bracket goes on up to the bracket that closes it, over several lines.
  mutating func text(until sign: UInt8?) -> String {
    var taken: [UInt8] = []
    if sign == nil, current == UInt8(ascii: "{") || current == UInt8(ascii: "(") { return bracketed() }
    while let byte = current, taken.count < Self.longestText, byte != sign, byte != 10, byte != 13 {
      let before = position
      if sign == nil || sign == UInt8(ascii: "'"), takeQuote() {
        reset(to: before)
        break
      }
      taken.append(byte)
      reset(to: position + 1)
    }
    return String(decoding: taken, as: UTF8.self)
  }

  /// What stands in brackets, the brackets with it, each run of white space as one blank.
  private mutating func bracketed() -> String {
    var taken: [UInt8] = []
    var depth = 0
    while let byte = current, taken.count < Self.longestText {
      let before = position
      skipBlanks()
      if position > before {
        taken.append(UInt8(ascii: " "))
        continue
      }
      taken.append(byte)
      reset(to: position + 1)
      if byte == UInt8(ascii: "{") || byte == UInt8(ascii: "(") { depth += 1 }
      if byte == UInt8(ascii: "}") || byte == UInt8(ascii: ")") { depth -= 1 }
      if depth == 0 { break }
    }
    return String(decoding: taken, as: UTF8.self)
  }

  /// Takes a quotation mark of any kind.
  mutating func takeQuote() -> Bool {
    take("'") || take("\"") || take("‘") || take("’") || take("“") || take("”") || take("`")
  }
}
