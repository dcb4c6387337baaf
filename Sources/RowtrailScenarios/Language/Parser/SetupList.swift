/// The sections of a setup or a reload while its lines are being read.
struct SetupList {
  /// The sections that were read without an error.
  private(set) var sections: [Scenario.SetupSection] = []
  /// Whether there was a `section` line, right or wrong.
  private(set) var hasSection = false
  /// Whether the last `section` line was right, so that the rows below it are the last section's.
  private var isOpen = false

  /// Notes that a `section` line comes.
  mutating func start() {
    hasSection = true
    isOpen = false
  }

  /// Adds a `section` line that was read without an error.
  mutating func add(_ section: Scenario.SetupSection) {
    sections.append(section)
    isOpen = true
  }

  /// Adds a line to the last section.
  mutating func add(_ rows: Scenario.SetupRows) {
    guard isOpen, !sections.isEmpty else { return }
    sections[sections.count - 1].rows.append(rows)
  }
}
