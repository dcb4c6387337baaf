import Rowtrail

extension JSONNode {
  /// The path: a section and an item.
  func path() throws(JSONFault) -> RowPath {
    let numbers = try elements { (node) throws(JSONFault) in try node.integer() }
    guard numbers.count == 2 else { throw fault("expected a path, [section, item]; found \(numbers.count) integers") }
    return RowPath(section: numbers[0], item: numbers[1])
  }

  /// The ids of a section.
  func ids() throws(JSONFault) -> [String] {
    try elements { (node) throws(JSONFault) in
      guard let id = node.string else { throw node.fault("expected an id in quotes, found \(node.noun)") }
      return id
    }
  }
}
