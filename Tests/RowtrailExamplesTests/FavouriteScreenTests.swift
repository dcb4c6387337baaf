import Rowtrail
import RowtrailExamples
import RowtrailTesting
import Testing

@Suite("Favourites over a database", .timeLimit(.minutes(15)))
@MainActor
struct FavouriteScreenTests {
  let database: MemoryDatabase
  let screen: FavouriteScreen
  var store: FavouriteScreen.Store { screen.store }

  init() {
    database = MemoryDatabase([
      FavouriteRecord(101, "Espresso bar", isFavourite: true), FavouriteRecord(102, "Bicycle repair"),
      FavouriteRecord(103, "Second-hand books"),
    ])
    screen = FavouriteScreen(database)
  }

  @Test("every change is written through, undo, too")
  func writeThrough() throws {
    let books = try #require(screen.cell(at: at(0, 2)))
    #expect(books.title == "Second-hand books" && !books.isFavourite)
    store.dispatch(.delete([.id(101)]))
    books.onStar()
    screen.writer.flush()
    #expect(
      database.records() == [
        FavouriteRecord(102, "Bicycle repair"), FavouriteRecord(103, "Second-hand books", isFavourite: true),
      ])
    store.undo()
    store.undo()
    screen.writer.flush()
    #expect(database.records().map(\.isFavourite) == [true, false, false])
    #expect(database.writes == 4)
  }

  @Test("a writer in a task of its own misses nothing")
  func writerTask() async {
    let writing = Task { await screen.writer.run() }
    for round in 0..<50 {
      store.dispatch(.toggleStar(.id(101 + round % 3)))
      if round % 4 == 0 { await Task.yield() }
    }
    while screen.writer.written < store.revision { await Task.yield() }
    writing.cancel()
    await writing.value
    #expect(database.writes == 50)
    #expect(
      database.records().map(\.isFavourite)
        == [102, 103].reduce(into: [false]) { flags, id in
          flags.append(store.list.row(id)?.isStarred == true)
        })
  }

  @Test("the database's echo of our own write changes nothing and is not written again")
  func echo() throws {
    try #require(screen.cell(at: at(0, 1))).onStar()
    store.expect {
      screen.databaseChanged()
    } changes: { _ in
    }
    #expect(database.writes == 1)
    #expect(
      store.undo().isAccepted && store.list.row(102)?.isStarred == false, "undo takes back the star, not the echo")
  }

  @Test("rows change from elsewhere and are reconfigured; an older cell still reaches its own row")
  func fromElsewhere() throws {
    let headless = HeadlessScreen(screen, visibleCount: 4)
    let books = try #require(headless[2])
    database.remove(101)
    database.write(FavouriteRecord(102, "Bicycle repair and hire", isFavourite: true))
    database.write(FavouriteRecord(104, "Night bakery"))
    store.expect {
      screen.databaseChanged()
    } changes: {
      $0.delete(101)
      $0.edit(102) { $0.title = "Bicycle repair and hire" }
      $0.star(102)
      $0.insert(Favourite(104, "Night bakery"), at: at(0, 2))
    }
    let update = try #require(headless.update())
    #expect(update.items == ListUpdate.Changes(delete: [at(0, 0)], insert: [at(0, 2)]))
    #expect(update.reconfigure == [at(0, 0)] && headless[0]?.title == "Bicycle repair and hire")
    store.expect {
      books.onStar()
    } changes: {
      $0.star(103)
    }
    #expect(database.writes == 3, "what came from the database does not go back to it")
  }

  @Test("a star taken away elsewhere is taken away here")
  func starTakenAway() {
    database.write(FavouriteRecord(101, "Espresso bar"))
    store.expect {
      screen.databaseChanged()
    } changes: {
      $0.unstar(101)
    }
  }

  @Test("the row was deleted elsewhere while its swipe was open")
  func goneElsewhere() throws {
    let repair = try #require(screen.cell(at: at(0, 1)))
    database.remove(102)
    screen.databaseChanged()
    var told: [Bool] = []
    store.expect(rejected: .gone) { repair.onSwipe { told.append($0) } }
    #expect(told == [false] && store.list.rowIDs == [101, 103])
  }

  @Test("the naive swipe deletes the record that has come to the place")
  func naive() {
    let naive = NaiveList([
      [Favourite(101, "Espresso bar"), Favourite(102, "Bicycle repair"), Favourite(103, "Books")].map { ListRow($0) }
    ])
    let repair = naive.swipeAction(at: at(0, 1))
    naive.change { $0[0].remove(at: 0) }
    #expect(repair() == .hit(103))
  }

  @Test("the app's own actions are pure, and refused whole")
  func ownActions() {
    #expect(store.dispatch(.tidyUp, by: FavouriteActions()).isAccepted)
    #expect(store.list.rowIDs == [101] && store.timeline.entries.last?.cause?.name == "tidyUp")
    store.expect(rejected: .gone) { store.dispatch(.tidyUp, by: FavouriteActions()) }
    #expect(store.undo().isAccepted && store.list.rowIDs == [101, 102, 103])
  }
}
