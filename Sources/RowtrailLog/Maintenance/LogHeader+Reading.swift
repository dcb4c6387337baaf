extension LogHeader {
  /// What the first line of a log says.
  ///
  /// - Throws: ``LogError``: `io`, `notALog`, `unknownVersion`, `damaged`.
  public init(path: String) throws(LogError) {
    let file: any LogFile
    do { file = try SystemFiles().open(path, .read) } catch { throw .io(error) }
    defer { file.close() }
    try self.init(of: file)
  }

  init(of file: any LogFile) throws(LogError) {
    var chain = ChainReader(file)
    self = try chain.header()
  }
}
