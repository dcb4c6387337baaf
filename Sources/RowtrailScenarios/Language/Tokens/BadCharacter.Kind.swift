extension BadCharacter {
  /// What a bad character can be.
  enum Kind {
    /// Bytes that are no UTF-8.
    case invalidUTF8
    /// A carriage return that no line feed follows.
    case loneCarriageReturn
    /// A C0 or C1 control character or DEL.
    case controlCharacter(UInt32)
  }
}
