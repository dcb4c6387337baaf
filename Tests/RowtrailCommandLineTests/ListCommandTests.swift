import Testing

@Suite struct ListCommandTests {
  static let list = """
    scenario "All of it"
    section s "Head" header=first-item footer="The end"
      row kitsu "Kitsu \u{1f98a}" starred region=ap-northeast-1 "cpu cores"="1 \\u{1b}"
      row "漢字" expanded
    section empty
    section plain ""
      row z
    capture tap = [0, 1]
    capture button = [2]
    move kitsu to [2, 0]
    edit @tap "Fox" region=us new=1
    batch
      star z
      unstar kitsu
    end
    swipe-delete @tap
    undo
    delete section plain
    collapse-all @button -> rejected gone

    """

  @Test func theListAtARevision() async {
    let run = await Run("state", "-", "--at", "0", input: Self.list)
    #expect(
      run.output == """
        revision 0 of 7, 3 rows in 3 sections
        [0]  section s "Head" header=first-item footer="The end"
          [0, 1]  kitsu "Kitsu \u{1f98a}" starred region=ap-northeast-1 "cpu cores"="1 \\u{1b}"
          [0, 2]  "漢字" expanded
        [1]  section empty
        [2]  section plain header=supplementary
          [2, 0]  z

        """)
  }

  @Test func theListAsJSON() async {
    let run = await Run("state", "-", "--format", "json", input: Self.list)
    #expect(
      run.output == """
        {
          "revision": 7,
          "sections": [
            {
              "id": "s",
              "header": "Head",
              "footer": "The end",
              "headerMode": "first-item",
              "rows": [
                {"id": "漢字", "title": "漢字", "starred": false, "expanded": true, "fields": {}}
              ]
            },
            {
              "id": "empty",
              "header": "",
              "footer": "",
              "headerMode": "none",
              "rows": []
            }
          ]
        }

        """)
  }

  @Test func aRowsWholeLife() async {
    for word in ["kitsu", "[0, 1]@0", "[0,1]@0", "[2, 0]@5"] {
      let run = await Run("trail", "-", word, input: Self.list)
      #expect(
        run.output == """
          kitsu "Fox" region=us "cpu cores"="1 \\u{1b}" new=1  gone
            r0  – → [0, 1]       in the list from the beginning
            r1  [0, 1] → [2, 0]  move: moved from section s to section plain
            r2  [2, 0]           edit: title "Kitsu \u{1f98a}" → "Fox"; region ap-northeast-1 → us; new none → 1
            r3  [2, 0]           batch: unstarred
            r4  [2, 0] → –       swipe-delete: went from section plain
            r5  – → [2, 0]       undo: came into section plain
            r6  [2, 0] → –       delete section: went from section plain

          """)
    }
  }

  @Test func aRowsWholeLifeAsJSON() async {
    let run = await Run("trail", "-", "漢字", "--format", "json", input: Self.list)
    #expect(
      run.output == """
        {
          "file": "-",
          "scenario": "All of it",
          "row": "漢字",
          "path": [0, 1],
          "trail": [
            {"revision": 0, "action": null, "before": null, "after": [0, 2], "happened": ["present"], \
        "words": "in the list from the beginning"}
          ]
        }

        """)
  }

  @Test func hazardsInWords() async {
    let run = await Run("hazards", "-", input: Self.list)
    #expect(
      run.output == """
        -:1  All of it
          r2  [0, 1]@0 meant row kitsu, but row "漢字" stood there
          r4  [0, 1]@0 meant row kitsu, but row "漢字" stood there
          r7  [2]@0 meant section plain, but nothing stood there

        3 hazards in 1 scenario

        """)
  }

  @Test func hazardsAsJSON() async {
    let run = await Run("hazards", "-", "--format", "json", input: Self.list)
    let start = "{\"file\": \"-\", \"scenario\": \"All of it\", \"revision\": "
    #expect(
      run.output == """
        [
          \(start)2, "path": [0, 1], "captured": 0, "row": "kitsu", "found": "漢字", "kind": "wrong-row"},
          \(start)4, "path": [0, 1], "captured": 0, "row": "kitsu", "found": "漢字", "kind": "wrong-row"},
          \(start)7, "path": [2], "captured": 0, "section": "plain", "found": null, "kind": "nothing"}
        ]

        """)
  }

  @Test func noHazards() async {
    #expect(await Run("hazards", "-", input: Samples.two).output == "0 hazards in 2 scenarios\n")
    #expect(await Run("hazards", "-", "--format=json", input: Samples.two).output == "[]\n")
    #expect(await Run("hazards", "/nonexistent", "--format=json").output == "[]\n")
  }

  @Test func aNameThatIsEqualInAnotherSpelling() async {
    let text = "scenario \"caf\u{e9}\"\nsection s\nscenario \"b\"\nsection t\n"
    let run = await Run("state", "-", "--name", "cafe\u{301}", input: text)
    #expect(run.output == "revision 0 of 0, 0 rows in 1 section\n[0]  section s\n")
  }

  @Test func everyErrorOfAFileIsTold() async {
    let run = await Run("state", "-", input: "scenario \"x\"\nsection s\nnonsense\nrubbish\n")
    #expect(run.status == 2)
    #expect(run.output.isEmpty)
    #expect(run.messages.contains("-:3:1: error: "))
    #expect(run.messages.contains("-:4:1: error: "))
  }
}
