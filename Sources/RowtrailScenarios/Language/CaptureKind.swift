/// What a name was captured as. The raw values are words for messages.
package enum CaptureKind: String, Hashable, Sendable {
  /// A row's path.
  case row
  /// A section's index.
  case section
}
