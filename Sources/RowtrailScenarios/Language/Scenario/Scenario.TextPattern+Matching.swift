extension Scenario.TextPattern {
  /// Whether ``number(in:)`` can be asked: the pattern has one `{n}` and is ASCII.
  var isTakenApart: Bool {
    pieces.count == 2 && pieces.allSatisfy { $0.utf8.allSatisfy { $0 < 0x80 } }
  }

  /// The number that makes the pattern this text, or `nil` where none does.
  ///
  /// The pattern can be taken apart, and the text is ASCII, so that texts are equal where their bytes are.
  func number(in text: String) -> Int? {
    let (prefix, suffix) = (pieces[0].utf8, pieces[1].utf8)
    let text = text.utf8
    guard text.count > prefix.count + suffix.count, text.starts(with: prefix),
      text.suffix(suffix.count).elementsEqual(suffix),
      let digits = String(text.dropFirst(prefix.count).dropLast(suffix.count)), let number = Int(digits)
    else { return nil }
    // `007`, `+7` and `-0` are numbers that nobody writes so.
    return String(number) == digits ? number : nil
  }

  /// Whether no number makes both patterns the same text, as far as their beginnings and ends tell.
  ///
  /// Both can be taken apart.
  func isDisjoint(from other: Self) -> Bool {
    func differ(_ left: some Sequence<UInt8>, _ right: some Sequence<UInt8>) -> Bool {
      zip(left, right).contains { $0 != $1 }
    }
    return differ(pieces[0].utf8, other.pieces[0].utf8)
      || differ(pieces[1].utf8.reversed(), other.pieces[1].utf8.reversed())
  }
}
