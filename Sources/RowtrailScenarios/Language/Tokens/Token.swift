/// A token of a line.
///
/// A token holds no text: it is a stretch of the file's bytes, and a text is made of it only where one is wanted.
struct Token {
  /// What the token is.
  var kind: Kind
  /// The offset of the token's first byte.
  var start: Int
  /// The offset behind its last byte.
  var end: Int
  /// The column of its first scalar. Where a token is missing, just after the last one; where what follows is no token,
  /// where that is wrong.
  var column: Int
  /// What an integer or a revision is worth, else 0.
  var value = 0
  /// Whether a string holds an escape.
  var hasEscapes = false
}
