import RowtrailScenarios

/// How a session lays its text out. `Sendable`, and a value.
public struct DebugDisplay: Hashable, Sendable {
  /// How many columns a line may have; longer ones are cut.
  public var columns: Int
  /// How many lines of a long list are shown at a time.
  public var lines: Int
  /// Whether colours are used.
  public var usesColor: Bool
  /// Whether the marks of the timeline are ASCII.
  public var isASCII: Bool

  /// A display of so many columns and lines.
  public init(columns: Int = 200, lines: Int = 40, usesColor: Bool = false, isASCII: Bool = false) {
    self.columns = max(columns, 20)
    self.lines = max(lines, 5)
    self.usesColor = usesColor
    self.isASCII = isASCII
  }

  var style: Style { Style(usesColor: usesColor) }
}
