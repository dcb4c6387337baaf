import Rowtrail

extension LogReader {
  /// The next entry, with the list folded over it; `nil` where the sound entries end for now.
  ///
  /// - Throws: ``LogError``: `damaged`, as often as it is called; `shrunk` where a followed log lost a tail that was read;
  ///   `io`.
  /// - Complexity: O(k log n) for k rows that the entry touches.
  public func next() throws(LogError) -> Record? { try core.next() }

  /// Folds the entries to the end for now, without making records of them. Their lines are checked as strictly.
  ///
  /// - Throws: as ``next()``.
  public func advance() throws(LogError) { try core.advance(to: .max) }

  /// Folds the entries up to a revision, or to the end for now where it is not there, without making records of them.
  ///
  /// - Returns: whether the list is at the revision now.
  /// - Throws: as ``next()``.
  @discardableResult
  public func advance(to revision: Int) throws(LogError) -> Bool {
    try core.advance(to: revision)
    return self.revision == revision
  }

  /// What follows the entries that were read, where nothing more can be read for now: a torn tail, or what a writer is
  /// just writing. `nil` where nothing follows.
  public var tail: LogTail? {
    guard let size = try? core.chain.source.file.size(), size > core.mark.offset else { return nil }
    return LogTail(offset: core.mark.offset, count: size - core.mark.offset, keptAs: nil)
  }

  /// Reads what is left and checks all of it, as ``next()`` does, but makes no entries.
  package func check() throws(LogError) {
    while try core.nextOutline() != nil {}
  }

  /// How many bytes of the log were read and found sound.
  public var byteCount: Int { core.mark.offset }

  /// How many lines of the log were read and found sound.
  public var lineCount: Int { core.mark.line }
}
