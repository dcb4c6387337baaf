/// What an update does for nothing. `Sendable`, and a value.
public enum WastefulUpdate: Hashable, Sendable, CustomStringConvertible {
  /// A move onto the place where the thing would stand without it; the place by its index after.
  case moveOntoOwnPlace(UpdatePlace)
  /// The ids before and after are the same, and yet something is deleted, inserted or moved.
  case equalLists

  /// What is done for nothing and what to do instead, in one sentence.
  public var description: String {
    switch self {
    case .moveOntoOwnPlace(let place): "the move to \(place) changes nothing; leave it out"
    case .equalLists: "the lists before and after are equal; reload or reconfigure what looks different, and do no more"
    }
  }
}
