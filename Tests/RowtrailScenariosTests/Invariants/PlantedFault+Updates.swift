import Rowtrail
import RowtrailScenarios

extension PlantedFault {
  /// Updates that are planned wrong. The right one moves `[0, 0]` to `[2, 0]`, inserts `[1, 4]`, and reconfigures
  /// `[0, 0]` and `[2, 1]`.
  static let updates: [PlantedFault] = [
    PlantedFault("update: an insert is missing", [.update]) { $0.plan { $0.items.insert = [] } },
    PlantedFault("update: a delete is missing", [.update]) {
      $0.plan {
        $0.items.move = []
        $0.items.insert = [RowPath(section: 1, item: 4), RowPath(section: 2, item: 0)]
      }
    },
    PlantedFault("update: an insert is elsewhere", [.update]) {
      $0.plan { $0.items.insert = [RowPath(section: 1, item: 2)] }
    },
    PlantedFault("update: another row is moved", [.update]) {
      $0.plan { $0.items.move = [.init(from: RowPath(section: 0, item: 1), to: RowPath(section: 2, item: 0))] }
    },
    PlantedFault("update: a row is moved onto its own place", [.update]) {
      $0.plan {
        let place = RowPath(section: 1, item: 1)
        $0.items.move.append(.init(from: place, to: place))
      }
    },
    PlantedFault("update: a section moves in which a row is inserted", [.update]) {
      $0.plan { $0.sections.move = [.init(from: 1, to: 1)] }
    },
    PlantedFault("update: a row is deleted where none is", [.update]) {
      $0.plan { $0.items.delete = [RowPath(section: 0, item: 9)] }
    },
    PlantedFault("update: a section is deleted that is not there", [.update]) {
      $0.plan { $0.sections.delete = [.max] }
    },
    PlantedFault("update: a row that changed is not reconfigured", [.update]) {
      $0.plan { $0.reconfigure = [RowPath(section: 0, item: 0)] }
    },
    PlantedFault("update: a row that did not change is reconfigured", [.update]) {
      $0.plan { $0.reconfigure.append(RowPath(section: 2, item: 2)) }
    },
    PlantedFault("update: a header is named that did not change", [.update]) { $0.plan { $0.headers = [1] } },
    PlantedFault("update: a footer is named that is not there", [.update]) { $0.plan { $0.footers = [.min] } },
    PlantedFault("update: it is of another revision", [.update]) { $0.plan { $0.to = 7 } },
  ]

  /// What the update invariant says of each of them.
  static let updateMessages = [
    "the update is not legal, but throws: item count: Invalid update: invalid number of items in section 1.",
    "the update is not legal, but throws: item count: Invalid update: invalid number of items in section 0.",
    "the update is not legal, but silent: at [1, 3] the view shows f where the list has g",
    "the update is not legal, but silent: at [0, 0] the view shows a where the list has c",
    "the update is not legal, but wasteful: the move to [1, 1] changes nothing; leave it out",
    "the update is not legal, but unsafe on some systems: the operation on [1, 4] stands in a section that moves",
    "the update is not legal, but throws: delete out of range: attempt to delete item 9 from section 0",
    "the update is not legal, but throws: delete out of range: attempt to delete section",
    "the row [2, 1] changed, and the update does not tell",
    "the update reconfigures the row [2, 2], which did not change",
    "the update names the header of section 1, which did not change",
    "the update names the footer of section -9223372036854775808, which did not change",
    "the update leads from revision 1 to 7, the entry from 1 to 2",
  ]
}
