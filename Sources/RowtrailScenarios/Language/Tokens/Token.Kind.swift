extension Token {
  /// What a token can be.
  enum Kind: UInt8 {
    /// A word.
    case word
    /// A string, quotes and all.
    case string
    /// An integer.
    case integer
    /// `@NAME`.
    case capture
    /// `@INT`.
    case revision
    /// `,`
    case comma
    /// `.`
    case dot
    /// `...`
    case ellipsis
    /// `=`
    case equals
    /// `->`
    case arrow
    /// `[`
    case leftBracket
    /// `]`
    case rightBracket
    /// `(`
    case leftParenthesis
    /// `)`
    case rightParenthesis
    /// `==`
    case equal
    /// `!=`
    case notEqual
    /// `<`
    case less
    /// `<=`
    case lessOrEqual
    /// `>`
    case greater
    /// `>=`
    case greaterOrEqual
    /// The line ends, or its comment starts.
    case end
    /// What follows is no token; `Lexer.fault` says why.
    case fault

    /// The comparison that the token stands for, or `nil`.
    var comparison: Scenario.Comparison? {
      switch self {
      case .equal: .equal
      case .notEqual: .notEqual
      case .less: .less
      case .lessOrEqual: .lessOrEqual
      case .greater: .greater
      case .greaterOrEqual: .greaterOrEqual
      default: nil
      }
    }
  }
}
