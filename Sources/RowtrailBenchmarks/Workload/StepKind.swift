/// The changes of one row that are measured.
enum StepKind: String, CaseIterable {
  case toggle = "toggle a star by id"
  case move = "move by path"
  case insert = "insert"
  case delete = "delete"
  case edit = "edit"
}
