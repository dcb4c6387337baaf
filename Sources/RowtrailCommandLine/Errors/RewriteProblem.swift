#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif
import RowtrailScenarios

/// Why a file was not rewritten; it is then as it was. The sentences are in `Sentences.swift`.
enum RewriteProblem: Error, Hashable, Sendable {
  /// The system refused it.
  case refused(SystemError)
  /// It is not any more what was read.
  case changed
  /// The user may not write it.
  case readOnly
  /// It has several names, of which a new file could take one only.
  case linked(names: Int)
  /// It belongs to somebody else, and what takes its place could not.
  case foreign
  /// It is a symbolic link that leads to nothing.
  case linkToNothing
  /// It holds something else than what would replace it, which a slip of the pen might lose.
  case otherContent
  /// No regular file stands there, or none that could be read to see what it is.
  case notAFile(FileKind)
}

extension RewriteProblem {
  /// Why what stands where a result is to go cannot be looked at.
  init(_ refusal: FileRefusal) {
    switch refusal {
    case .system(let error): self = .refused(error)
    case .notAFile(let kind): self = .notAFile(kind)
    case .notReadable, .tooLarge: self = .notAFile(.other)
    case .emptyPath: self = .refused(SystemError(code: ENOENT))
    }
  }
}
