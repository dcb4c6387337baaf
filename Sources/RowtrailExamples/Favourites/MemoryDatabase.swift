/// A database in memory, which counts what is written to it.
@MainActor
package final class MemoryDatabase: FavouriteDatabase {
  private var table: [Int: FavouriteRecord] = [:]
  package private(set) var writes = 0

  package init(_ records: [FavouriteRecord]) {
    for record in records { table[record.id] = record }
  }

  package func records() -> [FavouriteRecord] { table.values.sorted { $0.id < $1.id } }

  package func write(_ record: FavouriteRecord) {
    table[record.id] = record
    writes += 1
  }

  package func remove(_ id: Int) {
    table[id] = nil
    writes += 1
  }
}
