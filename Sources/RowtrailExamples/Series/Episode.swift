import Rowtrail

/// A row of the episode list.
package struct Episode: ListItem {
  package let id: Int
  package var name: String
  package var code: String
  package var airDate: String

  package init(_ id: Int, _ name: String, code: String, airDate: String) {
    self.id = id
    self.name = name
    self.code = code
    self.airDate = airDate
  }
}

extension ListSection where SectionID == Int, Item == Episode {
  /// The first season.
  package static var season1: ListSection {
    ListSection(
      1, header: "Season 1",
      [
        Episode(1, "The Lamp", code: "S01E01", airDate: "2013-12-02"),
        Episode(2, "Salt and Iron", code: "S01E02", airDate: "2013-12-09"),
        Episode(3, "The Long Pier", code: "S01E03", airDate: "2013-12-16"),
        Episode(4, "Under the Ice", code: "S01E04", airDate: "2014-01-13"),
      ])
  }
}
