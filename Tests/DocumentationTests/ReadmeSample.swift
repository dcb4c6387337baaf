import Rowtrail

private struct Server: ListItem {  // Identifiable, Equatable, Sendable
  let id: String
  var nickname: String
}

/// The sample of the README, as it stands there, and what it prints.
func readmeSample() -> [String] {
  var printed: [String] = []
  func print(_ items: Any...) { printed.append(items.map { "\($0)" }.joined(separator: " ")) }

  let kitsu = Server(id: "kitsu", nickname: "Kitsu")
  let neko = Server(id: "neko", nickname: "Neko")

  let list = ListState(ListSection("servers", header: "Servers", [kitsu, neko]))
  var timeline = Timeline(list)  // revision 0
  timeline.dispatch(.move([.id("neko")], to: .before(.id("kitsu"))))
  let tap = timeline.dispatch(.toggleStar(.captured(RowPath(section: 0, item: 0), revision: 0)))
  print(tap.isAccepted, tap.row ?? "-")  // true kitsu: who stood at [0, 0] in revision 0
  let miss = timeline.dispatch(.swipeDelete(.path(RowPath(section: 0, item: 7))))
  if let rejection = miss.rejection { print(rejection) }  // what was refused, where, and what to do
  print(timeline.current.path(of: "neko") as Any)  // Optional([0, 0])
  return printed
}
