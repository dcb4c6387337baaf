import Rowtrail
import RowtrailScenarios
import Testing

@testable import RowtrailDebugger

/// Lists of entries, by range and by kind.
struct EntriesTests {
  private let text = """
    section s
    row a
    row b
    section t
    toggle-star a
    star b
    star b -> unchanged
    unstar-all s
    move a to start of t
    swipe-delete [0, 0]@0
    star x -> rejected unknown-row
    undo
    redo
    redo -> rejected nothing-to-redo
    batch
    star a
    expand a
    end
    delete section t
    insert row z at start of s
    """

  private func numbers(_ line: String) throws -> [Int] {
    var session = DebugSession(try History.of(text), name: "test")
    return session.execute(line).text.split(separator: "\n").compactMap { line in
      line.dropFirst(2).first == "r" ? Int(line.dropFirst(3).prefix { $0.isNumber }) : nil
    }
  }

  @Test(arguments: [
    ("star", [1, 2, 3, 7, 11]), ("toggle-star", [1]), ("unstar", [4]), ("star unstar", [1, 2, 3, 4, 7, 11]),
    ("delete", [6, 12]), ("rejected", [7, 10, 11]), ("rejected star", [7, 11]), ("unchanged", [3]), ("hazard", [6]),
    ("accepted undo redo", [8, 9]), ("unknown-row", [7, 11]), ("unknown-row nothing-to-redo", [7, 10, 11]),
    ("rejected nothing-to-redo", [10]), ("on b", [2, 3, 4]), ("on [1, 0]@5", [1, 4, 5, 6, 8, 9, 11]),
    ("star on a", [1, 11]), ("1..3", [1, 2, 3]), ("11..99", [11, 12, 13]), ("..2", [1, 2]), ("12..", [12, 13]),
    ("-5..2", [1, 2]), ("0..999999999999999999999", Array(1...13)), ("5", [5]), ("2..11 star", [2, 3, 7, 11]),
    ("batch", [11]), ("expand", [11]), ("insert", [13]),
  ])
  func entriesAreListedByRangeAndKind(_ asked: String, _ expected: [Int]) throws {
    #expect(try numbers("entries \(asked)") == expected)
  }

  @Test(arguments: [
    ("entries rejectd", "error: `rejectd` is no range and no kind of entry; did you mean `rejected`?\n"),
    ("entries deleted", "error: `deleted` is no range and no kind of entry; did you mean `delete`?\n"),
    ("entries 1..2 stra", "error: `stra` is no range and no kind of entry; did you mean `star`?\n"),
    (
      "entries zebra",
      "error: `zebra` is no range and no kind of entry; write `star`, `rejected`, `hazard`, `on kitsu`; see `help entries`\n"
    ),
    ("entries collapse", "error: there is no such entry\n"),
    ("entries 20..30", "error: there is no entry 20; the entries are 1 to 13\n"),
    ("entries -3..0", "error: there is no entry 0; the entries are 1 to 13\n"),
    ("entries 3..2", "error: `3..2` is no entry and no range of entries; write `3`, or `3..7` for several\n"),
    (
      "entries on",
      "error: `entries` needs a row: its id, its title or a path such as `[0, 2]`, as in `entries 1..20 star`\n"
    ),
    ("entry 3 al", "error: `al` is too much behind `entry`, as in `entry 3`\n"),
    (
      "find rejected nothing-to-redo",
      "error: `find` takes a predicate, as in `find not kitsu.exists`; entries are listed by what they are with `entries rejected nothing-to-redo`\n"
    ),
    (
      "find a",
      "error: `find` takes a predicate, as in `find not kitsu.exists`; rows are looked for by id and title with `rows a`\n"
    ),
    (
      "find a.gone",
      "error: there is no revision at which `a.gone` holds; did you mean `not a.exists`?\n"
    ),
    ("why z.position", "error: row z has no field position; did you mean `z.path`?\n"),
  ])
  func aLineThatIsWrongSaysWhatWasMeant(_ line: String, _ answer: String) throws {
    var session = DebugSession(try History.of(text), name: "test")
    #expect(session.execute(line).text == answer)
  }

  @Test(arguments: [
    ("on a", [1, 3, 4, 5, 8, 9]), ("on b", [2, 5]), ("on d", [6, 7, 8]), ("delete on a", [3, 4, 8]),
    ("rejected on c", [5, 10]), ("rejected on d", [6, 7, 8]), ("undo", [10]), ("redo", []),
  ])
  func refusedEntriesAreAboutTheRowsThatTheyWereMeantFor(_ asked: String, _ expected: [Int]) throws {
    let text = """
      section s
      row a
      row b
      row c
      row d
      star a
      move b to [0, 0]
      delete [0, 0]@0, x -> rejected unknown-row
      delete [0, 1], x -> rejected unknown-row
      batch
      star c
      star [0, 1]@1
      expand [0, 0]@0
      star x
      end
      move [0, 3]@0, x to start of s -> rejected unknown-row
      batch
      star [0, 3]@0
      star x
      end
      batch
      move a to end of s
      star [0, 2]
      delete x
      end
      unstar a
      """
    var history = try History.of(text).timeline
    history.dispatch(.batch([.star(.id("c")), .undo]))
    var session = DebugSession(history, name: "test")
    let numbers = session.execute("entries \(asked)").text.split(separator: "\n").compactMap { line in
      line.dropFirst(2).first == "r" ? Int(line.dropFirst(3).prefix { $0.isNumber }) : nil
    }
    #expect(numbers == expected)
  }

  @Test(arguments: [("on a", [2, 3, 4]), ("on b", [3]), ("on c", [1, 6]), ("on x", [3])])
  func refusedOffsetsAreAboutTheRowsThatStoodThere(_ asked: String, _ expected: [Int]) throws {
    let text = """
      section s
      row a
      row b
      section t
      row x
      row c
      delete-offsets t 1 9 -> rejected out-of-range
      move-offsets s 0 7 to 1 -> rejected out-of-range
      batch
      move a to end of s
      delete-offsets s 0 9
      delete x
      end
      move-offsets [0]@0 0 9 to 1 -> rejected out-of-range
      move section s to 1
      delete-offsets t 1 9 -> rejected out-of-range
      """
    var session = DebugSession(try History.of(text).timeline, name: "test")
    let numbers = session.execute("entries \(asked)").text.split(separator: "\n").compactMap { line in
      line.dropFirst(2).first == "r" ? Int(line.dropFirst(3).prefix { $0.isNumber }) : nil
    }
    #expect(numbers == expected)
  }

  @Test func withoutARangeThePageAroundHereIsShown() throws {
    let steps = (1...60).map { $0 % 2 == 0 ? "star a" : "toggle-expand a" }.joined(separator: "\n")
    var session = DebugSession(
      try History.of("section s\nrow a\n\(steps)"), name: "test", display: DebugDisplay(columns: 80, lines: 5))
    _ = session.execute("goto 30")
    #expect(
      session.execute("entries star").text == """
          … 12 entries above
          r26  star a -> unchanged
          r28  star a -> unchanged
        > r30  star a -> unchanged
          r32  star a -> unchanged
          r34  star a -> unchanged
          … 13 entries below

        """)
  }

  @Test func aLongEntryIsToldInFull() throws {
    let stars = (0..<40).map { "star \"r\($0)\"" }.joined(separator: "\n")
    var session = DebugSession(
      try History.of("section s\nrows \"r{n}\" 0...39\nbatch\n\(stars)\nend"), name: "test")
    #expect(session.execute("entry").text.hasSuffix("  and 28 more: `entry 1 all`\n"))
    #expect(session.execute("entry 1 all").text.split(separator: "\n").count == 1 + 40 + 40)
    #expect(session.execute("entry all").text == session.execute("entry 1 all").text)
  }
}
