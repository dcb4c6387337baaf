import RowtrailScenarios

/// A scenario file of these bytes: parsed, and put into its canonical layout, which must stay as it is and mean the same.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = UnsafeBufferPointer(start: start, count: count)
  let file = ScenarioParser.parse(bytes)
  for error in file.errors where "\(error)".isEmpty { fatalError("an error that says nothing") }
  guard let formatted = try? ScenarioFormatter.format(bytes) else {
    guard !file.errors.isEmpty else { fatalError("a sound file that cannot be formatted") }
    return 0
  }
  guard file.errors.isEmpty else { fatalError("a file with errors that is formatted") }
  guard let again = try? ScenarioFormatter.format(formatted.utf8) else { fatalError("a layout that cannot be read") }
  guard again.utf8.elementsEqual(formatted.utf8) else { fatalError("a layout that is not the last one") }
  let other = ScenarioParser.parse(formatted.utf8)
  guard other.scenarios.count == file.scenarios.count else { fatalError("a layout that means something else") }
  return 0
}
