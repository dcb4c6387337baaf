extension Scenario {
  /// What can be asked of a row. `Sendable`, and a value.
  public enum RowProperty: Hashable, Sendable {
    /// The row's id, a text.
    case id
    /// The row's title, a text.
    case title
    /// Whether the row is starred.
    case starred
    /// Whether the row is expanded.
    case expanded
    /// Whether the row is there.
    case exists
    /// The row's path.
    case path
    /// The id of the row's section, a text.
    case section
    /// The value of the field of this name, a text.
    case field(String)

    /// Every property that is no field.
    static let known: [RowProperty] = [.id, .title, .starred, .expanded, .exists, .path, .section]

    /// The property's name, as scenario files write it; a field's own.
    public var name: String {
      switch self {
      case .id: "id"
      case .title: "title"
      case .starred: "starred"
      case .expanded: "expanded"
      case .exists: "exists"
      case .path: "path"
      case .section: "section"
      case .field(let name): name
      }
    }
  }
}
