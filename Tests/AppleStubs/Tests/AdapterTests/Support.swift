import Foundation
import Harness
import Rowtrail

func at(_ section: Int, _ item: Int) -> IndexPath { IndexPath(indexes: [section, item]) }
func path(_ section: Int, _ item: Int) -> RowPath { RowPath(section: section, item: item) }

struct Weak<Object: AnyObject> {
  private(set) weak var object: Object?
  init(_ object: Object?) { self.object = object }
}
