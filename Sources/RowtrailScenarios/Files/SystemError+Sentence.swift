import RowtrailLog

extension SystemError {
  /// What the system meant, in the same words on every system and in every locale.
  package var sentence: String {
    ErrorNumber.words(code) ?? "the system refused it (error \(code))"
  }
}
