/// A checkpoint beside a log, by its name. `Sendable`, and a value.
package struct LogCheckpointFile: Hashable, Sendable {
  /// The revision whose list it holds.
  package let revision: Int
  /// Its path.
  package let path: String
  /// How many bytes it has.
  package let byteCount: Int

  /// The checkpoints beside a log, the oldest first; none where the folder cannot be read.
  package static func all(besides log: String, _ files: any LogFileSystem = SystemFiles()) -> [LogCheckpointFile] {
    let found = (try? CheckpointFiles(log: log, files: files).all()) ?? []
    return found.reversed().map { found in
      let file = try? files.open(found.path, .read)
      defer { file?.close() }
      return LogCheckpointFile(revision: found.revision, path: found.path, byteCount: (try? file?.size()) ?? 0)
    }
  }
}
