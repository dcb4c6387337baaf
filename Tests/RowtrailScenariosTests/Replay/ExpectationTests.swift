import Rowtrail
import RowtrailScenarios
import Testing

@Suite("Expectations")
struct ExpectationTests {
  @Test(
    "that hold",
    arguments: [
      // rows
      "kitsu.id == kitsu", "kitsu.title == \"Kitsu\"", "neko.starred", "not kitsu.starred", "wolf.expanded",
      "kitsu.path == [0, 1]", "[1, 0].path == [1, 0]", "neko.section == asia", "kitsu.region == ap",
      "kitsu.cpu == 1", "kitsu.\"cpu cores\" == 007", "kitsu.\"cpu cores\" == \"007\"",
      "kitsu.\"cpu cores\" != 7", "row(europe).title == \"A row with a section's id\"", "row(kitsu).exists",
      "\"true\".title == \"Truth\"", "[0, 1]@0.id == kitsu", "kitsu.cpu != 2",
      // what is not there
      "not nobody.exists", "not [0, 0].exists", "not [0, 9].exists", "not [0, 9]@0.exists", "not [9].exists",
      "not row(asia).exists", "not section(kitsu).exists", "not [\(Int.min), \(Int.max)].exists",
      // sections
      "asia.id == asia", "asia.header == \"Asia\"", "asia.footer == sea", "asia.mode == first-item",
      "section(europe).mode == supplementary", "[2].mode == none", "asia.rows == [kitsu, neko]", "[2].rows == []",
      "asia.count == 2", "section(europe).index == 1", "asia.exists", "[1]@0.count == 4", "[0].id == \"asia\"",
      // the list and the view
      "list.sections == [asia, europe, empty]", "list.starred == [neko]", "list.expanded == [wolf]",
      "list.rows == [kitsu, neko, wolf, bear, \"true\", europe]", "list.count == 6", "list.revision == 0",
      "list.hazards == 0", "view.rows == [kitsu, neko]", "view.start == 0", "view.start == \"0\"",
      // comparisons
      "1 == 1", "1 != 2", "1 < 2", "2 <= 2", "2 > 1", "2 >= 2", "\(Int.min) < \(Int.max)", "01 == 1", "1 == \"1\"",
      "\"01\" != 1", "a == \"a\"", "[1, 2] == [1, 2]", "[1, 2] != [2, 1]", "[a, b] != [b, a]", "true == true",
      "\"e\\u{301}\" == \"\\u{E9}\"", "[\"e\\u{301}\"] == [\"\\u{E9}\"]", "kitsu.starred == false", "1 != a",
      // and, or, not
      "true or nobody.title == x", "not (false and nobody.title == x)", "not false and not false",
      "false or true and true", "not not true", "(true or false) and (true)", "not true or true",
      // at
      "at 0 kitsu.exists", "at 0 list.revision == 0",
    ])
  func held(predicate: String) throws {
    #expect(try replay(zones + "expect " + predicate).failures.map(\.told) == [])
  }

  @Test("ask about the revision behind `at`")
  func revisions() throws {
    let result = try replay(
      zones + """
        capture tap = [0, 1]
        move kitsu to [0, 2]
        swipe-delete kitsu
        insert section kitsu "A section's" at 0
        toggle-star @tap -> rejected gone
        star [0, 0]@0 -> rejected header
        toggle-star [0, 2]@1 -> rejected gone
        expect at 0 @tap.path == [0, 1]
        expect at 1 @tap.path == [0, 2] and [0, 1].id == neko
        expect at 2 not @tap.exists and not kitsu.exists
        expect kitsu.header == "A section's" and not row(kitsu).exists
        expect at 1 kitsu.title == "Kitsu"
        expect at 0 [0, 2]@1.path == [0, 1]
        expect at 3 list.hazards == 0 and list.revision == 3
        expect at 4 list.hazards == 1
        expect list.hazards == 2 and list.hazards < 3
        expect at 0 view.rows == [neko, wolf]
        """)
    #expect(result.failures.map(\.told) == [])
    #expect(result.hazards.map(\.revision) == [4, 6])
  }

  @Test("nest as deeply and go on as long as one likes", arguments: [10_001])
  func deep(depth: Int) throws {
    let open = String(repeating: "(", count: depth)
    let close = String(repeating: ")", count: depth)
    let nots = String(repeating: "not (", count: depth - 1)
    let many = String(repeating: "kitsu.exists and ", count: depth)
    let either = String(repeating: "neko.expanded or ", count: depth)
    for predicate in [open + "kitsu.exists" + close, nots + "(kitsu.exists" + close, many + "true", either + "true"] {
      #expect(try replay(zones + "expect " + predicate).passed)
    }
    let failures = try replay(zones + "expect " + open + many + "false" + close).failures
    #expect(failures.map(\.message) == ["`false` is false"])
  }

  @Test("ask about a large list without trouble")
  func large() throws {
    let result = try replay(
      """
      scenario "Large"
      view 10
      section s
        rows "item-{n}" 1...20000 "Item {n}"
      move [0, 0] to [0, 19999]
      scroll 19990
      tap 9 star -> item-1
      expect list.count == 20000 and item-1.path == [0, 19999] and view.start == 19990
      expect list.rows == [a]
      """)
    #expect(
      result.failures.map(\.message) == [
        "expected `list.rows` to be [a]; it is [item-2, item-3, item-4, item-5, item-6, item-7, item-8, item-9, item-10, "
          + "item-11, item-12, item-13, … 20000 in all]"
      ])
    #expect(result.coverage == InvariantCoverage(sampled: 2))
  }

  @Test("of the hazards up to a revision")
  func hazardsUpToARevision() throws {
    let counts = [0, 0, 1, 1, 2].enumerated().map { "expect at \($0) list.hazards == \($1)" }.joined(separator: "\n")
    let result = try replay(
      """
      scenario "Hazards"
      section s
        row a
        row b
      capture tap = a
      move b to [0, 0]
      star @tap
      star b
      unstar @tap
      expect list.hazards == 2
      \(counts)
      """)
    #expect(result.failures.map(\.told) == [])
  }
}
