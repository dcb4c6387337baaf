#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Finds the files that paths stand for.
///
/// A path that is a folder stands for every file below it whose name ends in one of certain ways, in the byte order of
/// their paths. Links to folders are followed where they are given, and not below.
package struct FileFinder {
  /// How the names of scenario files end.
  package static let scenarios = [".scenario"]
  /// How the names of files end that hold histories: of scenario files, and of logs.
  package static let histories = [".scenario", ".rowlog"]

  private let suffixes: [String]
  /// The files, in the order of the paths that were given.
  package private(set) var files: [RawPath] = []
  /// What could not be looked into, and the folders that hold none.
  package private(set) var problems: [Problem] = []

  /// Why a folder gave no files, or not all.
  package enum Problem: Hashable, Sendable {
    /// The system refused to let it be looked into.
    case refused(RawPath, SystemError)
    /// There is no file below it whose name ends so.
    case empty(RawPath, [String])

    /// The folder.
    package var folder: RawPath {
      switch self {
      case .refused(let folder, _), .empty(let folder, _): folder
      }
    }

    /// What is wrong with the folder.
    package var sentence: String {
      switch self {
      case .refused(_, let error): error.sentence
      case .empty(_, let suffixes):
        "there is no \(suffixes.map { "*" + $0 }.joined(separator: " or ")) file below this folder"
      }
    }
  }

  private init(suffixes: [String]) { self.suffixes = suffixes }

  /// What these paths stand for, with the endings that names of files in folders have.
  package static func find(_ paths: [RawPath], _ suffixes: [String]) -> FileFinder {
    var finder = FileFinder(suffixes: suffixes)
    for path in paths {
      if path != .standardInput, FileKind.of(path) == .folder {
        finder.search(path)
      } else {
        finder.files.append(path)
      }
    }
    return finder
  }

  private mutating func search(_ top: RawPath) {
    var found: [RawPath] = []
    var problems: [Problem] = []
    var folders = [top]
    while let folder = folders.popLast() {
      do {
        for (name, type) in try Self.entries(of: folder) {
          let path = folder.appending(name)
          if Self.isFolder(path, type: type) {
            folders.append(path)
          } else if suffixes.contains(where: path.hasSuffix), !Self.isLinkToFolder(path, type: type) {
            found.append(path)
          }
        }
      } catch {
        problems.append(.refused(folder, error))
      }
    }
    files += found.sorted()
    if found.isEmpty, problems.isEmpty { problems = [.empty(top, suffixes)] }
    self.problems += problems
  }

  private static func isFolder(_ path: RawPath, type: UInt8) -> Bool {
    type == UInt8(DT_DIR) || (type == UInt8(DT_UNKNOWN) && FileKind.of(path, followsLinks: false) == .folder)
  }

  private static func isLinkToFolder(_ path: RawPath, type: UInt8) -> Bool {
    (type == UInt8(DT_LNK) || type == UInt8(DT_UNKNOWN)) && FileKind.of(path) == .folder
  }

  /// The names in a folder, each with its `d_type`.
  private static func entries(of folder: RawPath) throws(SystemError) -> [(name: [UInt8], type: UInt8)] {
    guard let stream = folder.withCString({ opendir($0) }) else { throw .last }
    defer { closedir(stream) }
    var entries: [(name: [UInt8], type: UInt8)] = []
    while true {
      errno = 0
      guard let entry = readdir(stream) else {
        if errno != 0 { throw .last }
        return entries
      }
      let name = name(of: entry)
      if name != Array(".".utf8), name != Array("..".utf8) { entries.append((name, entry.pointee.d_type)) }
    }
  }

  private static func name(of entry: UnsafeMutablePointer<dirent>) -> [UInt8] {
    guard let offset = MemoryLayout<dirent>.offset(of: \.d_name) else { return [] }
    let start = UnsafeRawPointer(entry).advanced(by: offset).assumingMemoryBound(to: CChar.self)
    return UnsafeBufferPointer(start: start, count: strlen(start)).map { UInt8(bitPattern: $0) }
  }
}
