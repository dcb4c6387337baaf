import RowtrailScenarios
import RowtrailLog

extension LogTail {
  /// What is told of a torn tail, with a line end.
  func note(in path: RawPath, style: Style) -> String {
    "\(style.paint(path.visible + ":", .strong)) note: \(sentence)\n"
  }

  /// What a torn tail is, and what it means.
  var sentence: String {
    "the last \(counted(count, "byte")), from byte \(offset) on, are a torn tail, as a crash or a writer at work leaves "
      + "one; they are no part of the history"
  }
}
