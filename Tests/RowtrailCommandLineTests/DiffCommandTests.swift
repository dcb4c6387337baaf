import Testing

@Suite struct DiffCommandTests {
  static let list = """
    scenario "All of it"
    section s "Head" header=first-item
      row kitsu "Kitsu" starred
      row b
      row "漢字\\u{1b}"
    section e
    section f
    move kitsu to end of e
    edit b "B" cpu=1
    toggle-star kitsu
    move "漢字\\u{1b}" to [0, 1]
    move section e to 0
    swipe-delete b
    edit section s "Tail" footer=end
    delete section f
    undo

    """

  @Test func inWords() async {
    let run = await Run("diff", "-", "0", "9", input: Self.list)
    #expect(run.status == 0)
    #expect(
      run.output == """
        revision 0 → 9 of 9
          sections     delete [1]; insert [0]
          items        delete [0, 1] [0, 2]
          headers      [1]
          footers      [1]

          section e  [1] → [0]        moved
          section s  [0] → [1]        moved; header "Head" → "Tail"; footer "" → "end"
          row kitsu  [0, 1] → [0, 0]  moved from section s to section e; unstarred
          row b      [0, 2] → –       went from section s

        """)
  }

  @Test func contentsAndMoves() async {
    let run = await Run("diff", "-", "0", "4", input: Self.list)
    #expect(
      run.output == """
        revision 0 → 4 of 9
          items        move [0, 1] → [1, 0], [0, 3] → [0, 1]
          reconfigure  [0, 2] [1, 0]

          row "漢字\\u{1b}"  [0, 3] → [0, 1]  moved within section s
          row b             [0, 2]           title "b" → "B"; cpu none → 1
          row kitsu         [0, 1] → [1, 0]  moved from section s to section e; unstarred

        """)
  }

  @Test func backwards() async {
    let run = await Run("diff", "-", "9", "6", "--format=json", input: Self.list)
    #expect(
      run.output == """
        {
          "from": 9,
          "to": 6,
          "sections": {"delete": [], "insert": [], "move": []},
          "items": {"delete": [], "insert": [], "move": []},
          "reconfigure": [],
          "headers": [1],
          "footers": [1]
        }

        """)
  }

  @Test func asJSON() async {
    let run = await Run("diff", "-", "0", "4", "--format", "json", input: Self.list)
    #expect(
      run.output == """
        {
          "from": 0,
          "to": 4,
          "sections": {"delete": [], "insert": [], "move": []},
          "items": {"delete": [], "insert": [], "move": [[[0, 1], [1, 0]], [[0, 3], [0, 1]]]},
          "reconfigure": [[0, 2], [1, 0]],
          "headers": [],
          "footers": []
        }

        """)
  }

  @Test func nothing() async {
    #expect(
      await Run("diff", "-", "3", "3", input: Self.list).output == "revision 3 → 3 of 9\nnothing changed\n")
  }

  @Test func what() async {
    for (words, message) in [
      (["1", "10"], "error: there is no revision 10; the last one is 9\n"),
      (["11", "10"], "error: there is no revision 11; the last one is 9\n"),
    ] {
      let run = await Run(["diff", "-"] + words, input: Self.list)
      #expect(run.status == 1)
      #expect(run.messages == message)
    }
    let run = await Run("diff", "-", "1", "x\u{7}", input: Self.list)
    #expect(run.status == 64)
    #expect(
      run.messages == """
        error: 'x\\u{7}' is no revision; write an integer, as in 0
        USAGE: rowtrail diff [--name <name>] [--format <format>] <file> <a> <b>
          See 'rowtrail help diff' for more.

        """)
  }
}
