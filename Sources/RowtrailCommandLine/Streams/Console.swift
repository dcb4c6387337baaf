import RowtrailScenarios

/// The three standard streams of a run, and how text on them may look.
///
/// Results are collected and written in large pieces; a message is written at once, after the results before it.
final class Console {
  /// Where `-` is read from.
  let input: any ByteSource
  /// How results may look.
  let resultStyle: Style
  /// How messages may look.
  let messageStyle: Style
  /// What is known of the process's environment.
  let environment: [String: String]
  private let output: any ByteSink
  private let messages: any ByteSink
  private var collected: [UInt8] = []
  private var progressLine: String?
  private static let pieceSize = 1 << 16

  /// A console over these streams.
  init(
    input: any ByteSource, output: any ByteSink, messages: any ByteSink, environment: [String: String]
  ) {
    self.input = input
    self.environment = environment
    self.output = output
    self.messages = messages
    resultStyle = Style(terminal: output.isTerminal, environment: environment)
    messageStyle = Style(terminal: messages.isTerminal, environment: environment)
  }

  /// The descriptor that results go to, or `nil` where they go somewhere else.
  var outputDescriptor: Int32? { (output as? DescriptorSink)?.descriptor }

  /// Puts out a piece of the result.
  func write(_ bytes: [UInt8]) throws(ToolFailure) {
    collected += bytes
    if collected.count >= Self.pieceSize { try flush() }
  }

  /// Puts out a piece of the result.
  func write(_ text: String) throws(ToolFailure) {
    try write(Array(text.utf8))
  }

  /// Puts out a piece of the result: one JSON document, on lines of its own.
  func writeJSON(_ body: (inout JSONWriter) -> Void) throws(ToolFailure) {
    var writer = JSONWriter()
    body(&writer)
    try write(writer.bytes + [UInt8(ascii: "\n")])
  }

  /// Puts out what was collected, so that a reader sees it now.
  func flush() throws(ToolFailure) {
    guard !collected.isEmpty else { return }
    clearProgress()
    let bytes = collected
    collected.removeAll(keepingCapacity: true)
    do { try output.write(bytes) } catch { throw .output(error) }
  }

  /// Puts out a message, after the results before it. There is nobody to tell where that fails.
  func tell(_ message: [UInt8]) throws(ToolFailure) {
    guard !message.isEmpty else { return }
    try flush()
    clearProgress()
    try? messages.write(message)
  }

  /// Puts out what a failure says.
  func tell(_ failure: ToolFailure) throws(ToolFailure) {
    try tell(Array(failure.message(style: messageStyle).utf8))
  }

  /// Puts out the last message of a run. What was collected before is put out first where that is still possible.
  func tellLast(_ message: String) {
    try? flush()
    clearProgress()
    try? messages.write(Array(message.utf8))
  }

  /// Ends a piece of the result that somebody may be waiting for, and draws the progress line anew.
  ///
  /// - Parameter progress: what the line says from now on; where `nil`, it says what it said.
  func endPiece(progress: String?) throws(ToolFailure) {
    let line = progress ?? progressLine
    if output.isTerminal { try flush() }
    if let line { showProgress(line) }
  }

  /// Draws the progress line of one long piece of work, where a terminal shows it.
  func showProgress(_ line: String) {
    guard messages.isTerminal, line != progressLine else { return }
    progressLine = line
    try? messages.write(Array("\r\(line)\u{1b}[K".utf8))
  }

  /// Takes the progress line away.
  func clearProgress() {
    guard progressLine != nil else { return }
    progressLine = nil
    try? messages.write(Array("\r\u{1b}[K".utf8))
  }
}
