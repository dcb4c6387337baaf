import Rowtrail

/// The checkpoints beside a log: files `NAME.checkpoint-REVISION`, each with the list at a revision, the place in the log
/// where that revision ends, and the check value there.
///
/// They are a cache. One that does not fit the log in every respect is not used.
struct CheckpointFiles {
  /// A checkpoint's file, by its name.
  struct Found {
    let revision: Int
    let path: String
  }

  let log: String
  let files: any LogFileSystem

  /// What a checkpoint is called until it is whole.
  private var temporary: String { "\(log).checkpoint.new" }

  func path(of revision: Int) -> String { "\(log).checkpoint-\(revision)" }

  /// The checkpoints that there are, the newest first.
  func all() throws(LogIOFailure) -> [Found] {
    let prefix = Array("\(log.fileName).checkpoint-".utf8)
    var found: [Found] = []
    for name in try files.names(besides: log) {
      let bytes = Array(name.utf8)
      guard bytes.starts(with: prefix), let revision = Int(String(decoding: bytes[prefix.count...], as: UTF8.self)),
        path(of: revision).fileName.hasSameBytes(as: name)
      else { continue }
      found.append(Found(revision: revision, path: path(of: revision)))
    }
    return found.sorted { $0.revision > $1.revision }
  }

  /// Removes all checkpoints: those of a log that is no more. What cannot be removed is ignored when it is found.
  func removeAll() {
    guard let all = try? all() else { return }
    for found in all { try? files.remove(found.path) }
    try? files.remove(temporary)
  }

  /// Lets all checkpoints follow their log, which has another name now. One that cannot be moved is ignored when it is found.
  func moveAll(to other: String) {
    try? files.remove(temporary)
    guard let all = try? all() else { return }
    for found in all {
      try? files.rename(found.path, to: CheckpointFiles(log: other, files: files).path(of: found.revision))
    }
  }

  /// Writes a checkpoint of what a reader has read. How many bytes it takes.
  @_specialize(where Coding == TextCoding)
  func write<Coding: LogCoding>(
    _ core: ReaderCore<Coding>, _ coding: Coding, headerCheck: UInt32
  ) throws(LogError) -> Int {
    var encoder = LineEncoder(coding)
    var head = CheckpointHead(core.mark, core.revision, headerCheck: headerCheck)
    head.codingVersion = coding.version
    head.sectionCount = core.list.sectionCount
    head.rowCount = core.list.rowCount
    do throws(LogEncodingFailure) {
      encoder.beginLine()
      head.write(to: &encoder.json)
      try encoder.endLine()
      try encoder.rows(of: core.list.sections, reload: nil)
    } catch {
      throw .unwritable(error)
    }
    do throws(LogIOFailure) {
      if try files.identity(of: temporary) != nil { try files.remove(temporary) }
      try files.write(encoder.json.bytes, to: temporary, sync: true)
      try files.rename(temporary, to: path(of: core.revision))
    } catch {
      throw .io(error)
    }
    return encoder.json.count
  }
}
