import Rowtrail

/// What an update must say of contents that changed where nothing moved. `Sendable`: there is nothing in it.
enum UpdateContent {
  /// Whether the header's text changed, or a header view comes or goes.
  static func headerChanges<ID>(_ before: SectionAttributes<ID>, _ after: SectionAttributes<ID>) -> Bool {
    if before.header != after.header { return true }
    return before.headerMode != after.headerMode && before.headerMode != .firstItem && after.headerMode != .firstItem
  }

  /// What is wrong with the places that an update names, given those that it should name, which are ascending.
  static func problem<Place: Comparable>(
    _ noun: String, _ verb: String, wanted: [Place], _ named: [Place]
  ) -> String? {
    if wanted == named { return nil }
    let found = named.sorted()
    if let (one, _) = zip(found, found.dropFirst()).first(where: { $0 == $1 }) {
      return "the update \(verb) the \(noun) \(one) twice"
    }
    for (place, other) in zip(wanted, found) where place != other {
      return place < other ? missing(noun, verb, place) : needless(noun, verb, other)
    }
    if wanted.count > found.count { return missing(noun, verb, wanted[found.count]) }
    return wanted.count < found.count ? needless(noun, verb, found[wanted.count]) : nil
  }

  private static func missing(_ noun: String, _ verb: String, _ place: some Any) -> String {
    "the \(noun) \(place) changed, and the update does not tell"
  }

  private static func needless(_ noun: String, _ verb: String, _ place: some Any) -> String {
    "the update \(verb) the \(noun) \(place), which did not change"
  }
}
