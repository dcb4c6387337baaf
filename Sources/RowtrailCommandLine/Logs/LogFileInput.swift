import RowtrailLog
import RowtrailScenarios

/// A log's file, opened for a command that takes care of it.
struct LogFileInput {
  /// The path as it was given.
  let path: RawPath
  /// The file.
  let file: any LogFile
  /// Where checkpoints may stand; `nil` for standard input.
  let files: (any LogFileSystem)?

  /// Opens a log.
  ///
  /// - Throws: why it cannot be opened.
  init(_ path: RawPath, _ console: Console) throws(ToolFailure) {
    self.path = path
    do throws(InputProblem) {
      if path == .standardInput {
        file = MemoryFile(try InputFile.read(path, standardInput: console.input), path: path.text)
        files = nil
      } else {
        file = try InputFile.openLog(path)
        files = SystemFiles()
      }
    } catch {
      throw .input(path, error)
    }
  }

  /// The path of a file beside the log: `orders.rowlog` and `repaired` give `orders.repaired.rowlog`.
  static func path(besides path: RawPath, _ word: String) -> RawPath {
    let end = Array(".rowlog".utf8)
    let start = path.hasSuffix(".rowlog") ? Array(path.bytes.dropLast(end.count)) : path.bytes
    return RawPath(bytes: start + Array(".\(word)".utf8) + end)
  }
}

extension Console {
  /// Does work that may take long, with a progress line over bytes on a terminal.
  ///
  /// - Parameter path: what a failure is about that names no file.
  func withProgress<Value>(
    of path: RawPath, _ work: ((_ done: Int, _ total: Int) -> Void) throws(LogError) -> Value
  ) throws(ToolFailure) -> Value {
    var progress: WorkProgress?
    let result = Result { () throws(LogError) in
      try work { done, total in
        if progress == nil { progress = WorkProgress(of: total, callsPerLook: 16) }
        if let line = progress?.line(done) { self.showProgress(line) }
      }
    }
    clearProgress()
    switch result {
    case .success(let value): return value
    case .failure(let error): throw .input(error.file.map { RawPath($0) } ?? path, .log(error))
    }
  }
}
