import Rowtrail
import RowtrailScenarios

/// An update to be judged, as a file holds it.
struct UpdateInput: Hashable, Sendable {
  /// The update.
  let update: ProposedUpdate
  /// The ids before and after, where they are given.
  let ids: Identities?

  /// The ids of the items before and after, section by section.
  struct Identities: Hashable, Sendable {
    let before: [[String]]
    let after: [[String]]
  }

  /// What is to be thought of it.
  var verdict: UpdateVerdict {
    guard let ids else { return update.verdict() }
    return update.verdict(before: ids.before, after: ids.after)
  }

  /// The update that a JSON text holds.
  ///
  /// - Throws: the first thing that is wrong.
  init(_ node: JSONNode) throws(JSONFault) {
    let object = try JSONObject(node, ["view", "before", "after", "sections", "items", "ids"])
    let view = try object.required("view")
    let words = ProposedUpdate.ViewKind.allCases.map(\.rawValue)
    guard case .string(let word) = view.kind, let kind = ProposedUpdate.ViewKind(rawValue: word) else {
      throw view.fault("expected \"table\" or \"collection\"", closeTo: view.string, among: words)
    }
    update = ProposedUpdate(
      view: kind,
      before: try object.required("before").elements { (node) throws(JSONFault) in try node.integer() },
      after: try object.required("after").elements { (node) throws(JSONFault) in try node.integer() },
      sections: try Self.operations(object["sections"]) { (node) throws(JSONFault) in try node.integer() },
      items: try Self.operations(object["items"]) { (node) throws(JSONFault) in try node.path() })
    guard let node = object["ids"] else {
      ids = nil
      return
    }
    let lists = try JSONObject(node, ["before", "after"])
    ids = Identities(
      before: try lists.required("before").elements { (node) throws(JSONFault) in try node.ids() },
      after: try lists.required("after").elements { (node) throws(JSONFault) in try node.ids() })
  }

  private static func operations<Place>(
    _ node: JSONNode?, _ place: (JSONNode) throws(JSONFault) -> Place
  ) throws(JSONFault) -> ProposedUpdate.Operations<Place> {
    guard let node else { return ProposedUpdate.Operations() }
    let object = try JSONObject(node, ["delete", "insert", "move", "reload"])
    func places(_ key: String) throws(JSONFault) -> [Place] {
      guard let node = object[key] else { return [] }
      return try node.elements(place)
    }
    var moves: [ListUpdate.Move<Place>] = []
    if let node = object["move"] {
      moves = try node.elements { (node) throws(JSONFault) in
        let ends = try node.elements(place)
        guard ends.count == 2 else { throw node.fault("expected two places, from and to; found \(ends.count)") }
        return ListUpdate.Move(from: ends[0], to: ends[1])
      }
    }
    return ProposedUpdate.Operations(
      delete: try places("delete"), insert: try places("insert"), move: moves, reload: try places("reload"))
  }
}
