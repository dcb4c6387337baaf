import Rowtrail
import RowtrailExamples

/// What the screens of the sample lists have in common.
@MainActor
protocol SampleScreen: AnyObject {
  associatedtype SectionID: ListID
  associatedtype Item: ListItem
  associatedtype Cell

  var store: ListStore<SectionID, Item> { get }
  var shown: Int { get set }
  func cell(at path: RowPath) -> Cell?
}

extension ServerScreen: SampleScreen {}
extension EpisodeScreen: SampleScreen {}
extension CharacterScreen: SampleScreen {}
extension ReminderEditor: SampleScreen {}
extension FavouriteScreen: SampleScreen {}
