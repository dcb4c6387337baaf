import RowtrailScenarios
import RowtrailLog

extension LogTail {
  /// What is told of a torn tail, with a line end.
  func note(in path: RawPath, style: Style) -> String {
    let text = VisibleText.of(sentence, columns: InputProblem.messageColumns)
    return "\(style.paint(path.visible + ":", .strong)) note: \(text)\n"
  }

  /// What a torn tail is, and what it means.
  var sentence: String {
    if let keptAs {
      return
        "the last \(counted(count, "byte")), from byte \(offset) on, were a torn tail, as a crash leaves one; they are "
        + "cut off, and kept as \(keptAs)"
    }
    return
      "the last \(counted(count, "byte")), from byte \(offset) on, are a torn tail, as a crash or a writer at work leaves "
      + "one; they are no part of the history"
  }
}
