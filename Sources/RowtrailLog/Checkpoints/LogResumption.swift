import Rowtrail

/// A log opened at a revision: from the nearest checkpoint on where there is one that can be believed, else from its
/// beginning.
struct LogResumption<Coding: LogCoding> {
  let header: LogHeader
  let headerCheck: UInt32
  private(set) var core: ReaderCore<Coding>
  /// What was wrong with checkpoints that were not used.
  private(set) var ignored: [LogCheckpointFailure] = []

  /// - Parameter revision: where to; the log's end unless given.
  init(
    _ file: any LogFile, _ coding: Coding, _ files: any LogFileSystem, at revision: Int = .max
  ) throws(LogError) {
    var chain = ChainReader(file)
    header = try chain.header()
    headerCheck = chain.mark.check
    try header.check(coding.name, coding.version, file: file.path)
    let log = CheckpointFiles.Log(file: file, headerCheck: headerCheck, coding: coding)
    let checkpoints = CheckpointFiles(log: file.path, files: files)
    for found in (try? checkpoints.all()) ?? [] where found.revision <= revision {
      switch checkpoints.resume(found, log) {
      case .success(let core):
        self.core = core
        try self.core.advance(to: revision)
        return
      case .failure(let failure): ignored.append(failure)
      }
    }
    core = try ReaderCore(chain, header, coding)
    try core.advance(to: revision)
  }
}
