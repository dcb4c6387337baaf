import RowtrailScenarios
import Testing

@testable import RowtrailCommandLine

/// Files that were made to take long: none takes more than time linear in its length and rows.
@Suite(.serialized) struct GrowthTests {
  @Test func manyCaptures() async {
    let growth = await Growth.of(2000) { count in
      let captures = (0..<count).map { "capture c\($0) = a" }.joined(separator: "\n")
      let unknown = Array(repeating: "@nothing", count: count).joined(separator: ", ")
      let text = "scenario \"s\"\nsection s\nrow a\n\(captures)\ndelete \(unknown)"
      let errors = ScenarioParser.parse(text.utf8).errors
      #expect(errors.count == count)
    }
    #expect(growth < Growth.most)
  }

  @Test func manyLongPatterns() async {
    let growth = await Growth.of(100) { count in
      let lines = (0..<count).map { "rows \"a\($0)-{n}\" 1...1000" }.joined(separator: "\n")
      let errors = ScenarioParser.parse("scenario \"s\"\nsection s\n\(lines)\nrow a0-1000\nrow a0-1001".utf8).errors
      #expect(errors.map(\.line) == [count + 3])
    }
    #expect(growth < Growth.most)
  }

  @Test(arguments: ["text", "json", "junit"])
  func manyErrorsOnALine(format: String) async {
    let growth = await Growth.of(3000) { count in
      let unknown = Array(repeating: "@nothing", count: count).joined(separator: ", ")
      let run = await Run("replay", "-", "--format", format, input: "scenario \"s\"\ndelete \(unknown)")
      #expect(run.status == 2)
      let place = format == "json" ? "\"column\"" : format == "junit" ? "<error" : "error:"
      let told = (run.output + run.messages).split(separator: "\n").count { $0.contains(place) }
      #expect(told == (format == "text" ? 20 : count))
    }
    #expect(growth < Growth.most)
  }

  @Test func manyHazards() async throws {
    let growth = await Growth.of(300) { count in
      let taps = (1...count).map { "toggle-star @tap\nexpect list.hazards == \($0)" }.joined(separator: "\n")
      let text = "scenario \"s\"\nsection s\nrow a\nrow b\ncapture tap = a\nmove b to [0, 0]\n\(taps)"
      for scenario in ScenarioParser.parse(text.utf8).scenarios {
        let result = ScenarioRunner.run(scenario)
        #expect(result.passed)
        #expect(result.hazards.count == count)
      }
    }
    #expect(growth < Growth.most)
  }

  @Test func manyFields() async {
    let growth = await Growth.of(1000) { count in
      let fields = (0..<count).map { "k\($0)=v" }.joined(separator: " ")
      let text = "scenario \"s\"\nsection s\nrow a \(fields)\nstar a\nexpect a.k\(count - 1) == v"
      let run = await Run("replay", "-", "--format", "json", input: text)
      #expect(run.status == 0)
      let twice = ScenarioParser.parse("scenario \"s\"\nsection s\nrow a \(fields) \(fields)".utf8).errors
      #expect(twice.count == count)
    }
    #expect(growth < Growth.most)
  }
}
