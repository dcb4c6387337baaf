import Rowtrail

extension ExceptionTemplate {
  /// Moves from and to what is not there, and several that meet.
  static let moves: [ExceptionTemplate] = [
    ExceptionTemplate(
      "attempt to move index path ", "(@) that does not exist - there are only # ~s in section # before the update"
    ) { .moveSourceOutOfRange($0.place(0), .items($0.numbers[0])) },
    ExceptionTemplate(
      "attempt to move index path ",
      "(@) from a section that does not exist - there are only # sections before the update"
    ) { .moveSourceOutOfRange($0.place(0), .sections($0.numbers[0])) },
    ExceptionTemplate(
      "attempt to move index path ",
      "(@) to index path (@) that does not exist - there are only # ~s in section # after the update"
    ) { .moveDestinationOutOfRange(from: $0.place(0), to: $0.place(1), .items($0.numbers[0])) },
    ExceptionTemplate(
      "attempt to move index path ",
      "(@) to index path (@) in section that does not exist - there are only # sections after the update"
    ) { .moveDestinationOutOfRange(from: $0.place(0), to: $0.place(1), .sections($0.numbers[0])) },
    ExceptionTemplate(
      "attempt to move section ", "#, but there are only # sections before the update"
    ) { .moveSourceOutOfRange(.section($0.numbers[0]), .sections($0.numbers[1])) },
    ExceptionTemplate("attempt to to move section ", missingSection, fault: moveToMissingSection),
    ExceptionTemplate("attempt to move section ", missingSection, fault: moveToMissingSection),
    ExceptionTemplate(
      "attempt to move section ", "# to both section # and section #"
    ) {
      .twoDestinations(from: .section($0.numbers[0]), .section($0.numbers[1]), .section($0.numbers[2]))
    },
    ExceptionTemplate(
      "attempt to move both section ", "# and section # to section #"
    ) {
      .twoSources(.section($0.numbers[0]), .section($0.numbers[1]), to: .section($0.numbers[2]))
    },
    ExceptionTemplate(
      "attempt to move ", "~ at index path @ to both @ and @"
    ) { .twoDestinations(from: $0.place(0), $0.place(1), $0.place(2)) },
    ExceptionTemplate(
      "attempt to move both ", "~ at index path @ and @ to @"
    ) { .twoSources($0.place(0), $0.place(1), to: $0.place(2)) },
  ]

  private static let missingSection = "# to section #, but there are only # sections after the update"

  @Sendable private static func moveToMissingSection(_ captures: TemplateCaptures) -> UpdateFault {
    let numbers = captures.numbers
    return .moveDestinationOutOfRange(from: .section(numbers[0]), to: .section(numbers[1]), .sections(numbers[2]))
  }

  /// Operations that meet at one place, or that cross a section.
  static let conflicts: [ExceptionTemplate] = [
    ExceptionTemplate("attempt to delete and reload the same index path", " (@)") { .deleteAndReload($0.place(0)) },
    ExceptionTemplate("attempt to delete and reload the same index path", kind: .deleteAndReload),
    ExceptionTemplate(
      "attempt to perform a delete and a move from the same ", "index path (@)"
    ) { .deleteAndMove($0.place(0)) },
    ExceptionTemplate(
      "attempt to perform a delete and a move from the same ", "section (#)"
    ) { .deleteAndMove(.section($0.numbers[0])) },
    ExceptionTemplate("attempt to perform a delete and a move from the same ", kind: .deleteAndMove),
    ExceptionTemplate(
      "attempt to perform an insert and a move to the same ", "index path (@)"
    ) { .insertAndMove($0.place(0)) },
    ExceptionTemplate(
      "attempt to perform an insert and a move to the same ", "section (#)"
    ) { .insertAndMove(.section($0.numbers[0])) },
    ExceptionTemplate("attempt to perform an insert and a move to the same ", kind: .insertAndMove),
    ExceptionTemplate(
      "cannot move a", " ~ from a deleted section (#)"
    ) { .moveFromDeletedSection($0.numbers[0]) },
    ExceptionTemplate(
      "cannot move an", " ~ from a deleted section (#)"
    ) { .moveFromDeletedSection($0.numbers[0]) },
    ExceptionTemplate(
      "cannot move a", " ~ into a newly inserted section (#)"
    ) { .moveIntoInsertedSection($0.numbers[0]) },
    ExceptionTemplate(
      "cannot move an", " ~ into a newly inserted section (#)"
    ) { .moveIntoInsertedSection($0.numbers[0]) },
    ExceptionTemplate("cannot move a", " ~ from a deleted section", kind: .acrossReplacedSection),
    ExceptionTemplate("cannot move a", " ~ into a newly inserted section", kind: .acrossReplacedSection),
  ]
}
