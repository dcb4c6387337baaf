/// A row, or a section, by its handles in an older list and in a newer one; `nil` where it is not there.
///
/// Most keep their handle for as long as they are in the list; one that goes and comes back may get another.
struct HandlePair: Hashable, Sendable {
  var old: UInt32?
  var new: UInt32?
}

/// The rows and sections of which something may differ between two lists, each once; all others have the same handle and
/// box in both, and the same order among themselves.
struct ChangeCandidates: Sendable {
  var rows: [HandlePair] = []
  var sections: [HandlePair] = []
}
