import Rowtrail
import RowtrailLog

/// An app's own row, with an integer id.
struct Machine: ListItem {
  let id: Int
  var name: String
  var cores = 1
  var load: Double?
}

enum Zone: Int, ListID { case asia, europe }

/// The app's own way to write it.
struct MachineCoding: LogCoding {
  let name = "machine", version = 2, titleMember = "name"

  func text(ofSection id: Zone) -> String { "\(id)" }
  func section(_ text: String) -> Zone? { text == "asia" ? .asia : text == "europe" ? .europe : nil }
  func text(ofRow id: Int) -> String { "\(id)" }
  func row(_ text: String) -> Int? { Int(text) }

  func content(of item: Machine) -> JSONObject {
    var content: JSONObject = ["name": .string(item.name), "cores": .integer(item.cores)]
    if let load = item.load { content["load"] = .number(load) }
    return content
  }

  func item(_ id: Int, _ content: JSONObject) -> Machine? {
    guard let name = content["name"]?.string, let cores = content["cores"]?.integer else { return nil }
    return Machine(id: id, name: name, cores: cores, load: content["load"]?.number)
  }
}

/// The app's own actions.
struct MachineActions: ListReducer {
  enum Action: Sendable { case retire(Int), rename(Int, String) }

  func actions(
    for action: Action, in list: ListState<Zone, Machine>
  ) throws(Rejection) -> [ListAction<Zone, Machine>] {
    switch action {
    case .retire(let id):
      guard list.row(id)?.isStarred != true else { throw Rejection(.invalidDestination, "\(id) is starred") }
      return [.star(.id(id)), .move([.id(id)], to: .end(of: .id(.europe)))]
    case .rename(let id, let name):
      guard var machine = list.row(id)?.item else { return [.star(.id(id))] }
      machine.name = name
      return [.edit(.id(id), machine)]
    }
  }
}

let machines = ListState(
  ListSection(Zone.asia, header: "Asia", [Machine(id: 1, name: "Kitsu"), Machine(id: 2, name: "Neko", load: 0.1)]),
  ListSection(Zone.europe, [Machine(id: 7, name: "Tora", cores: .max)]))
