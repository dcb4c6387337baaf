/// Names of which each may come once in a line: a few, mostly.
struct NameSet {
  private var few: [String] = []
  private var many: Set<String> = []

  /// Adds a name, and says whether it was not there.
  mutating func insert(_ name: String) -> Bool {
    if !many.isEmpty { return many.insert(name).inserted }
    if few.contains(name) { return false }
    few.append(name)
    if few.count > 16 { many = Set(few) }
    return true
  }
}
