/// A place where a log is not what a writer of logs would have written.
///
/// `Sendable`, and a value.
public struct LogDamage: Error, Hashable, Sendable {
  /// What is wrong there. `Sendable`, and a value.
  public enum Problem: Hashable, Sendable {
    /// The line's check value is not that of its bytes and of the line before: bytes were changed, or lines lost, doubled
    /// or swapped. With the value that the bytes have, and the one that the line names.
    case checksum(expected: UInt32, found: UInt32)
    /// The line does not end in a check value; with what it ends in.
    case noChecksum(found: String)
    /// The line is longer than 16 MiB.
    case tooLong
    /// The line is sound and says something that it must not, or that the coding refuses.
    case content(LineFailure)
    /// The entry leads to another revision than the next one.
    case revision(expected: Int, found: Int)
    /// The entry does not have as many lines before its own as it says.
    case parts(expected: Int, found: Int)
    /// The starting list does not have as many sections and rows as the header says.
    case startingList(expected: String, found: String)
    /// The starting list or a reload has the id twice.
    case duplicate(String)
  }

  /// The log's path, or the name that its bytes were given.
  public let file: String
  /// The line, from 1.
  public let line: Int
  /// How many bytes stand before the line.
  public let offset: Int
  /// What is wrong there.
  public let problem: Problem
  /// The name and version of the coding that refused what the line says, where one of an app did.
  public internal(set) var coding: String?
  /// Whether it is in the starting list.
  var isInStartingList = false

  /// Whether nothing is wrong with the file: its line is whole, and the coding takes an id or a content in it for none.
  public var isRefusedByCoding: Bool {
    guard case .content(let failure) = problem else { return false }
    return switch failure.problem {
    case .badID(let text): !text.isEmpty
    case .badContent: true
    default: false
    }
  }
}
