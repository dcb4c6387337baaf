/// Lays out a file that has no errors.
struct Layout {
  private var reader: LineReader
  private var lexer: Lexer
  private var output: [UInt8] = []
  /// Statements that follow each other directly, not written yet: their comments have one column.
  private var run: [FormattedLine] = []
  /// Comments, and blank lines, whose indentation is that of the statement behind them.
  private var waiting: [FormattedLine] = []
  /// The block that is open.
  private var block: BlockKind?

  /// Comments behind wider lines than this do not take part in the alignment.
  static let widestAligned = 80

  init(_ bytes: [UInt8]) {
    reader = LineReader(bytes)
    lexer = Lexer(bytes)
    output.reserveCapacity(bytes.count + bytes.count / 8)
  }

  /// The whole file.
  mutating func text() -> String {
    while let line = reader.nextLine() {
      lexer.start(line)
      add(lexer.remainingTokens(), in: line)
    }
    flushRun()
    while waiting.last?.isBlank == true { waiting.removeLast() }
    flushWaiting(indentation: 0)
    return String(decoding: output, as: UTF8.self)
  }

  private mutating func add(_ tokens: [Token], in line: SourceLine) {
    let comment = lexer.bytes[lexer.rest..<line.limit].trimmingBlanksAtEnd()
    guard let first = tokens.first else {
      flushRun()
      let line = FormattedLine(code: [], comment: comment, indentation: 0)
      let isSecondBlank = line.isBlank && (waiting.last?.isBlank ?? output.isEmpty)
      if !isSecondBlank { waiting.append(line) }
      return
    }
    let keyword = Keyword.byWord[lexer.bytes.text(first)]
    if !waiting.isEmpty { flushWaiting(indentation: indentationOfComments(before: keyword)) }
    let indentation = indentation(of: keyword)
    run.append(FormattedLine(code: lexer.bytes.code(tokens, keyword), comment: comment, indentation: indentation))
    switch keyword {
    case .batch: block = .batch
    case .reload: block = .reload
    case .end: block = nil
    default: break
    }
  }

  private func indentation(of keyword: Keyword?) -> Int {
    switch keyword {
    case .end, .batch, .reload: 0
    case .row, .rows: block == nil ? 2 : 4
    default: block == nil ? 0 : 2
    }
  }

  /// A comment before a block's `end` is in the block.
  private func indentationOfComments(before keyword: Keyword?) -> Int {
    keyword == .end ? 2 : indentation(of: keyword)
  }

  private mutating func flushWaiting(indentation: Int) {
    for var line in waiting {
      line.indentation = line.isBlank ? 0 : indentation
      write(line, commentColumn: nil)
    }
    waiting = []
  }

  private mutating func flushRun() {
    let widths = run.lazy.filter { !$0.comment.isEmpty }.map(\.width).filter { $0 <= Self.widestAligned }
    let column = widths.max().map { $0 + 2 }
    for line in run { write(line, commentColumn: column) }
    run = []
  }

  private mutating func write(_ line: FormattedLine, commentColumn: Int?) {
    output.append(contentsOf: repeatElement(0x20, count: line.indentation))
    output.append(contentsOf: line.code)
    if !line.comment.isEmpty, !line.code.isEmpty {
      let gap = max(2, (commentColumn ?? 0) - line.width)
      output.append(contentsOf: repeatElement(0x20, count: gap))
    }
    output.append(contentsOf: line.comment)
    output.append(0x0A)
  }
}

extension Lexer {
  /// The tokens up to the end of the line.
  fileprivate mutating func remainingTokens() -> [Token] {
    var tokens: [Token] = []
    while true {
      let token = next()
      if token.kind == .end || token.kind == .fault { return tokens }
      tokens.append(token)
    }
  }
}

extension ArraySlice<UInt8> {
  /// The bytes without the spaces and tabs at their end.
  fileprivate func trimmingBlanksAtEnd() -> ArraySlice {
    var end = endIndex
    while end > startIndex, self[end - 1] == 0x20 || self[end - 1] == 0x09 { end -= 1 }
    return self[startIndex..<end]
  }
}
