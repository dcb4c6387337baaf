import RowtrailScenarios

extension JSONNode {
  /// That something is wrong here.
  func fault(_ message: String) -> JSONFault { JSONFault(place: place, message: message) }

  /// That something else was expected here, with a hint at a word that was perhaps meant.
  func fault(_ message: String, closeTo word: String?, among words: [String]) -> JSONFault {
    let meant = word.flatMap { suggestion(for: $0, among: words) }
    return fault("\(message), found \(noun)\(hint(meant, quote: "\""))")
  }

  /// The text, or `nil` where it is none.
  var string: String? { if case .string(let text) = kind { text } else { nil } }

  /// The value of a key; `nil` where it is not there, or this is no object.
  subscript(key: String) -> JSONNode? {
    guard case .object(let members) = kind else { return nil }
    return members.first { $0.key == key }?.value
  }

  /// The integer.
  func integer() throws(JSONFault) -> Int {
    guard case .integer(let integer) = kind else { throw fault("expected an integer, found \(noun)") }
    return integer
  }

  /// The elements, each read by the body.
  func elements<Element>(
    _ body: (JSONNode) throws(JSONFault) -> Element
  ) throws(JSONFault) -> [Element] {
    guard case .array(let nodes) = kind else { throw fault("expected an array, found \(noun)") }
    var elements: [Element] = []
    elements.reserveCapacity(nodes.count)
    for node in nodes { elements.append(try body(node)) }
    return elements
  }
}
