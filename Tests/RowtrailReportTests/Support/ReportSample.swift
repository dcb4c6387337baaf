import RowtrailScenarios

@testable import RowtrailReport

/// Histories for tests, out of scenario text.
enum ReportSample {
  /// The histories of a text's scenarios.
  static func histories(_ text: String, file: String = "a.scenario") -> [ReportedHistory] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
      .map { ReportedHistory.SourceLine($0 + 1, String($1)) }
    let parsed = ScenarioParser.parse(Array(text.utf8))
    return parsed.scenarios.map { ReportedHistory($0, ScenarioRunner.run($0), file: file, source: lines) }
  }

  static func page(_ text: String) -> String {
    String(decoding: Report(histories(text)).html, as: UTF8.self)
  }

  /// The data in a page.
  static func data(_ page: String) -> String {
    let bytes = Array(page.utf8)
    let open = Array("<script type=\"application/json\" id=\"data\">".utf8)
    guard let start = places(of: open, in: bytes).first else { return "" }
    let after = Array(bytes[(start + open.count)...])
    return String(decoding: after[..<(places(of: Array("</script>".utf8), in: after).first ?? 0)], as: UTF8.self)
  }

  /// Where some bytes start in others.
  static func places(of part: [UInt8], in bytes: [UInt8]) -> [Int] {
    guard bytes.count >= part.count, let first = part.first else { return [] }
    return (0...bytes.count - part.count).filter { start in
      bytes[start] == first && bytes[start..<start + part.count].elementsEqual(part)
    }
  }

  /// Forty steps such as an app makes.
  static var fortySteps: String {
    let regions = ["ap-northeast-1", "eu-central-1", "us-west-2"]
    var text = "scenario \"Forty steps\"\nsection servers \"Servers\"\n"
    for row in 0..<20 {
      text += "  row server-\(row) \"Server \(row)\" region=\(regions[row % 3]) hardware=\"m6g.medium\" cpu=\(row)\n"
    }
    for step in 0..<40 {
      switch step % 5 {
      case 0: text += "capture tap = [0, \(step % 15)]\nmove server-\(step % 20) to [0, \((step * 7) % 19)]\n"
      case 1: text += "toggle-star @tap\n"
      case 2: text += "edit server-\(step % 19) \"Renamed \(step)\" memory=\(step)\n"
      case 3: text += "toggle-expand [0, \(step % 19)]\n"
      default: text += "swipe-delete server-1 -> rejected unknown-row\nundo\n"
      }
    }
    return text
  }
}

extension String {
  /// Where another text starts, in bytes; the text's length where it is not in it.
  func firstOffset(of other: String) -> Int {
    ReportSample.places(of: Array(other.utf8), in: Array(utf8)).first ?? utf8.count
  }

  /// How often another text is in it.
  func occurrences(of other: String) -> Int {
    ReportSample.places(of: Array(other.utf8), in: Array(utf8)).count
  }
}
