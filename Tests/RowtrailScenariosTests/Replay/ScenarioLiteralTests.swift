import RowtrailScenarios
import Testing

@Suite("Texts and ids as scenario files write them")
struct ScenarioLiteralTests {
  @Test(
    "ids are quoted where they are no words",
    arguments: [
      ("kitsu", "kitsu"), ("item-1", "item-1"), ("_", "_"), ("A9", "A9"), ("", "\"\""), ("42", "\"42\""),
      ("item 1", "\"item 1\""), ("a-", "\"a-\""), ("a--b", "\"a--b\""), ("-a", "\"-a\""), ("é", "\"é\""),
      ("a\"b", "\"a\\\"b\""),
    ])
  func ids(id: String, written: String) {
    #expect(ScenarioLiteral.id(id) == written)
  }

  @Test(
    "texts are escaped",
    arguments: [
      ("a\\b", "\"a\\\\b\""), ("a\nb\tc", "\"a\\nb\\tc\""), ("\u{1B}[31m", "\"\\u{1b}[31m\""),
      ("\u{7F}\u{85}", "\"\\u{7f}\\u{85}\""), ("\r\n", "\"\\u{d}\\n\""), ("日本", "\"日本\""),
    ])
  func texts(text: String, written: String) {
    #expect(ScenarioLiteral.text(text) == written)
  }
}
