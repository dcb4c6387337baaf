import Rowtrail

extension HeadlessListView {
  /// What a cell shows, by identity.
  public typealias Content = ListPlaceID<SectionID, Item.ID>
}
