/// What a character's cell shows and does; it stands in for a self-sizing `UICollectionViewListCell`.
@MainActor
package struct CharacterCell {
  package var name: String
  /// The lines below the name: two, or all six where the row is expanded. They make the cell's height.
  package var lines: [String]
  package var buttonTitle: String
  /// Show More, or Show Less.
  package var onShowMore: () -> Void
}
