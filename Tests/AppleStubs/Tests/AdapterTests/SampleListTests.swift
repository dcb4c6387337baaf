import Harness
import LinkedExamples
import Rowtrail
import Testing

@Suite("The other sample lists")
@MainActor
struct SampleListTests {
  @Test("Show More expands the character of its own cell, and moves nobody")
  func characters() async throws {
    let list = CharactersCollection()
    list.view.setWindow(Screen.window)
    let otto = try #require(list.view.cellForItem(at: at(0, 1)) as? CharacterListCell)
    #expect(otto.text == "Otto Brandt/Show More")
    list.store.dispatch(.move([.id(3)], to: .start(of: .id("characters"))))
    otto.tapShowMore()
    await settle()
    #expect(
      list.view.texts == [["Vell/Show More", "Mira Solan/Show More", "Otto Brandt/Port Ansel/Show Less"]])
    #expect(list.view.cellForItem(at: at(0, 2)) === otto && list.view.batches == 1 && list.view.faults == [])
    otto.tapShowMore()
    await settle()
    #expect(otto.text == "Otto Brandt/Show More" && list.view.batches == 1)
  }

  @Test("a hosted view has its row's identity, so that a reused cell keeps no state")
  func hostedIdentity() async throws {
    let list = CharactersCollection()
    list.view.setWindow(Screen.window)
    let cell = try #require(list.view.cellForItem(at: at(0, 1)) as? CharacterListCell)
    #expect(cell.node?.id == AnyHashable(2))
  }

  @Test("the reminder's text goes to its own section when one comes in above, over a diffable data source")
  func reminder() async throws {
    let form = ReminderForm(title: "Water the plants", notes: "")
    form.view.setWindow(Screen.window)
    #expect(form.view.texts == [["Title", "Water the plants"], ["Notes", ""]])
    let notes = try #require(form.view.cellForItem(at: at(1, 1)) as? ReminderFieldCell)
    form.editor.setDate("3 March, 9:00")
    notes.onEdit?("The fern")
    await settle()
    #expect(form.view.texts == [["Title", "Water the plants"], ["Date", "3 March, 9:00"], ["Notes", "The fern"]])
    #expect(form.view.cellForItem(at: at(2, 1)) === notes, "the field keeps its keyboard")
    form.editor.store.dispatch(.editSection(.id(.title), SectionEdit(header: "What")))
    form.editor.setDate(nil)
    await settle()
    #expect(form.view.texts == [["What", "Water the plants"], ["Notes", "The fern"]])
    form.editor.cancel()
    await settle()
    #expect(form.view.texts == [["Title", "Water the plants"], ["Notes", ""]] && form.view.faults == [])
    #expect(form.dataSource.snapshot().itemIdentifiers.count == 4)
  }

  @Test("favourites: what the cells do is written through, and what the database tells is reconfigured")
  func favourites() async throws {
    let database = MemoryDatabase([
      FavouriteRecord(101, "Espresso bar", isFavourite: true), FavouriteRecord(102, "Bicycle repair"),
      FavouriteRecord(103, "Books"),
    ])
    let list = FavouritesTable(database)
    list.view.setWindow(Screen.window)
    let books = try #require(list.view.cellForRow(at: at(0, 2)) as? FavouriteTableCell)
    database.remove(101)
    database.write(FavouriteRecord(102, "Bicycle repair and hire"))
    list.screen.databaseChanged()
    books.onStar?()
    await settle()
    #expect(list.view.texts == [["Bicycle repair and hire", "Books*"]])
    let swipe = try #require(list.view.swipe(at: at(0, 0)))
    swipe.tap()
    list.screen.writer.flush()
    #expect(swipe.told == [true] && list.view.texts == [["Books*"]] && list.view.faults == [])
    #expect(database.records() == [FavouriteRecord(103, "Books", isFavourite: true)])
  }

  @Test("a diffable data source over rows' ids: reordering, and rows that go between sections")
  func diffable() async throws {
    let list = ServersDiffable()
    list.view.setWindow(Screen.window)
    #expect(list.view.texts == [["Kitsu*", "Neko"], ["Tora"]])
    #expect(list.view.pickUp(at(0, 0)))
    list.view.dropItem(from: at(0, 0), at: at(1, 1))
    await settle()
    #expect(list.store.list.rowIDs == ["neko", "tora", "kitsu"] && list.view.batches == 0)
    #expect(list.headers == [0, 1], "they have other counts")
    list.store.dispatch(.batch([.moveSection(.id(.europe), to: 0), .star(.id("tora")), .delete([.id("kitsu")])]))
    await settle()
    #expect(list.view.texts == [["Tora*"], ["Neko"]] && list.view.faults == [])
    #expect(list.headers == [0])
    list.store.dispatch(.editSection(.id(.asia), SectionEdit(header: "Pacific")))
    await settle()
    #expect(list.headers == [1])
  }

  @Test("a diffable data source of a table view")
  func diffableTable() async throws {
    let list = ServersDiffableTable()
    list.view.setWindow(Screen.window)
    list.store.dispatch(.batch([.move([.id("tora")], to: .path(path(0, 0))), .star(.id("neko"))]))
    await settle()
    #expect(list.view.texts == [["Tora", "Kitsu*", "Neko*"], []] && list.view.faults == [])
    list.view.setWindow(nil)
    list.store.dispatch(.delete([.id("tora")]))
    await settle()
    list.view.setWindow(Screen.window)
    #expect(list.view.texts == [["Kitsu*", "Neko*"], []] && list.view.batches == 1)
  }

  @Test("a diffable data source animates unless it is said not to")
  func animations() async {
    let (list, table) = (ServersDiffable(), ServersDiffableTable())
    list.view.setWindow(Screen.window)
    table.view.setWindow(Screen.window)
    for animates in [true, false, true] {
      (list.adapter.animatesDifferences, table.adapter.animatesDifferences) = (animates, animates)
      list.store.dispatch(.move([.id("kitsu")], to: .end(of: .id(animates ? .europe : .asia))))
      table.store.dispatch(.toggleStar(.id("tora")))
      await settle()
    }
    #expect(list.dataSource.animations == [true, false, true] && table.dataSource.animations == [true, false, true])
    #expect(list.view.texts == [["Neko"], ["Tora", "Kitsu*"]] && list.view.faults == [])
    #expect(table.view.texts == [["Kitsu*", "Neko"], ["Tora*"]] && table.view.faults == [])
  }
}
