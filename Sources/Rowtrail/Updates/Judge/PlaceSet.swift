/// A set of places in ascending order, for counting the places before another one in O(log n).
struct PlaceSet<Place: Comparable> {
  /// The places, ascending, none twice.
  private(set) var places: [Place]
  /// The first place that was there twice.
  private(set) var duplicate: Place?

  /// The set of these places. O(n log n), O(n) where they are in order.
  init(_ unordered: [Place]) {
    places = unordered
    guard places.count > 1 else { return }
    if !zip(places, places.dropFirst()).allSatisfy({ $0 <= $1 }) { places.sort() }
    guard let twice = zip(places, places.dropFirst()).first(where: { $0 == $1 }) else { return }
    duplicate = twice.0
    var kept = 1
    for place in places.dropFirst() where place != places[kept - 1] {
      places[kept] = place
      kept += 1
    }
    places.removeSubrange(kept...)
  }

  var isEmpty: Bool { places.isEmpty }

  /// How many places are less than this one. O(log n).
  func count(before place: Place) -> Int {
    places.indices.partitioningIndex { places[$0] >= place }
  }

  /// Whether the set has this place. O(log n).
  func contains(_ place: Place) -> Bool {
    let index = count(before: place)
    return index < places.count && places[index] == place
  }
}

extension PlaceSet: Sendable where Place: Sendable {}

extension PlaceSet<RowPath> {
  /// The indexes of the places in a section. O(log n).
  func range(ofSection section: Int) -> Range<Int> {
    let start = count(before: RowPath(section: section, item: .min))
    guard section < .max else { return start..<places.count }
    return start..<count(before: RowPath(section: section + 1, item: .min))
  }
}
