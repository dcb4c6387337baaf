import Rowtrail

/// A row of the server list.
package struct CloudServer: ListItem {
  package let id: String
  package var nickname: String
  package var region: String
  package var hardware: String
  package var cpuCores: Int
  package var memoryGB: Int
  package var networkGB: Int?

  package init(
    _ id: String, nickname: String, region: String, hardware: String, cpuCores: Int, memoryGB: Int,
    networkGB: Int? = nil
  ) {
    self.id = id
    self.nickname = nickname
    self.region = region
    self.hardware = hardware
    self.cpuCores = cpuCores
    self.memoryGB = memoryGB
    self.networkGB = networkGB
  }
}

extension ListSection where SectionID == Zone, Item == CloudServer {
  /// The servers in Asia: Kitsu is starred.
  package static var asia: ListSection {
    let kitsu = CloudServer(
      "kitsu", nickname: "Kitsu", region: "ap-northeast-1", hardware: "m6g.medium", cpuCores: 1, memoryGB: 4,
      networkGB: 10)
    let neko = CloudServer(
      "neko", nickname: "Neko", region: "ap-northeast-3", hardware: "t2.micro", cpuCores: 1, memoryGB: 1)
    let rows = [ListRow(kitsu, isStarred: true), ListRow(neko)]
    return ListSection(.asia, header: "Asia", footer: "2 servers", rows: rows)
  }

  /// The server in Europe.
  package static var europe: ListSection {
    let tora = CloudServer(
      "tora", nickname: "Tora", region: "eu-central-1", hardware: "c7g.large", cpuCores: 2, memoryGB: 4, networkGB: 12)
    return ListSection(.europe, header: "Europe", footer: "1 server", [tora])
  }
}
