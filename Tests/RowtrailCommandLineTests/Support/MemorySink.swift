import RowtrailCommandLine
import RowtrailScenarios

/// Keeps what is written, and can fail as a full disk does.
final class MemorySink: ByteSink, @unchecked Sendable {
  let isTerminal: Bool
  private(set) var bytes: [UInt8] = []
  private let room: Int

  init(isTerminal: Bool = false, room: Int = .max) {
    self.isTerminal = isTerminal
    self.room = room
  }

  func write(_ piece: [UInt8]) throws(SystemError) {
    guard bytes.count + piece.count <= room else { throw SystemError(code: 28) }
    bytes += piece
  }

  var text: String { String(decoding: bytes, as: UTF8.self) }
}
