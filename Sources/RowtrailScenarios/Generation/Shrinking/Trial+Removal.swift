import Rowtrail

extension Trial {
  /// The trial without some steps; what was captured at a revision that is gone counts as captured at the one before it.
  func removingSteps(_ range: Range<Int>) -> Trial {
    var smaller = self
    smaller.steps.removeSubrange(range)
    let first = revision(before: range.lowerBound)
    let last = revision(before: range.upperBound)
    guard first < last else { return smaller }
    let mapping = ActionMapping<SectionID, Item>.revisions { $0 > first ? max(first, $0 - (last - first)) : $0 }
    for index in range.lowerBound..<smaller.steps.count { smaller.steps[index] = mapping(smaller.steps[index]) }
    return smaller
  }

  /// The trial that begins with the list to which its first steps led; what was captured before counts as captured there.
  func beginning(with list: ListState<SectionID, Item>, atStep index: Int) -> Trial {
    var smaller = removingSteps(0..<index)
    smaller.sections = list.sections
    return smaller
  }

  /// The trial without a row of its setup: as it is, and with the paths behind the row one less.
  func removingRow(_ offset: Int, ofSection index: Int) -> [Trial] {
    var smaller = self
    smaller.sections[index].rows.remove(at: offset)
    let item = offset + sections[index].attributes.headerMode.firstRowItem
    let shifted = smaller.shiftingPaths { path in
      path.section == index && path.item > item ? RowPath(section: index, item: path.item - 1) : path
    } sections: {
      $0
    }
    return [shifted, smaller]
  }

  /// The trial without a section of its setup: as it is, and with the paths behind the section one less.
  func removingSection(_ index: Int) -> [Trial] {
    var smaller = self
    smaller.sections.remove(at: index)
    let shifted = smaller.shiftingPaths { path in
      path.section > index ? RowPath(section: path.section - 1, item: path.item) : path
    } sections: {
      $0 > index ? $0 - 1 : $0
    }
    return [shifted, smaller]
  }

  private func shiftingPaths(
    _ paths: @escaping (RowPath) -> RowPath, sections: @escaping (Int) -> Int
  ) -> Trial {
    let mapping = ActionMapping<SectionID, Item>(
      row: {
        switch $0 {
        case .id: $0
        case .path(let path): .path(paths(path))
        case .captured(let path, let then): .captured(paths(path), revision: then)
        }
      },
      section: {
        switch $0 {
        case .id: $0
        case .index(let index): .index(sections(index))
        case .captured(let index, let then): .captured(sections(index), revision: then)
        }
      }, path: paths)
    var shifted = self
    shifted.steps = steps.map { mapping($0) }
    return shifted
  }
}
