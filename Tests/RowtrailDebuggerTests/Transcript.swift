import RowtrailDebugger
import RowtrailLog
import RowtrailScenarios

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A file of lines that were typed, each with the exact text that came back: what `rowtrail debug FILE --script LINES` says.
///
///     # What it shows.
///     $ rowtrail debug Scenarios/debugger/tour.scenario
///     >> print
///     revision 5 of 5, …
struct Transcript {
  let path: String
  /// What stands before the first line that is typed.
  let head: [String]
  /// What is opened, from the package's folder.
  let opened: String
  /// The lines that are typed.
  let typed: [String]

  init?(_ path: String) {
    guard let text = Files.read(path) else { return nil }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let start = lines.firstIndex { $0.hasPrefix(">> ") } ?? lines.count
    head = Array(lines[..<start])
    guard let command = head.last?.split(separator: " ").map(String.init), command.count == 4, command[0] == "$" else {
      return nil
    }
    self.path = path
    opened = command[3]
    typed = lines[start...].filter { $0.hasPrefix(">> ") }.map { String($0.dropFirst(3)) }
  }

  /// The file as it is, and as it would be now.
  func compared() throws -> (file: String, now: String) {
    var session = DebugSession(try History.open(opened), name: String(opened.split(separator: "/").last ?? ""))
    var now = head.joined(separator: "\n") + "\n"
    for line in typed { now += ">> \(line)\n" + session.execute(line).text }
    return (Files.read(path) ?? "", now)
  }
}

/// Histories for tests.
enum History {
  /// A scenario's, or a log's; the path counts from the package's folder.
  static func open(_ path: String) throws -> RecordedHistory {
    let file = Files.package + path
    if path.hasSuffix(".rowlog") { return try RecordedHistory(log: file) }
    let parsed = ScenarioParser.parse(Array((Files.read(file) ?? "").utf8))
    guard let scenario = parsed.scenarios.first, parsed.errors.isEmpty else { throw Missing(path: path) }
    return RecordedHistory(ScenarioRunner.run(scenario))
  }

  /// That of a scenario's text below its name.
  static func of(_ text: String) throws -> RecordedHistory {
    let parsed = ScenarioParser.parse(Array(("scenario \"test\"\n" + text).utf8))
    guard let scenario = parsed.scenarios.first, parsed.errors.isEmpty else {
      throw Missing(path: parsed.errors.first?.message ?? "")
    }
    return RecordedHistory(ScenarioRunner.run(scenario))
  }

  struct Missing: Error {
    let path: String
  }
}

/// Files of the package.
enum Files {
  /// The package's folder, with a `/` at its end.
  static let package: String = {
    let parts = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(3)
    return parts.joined(separator: "/") + "/"
  }()

  static func read(_ path: String) -> String? {
    guard let file = fopen(path, "r") else { return nil }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    while case let count = fread(&piece, 1, piece.count, file), count > 0 { bytes += piece[..<count] }
    return String(decoding: bytes, as: UTF8.self)
  }

  static func write(_ text: String, to path: String) {
    guard let file = fopen(path, "w") else { return }
    fwrite(text, 1, text.utf8.count, file)
    fclose(file)
  }

  /// The files of a folder whose names end so, in order.
  static func list(_ folder: String, _ ending: String) -> [String] {
    guard let stream = opendir(package + folder) else { return [] }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name.hasSuffix(ending) { names.append(name) }
    }
    return names.sorted().map { package + folder + "/" + $0 }
  }
}

extension Files {
  static func temporaryFolder() -> String {
    var template = Array("/tmp/rowtrail-debug-XXXXXX".utf8CString)
    return template.withUnsafeMutableBufferPointer { buffer in
      buffer.baseAddress.flatMap { mkdtemp($0) }.map { String(cString: $0) } ?? "/nonexistent"
    }
  }

  static func removeFolder(_ path: String) {
    for name in list(path: path) { unlink("\(path)/\(name)") }
    rmdir(path)
  }

  private static func list(path: String) -> [String] {
    guard let stream = opendir(path) else { return [] }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      names.append(
        withUnsafePointer(to: &entry.pointee.d_name) { pointer in
          pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
        })
    }
    return names
  }
}
