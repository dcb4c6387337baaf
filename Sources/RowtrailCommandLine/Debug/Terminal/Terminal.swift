#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif
import RowtrailScenarios

/// The terminal that a session is typed on.
struct Terminal {
  /// What happens on it.
  enum Event: Equatable {
    /// Bytes came in.
    case bytes([UInt8])
    /// Nothing came for as long as was waited.
    case silence
    /// Control-C was pressed.
    case interrupted
    /// It has another size, or the process goes on after it was stopped: what is shown has to be drawn anew.
    case redraw
    /// Nobody will type any more.
    case end
  }

  private let input: Int32
  private let output: Int32
  /// Whether it can do no more than show text, line after line.
  let isDumb: Bool
  private var signals: Int32 = -1

  /// The terminal of the console, or `nil` where its streams are not one.
  init?(_ console: Console) {
    guard let input = console.input as? DescriptorSource, let output = console.outputDescriptor,
      isatty(input.descriptor) == 1, isatty(output) == 1
    else { return nil }
    self.input = input.descriptor
    self.output = output
    let kind = console.environment["TERM"] ?? ""
    isDumb = kind.isEmpty || kind == "dumb"
  }

  /// Takes the terminal for the session.
  mutating func take() { signals = TerminalState.take(input, raw: !isDumb) ?? -1 }

  /// Gives it back.
  func release() { TerminalState.release() }

  /// How many columns and lines it has now.
  var size: (columns: Int, lines: Int) {
    var size = winsize()
    guard ioctl(output, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return (80, 24) }
    return (Int(size.ws_col), size.ws_row > 0 ? Int(size.ws_row) : 24)
  }

  /// Shows text.
  func write(_ text: String) throws(ToolFailure) {
    do { try DescriptorSink(descriptor: output).write(Array(text.utf8)) } catch { throw .output(error) }
  }

  /// Waits for what happens next.
  ///
  /// - Parameter milliseconds: how long to wait; for ever where it is negative.
  func wait(_ milliseconds: Int32 = -1) -> Event {
    var requests = [
      pollfd(fd: input, events: Int16(POLLIN), revents: 0), pollfd(fd: signals, events: Int16(POLLIN), revents: 0),
    ]
    let count = poll(&requests, nfds_t(requests.count), milliseconds)
    if count < 0 { return errno == EINTR ? wait(milliseconds) : .end }
    if requests[1].revents & Int16(POLLIN) != 0 { return signal() }
    if count == 0 { return .silence }
    guard let bytes = try? DescriptorSource(descriptor: input).read(atMost: 4096), !bytes.isEmpty else { return .end }
    return .bytes(bytes)
  }

  private func signal() -> Event {
    let letters = (try? DescriptorSource(descriptor: signals).read(atMost: 64)) ?? []
    return letters.contains(UInt8(ascii: "i")) ? .interrupted : .redraw
  }
}
