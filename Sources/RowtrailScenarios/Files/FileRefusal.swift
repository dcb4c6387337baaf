/// Why a path cannot be read as a file.
package enum FileRefusal: Error, Hashable, Sendable {
  /// The system refused to open or read it.
  case system(SystemError)
  /// It is no regular file.
  case notAFile(FileKind)
  /// It looks like a regular file, but what it has cannot be read as one has it read: the system would wait for more.
  case notReadable
  /// The path has no characters.
  case emptyPath
  /// It has more bytes than are read.
  case tooLarge(limit: Int)

  /// What is wrong, and what to do.
  package var sentence: String {
    switch self {
    case .system(let error): error.sentence
    case .notAFile(.folder): "this is a folder; name a file in it"
    case .notAFile(.pipe): "this is a pipe, not a file; give '-' and pass it as standard input"
    case .notAFile(.socket): "this is a socket, not a file; name a file"
    case .notAFile(.device): "this is a device, not a file; copy what it gives to a file, and name that"
    case .notAFile(.other): "this is not a file; name one"
    case .emptyPath: "the path is empty; name a file or a folder"
    case .notReadable: "this cannot be read as a file; give '-' and pass it as standard input"
    case .tooLarge(let limit): "the file is larger than \(limit >> 20) MiB; split it"
    }
  }
}
