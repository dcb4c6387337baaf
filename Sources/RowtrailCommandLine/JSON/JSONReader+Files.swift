import RowtrailScenarios

extension JSONReader {
  /// What a body makes of the value in a file, or in standard input.
  ///
  /// - Throws: the first thing that is wrong with the file, its JSON, or what the JSON says.
  static func read<Result>(
    _ path: RawPath, _ console: Console, _ body: (JSONNode) throws(JSONFault) -> Result
  ) throws(ToolFailure) -> Result {
    let bytes: [UInt8]
    do { bytes = try InputFile.read(path, standardInput: console.input) } catch { throw .input(path, error) }
    do throws(JSONFault) {
      return try body(read(bytes))
    } catch {
      var source = SourceFile(path: path, bytes: bytes)
      let (line, column) = (error.place.line, error.place.column)
      throw .input(
        path,
        .malformed(
          line: line, column: column, message: error.message,
          excerpt: SourceExcerpt(number: line, line: source.line(line), column: column)))
    }
  }
}
