/// Why a file or a folder could not be read.
struct FileProblem: Error, CustomStringConvertible {
  let path: String
  /// What is wrong with it, in one sentence.
  let sentence: String

  var description: String { "\(path): \(sentence)" }
}
