/// What an edit of a section replaces: the texts and the mode that are given, and only these. `Sendable`, and a value.
public struct SectionEdit: Hashable, Sendable {
  /// The new header text, or `nil` to leave it.
  public var header: String?
  /// The new footer text, or `nil` to leave it.
  public var footer: String?
  /// The new header mode, or `nil` to leave it.
  public var headerMode: HeaderMode?

  /// An edit of what is given.
  public init(header: String? = nil, footer: String? = nil, headerMode: HeaderMode? = nil) {
    self.header = header
    self.footer = footer
    self.headerMode = headerMode
  }
}
