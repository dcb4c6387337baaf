import RowtrailScenarios

extension FileFinder {
  /// Tells what could not be looked into.
  ///
  /// - Returns: the exit status that this leads to.
  func tellFailures(_ console: Console) throws(ToolFailure) -> ExitStatus {
    let failures = problems.map { problem -> ToolFailure in
      switch problem {
      case .refused(let folder, let error): .input(folder, .file(.system(error)))
      case .empty(let folder, let suffixes): .emptyFolder(folder, suffixes)
      }
    }
    for failure in failures { try console.tell(failure) }
    return failures.map(\.status).max() ?? .success
  }
}
