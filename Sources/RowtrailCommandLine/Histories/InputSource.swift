import RowtrailLog
import RowtrailScenarios

/// What an input holds: a log, opened, or the text of scenarios.
enum InputSource {
  case log(LogReader<TextCoding>)
  case text([UInt8])

  /// Opens an input, and finds out what it is. A log is read from its file, whatever else as a whole.
  static func open(_ path: RawPath, _ standardInput: any ByteSource) throws(InputProblem) -> InputSource {
    if path != .standardInput, path.hasSuffix(".rowlog") { return .log(try reader(path)) }
    let bytes = try InputFile.read(path, standardInput: standardInput)
    guard looksLikeLog(bytes) else { return .text(bytes) }
    do { return .log(try LogReader(bytes: bytes, name: path.text) { TextCoding(viewing: $0) }) } catch {
      throw problem(error)
    }
  }

  /// A reader of a log's file.
  static func reader(_ path: RawPath) throws(InputProblem) -> LogReader<TextCoding> {
    let file = try InputFile.openLog(path)
    do { return try LogReader(file) { TextCoding(viewing: $0) } } catch { throw problem(error) }
  }

  /// What an error at a log's start is.
  private static func problem(_ error: LogError) -> InputProblem {
    if case .damaged(let damage) = error { .damagedStart(damage) } else { .log(error) }
  }

  /// Whether a text begins as a JSON object, as no scenario does.
  private static func looksLikeLog(_ bytes: [UInt8]) -> Bool {
    bytes.first { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") } == UInt8(ascii: "{")
  }
}
