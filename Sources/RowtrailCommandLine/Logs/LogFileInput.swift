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
  /// - Parameters:
  ///   - path: the log, which a failure is about that names no file.
  ///   - output: the log that is written, where one is.
  func withProgress<Value>(
    of path: RawPath, to output: RawPath? = nil, _ work: ((_ done: Int, _ total: Int) -> Void) throws(LogError) -> Value
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
    case .failure(let error): throw ToolFailure(error, reading: path, writing: output)
    }
  }
}

extension ToolFailure {
  /// What it is that a log could not be made of another one, or of itself: that the one cannot be read, or the other not be
  /// written.
  init(_ error: LogError, reading input: RawPath, writing output: RawPath?) {
    let file = error.file.map { RawPath($0) } ?? input
    guard case .io(let failure) = error, file != input || output == input && failure.operation == .open, output != nil
    else {
      self = .input(file, .log(error))
      return
    }
    self = .unwritable(file, .log(error))
  }
}

extension RawPath {
  /// The path as the log library takes one, which is to read the file: a text.
  func logToRead() throws(ToolFailure) -> String {
    guard let text = utf8 else { throw .input(self, .notUTF8) }
    return text
  }

  /// The path as the log library takes one, which is to write the file: a text.
  func logToWrite() throws(ToolFailure) -> String {
    guard let text = utf8 else { throw .unwritable(self, .notUTF8) }
    return text
  }
}
