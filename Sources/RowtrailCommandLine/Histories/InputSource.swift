#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif
import RowtrailLog

/// What an input holds: a log, opened, or the text of scenarios.
enum InputSource {
  case log(LogReader<TextCoding>)
  case text([UInt8])

  /// Opens an input, and finds out what it is. A log is read from its file, whatever else as a whole.
  static func open(_ path: RawPath, _ standardInput: any ByteSource) throws(ToolFailure) -> InputSource {
    if path != .standardInput, path.hasSuffix(".rowlog") { return .log(try reader(path)) }
    let bytes: [UInt8]
    do { bytes = try InputFile.read(path, standardInput: standardInput) } catch { throw .input(path, error) }
    guard looksLikeLog(bytes) else { return .text(bytes) }
    do { return .log(try LogReader(bytes: bytes, name: path.text) { TextCoding(viewing: $0) }) } catch {
      throw .log(path, error)
    }
  }

  /// A reader of a log's file.
  static func reader(_ path: RawPath) throws(ToolFailure) -> LogReader<TextCoding> {
    let descriptor: Int32
    do { descriptor = try InputFile.open(path).descriptor } catch { throw .input(path, error) }
    let file = SystemFile(reading: descriptor, path: path.text)
    do { return try LogReader(file) { TextCoding(viewing: $0) } } catch { throw .log(path, error) }
  }

  /// Whether a text begins as a JSON object, as no scenario does.
  private static func looksLikeLog(_ bytes: [UInt8]) -> Bool {
    bytes.first { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") } == UInt8(ascii: "{")
  }
}
