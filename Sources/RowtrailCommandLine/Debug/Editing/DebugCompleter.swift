#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

import RowtrailDebugger
import RowtrailScenarios

/// What a line can be completed with: what the session knows, and names of files.
struct DebugCompleter {
  private let session: DebugSession

  private static let mostFiles = 10_000

  init(_ session: DebugSession) {
    self.session = session
  }

  /// The completion of the text before the cursor.
  func completion(_ line: String) -> DebugCompletion {
    let known = session.completion(of: line)
    guard known.wantsFiles else { return known }
    let written = String(line.suffix(known.length))
    let isQuoted = written.hasPrefix("\"")
    let files = Self.files(isQuoted ? String(written.dropFirst()) : written)
    let candidates = files.map { isQuoted || $0.contains(" ") ? Self.quoted($0) : $0 }
    return DebugCompletion(length: known.length, candidates: candidates, wantsFiles: true)
  }

  /// A path in quotes, as one with blanks is written; that of a folder goes on.
  private static func quoted(_ path: String) -> String {
    let text = ScenarioText.string(path)
    return path.hasSuffix("/") ? String(text.dropLast()) : text
  }

  /// The paths that start with a text, folders with a `/` behind.
  private static func files(_ text: String) -> [String] {
    let folder = text.lastIndex(of: "/").map { String(text[...$0]) } ?? ""
    let start = text.dropFirst(folder.count)
    guard let stream = opendir(folder.isEmpty ? "." : folder) else { return [] }
    defer { closedir(stream) }
    var found: [String] = []
    while found.count < mostFiles, let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(validatingCString: $0) }
      }
      guard let name, name.hasPrefix(start), name != ".", name != "..", !name.hasPrefix(".") || start.hasPrefix(".")
      else { continue }
      let path = folder + name
      found.append(path + (FileKind.of(RawPath(path)) == .folder ? "/" : ""))
    }
    return found.sorted()
  }
}
