import RowtrailScenarios

/// How a session lays its text out. `Sendable`, and a value.
public struct DebugDisplay: Hashable, Sendable {
  /// How many columns a line may have; longer ones are cut.
  public var columns: Int { didSet { columns = max(columns, Self.fewestColumns) } }
  /// How many lines of a long list are shown at a time.
  public var lines: Int { didSet { lines = max(lines, Self.fewestLines) } }
  /// Whether colours are used.
  public var usesColor: Bool
  /// Whether the marks of the timeline are ASCII.
  public var isASCII: Bool

  /// A display of so many columns and lines: at least 20 columns and 5 lines, fewer count as those.
  public init(columns: Int = 200, lines: Int = 40, usesColor: Bool = false, isASCII: Bool = false) {
    self.columns = max(columns, Self.fewestColumns)
    self.lines = max(lines, Self.fewestLines)
    self.usesColor = usesColor
    self.isASCII = isASCII
  }

  private static let fewestColumns = 20
  private static let fewestLines = 5

  var style: Style { Style(usesColor: usesColor) }
}
