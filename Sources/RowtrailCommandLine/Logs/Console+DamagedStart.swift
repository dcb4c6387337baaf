import RowtrailLog
import RowtrailScenarios

extension Console {
  /// Does what needs a log's start: its header and its starting list. Where they are damaged, that is the whole answer, as
  /// JSON too where that is wanted.
  ///
  /// - Parameters:
  ///   - path: the log.
  ///   - isJSON: whether the answer is JSON.
  ///   - work: throws that a log is damaged only where its start is.
  func withStart<Value>(
    of path: RawPath, isJSON: Bool, _ work: () throws(ToolFailure) -> Value
  ) throws(ToolFailure) -> Value {
    do {
      return try work()
    } catch {
      guard case .input(let file, let problem) = error else { throw error }
      switch problem {
      case .log(.damaged(let damage)), .damagedStart(let damage):
        if isJSON {
          try writeJSON { writer in
            writer.object { writer in
              writer.member("file", path.text)
              writer.member("sound", false)
              writer.key("damage")
              writer.damage(damage)
            }
          }
        }
        throw .input(file, .damagedStart(damage))
      default: throw error
      }
    }
  }
}
