import Rowtrail

/// A row of the character list.
package struct SeriesCharacter: ListItem {
  package let id: Int
  package var name: String
  package var species: String
  package var status: String
  package var gender: String
  package var origin: String
  package var lastKnownLocation: String
  package var image: String

  package init(
    _ id: Int, _ name: String, species: String, status: String, gender: String, origin: String,
    lastKnownLocation: String
  ) {
    self.id = id
    self.name = name
    self.species = species
    self.status = status
    self.gender = gender
    self.origin = origin
    self.lastKnownLocation = lastKnownLocation
    image = "characters/\(id).jpeg"
  }
}

extension ListSection where SectionID == String, Item == SeriesCharacter {
  /// The first page of the characters.
  package static var firstPage: ListSection {
    ListSection(
      "characters",
      [
        SeriesCharacter(
          1, "Mira Solan", species: "Human", status: "Alive", gender: "Female", origin: "Port Ansel",
          lastKnownLocation: "Signal House"),
        SeriesCharacter(
          2, "Otto Brandt", species: "Human", status: "Dead", gender: "Male", origin: "Port Ansel",
          lastKnownLocation: "The Long Pier"),
        SeriesCharacter(
          3, "Vell", species: "Lampkin", status: "unknown", gender: "unknown", origin: "unknown",
          lastKnownLocation: "Under the Ice"),
      ])
  }
}
