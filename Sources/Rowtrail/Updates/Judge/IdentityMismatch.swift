/// The first place at which an update shows another row than the list has there.
///
/// The ids are given as text, so that verdicts of lists of any type are one type. `Sendable`, and a value.
public struct IdentityMismatch: Hashable, Sendable, CustomStringConvertible {
  /// The place after the batch.
  public let place: UpdatePlace
  /// The id that the list has there after the batch; `nil` where it has none.
  public let expected: String?
  /// The id that the batch puts there; `nil` where it puts none.
  public let found: String?

  /// A mismatch at a place.
  @usableFromInline
  package init(place: UpdatePlace, expected: String?, found: String?) {
    self.place = place
    self.expected = expected
    self.found = found
  }

  /// The place, what should be there, and what is.
  public var description: String {
    "at \(place) the view shows \(found ?? "nothing") where the list has \(expected ?? "nothing")"
  }
}
