import Rowtrail
import RowtrailExamples
import RowtrailTesting
import Testing

@Suite("Favourites over SQLite", .enabled(if: SQLiteLibrary.installed != nil, "this machine has no libsqlite3"))
@MainActor
struct SQLiteTests {
  @Test("every change is written through, and what changes in the database comes back")
  func writeThrough() throws {
    let database = try SQLiteDatabase(try #require(SQLiteLibrary.installed))
    database.write(FavouriteRecord(101, "Café \"Espresso\"", isFavourite: true))
    database.write(FavouriteRecord(102, "Bicycle repair"))
    let screen = FavouriteScreen(database)
    let repair = try #require(screen.cell(at: at(0, 1)))
    screen.store.expect(.delete([.id(101)])) { $0.delete(101) }
    screen.store.expect {
      repair.onStar()
    } changes: {
      $0.star(102)
    }
    screen.writer.flush()
    #expect(database.records() == [FavouriteRecord(102, "Bicycle repair", isFavourite: true)])

    database.write(FavouriteRecord(102, "Bicycle repair and hire", isFavourite: false))
    screen.store.expect {
      screen.databaseChanged()
    } changes: {
      $0.edit(102) { $0.title = "Bicycle repair and hire" }
      $0.unstar(102)
    }
    screen.store.undo()
    screen.store.undo()
    screen.store.undo()
    screen.writer.flush()
    #expect(
      database.records() == [
        FavouriteRecord(101, "Café \"Espresso\"", isFavourite: true), FavouriteRecord(102, "Bicycle repair"),
      ])
    #expect(database.failure == nil)
  }
}
