import Rowtrail

extension ExceptionTemplate {
  /// Counts that do not add up.
  static let counts: [ExceptionTemplate] = [
    ExceptionTemplate("invalid update: invalid number of ", itemEquation + itemMoves, fault: itemCount),
    ExceptionTemplate("invalid update: invalid number of ", itemEquation, fault: itemCount),
    ExceptionTemplate(
      "invalid update: invalid number of ", "~s in section #. attempt to delete more ~s than exist in section"
    ) { .negativeItemCount(section: $0.numbers[0]) },
    ExceptionTemplate("invalid update: invalid number of ", sectionEquation, fault: sectionCount),
    ExceptionTemplate("invalid update: invalid number of ", "~s in section #") { captures, _ in
      var explanation = ExceptionExplanation(.itemCount, view: captures.view)
      explanation.figures = [
        .init(
          name: "section", value: String(captures.numbers[0]), meaning: "the section, by its index after the batch")
      ]
      return explanation
    },
    ExceptionTemplate("invalid update: invalid number of ", "~s", kind: .itemCount),
    ExceptionTemplate("invalid update: invalid number of sections", kind: .sectionCount),
    ExceptionTemplate("invalid batch updates detected") { _, reader in BatchDump(&reader).explanation },
  ]

  private static let itemEquation =
    "~s in section #. the number of ~s contained in an existing section after the update (#) must be equal to "
    + "the number of ~s contained in that section before the update (#), plus or minus the number of ~s inserted or "
    + "deleted from that section (# inserted, # deleted)"
  private static let itemMoves =
    " and plus or minus the number of ~s moved into or out of that section (# moved in, # moved out)"
  private static let sectionEquation =
    "sections. the number of sections contained in the ^ after the update (#) must be equal to the number of sections "
    + "contained in the ^ before the update (#), plus or minus the number of sections inserted or deleted "
    + "(# inserted, # deleted)"

  @Sendable private static func itemCount(_ captures: TemplateCaptures) -> UpdateFault {
    let numbers = captures.numbers
    let moves = numbers.count > 5 ? (numbers[5], numbers[6]) : (0, 0)
    return .itemCount(
      section: numbers[0],
      UpdateCounts(
        before: numbers[2], after: numbers[1], inserted: numbers[3], deleted: numbers[4],
        movedIn: moves.0, movedOut: moves.1))
  }

  @Sendable private static func sectionCount(_ captures: TemplateCaptures) -> UpdateFault {
    let numbers = captures.numbers
    return .sectionCount(
      UpdateCounts(before: numbers[1], after: numbers[0], inserted: numbers[2], deleted: numbers[3]))
  }

  /// Deletes and inserts of what is not there.
  static let ranges: [ExceptionTemplate] = [
    ExceptionTemplate(
      "attempt to delete ", "~ # from section # which only contains # ~s before the update"
    ) { .deleteOutOfRange($0.itemPath, .items($0.numbers[2])) },
    ExceptionTemplate(
      "attempt to delete ", "~ # from section #, but there are only # sections before the update"
    ) { .deleteOutOfRange($0.itemPath, .sections($0.numbers[2])) },
    ExceptionTemplate(
      "attempt to delete ", "section #, but there are only # sections before the update"
    ) { .deleteOutOfRange(.section($0.numbers[0]), .sections($0.numbers[1])) },
    ExceptionTemplate(
      "attempt to insert ", "~ # into section #, but there are only # ~s in section # after the update"
    ) { .insertOutOfRange($0.itemPath, .items($0.numbers[2])) },
    ExceptionTemplate(
      "attempt to insert ", "~ # into section #, but there are only # sections after the update"
    ) { .insertOutOfRange($0.itemPath, .sections($0.numbers[2])) },
    ExceptionTemplate(
      "attempt to insert ", "section # but there are only # sections after the update"
    ) { .insertOutOfRange(.section($0.numbers[0]), .sections($0.numbers[1])) },
    ExceptionTemplate(
      "attempt to insert ", "section #, but there are only # sections after the update"
    ) { .insertOutOfRange(.section($0.numbers[0]), .sections($0.numbers[1])) },
  ]
}
