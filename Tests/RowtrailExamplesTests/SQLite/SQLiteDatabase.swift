import RowtrailExamples

/// A table of favourites in an SQLite database in memory.
@MainActor
final class SQLiteDatabase: FavouriteDatabase {
  struct Failure: Error {
    let statement: String
    let code: Int32
  }

  private enum Value {
    case integer(Int)
    case text(String)
  }

  private static let row: Int32 = 100
  private static let done: Int32 = 101

  private let library: SQLiteLibrary
  private nonisolated(unsafe) let database: SQLiteLibrary.Database
  private(set) var failure: Failure?

  init(_ library: SQLiteLibrary) throws {
    self.library = library
    var database: SQLiteLibrary.Database?
    let code = library.open(":memory:", &database)
    guard code == 0, let database else { throw Failure(statement: "open", code: code) }
    self.database = database
    run("CREATE TABLE favourites (id INTEGER PRIMARY KEY, title TEXT NOT NULL, favourite INTEGER NOT NULL)")
    if let failure { throw failure }
  }

  deinit { _ = library.close(database) }

  func records() -> [FavouriteRecord] {
    var records: [FavouriteRecord] = []
    run("SELECT id, title, favourite FROM favourites ORDER BY id") { library, statement in
      let title = library.text(statement, 1).map { String(cString: $0) } ?? ""
      let isFavourite = library.integer(statement, 2) != 0
      records.append(FavouriteRecord(Int(library.integer(statement, 0)), title, isFavourite: isFavourite))
    }
    return records
  }

  func write(_ record: FavouriteRecord) {
    run(
      "INSERT OR REPLACE INTO favourites VALUES (?, ?, ?)",
      [.integer(record.id), .text(record.title), .integer(record.isFavourite ? 1 : 0)])
  }

  func remove(_ id: Int) { run("DELETE FROM favourites WHERE id = ?", [.integer(id)]) }

  private func run(
    _ text: String, _ values: [Value] = [], eachRow: (SQLiteLibrary, SQLiteLibrary.Statement) -> Void = { _, _ in }
  ) {
    var statement: SQLiteLibrary.Statement?
    var code = library.prepare(database, text, -1, &statement, nil)
    defer { _ = library.finalize(statement) }
    guard code == 0, let statement else { return failure = Failure(statement: text, code: code) }
    // SQLite copies a text that is said to be transient: the destructor -1.
    let transient = OpaquePointer(bitPattern: -1)
    for (number, value) in zip(Int32(1)..., values) {
      code =
        switch value {
        case .integer(let integer): library.bindInteger(statement, number, Int64(integer))
        case .text(let string): library.bindText(statement, number, string, -1, transient)
        }
      guard code == 0 else { return failure = Failure(statement: text, code: code) }
    }
    while true {
      code = library.step(statement)
      guard code == Self.row else { break }
      eachRow(library, statement)
    }
    if code != Self.done { failure = Failure(statement: text, code: code) }
  }
}
