import RowtrailCommandLine
import RowtrailScenarios

/// Gives out bytes a few at a time, as a pipe does.
final class MemorySource: ByteSource, @unchecked Sendable {
  private var rest: ArraySlice<UInt8>

  init(_ text: String) {
    rest = Array(text.utf8)[...]
  }

  func read(atMost count: Int) throws(SystemError) -> [UInt8] {
    let piece = Array(rest.prefix(min(count, 7)))
    rest = rest.dropFirst(piece.count)
    return piece
  }
}
