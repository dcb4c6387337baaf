import RowtrailScenarios

/// Runs files, many at a time, and hands over what came of them one after the other, in the files' order.
struct ReplayRun: Sendable {
  /// The files, in order.
  let files: [RawPath]
  /// How a file is run.
  let replay: FileReplay
  /// How many files are run at a time.
  let jobs: Int

  /// How many results may wait for an earlier one, for each job.
  private static let waitingPerJob = 16

  /// Runs the files until all are done or the receiver wants no more.
  ///
  /// - Parameter receive: takes the next file's result; false where it wants no more. A slow file keeps those behind it
  ///   waiting, and only so many wait that memory stays bounded.
  /// - Throws: what the receiver threw, or that the task was cancelled. However it ends, files that are still being run
  ///   are cancelled.
  func run(_ receive: (ReplayedFile) throws(ToolFailure) -> Bool) async throws(ToolFailure) {
    if jobs == 1 || files.count == 1 {
      for file in files {
        guard let result = replay.run(file) else { throw .cancelled }
        if try !receive(result) { return }
      }
      return
    }
    let failure = await withTaskGroup(of: (Int, ReplayedFile?).self) { group -> ToolFailure? in
      defer { group.cancelAll() }
      var waiting: [Int: ReplayedFile] = [:]
      var started = 0
      var running = 0
      var due = 0
      while due < files.count {
        while running < jobs, started < files.count, started < due + jobs * Self.waitingPerJob {
          let (index, file, replay) = (started, files[started], replay)
          group.addTask { (index, replay.run(file)) }
          started += 1
          running += 1
        }
        guard let (index, result) = await group.next() else { break }
        guard let result else { return .cancelled }
        running -= 1
        waiting[index] = result
        while let next = waiting.removeValue(forKey: due) {
          due += 1
          do throws(ToolFailure) {
            if try !receive(next) { return nil }
          } catch {
            return error
          }
        }
      }
      return nil
    }
    if let failure { throw failure }
  }
}
