/// How files are opened.
package enum LogFileMode: Sendable {
  /// To read a file that is there.
  case read
  /// To read and write a file that is there, which is no link.
  case write
  /// To write a file that is not there yet.
  case create
}

/// Where logs are kept: the system's files, or a simulated disk.
package protocol LogFileSystem: Sendable {
  /// Opens or creates a file.
  func open(_ path: String, _ mode: LogFileMode) throws(LogIOFailure) -> any LogFile
  /// What the file of this name is, or `nil` where there is none.
  func identity(of path: String) throws(LogIOFailure) -> LogFileIdentity?
  /// Gives a file another name, whatever had that one before.
  func rename(_ path: String, to other: String) throws(LogIOFailure)
  /// Removes a file.
  func remove(_ path: String) throws(LogIOFailure)
  /// Returns when the names in the folder that holds the path are on the disk.
  func syncFolder(of path: String) throws(LogIOFailure)
  /// The names of the files in the folder that holds the path.
  func names(besides path: String) throws(LogIOFailure) -> [String]
}

extension LogFileSystem {
  /// Makes sure that a file still has its name: what is on the disk and cannot be found there is lost.
  func checkName(of file: any LogFile) throws(LogIOFailure) {
    guard try identity(of: file.path) == file.identity() else {
      throw LogIOFailure(.find, file.path, LogIOFailure.noEntry)
    }
  }

  /// Writes a whole new file, and waits until it is on the disk where asked.
  package func write(_ bytes: [UInt8], to path: String, sync: Bool) throws(LogIOFailure) {
    let file = try open(path, .create)
    var isWhole = false
    defer {
      file.close()
      if !isWhole { try? remove(path) }
    }
    let result = bytes.withUnsafeBytes { buffer in
      Result { () throws(LogIOFailure) in try file.writeAll(buffer, at: 0) }
    }
    try result.get()
    if sync { try file.sync() }
    isWhole = true
  }
}
