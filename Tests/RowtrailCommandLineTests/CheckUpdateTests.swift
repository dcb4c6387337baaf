import RowtrailScenarios
import Testing

@Suite struct CheckUpdateTests {
  static let note = ExceptionExplanation.caveat

  static func update(_ items: String, ids: String = "", view: String = "table", after: String = "[4]") -> String {
    "{\"view\": \"\(view)\", \"before\": [4], \"after\": \(after), \"items\": {\(items)}\(ids)}"
  }

  @Test func legal() async {
    let ids = ", \"ids\": {\"before\": [[\"a\", \"b\", \"c\", \"d\"]], \"after\": [[\"b\", \"a\", \"c\", \"d\"]]}"
    let run = await Run("check-update", "-", input: Self.update("\"move\": [[[0, 0], [0, 1]]]", ids: ids))
    #expect(run.status == 0)
    #expect(run.output == "legal\n\n\(Self.note)\n")
  }

  @Test func throwing() async {
    let run = await Run("check-update", "-", input: Self.update("\"delete\": [[0, 4]]"))
    #expect(run.status == 1)
    #expect(
      run.output == """
        throws
          kind     delete out of range
          message  attempt to delete row 4 from section 0 which only contains 4 rows before the update
          rule 2   Every path exists in the space that it counts in.
          figure   section 0: an item's section, before the batch
          figure   item 4: the item's index in it, before the batch
          figure   items 4: items in that section before the batch; the last has index one less
          note     no ids are given, so identities were not judged

        \(Self.note)

        """)
  }

  @Test func silent() async {
    let ids = ", \"ids\": {\"before\": [[\"a\", \"b\\u001b\", \"c\", \"d\"]], \"after\": [[\"a\", \"c\", \"d\"]]}"
    let text = Self.update("\"delete\": [[0, 2]]", ids: ids, after: "[3]")
    let run = await Run("check-update", "-", input: text)
    #expect(run.status == 1)
    #expect(
      run.output == """
        silent: no exception, and the wrong row under the finger
          reason   at [0, 1] the view shows b\\u{1b} where the list has c
          rule 7   Identity, which UIKit does not check: carried out on the ids before, the update gives exactly the ids \
        after, at every path.

        \(Self.note)

        """)
  }

  @Test func asJSON() async {
    let text = Self.update("\"delete\": [[0, 4]]", view: "collection")
    let run = await Run("check-update", "-", "--format", "json", input: text)
    #expect(run.status == 1)
    #expect(
      run.output == """
        {
          "verdict": "throws",
          "kind": "delete out of range",
          "message": "attempt to delete item 4 from section 0 which only contains 4 items before the update",
          "reason": null,
          "rule": 2,
          "statement": "Every path exists in the space that it counts in.",
          "figures": [
            {"name": "section", "value": 0, "meaning": "an item's section, before the batch"},
            {"name": "item", "value": 4, "meaning": "the item's index in it, before the batch"},
            {"name": "items", "value": 4, "meaning": "items in that section before the batch; the last has index one less"}
          ],
          "identitiesJudged": false,
          "note": "\(Self.note)"
        }

        """)
  }

  @Test func otherVerdictsAsJSON() async {
    let legal = await Run("check-update", "-", "--format=json", input: Self.update(""))
    #expect(legal.status == 0)
    #expect(legal.output.hasPrefix("{\n  \"verdict\": \"legal\",\n  \"kind\": null,\n  \"message\": null,\n"))
    let wasteful = await Run("check-update", "-", "--format=json", input: Self.update("\"move\": [[[0, 1], [0, 1]]]"))
    #expect(wasteful.status == 1)
    #expect(wasteful.output.contains("\"verdict\": \"wasteful\""))
    #expect(
      wasteful.output.contains("\"reason\": \"the move to [0, 1] changes nothing; leave it out\",\n  \"rule\": 6,"))
  }

  static let malformed: [(String, String)] = [
    ("", "1:1: error: expected a value, found the end"),
    ("[", "1:2: error: expected a value, found the end"),
    ("[1", "1:3: error: expected ',' or ']', found the end"),
    ("{\"a\" 1}", "1:6: error: expected ':', found '1'"),
    ("{\"a\":1,}", "1:8: error: expected a key in quotes, found '}'"),
    ("{\"a\":1 \"b\":2}", "1:8: error: expected ',' or '}', found '\"'"),
    ("{\"a\":1,\n  \"a\":2}", "2:3: error: the key \"a\" is there already"),
    ("{} x", "1:4: error: expected the end, found 'x'"),
    ("tru", "1:1: error: expected a value; did you mean true?"),
    ("[01]", "1:3: error: a number does not begin with 0"),
    ("[-]", "1:3: error: expected a digit, found ']'"),
    ("[1.]", "1:4: error: expected a digit, found ']'"),
    ("[1e]", "1:4: error: expected a digit, found ']'"),
    ("\"a\tb\"", "1:3: error: a control character in a string; write it as \\u and four digits"),
    ("\"a", "1:3: error: expected '\"' at the end of the string, found the end"),
    ("\"\\x\"", "1:2: error: there is no escape \\x"),
    ("\"\\u12g4\"", "1:2: error: \\u needs four hexadecimal digits"),
    ("\"\\ud800\"", "1:2: error: one half of a surrogate pair stands alone"),
    (String(repeating: "[", count: 65), "1:65: error: this is nested more than 64 deep"),
    ("[]", "1:1: error: expected an object, found an array"),
    ("{}", "1:1: error: the key \"view\" is missing"),
    ("{\"view\": 7}", "1:10: error: expected \"table\" or \"collection\", found 7"),
    (
      "{\"view\": \"tabel\"}",
      "1:10: error: expected \"table\" or \"collection\", found a string; did you mean \"table\"?"
    ),
    ("{\"veiw\": 1}", "1:2: error: there is no key \"veiw\" here; did you mean \"view\"?"),
    ("{\"view\": \"table\", \"before\": 4}", "1:29: error: expected an array, found 4"),
    (
      "{\"view\": \"table\", \"before\": [1.5], \"after\": []}",
      "1:30: error: expected an integer, found a number that is no integer"
    ),
    (
      "{\"view\": \"table\", \"before\": [9223372036854775808], \"after\": []}",
      "1:30: error: expected an integer, found a number that is no integer"
    ),
    (update("\"deletes\": []"), "1:58: error: there is no key \"deletes\" here; did you mean \"delete\"?"),
    (update("\"delete\": [[0]]"), "1:69: error: expected a path, [section, item]; found 1 integers"),
    (update("\"move\": [[[0, 0]]]"), "1:67: error: expected two places, from and to; found 1"),
    (
      update("", ids: ", \"ids\": {\"before\": [[1]], \"after\": []}"), "1:81: error: expected an id in quotes, found 1"
    ),
  ]

  @Test(arguments: malformed)
  func whatIsWrongWithTheFile(text: String, message: String) async {
    let run = await Run("check-update", "-", input: text)
    #expect(run.status == 2)
    #expect(run.output.isEmpty)
    #expect(run.messages.hasPrefix("-:" + message + "\n"), "\(text): \(run.messages)")
  }

  @Test func escapesAndBlanks() async {
    let text =
      "\u{FEFF} {\r\n\"view\":\"\\u0074able\",\"before\":[-0],\"after\":[0],"
      + "\"ids\":{\"before\":[[\"\\ud83e\\udd8a\\/\\b\\f\\n\\r\\t\\\"\\\\\"]],\"after\":[[\"\u{1f98a}\"]]}}"
    let run = await Run("check-update", "-", input: text)
    #expect(run.output.hasPrefix("silent"), "\(run.messages)")
  }
}
