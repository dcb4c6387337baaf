import Rowtrail

extension HeadlessListView {
  /// A cell on the screen, and what its closures captured when it was configured. `Sendable`, and a value.
  public struct Cell: Hashable, Sendable {
    /// What the cell shows.
    public let content: Content
    /// The path that it was configured with.
    public let path: RowPath
    /// The revision in which it was configured.
    public let revision: Int

    /// A cell configured with a path at a revision.
    package init(content: Content, path: RowPath, revision: Int) {
      self.content = content
      self.path = path
      self.revision = revision
    }
  }
}
