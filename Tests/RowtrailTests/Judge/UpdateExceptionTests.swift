import Rowtrail
import Testing

/// Every sentence that UIKit prints about an update, each with the smallest update that brings it about.
struct UpdateExceptionTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let kind: UpdateException.Kind
    /// `~` is "row" or "item", `^` the kind of view.
    let message: String
    let update: ProposedUpdate
    let figures: [Int]

    init(_ kind: UpdateException.Kind, _ message: String, _ update: ProposedUpdate, _ figures: [Int]) {
      self.kind = kind
      self.message = message
      self.update = update
      self.figures = figures
    }

    var testDescription: String { message }
  }

  static let counts = [
    Case(
      .itemCount,
      "Invalid update: invalid number of ~s in section 1.  The number of ~s contained in an existing section after the "
        + "update (5) must be equal to the number of ~s contained in that section before the update (2), plus or minus "
        + "the number of ~s inserted or deleted from that section (1 inserted, 1 deleted) and plus or minus the number "
        + "of ~s moved into or out of that section (1 moved in, 0 moved out).",
      proposal([1, 2], [0, 5], items: .init(move: [moving(rowAt(0, 0), rowAt(1, 1))], reload: [rowAt(1, 0)])),
      [1, 5, 2, 1, 1, 1, 0]),
    Case(
      .itemCount,
      "Invalid update: invalid number of ~s in section 0.  Attempt to delete more ~s than exist in section.",
      proposal([1], [-1], items: .init(delete: [rowAt(0, 0)])), [0]),
    Case(
      .sectionCount,
      "Invalid update: invalid number of sections.  The number of sections contained in the ^ after the update (2) must "
        + "be equal to the number of sections contained in the ^ before the update (2), plus or minus the number of "
        + "sections inserted or deleted (0 inserted, 1 deleted).",
      proposal([1, 1], [1, 1], sections: .init(delete: [1])), [2, 2, 0, 1]),
  ]

  static let ranges = [
    Case(
      .deleteOutOfRange, "attempt to delete ~ 2 from section 0 which only contains 2 ~s before the update",
      proposal([2], [1], items: .init(delete: [rowAt(0, 2)])), [0, 2, 2]),
    Case(
      .deleteOutOfRange, "attempt to delete ~ 2 from section 0 which only contains 2 ~s before the update",
      proposal([2], [2], items: .init(reload: [rowAt(0, 2)])), [0, 2, 2]),
    Case(
      .deleteOutOfRange, "attempt to delete ~ 0 from section 1, but there are only 1 sections before the update",
      proposal([2], [2], items: .init(delete: [rowAt(1, 0)])), [1, 0, 1]),
    Case(
      .deleteOutOfRange, "attempt to delete section 1, but there are only 1 sections before the update",
      proposal([2], [2], sections: .init(delete: [1])), [1, 1]),
    Case(
      .insertOutOfRange, "attempt to insert ~ 3 into section 0, but there are only 3 ~s in section 0 after the update",
      proposal([2], [3], items: .init(insert: [rowAt(0, 3)])), [0, 3, 3]),
    Case(
      .insertOutOfRange, "attempt to insert ~ 0 into section 1, but there are only 1 sections after the update",
      proposal([2], [2], items: .init(insert: [rowAt(1, 0)])), [1, 0, 1]),
    Case(
      .insertOutOfRange, "attempt to insert section 1 but there are only 1 sections after the update",
      proposal([2], [2], sections: .init(insert: [1])), [1, 1]),
    Case(
      .moveOutOfRange,
      "attempt to move index path ({length = 2, path = 0 - 2}) that does not exist - "
        + "there are only 2 ~s in section 0 before the update",
      proposal([2], [2], items: .init(move: [moving(rowAt(0, 2), rowAt(0, 0))])), [0, 2, 2]),
    Case(
      .moveOutOfRange,
      "attempt to move index path ({length = 2, path = 1 - 0}) from a section that does not exist - "
        + "there are only 1 sections before the update",
      proposal([2], [2], items: .init(move: [moving(rowAt(1, 0), rowAt(0, 0))])), [1, 0, 1]),
    Case(
      .moveOutOfRange,
      "attempt to move index path ({length = 2, path = 0 - 0}) to index path ({length = 2, path = 0 - 2}) "
        + "that does not exist - there are only 2 ~s in section 0 after the update",
      proposal([2], [2], items: .init(move: [moving(rowAt(0, 0), rowAt(0, 2))])), [0, 0, 0, 2, 2]),
    Case(
      .moveOutOfRange,
      "attempt to move index path ({length = 2, path = 0 - 0}) to index path ({length = 2, path = 1 - 0}) "
        + "in section that does not exist - there are only 1 sections after the update",
      proposal([2], [2], items: .init(move: [moving(rowAt(0, 0), rowAt(1, 0))])), [0, 0, 1, 0, 1]),
    Case(
      .moveOutOfRange, "attempt to move section 1, but there are only 1 sections before the update",
      proposal([2], [2], sections: .init(move: [moving(1, 0)])), [1, 1]),
    Case(
      .moveOutOfRange, "attempt to to move section 0 to section 1, but there are only 1 sections after the update",
      proposal([2], [2], sections: .init(move: [moving(0, 1)])), [0, 1, 1]),
  ]

  static let conflicts = [
    Case(
      .deleteAndReload, "attempt to delete and reload the same index path ({length = 2, path = 0 - 1})",
      proposal([2], [1], items: .init(delete: [rowAt(0, 1)], reload: [rowAt(0, 1)])), [0, 1]),
    Case(
      .deleteAndReload,
      "attempt to delete and reload the same index path ({length = 2, path = 0 - 9223372036854775807})",
      proposal([2], [], sections: .init(delete: [0], reload: [0])), [0]),
    Case(
      .deleteAndMove, "attempt to perform a delete and a move from the same index path ({length = 2, path = 0 - 1})",
      proposal([2], [1], items: .init(delete: [rowAt(0, 1)], move: [moving(rowAt(0, 1), rowAt(0, 0))])), [0, 1]),
    Case(
      .deleteAndMove, "attempt to perform a delete and a move from the same section (1)",
      proposal([1, 1], [1], sections: .init(delete: [1], move: [moving(1, 0)])), [1]),
    Case(
      .insertAndMove, "attempt to perform an insert and a move to the same index path ({length = 2, path = 0 - 0})",
      proposal([2], [3], items: .init(insert: [rowAt(0, 0)], move: [moving(rowAt(0, 1), rowAt(0, 0))])), [0, 0]),
    Case(
      .insertAndMove, "attempt to perform an insert and a move to the same section (0)",
      proposal([1, 1], [1, 1], sections: .init(move: [moving(1, 0)], reload: [0])), [0]),
    Case(
      .twoDestinations,
      "attempt to move ~ at index path {length = 2, path = 0 - 0} to both {length = 2, path = 0 - 0} "
        + "and {length = 2, path = 0 - 1}",
      proposal([2], [2], items: .init(move: [moving(rowAt(0, 0), rowAt(0, 1)), moving(rowAt(0, 0), rowAt(0, 0))])),
      [0, 0, 0, 0, 0, 1]),
    Case(
      .twoDestinations, "attempt to move section 0 to both section 0 and section 1",
      proposal([1, 1], [1, 1], sections: .init(move: [moving(0, 1), moving(0, 0)])), [0, 0, 1]),
    Case(
      .twoSources,
      "attempt to move both ~ at index path {length = 2, path = 0 - 0} and {length = 2, path = 0 - 1} "
        + "to {length = 2, path = 0 - 1}",
      proposal([2], [2], items: .init(move: [moving(rowAt(0, 1), rowAt(0, 1)), moving(rowAt(0, 0), rowAt(0, 1))])),
      [0, 0, 0, 1, 0, 1]),
    Case(
      .twoSources, "attempt to move both section 0 and section 1 to section 1",
      proposal([1, 1], [1, 1], sections: .init(move: [moving(1, 1), moving(0, 1)])), [0, 1, 1]),
    Case(
      .acrossReplacedSection, "cannot move % from a deleted section (0)",
      proposal([1, 1], [2], sections: .init(delete: [0]), items: .init(move: [moving(rowAt(0, 0), rowAt(0, 0))])), [0]),
    Case(
      .acrossReplacedSection, "cannot move % into a newly inserted section (1)",
      proposal([2], [1, 1], sections: .init(insert: [1]), items: .init(move: [moving(rowAt(0, 0), rowAt(1, 0))])), [1]),
  ]

  @Test(arguments: counts + ranges + conflicts, ProposedUpdate.ViewKind.allCases)
  func everySentence(_ sample: Case, _ view: ProposedUpdate.ViewKind) throws {
    var update = sample.update
    update.view = view
    let exception = try #require(update.verdict().exception)
    let article = view == .table ? "a row" : "an item"
    let words = ["~": view.itemWord, "^": view.viewWord, "%": article]
    let message = sample.message.map { words[String($0)] ?? String($0) }.joined()
    #expect(exception.message == message)
    #expect(exception.kind == sample.kind)
    #expect(exception.figures.map(\.value) == sample.figures)
    #expect(exception.view == view)
    #expect(update.verdict().word == "throws")
  }

  @Test func everyKindIsFoundExceptThoseOfSnapshots() {
    let found = Set((Self.counts + Self.ranges + Self.conflicts).map(\.kind))
    #expect(found == Set(UpdateException.Kind.allCases).subtracting([.duplicateIdentifier, .unknownIdentifier]))
  }

  @Test func whatIsFoundFirst() {
    let all = proposal(
      [2], [2],
      items: .init(
        delete: [rowAt(0, 5), rowAt(0, 7), rowAt(0, 0)], insert: [rowAt(0, 9)],
        move: [moving(rowAt(0, 8), rowAt(0, 9))]))
    #expect(all.verdict().exception?.fault == .deleteOutOfRange(.item(rowAt(0, 7)), .items(2)))
    var rest = all
    rest.items.delete = []
    #expect(rest.verdict().exception?.fault == .insertOutOfRange(.item(rowAt(0, 9)), .items(2)))
    rest.items.insert = []
    #expect(rest.verdict().exception?.fault == .moveSourceOutOfRange(.item(rowAt(0, 8)), .items(2)))
    rest = all
    rest.items.reload = [rowAt(0, 0)]
    #expect(rest.verdict().exception?.fault == .deleteAndReload(.item(rowAt(0, 0))))
  }
}
