/// What a block of lines is. The raw values are the words of scenario files.
package enum BlockKind: String, Hashable, Sendable {
  /// `batch … end`
  case batch
  /// `reload … end`
  case reload
}
