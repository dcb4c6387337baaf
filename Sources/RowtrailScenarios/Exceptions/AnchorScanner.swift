/// Finds the beginnings of all known sentences in one pass over bytes: an automaton over small classes of bytes, after
/// Aho and Corasick.
struct AnchorScanner: Sendable {
  /// The scanner for all known sentences.
  static let shared = AnchorScanner(ExceptionTemplate.all)

  private static let classCount = 32
  private static let blank: UInt8 = 27
  private static let escape: UInt8 = 30
  private static let skipped: UInt8 = 31

  private let classes: [UInt8]
  private let templates: [ExceptionTemplate]
  /// The next state, by state and class.
  private var next: [UInt16]
  /// The templates whose anchors end in a state, the longest anchor first.
  private var ends: [[Int]]
  /// Whether there are any, by state: looked at for every byte.
  private var hasEnd: [Bool] = []

  init(_ templates: [ExceptionTemplate]) {
    self.templates = templates
    classes = (0...255).map(Self.classOf)
    next = Array(repeating: 0, count: Self.classCount)
    ends = [[]]
    for (index, template) in templates.enumerated() { add(template.anchor, index) }
    link()
    hasEnd = ends.map { !$0.isEmpty }
  }

  /// The class of a byte: a letter in either case, white space, `_`, `:`, a backslash, what is skipped, or the rest.
  private static func classOf(_ byte: Int) -> UInt8 {
    switch UInt8(byte) {
    case UInt8(ascii: "a")...UInt8(ascii: "z"): UInt8(byte) - UInt8(ascii: "a") + 1
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): UInt8(byte) - UInt8(ascii: "A") + 1
    case UInt8(ascii: " "), 9...13, 0xA0: blank
    case UInt8(ascii: "_"): 28
    case UInt8(ascii: ":"): 29
    case UInt8(ascii: "\\"): escape
    // The first byte of a no-break space; its second counts as the blank.
    case 0xC2: skipped
    default: 0
    }
  }

  /// Whether a byte behind a backslash makes a line break or a tabulator of it.
  private static func isEscapedBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "n") || byte == UInt8(ascii: "r") || byte == UInt8(ascii: "t")
  }

  private mutating func add(_ anchor: String, _ template: Int) {
    var state = 0
    for byte in anchor.utf8 {
      let slot = state * Self.classCount + Int(classes[Int(byte)])
      if next[slot] == 0 {
        next[slot] = UInt16(ends.count)
        next += Array(repeating: 0, count: Self.classCount)
        ends.append([])
      }
      state = Int(next[slot])
    }
    ends[state].append(template)
  }

  /// Lets every state go on as the longest known end of what was read does.
  private mutating func link() {
    var fallbacks = Array(repeating: 0, count: ends.count)
    var queue: [Int] = []
    for letter in 0..<Self.classCount where next[letter] != 0 { queue.append(Int(next[letter])) }
    var head = 0
    while head < queue.count {
      let state = queue[head]
      head += 1
      ends[state] += ends[fallbacks[state]]
      for letter in 0..<Self.classCount {
        let slot = state * Self.classCount + letter
        let other = next[fallbacks[state] * Self.classCount + letter]
        if next[slot] == 0 {
          next[slot] = other
        } else {
          fallbacks[Int(next[slot])] = Int(other)
          queue.append(Int(next[slot]))
        }
      }
    }
  }

  /// Calls `body` with each template whose anchor is found and the offset behind the anchor, until it gives something.
  ///
  /// O(bytes), what `body` does left out.
  func scan<Found>(
    _ bytes: UnsafeBufferPointer<UInt8>, _ body: (ExceptionTemplate, Int) -> Found?
  ) -> Found? {
    var state = 0
    var wasBlank = false
    var offset = 0
    while advance(&state, &wasBlank, &offset, over: bytes) {
      for template in ends[state] {
        if let found = body(templates[template], offset) { return found }
      }
    }
    return nil
  }

  /// Goes behind the end of the next anchor, or to the end of the bytes; whether there is one.
  private func advance(
    _ state: inout Int, _ wasBlank: inout Bool, _ position: inout Int, over bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    var (current, isBlank, offset) = (state, wasBlank, position)
    defer { (state, wasBlank, position) = (current, isBlank, offset) }
    return classes.withUnsafeBufferPointer { classes in
      next.withUnsafeBufferPointer { next in
        hasEnd.withUnsafeBufferPointer { hasEnd in
          while offset < bytes.count {
            var letter = classes[Int(bytes[offset])]
            offset += 1
            if letter == Self.escape, offset < bytes.count, Self.isEscapedBlank(bytes[offset]) {
              letter = Self.blank
              offset += 1
            }
            if letter == Self.skipped || (isBlank && letter == Self.blank) { continue }
            isBlank = letter == Self.blank
            current = Int(next[current &* Self.classCount &+ Int(letter)])
            if hasEnd[current] { return true }
          }
          return false
        }
      }
    }
  }
}
