extension String {
  /// The text with blanks behind it, where it is shorter than so many characters.
  package func padded(to width: Int) -> String { self + String(repeating: " ", count: max(0, width - count)) }
}
