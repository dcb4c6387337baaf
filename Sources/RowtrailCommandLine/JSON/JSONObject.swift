import RowtrailScenarios

/// The members of an object of which only certain keys are known.
struct JSONObject {
  private let node: JSONNode
  private let members: [JSONNode.Member]

  /// The members of a node.
  ///
  /// - Throws: that it is no object, or has another key.
  init(_ node: JSONNode, _ keys: [String]) throws(JSONFault) {
    guard case .object(let members) = node.kind else { throw node.fault("expected an object, found \(node.noun)") }
    for member in members where !keys.contains(member.key) {
      let meant = suggestion(for: member.key, among: keys)
      throw JSONFault(
        place: member.place,
        message: "there is no key \(ScenarioText.string(member.key)) here" + hint(meant, quote: "\""))
    }
    self.node = node
    self.members = members
  }

  /// The value of a key, or `nil` where it is not there.
  subscript(key: String) -> JSONNode? { members.first { $0.key == key }?.value }

  /// The value of a key.
  ///
  /// - Throws: that it is missing.
  func required(_ key: String) throws(JSONFault) -> JSONNode {
    guard let value = self[key] else { throw node.fault("the key \"\(key)\" is missing") }
    return value
  }
}
