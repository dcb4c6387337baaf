/// Where moved or inserted rows go. `Sendable`, and a value.
public enum Destination<SectionID: ListID, RowID: ListID>: Hashable, Sendable {
  /// The path that the (first) row has **afterwards**: its item counts with the moved rows already taken out, as in
  /// UIKit's `moveItem(at:to:)`.
  case path(RowPath)
  /// Just before the row that the target names, in its section.
  case before(RowTarget<RowID>)
  /// Just after the row that the target names, in its section.
  case after(RowTarget<RowID>)
  /// First among the section's rows.
  case start(of: SectionTarget<SectionID>)
  /// Last among the section's rows.
  case end(of: SectionTarget<SectionID>)
}

extension Destination: CustomStringConvertible {
  /// The destination as scenario files write it.
  public var description: String {
    switch self {
    case .path(let path): "\(path)"
    case .before(let target): "before \(target)"
    case .after(let target): "after \(target)"
    case .start(let section): "start of \(section)"
    case .end(let section): "end of \(section)"
    }
  }
}
