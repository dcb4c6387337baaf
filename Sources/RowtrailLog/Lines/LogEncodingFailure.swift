/// Why an entry or a list cannot be written to a log. `Sendable`, and a value.
public enum LogEncodingFailure: Error, Hashable, Sendable {
  /// A line would have this many bytes; it may have 16 MiB.
  case tooLong(Int)
  /// A content is nested more than 24 deep.
  case tooDeep
  /// A content has two members of this name.
  case duplicateName(String)
  /// The revision is beyond 2^53−1, the greatest that a log has.
  case revision(Int)
}
