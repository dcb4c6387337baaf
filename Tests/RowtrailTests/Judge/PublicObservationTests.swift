import Rowtrail
import Testing

/// What public reports and measurements say that UIKit did, against what the judge says.
struct PublicObservationTests {
  private func fault(_ update: ProposedUpdate) -> UpdateFault? { update.verdict().exception?.fault }

  // A table of 20 rows, each case measured in a process of its own.

  @Test func deletedButNotInTheModel() {
    let verdict = proposal([20], [20], items: .init(delete: [rowAt(0, 0)])).verdict()
    #expect(
      verdict.exception?.message
        == "Invalid update: invalid number of rows in section 0.  The number of rows contained in an existing section "
        + "after the update (20) must be equal to the number of rows contained in that section before the update (20), "
        + "plus or minus the number of rows inserted or deleted from that section (0 inserted, 1 deleted) and plus or "
        + "minus the number of rows moved into or out of that section (0 moved in, 0 moved out).")
  }

  @Test func deletedFarBehindTheEnd() {
    #expect(
      proposal([20], [19], items: .init(delete: [rowAt(0, 99)])).verdict().exception?.message
        == "attempt to delete row 99 from section 0 which only contains 20 rows before the update")
  }

  @Test func insertedFarBehindTheEnd() {
    #expect(
      proposal([20], [21], items: .init(insert: [rowAt(0, 100)])).verdict().exception?.message
        == "attempt to insert row 100 into section 0, but there are only 21 rows in section 0 after the update")
  }

  @Test func sectionDeletedButNotInTheModel() {
    #expect(
      fault(proposal([20], [20], sections: .init(delete: [0])))
        == .sectionCount(UpdateCounts(before: 1, after: 1, deleted: 1)))
  }

  @Test func rightDelete() {
    #expect(proposal([20], [19], items: .init(delete: [rowAt(0, 0)])).verdict() == .legal)
  }

  @Test func deletedAndInsertedAtOnePlace() {
    #expect(proposal([20], [20], items: .init(delete: [rowAt(0, 0)], insert: [rowAt(0, 0)])).verdict() == .legal)
  }

  // Single reports.

  @Test("Apple developer forum: an insert that nobody made") func reloadBesideMoves() {
    let verdict = proposal(
      .collection, [4], [3],
      items: .init(
        delete: [rowAt(0, 1)], move: [moving(rowAt(0, 0), rowAt(0, 1)), moving(rowAt(0, 3), rowAt(0, 0))],
        reload: [rowAt(0, 2)])
    ).verdict()
    #expect(
      verdict.exception?.message
        == "attempt to perform an insert and a move to the same index path ({length = 2, path = 0 - 1})")
  }

  @Test("openradar 27041784") func sectionMoveAndReload() {
    let sample = proposal([2, 3], [3, 2], sections: .init(move: [moving(1, 0)]), items: .init(reload: [rowAt(1, 0)]))
    #expect(fault(sample) == .itemCount(section: 0, UpdateCounts(before: 3, after: 3, deleted: 1)))
  }

  @Test("openradar 33662307") func reloadAndMove() {
    let sample = proposal([3], [3], items: .init(move: [moving(rowAt(0, 1), rowAt(0, 0))], reload: [rowAt(0, 1)]))
    #expect(
      sample.verdict().exception?.message
        == "attempt to perform a delete and a move from the same index path ({length = 2, path = 0 - 1})")
  }

  @Test("TLIndexPathTools#13") func moveIntoInsertedSection() {
    let sample = proposal(
      [2, 1], [1, 1, 1], sections: .init(insert: [2]), items: .init(move: [moving(rowAt(0, 0), rowAt(2, 0))]))
    #expect(sample.verdict().exception?.message == "cannot move a row into a newly inserted section (2)")
    #expect(sample.verdict().exception?.kind.isAcceptedBySomeSystems == true)
  }

  @Test("RxDataSources#35") func moveOfNothing() {
    let sample = proposal([1, 1, 0], [1, 2, 0], items: .init(move: [moving(rowAt(2, 0), rowAt(1, 0))]))
    #expect(
      sample.verdict().exception?.message
        == "attempt to move index path ({length = 2, path = 2 - 0}) that does not exist - "
        + "there are only 0 rows in section 2 before the update")
  }

  @Test("IGListKit#519") func insertedSectionOutOfRange() {
    let sample = proposal(.collection, [3], [3], sections: .init(insert: [1]))
    #expect(
      sample.verdict().exception?.message
        == "attempt to insert section 1 but there are only 1 sections after the update")
  }

  @Test("SwipeCellKit#366") func deletedInMissingSection() {
    let sample = proposal([3, 2], [3, 2], items: .init(delete: [rowAt(2, 0)]))
    #expect(
      sample.verdict().exception?.message
        == "attempt to delete row 0 from section 2, but there are only 2 sections before the update")
  }

  // Beyond the thirteen.

  @Test("IGListKit#690") func reloadOfDisplacedSection() {
    let sample = proposal(
      .collection, [1, 1, 1, 1, 1], [1, 1, 1, 1, 1],
      sections: .init(delete: [4], insert: [2], move: [moving(2, 4)], reload: [3]))
    #expect(sample.verdict().exception?.message == "attempt to perform an insert and a move to the same section (4)")
  }

  @Test("Apple developer forum: how counts must follow an update") func countsOfAnUpdate() {
    let items = ProposedUpdate.Operations(
      delete: [rowAt(2, 1)], insert: [rowAt(0, 0), rowAt(1, 2)], reload: [rowAt(1, 1)])
    #expect(proposal(.collection, [10, 20, 30], [11, 21, 29], items: items).verdict() == .legal)
  }

  @Test("Apple developer forum: a reload while the list gets shorter") func reloadInShorterList() {
    let sample = proposal(.collection, [27386], [27385], items: .init(reload: [rowAt(0, 27384)]))
    #expect(
      fault(sample) == .itemCount(section: 0, UpdateCounts(before: 27386, after: 27385, inserted: 1, deleted: 1)))
  }
}
