extension LogError: CustomStringConvertible {
  /// What happened, where, and what to do.
  public var description: String {
    if case .damaged(let damage) = self { return damage.description }
    return file.map { "\($0): \(sentence)" } ?? sentence
  }

  /// The file that the error is about, where it names one.
  package var file: String? {
    switch self {
    case .io(let failure): failure.path
    case .damaged(let damage): damage.file
    case .notALog(let file), .unknownVersion(_, let file), .otherCoding(let file, _, _), .busy(let file),
      .exists(let file), .closed(let file), .shrunk(let file, _, _),
      .otherHistory(let file, _, _):
      file
    case .revision, .unwritable, .poisoned, .noRevision: nil
    }
  }

  /// What happened and what to do, without the file.
  package var sentence: String {
    switch self {
    case .io(let failure): failure.sentence
    case .damaged(let damage): damage.sentence
    case .notALog: "this is no log: the first line is not the header of a rowlog; name another file"
    case .unknownVersion(let version, _):
      "the log has version \(version) of the format, and this program knows version "
        + "\(LogHeader.currentVersion); use a newer program"
    case .otherCoding(_, let expected, let found):
      "the log was written with the coding \(found), and \(expected) was asked for; open it with that coding"
    case .busy: "another writer has the log open; close that one first"
    case .exists(let file) where file.hasSuffix(".new"):
      "there is a file of that name already, a log with entries or no log; move it away, remove it where a run that was stopped "
        + "left it, or choose another name"
    case .exists: "there is a file of that name already; open it, move it away, or choose another name"
    case .revision(let expected, let found):
      "an entry for revision \(found) was to be appended, and revision \(expected) comes next; append entries in order"
    case .unwritable(let failure): "\(failure)"
    case .poisoned(let failure): "the log was given up after a failure, open it again: \(failure)"
    case .closed: "the writer was closed; open the log again"
    case .shrunk(_, let from, let to):
      "the log had \(from) bytes and has \(to) now: a write that was not acknowledged was taken back; read it again"
    case .otherHistory(_, let revision, let store):
      "the log ends at revision \(revision), and the store, which has revisions \(store.lowerBound) to "
        + "\(store.upperBound), had another list then; make the store from this log, or begin another log with the store's "
        + "list and revision: `store.beginLog(path:coding:)`, or `LogWriter.create` with `firstRevision: \(store.upperBound)`"
    case .noRevision(let revision, let available):
      "revision \(revision) is not in the log; it has revisions \(available.lowerBound) to \(available.upperBound)"
    }
  }
}

extension LogIOFailure: CustomStringConvertible {
  /// What could not be done to which file, and why.
  public var description: String { "\(path): \(sentence)" }

  /// What could not be done and why, without the file.
  package var sentence: String {
    if operation == .find {
      return
        "the file was removed, renamed or replaced while it was open, and what is written to it is not found under its "
        + "name; stop logging, and begin another log"
    }
    return "cannot \(operation.rawValue): \(meaning)"
  }
}

extension LogEncodingFailure: CustomStringConvertible {
  /// Why the entry cannot be written.
  public var description: String {
    switch self {
    case .tooLong(let count):
      "the entry needs a line of \(count) bytes, and a line has at most \(LogFormat.lineLimit); make its contents smaller"
    case .tooDeep:
      "a content is nested deeper than \(LogFormat.contentDepthLimit); make it flatter"
    case .duplicateName(let name): "a content has two members named \(name.quoted); give each its own name"
    case .revision(let revision):
      "revision \(revision) is beyond \(JSONScanner.integerLimit), the greatest that a log has; begin a new log"
    }
  }
}

extension LogDamage: CustomStringConvertible {
  /// File, line and byte offset, what was expected and what was found.
  public var description: String { "\(file): line \(line), \(sentence)" }

  /// Byte offset, what was expected and what was found, and what to do, without file and line.
  package var sentence: String {
    if isRefusedByCoding { return refusal }
    if line == 1 || isInStartingList { return startSentence }
    return "\(difference); `rowtrail log repair` writes the sound lines before it to a new file"
  }

  /// What the coding refuses, and what to do: nothing is wrong with the file.
  private var refusal: String {
    guard case .content(let failure) = problem else { return difference }
    let refuses: String
    let advice: String
    if case .badContent(let text) = failure.problem {
      refuses = "refuses the content of \(text.isEmpty ? "an edit" : text.quoted)"
      advice = "its `item(_:_:)` and `edit(of:_:)` go on reading what was written, with defaults for what is missing"
    } else {
      refuses = "takes \(found) for no id"
      advice =
        "its `section(_:)` and `row(_:)` go on reading the ids that were written, as a case that is kept or another one"
    }
    let start = "byte \(place): the line is sound, and the coding"
    return coding.map { "\(start) \($0), \(refuses); there is nothing to repair: let \(advice)" }
      ?? "\(start) \(refuses); there is nothing to repair: it is for the coding to read it, or for what wrote the log to write "
      + "it otherwise"
  }

  /// The same of damage to the header or the starting list.
  package var startSentence: String {
    isRefusedByCoding
      ? refusal
      : "\(difference); without what the log starts with nothing of it can be read or repaired: go back to a copy of it; "
        + "where checkpoints lie beside it, its app goes on from them with `LogRepair.mend`"
  }

  private var difference: String { "byte \(place): expected \(expected), found \(found)" }

  /// Where it is, in bytes from the beginning of the file.
  package var place: Int {
    if case .content(let failure) = problem { offset + failure.position } else { offset }
  }

  /// What a sound log has there.
  public var expected: String {
    switch problem {
    case .checksum(let expected, _): "the check value \(LineCheck.text(expected))"
    case .noChecksum: "a line that ends in its check value"
    case .tooLong: "a line of at most \(LogFormat.lineLimit) bytes"
    case .content(let failure): failure.expected
    case .revision(let expected, _): "the entry of revision \(expected)"
    case .parts(let expected, _): "\(expected) lines of parts before the entry"
    case .startingList(let expected, _): expected
    case .duplicate: "ids that come once"
    }
  }

  /// What the log has there.
  public var found: String {
    switch problem {
    case .checksum(_, let found): LineCheck.text(found)
    case .noChecksum(let found): found.isEmpty ? "nothing" : found.quoted
    case .tooLong: "a longer one"
    case .content(let failure): failure.found
    case .revision(_, let found): "that of revision \(found)"
    case .parts(_, let found): "\(found)"
    case .startingList(_, let found): found
    case .duplicate(let id): "\(id.quoted) twice"
    }
  }
}

extension LineFailure {
  /// What should stand there.
  var expected: String {
    switch problem {
    case .expected(let expectation): expectation.rawValue
    case .notUTF8: "UTF-8"
    case .rawControl: "control characters written as escapes"
    case .badEscape: "an escape that JSON knows"
    case .loneSurrogate: "both halves of a surrogate pair"
    case .numberForm: "a plain integer"
    case .numberRange: "an integer within ±(2^53-1)"
    case .duplicateName: "names that come once in an object"
    case .tooDeep: "at most \(JSONScanner.depthLimit) nested objects and arrays"
    case .missing(let name): "the member \(name)"
    case .unknownWord: "a word that the format knows"
    case .badID: "an id of the coding"
    case .badContent: "a content of the coding"
    case .badTime: "a time in the form 2026-11-30T02:07:15.042Z"
    case .eventDoesNotFit: "an event that can happen to the list"
    case .both(let one, let other): "the member \(one) or the member \(other)"
    case .misplaced: "lines in the order header, starting list, entries"
    }
  }

  /// What stands there.
  var found: String {
    switch problem {
    case .duplicateName(let name): "\(name.quoted) twice"
    case .unknownWord(let text), .badID(let text), .badTime(let text): text.quoted
    case .badContent(let text): "that of \(text.isEmpty ? "an edit" : text.quoted)"
    case .eventDoesNotFit(let word): "\(word.quoted), which cannot"
    case .misplaced(let what): what
    case .missing: "none"
    case .both: "both"
    default: "something else"
    }
  }
}

extension String {
  /// The text as JSON writes it, cut after 60 characters, safe to show.
  var quoted: String {
    var writer = JSONWriter()
    writer.string(unicodeScalars.count > 60 ? String(String.UnicodeScalarView(unicodeScalars.prefix(60))) + "…" : self)
    return String(decoding: writer.bytes, as: UTF8.self)
  }
}
