/// The figures of the format.
package enum LogFormat {
  /// What the header's first member says.
  package static let name = "rowlog"
  /// How many bytes a line may have, without its line feed.
  package static let lineLimit = 16 << 20
  /// How deep a content may be nested, so that the line around it is not nested too deep.
  package static let contentDepthLimit = 24
  /// How many events stand in an entry's own line; where there are more, each has a line of its own.
  package static let inlineEvents = 64
  /// How many bytes an entry's own line has at most before it is cut into pieces.
  package static let pieceThreshold = 1 << 20
  /// How many bytes of an entry stand in a piece.
  package static let pieceLength = 512 << 10
}
