import RowtrailDebugger

/// A line being edited on a terminal: keys in, what to draw out.
struct LineEditor {
  private(set) var buffer = LineBuffer()
  private var history: InputHistory
  /// The line that was being typed before older ones were looked at, and which of these is looked at.
  private var draft = ""
  private var place: Int?
  /// Whether the last key asked for a completion and there was more than one.
  private var wasTab = false

  /// What is to be done after a key.
  enum Action: Equatable {
    /// Nothing that is not drawn already.
    case edit
    /// The line is done.
    case accept(String)
    /// The user leaves.
    case leave
    /// The screen is to be cleared.
    case clear
    /// These candidates are to be shown below the line.
    case show([String])
  }

  init(_ history: InputHistory) {
    self.history = history
  }

  /// Gives the line up.
  mutating func cancel() {
    buffer.set("")
    place = nil
    wasTab = false
  }

  /// Does what a key says.
  ///
  /// - Parameter complete: what the text before the cursor can be completed with.
  mutating func handle(_ key: Key, complete: (String) -> DebugCompletion) -> Action {
    defer { if key != .tab { wasTab = false } }
    switch key {
    case .text(let text): buffer.insert(text)
    case .enter:
      let line = buffer.text
      cancel()
      return .accept(line)
    case .endOfInput:
      if buffer.characters.isEmpty { return .leave }
      buffer.deleteRight()
    case .tab: return self.complete(complete(buffer.textBeforeCursor))
    case .clearScreen: return .clear
    case .up: look(-1)
    case .down: look(1)
    default: edit(key)
    }
    return .edit
  }

  private mutating func edit(_ key: Key) {
    switch key {
    case .backspace: buffer.deleteLeft()
    case .delete: buffer.deleteRight()
    case .left: buffer.moveLeft()
    case .right: buffer.moveRight()
    case .home: buffer.moveToStart()
    case .end: buffer.moveToEnd()
    case .wordLeft: buffer.moveWordLeft()
    case .wordRight: buffer.moveWordRight()
    case .cutToEnd: buffer.cutToEnd()
    case .cutToStart: buffer.cutToStart()
    case .cutWordLeft: buffer.cutWordLeft()
    case .cutWordRight: buffer.cutWordRight()
    case .yank: buffer.yank()
    case .transpose: buffer.transpose()
    default: break
    }
  }

  /// Notes a line that was done.
  mutating func remember(_ line: String) { history.add(line) }

  private mutating func look(_ step: Int) {
    let lines = history.lines
    let next = (place ?? lines.count) + step
    guard (0...lines.count).contains(next) else { return }
    if place == nil { draft = buffer.text }
    place = next == lines.count ? nil : next
    buffer.set(next == lines.count ? draft : lines[next])
  }

  private mutating func complete(_ completion: DebugCompletion) -> Action {
    let candidates = completion.candidates
    guard let first = candidates.first else { return .edit }
    if candidates.count == 1 {
      let goesOn = first.hasSuffix(".") || first.hasSuffix("/")
      buffer.replace(completion.length, with: goesOn ? first : first + " ")
      return .edit
    }
    let common = candidates.dropFirst().reduce(first) { String(zip($0, $1).prefix { $0 == $1 }.map(\.0)) }
    if common.count > completion.length {
      buffer.replace(completion.length, with: common)
      return .edit
    }
    defer { wasTab = true }
    return wasTab || candidates.count <= 20 ? .show(candidates) : .edit
  }
}
