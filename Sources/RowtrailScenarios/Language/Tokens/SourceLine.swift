/// A line of a file, up to its first byte that may stand in no scenario file.
struct SourceLine {
  /// The line's number, from 1.
  var number = 0
  /// The offset of its first byte, a byte-order mark skipped.
  var start = 0
  /// The offset behind its last byte that can be read: of its line end, or of a bad character.
  var limit = 0
  /// The bad character at `limit`, if there is one.
  var badCharacter: BadCharacter?
}
