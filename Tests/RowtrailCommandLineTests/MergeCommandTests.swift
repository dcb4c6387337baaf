import Testing

@testable import RowtrailCommandLine

@Suite struct MergeCommandTests {
  private let folder = TemporaryFolder()

  @Test(arguments: [1, 2, 3, 7])
  func shardsBecomeTheWhole(count: Int) async {
    for name in ["b/x", "a", "ä", "c\u{1}", "b-y"] {
      folder.write("in/\(name).scenario", Self.file)
    }
    folder.write("in/broken.scenario", "x\n")
    folder.write("in/b/odd.scenario", "scenario \"empty\"\nsection s\nexpect s.count == 1\n")
    var shards: [String] = []
    for index in 1...count {
      let run = await Run("replay", "--format", "json", "--shard", "\(index)/\(count)", "\(folder.path)/in")
      shards.append(folder.write("\(index).json", run.output))
    }
    let whole = await Run("replay", "--format", "json", "\(folder.path)/in")
    let merged = await Run(["merge"] + shards.reversed())
    #expect(merged.status == whole.status)
    #expect(Self.timeless(merged.output) == Self.timeless(whole.output))
  }

  @Test func theExitStatusOfTheWhole() async {
    for (text, status) in [(Self.file, Int32(0)), ("scenario \"a\"\nsection s\nexpect s.count == 1\n", 1), ("x", 2)] {
      let run = await Run("replay", "--format", "json", folder.write("a.scenario", text))
      #expect(run.status == status)
      #expect(await Run("merge", folder.write("a.json", run.output)).status == status)
    }
  }

  @Test func aShardThatComesTwice() async {
    let run = await Run("replay", "--format", "json", folder.write("a.scenario", Self.file))
    let result = folder.write("a.json", run.output)
    let merged = await Run("merge", result, result)
    #expect(merged.status == 2)
    #expect(merged.output.isEmpty)
    #expect(
      merged.messages
        == "error: the results of \(folder.path)/a.scenario are in \(result) and in \(result); give each shard once\n")
  }

  static let faults = [
    ("", "-:1:1: error: expected a value, found the end"),
    ("[]", "-:1:1: error: expected an object, found an array"),
    ("{}", "-:1:1: error: the key \"scenarios\" is missing"),
    (#"{"scenarois": []}"#, "-:1:2: error: there is no key \"scenarois\" here; did you mean \"scenarios\"?"),
    (
      #"{"scenarios": [{}], "errors": [], "summary": {}}"#,
      "-:1:16: error: \"file\" is missing, or no text"
    ),
    (#"{"scenarios": [], "errors": [], "summary": {}}"#, "-:1:44: error: the key \"scenarios\" is missing"),
    (
      #"{"scenarios": [], "errors": [], "summary": {"scenarios": 0, "failed": 0, "hazards": -1, "seconds": 1}}"#,
      "-:1:85: error: expected a count, found -1"
    ),
    (
      #"{"scenarios": [], "errors": [], "summary": {"scenarios": 0, "failed": 0, "hazards": 0, "seconds": "1"}}"#,
      "-:1:44: error: \"seconds\" is missing, or no number"
    ),
    (
      #"{"scenarios": [], "errors": [], "summary": {"scenarios": 2, "failed": 0, "hazards": 0, "seconds": 1}}"#,
      "-:1:44: error: the summary counts 2 scenarios, and there are 0"
    ),
  ]

  @Test(arguments: faults)
  func whatIsNoResult(text: String, message: String) async {
    let run = await Run(["merge", "-"], input: text)
    #expect(run.status == 2)
    #expect(run.messages.split(separator: "\n").first.map(String.init) == message)
  }

  private static let file = """
    scenario "one"

    section s
      row a "A \\"x\\"" n=1
      row b

    capture c = [0, 1]
    move b to [0, 0]
    star @c -> b
    delete z -> rejected unknown-row
    expect s.rows == [b, a]

    scenario "two"

    section s "" header=first-item

    """

  /// The document without the time that it took.
  private static func timeless(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      guard let start = line.range(of: "\"seconds\": "), line.hasPrefix("\"summary\"") else { return String(line) }
      return String(line[..<start.upperBound]) + line[start.upperBound...].drop { $0 != "," }
    }.joined(separator: "\n")
  }
}

extension Substring {
  fileprivate func range(of part: String) -> Range<Index>? {
    indices.first { self[$0...].hasPrefix(part) }.map { $0..<index($0, offsetBy: part.count) }
  }
}
