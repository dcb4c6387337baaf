import PersistentCollections

/// Finds by handle what two lists do not share, skipping every tree node that they do.
extension ListIndex {
  /// The row handles whose box, flags, section or place among the others differ, each once, ascending.
  ///
  /// A section's handle may have gone to another section meanwhile: then its rows of both lists stand elsewhere, whatever
  /// their records say.
  ///
  /// - Parameter isSameSection: whether a handle that has a section in both has the same one.
  func changedRows(since old: ListIndex, isSameSection: (UInt32) -> Bool) -> [UInt32] {
    var found: [UInt32] = []
    rowRecords.forEachDifference(from: old.rowRecords) { row, then, now in
      let isEqual = then?.box == now?.box && then?.flags == now?.flags && then?.section == now?.section
      if !isEqual { found.append(UInt32(row)) }
    }
    var isAscending = true
    sectionRecords.forEachDifference(from: old.sectionRecords) { section, then, now in
      let rows = now?.rows ?? OrderTree()
      let oldRows = then?.rows ?? OrderTree()
      if let then, let now, then.box !== now.box, !isSameSection(UInt32(section)) {
        isAscending = false
        found.append(contentsOf: oldRows)
        found.append(contentsOf: rows)
        return
      }
      guard !rows.isIdentical(to: oldRows) else { return }
      isAscending = false
      Self.appendOutOfOrder(rows.differences(from: oldRows), to: &found)
    }
    if !isAscending { found.sortAndDropRepeated() }
    return found
  }

  /// The section handles whose box, or place among the others, differs, each once, ascending.
  func changedSections(since old: ListIndex) -> [UInt32] {
    var found: [UInt32] = []
    if !sectionOrder.isIdentical(to: old.sectionOrder) {
      Self.appendOutOfOrder(sectionOrder.differences(from: old.sectionOrder), to: &found)
    }
    sectionRecords.forEachDifference(from: old.sectionRecords) { section, then, now in
      if then?.box !== now?.box { found.append(UInt32(section)) }
    }
    found.sortAndDropRepeated()
    return found
  }

  /// The handles that came, went, or changed their order within a changed run; what is left keeps its order.
  private static func appendOutOfOrder(_ runs: [OrderTree.Run], to found: inout [UInt32]) {
    for case .changed(let old, let new) in runs {
      guard !old.isEmpty, !new.isEmpty else {
        found += old.isEmpty ? new : old
        continue
      }
      let places = Dictionary(uniqueKeysWithValues: zip(old, old.indices))
      let staying = new.indices.filter { places[new[$0]] != nil }
      let oldPlaces = staying.map { places[new[$0]] ?? 0 }
      var keepsOld = [Bool](repeating: false, count: old.count)
      var keepsNew = [Bool](repeating: false, count: new.count)
      for index in longestIncreasingRun(oldPlaces) {
        keepsOld[oldPlaces[index]] = true
        keepsNew[staying[index]] = true
      }
      for (handle, isKept) in zip(old, keepsOld) where !isKept { found.append(handle) }
      for (handle, isKept) in zip(new, keepsNew) where !isKept { found.append(handle) }
    }
  }
}

extension [UInt32] {
  fileprivate mutating func sortAndDropRepeated() {
    guard count > 1 else { return }
    sort()
    var kept = 1
    for index in 1..<count where self[index] != self[kept - 1] {
      self[kept] = self[index]
      kept += 1
    }
    removeLast(count - kept)
  }
}
