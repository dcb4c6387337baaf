import RowtrailScenarios
import Testing

/// The canonical layout, and that it changes nothing else.
@Suite struct FormatterTests {
  static func formatted(_ text: String) throws -> String { try ScenarioFormatter.format(Array(text.utf8)) }

  @Test func aWholeFile() throws {
    let text = """
      \u{FEFF}

      #!/first
      #   indented by its author\t
      scenario   "A star tap"# why
      view   4


         # the rows
      section servers   "Servers"  header = first-item footer="\\u{41}"
      row kitsu "Kitsu" starred   region = ap-northeast-1# a fox
      row neko
      \t row   "tora" k =1     # a tiger

      rows "item-{n}"1 ... 9 "Item {n}"

      # first
      capture tap=[0,1]
      capture head  =  section( servers )#second
      batch
      # inside
      star @tap
      move kitsu ,neko to [ 0 , -1 ]

      # at the end
      end->rejected   gone
        reload
      section s
      row a
      # last
      end
      expect at 1 not(kitsu . starred and(row (neko).title=="x"or section ( servers ).rows!=[ kitsu,"tora" ]))
      expect [0,1]@1 . "cpu cores"<=5  and [0] . count>0



      """
    let expected = """
      #!/first
      #   indented by its author
      scenario "A star tap"  # why
      view 4

      # the rows
      section servers "Servers" header=first-item footer="\\u{41}"
        row kitsu "Kitsu" starred region=ap-northeast-1  # a fox
        row neko
        row "tora" k=1                                   # a tiger

        rows "item-{n}" 1...9 "Item {n}"

      # first
      capture tap = [0, 1]
      capture head = section(servers)  #second
      batch
        # inside
        star @tap
        move kitsu, neko to [0, -1]

        # at the end
      end -> rejected gone
      reload
        section s
          row a
        # last
      end
      expect at 1 not (kitsu.starred and (row(neko).title == "x" or section(servers).rows != [kitsu, "tora"]))
      expect [0, 1]@1."cpu cores" <= 5 and [0].count > 0

      """
    #expect(try Self.formatted(text) == expected)
    #expect(try Self.formatted(expected) == expected)
    let before = ScenarioParser.parse(Array(text.utf8)).scenarios
    #expect(shape(before) == shape(ScenarioParser.parse(Array(expected.utf8)).scenarios))
  }

  @Test func lineEndsAndTheLastLine() throws {
    #expect(try Self.formatted("scenario \"s\"\r\n\r\n\r\nundo") == "scenario \"s\"\n\nundo\n")
  }

  @Test func aCommentAtTheEnd() throws {
    #expect(try Self.formatted("scenario \"s\"\n\n  # end") == "scenario \"s\"\n\n# end\n")
  }

  @Test func aLongLineDoesNotPushTheCommentsOfOthers() throws {
    let long = "star " + String(repeating: "a", count: 100)
    let text = "scenario \"s\"\n\nundo # one\n\(long)   # two\nundo -> unchanged # three"
    let expected = "scenario \"s\"\n\nundo               # one\n\(long)  # two\nundo -> unchanged  # three\n"
    #expect(try Self.formatted(text) == expected)
  }

  @Test func tokensStayAsTheyWereWritten() throws {
    let text = "scenario \"s\"\nstar \"kitsu\" -> \"e\u{301}\\u{00e9}\\u{202E}\"\nedit [00, -0]@01 n=007 \"k\"=\"v\"\n"
    #expect(try Self.formatted(text) == text)
    #expect(try Self.formatted(text).utf8.elementsEqual(text.utf8))
  }

  @Test func blanksThatMayComeOrGoChangeNothing() throws {
    for line in StepTests.cases.map(\.0) + PredicateTests.operandCases.map({ "expect \($0.0) == 1" }) {
      let text = "scenario \"s\"\nview 2\ncapture tap = a\ncapture head = [0]\n" + line + "\n"
      let wide = text.respaced
      let formatted = try Self.formatted(text)
      #expect(try Self.formatted(wide) == formatted)
      let scenarios = ScenarioParser.parse(Array(wide.utf8)).scenarios
      #expect(shape(scenarios) == shape(ScenarioParser.parse(Array(formatted.utf8)).scenarios))
    }
  }

  @Test func aFileWithErrorsIsNotFormatted() {
    let error = #expect(throws: ScenarioErrors.self) { try Self.formatted("scenario \"s\"\nstra a\nscenario") }
    #expect(error?.errors.map(\.place) == [SourcePlace(line: 2, column: 1), SourcePlace(line: 3, column: 9)])
  }
}

extension String {
  /// The text with more blanks where blanks may stand, outside strings.
  fileprivate var respaced: String {
    var wide = ""
    var isInString = false
    for scalar in unicodeScalars {
      if scalar == "\"" { isInString.toggle() }
      switch scalar {
      case " " where !isInString: wide += " \t "
      case ",", "(", ")", "[": wide += isInString ? String(scalar) : " \(scalar)  "
      default: wide.unicodeScalars.append(scalar)
      }
    }
    return wide
  }
}
