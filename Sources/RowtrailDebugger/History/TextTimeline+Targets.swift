import Rowtrail

extension Timeline where SectionID == String {
  /// The id of the section that a target names at a revision.
  func target(_ target: SectionTarget<String>, at revision: Int) -> Result<String, Rejection> {
    switch target {
    case .id(let id):
      guard list(at: revision)?.sectionIndex(of: id) != nil else { return .failure(Rejection(.unknownSection, id)) }
      return .success(id)
    case .index(let index): return section(index, at: revision, of: target)
    case .captured(let index, let then): return section(index, at: then, of: target)
    }
  }

  private func section(
    _ index: Int, at revision: Int, of target: SectionTarget<String>
  ) -> Result<String, Rejection> {
    guard let list = list(at: revision) else { return .failure(Rejection(.futureRevision, "\(target)")) }
    return list.sectionID(at: index).map { .success($0) } ?? .failure(Rejection(.outOfRange, "\(target)"))
  }
}
