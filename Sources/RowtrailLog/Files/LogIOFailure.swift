/// A call to the system that failed. `Sendable`, and a value.
public struct LogIOFailure: Error, Hashable, Sendable {
  /// What was asked of the system. `Sendable`, and a value.
  public enum Operation: String, Hashable, Sendable {
    /// Open or create a file.
    case open
    /// Ask for a file's size or identity.
    case stat
    /// Read from a file.
    case read
    /// Write to a file.
    case write
    /// Cut a file.
    case truncate
    /// Wait until a file or folder is on the disk.
    case sync
    /// Lock a file.
    case lock
    /// Give a file another name.
    case rename
    /// Remove a file.
    case remove
    /// List a folder.
    case list
    /// Find the file under its name, which it had when it was opened.
    case find
  }

  /// What was asked.
  public let operation: Operation
  /// Of which file or folder.
  public let path: String
  /// The system's error number.
  public let code: Int32

  /// A failure of an operation.
  public init(_ operation: Operation, _ path: String, _ code: Int32) {
    self.operation = operation
    self.path = path
    self.code = code
  }
}
