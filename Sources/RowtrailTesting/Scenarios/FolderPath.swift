/// The path of a folder of scenarios, or of a single file.
struct FolderPath {
  let path: String

  /// - Parameter file: the source file from whose folder a relative path goes out.
  init(_ path: String, besides file: String) {
    var path = path
    while path.utf8.count > 1, path.hasSuffix("/") { path.removeLast() }
    if path.hasPrefix("/") {
      self.path = path
    } else {
      let folder = file.lastIndex(of: "/").map { file[...$0] } ?? ""
      self.path = Self.simplified(folder + path)
    }
  }

  /// The path without `.`, and without `..` behind a folder's name, so that reports name files as editors do.
  private static func simplified(_ path: String) -> String {
    var parts: [Substring] = []
    for part in path.split(separator: "/") where part != "." {
      if part == "..", let last = parts.last, last != ".." { parts.removeLast() } else { parts.append(part) }
    }
    let joined = parts.joined(separator: "/")
    return path.hasPrefix("/") ? "/" + joined : joined.isEmpty ? "." : joined
  }

  /// The scenario files below the folder, in the byte order of their paths; the path itself where it is a file.
  func scenarioFiles() throws(FileProblem) -> [String] {
    guard let names = try namesIn(path) else { return [path] }
    var files: [String] = []
    var waiting = names.map { "\(path)/\($0)" }
    while let next = waiting.popLast() {
      if next.hasSuffix(".scenario") {
        files.append(next)
      } else if !isLink(next), let names = try namesIn(next) {
        waiting += names.map { "\(next)/\($0)" }
      }
    }
    return files.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// How reports call a file: by its path inside the folder.
  func name(of file: String) -> String {
    file.hasPrefix(path + "/") ? String(file.dropFirst(path.count + 1)) : String(file[file.nameStart...])
  }
}

extension String {
  /// Where the last part of a path begins.
  fileprivate var nameStart: Index { lastIndex(of: "/").map { index(after: $0) } ?? startIndex }
}
