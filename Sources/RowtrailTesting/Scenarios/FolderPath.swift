import RowtrailScenarios

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
  func scenarioFiles() throws(FileProblem) -> [RawPath] {
    let top = RawPath(path)
    if FileKind.of(top) != .folder {
      do { _ = try InputFile.read(top) } catch { throw FileProblem(path: path, sentence: error.sentence) }
    }
    let found = FileFinder.find([top], FileFinder.scenarios)
    if let problem = found.problems.first { throw FileProblem(path: problem.folder.text, sentence: problem.sentence) }
    return found.files
  }

  /// How reports call a file: by its path inside the folder.
  func name(of file: RawPath) -> String {
    let text = file.text
    return text.hasPrefix(path + "/") ? String(text.dropFirst(path.count + 1)) : file.name
  }
}
