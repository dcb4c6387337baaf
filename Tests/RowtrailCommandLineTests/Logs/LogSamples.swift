import Foundation

/// Logs that tests look at.
enum LogSamples {
  /// ``Samples/star`` as `record` writes it.
  static let star = """
    {"format":"rowlog","version":1,"coding":"text","coding-version":1,"title":"title","revision":0,"sections":1,"rows":2,"check":"DOJHCBDM"}
    {"section":"servers","header":"Servers","mode":"supplementary","check":"JHGHMNIE"}
    {"row":"kitsu","content":{"title":"Kitsu","fields":{"region":"ap-northeast-1"}},"check":"NFHLBKJM"}
    {"row":"neko","content":{"title":"Neko"},"check":"BDKDIFFD"}
    {"revision":1,"action":{"do":"move","rows":["kitsu"],"to":[0,1]},"row":"kitsu","events":[{"is":"moved","row":"kitsu","to":["servers",1]}],"check":"BFGJKJNG"}
    {"revision":2,"action":{"do":"toggle-star","row":{"path":[0,0],"revision":0}},"row":"kitsu","events":[{"is":"starred","rows":["kitsu"]}],"hazards":[{"captured":0,"row":"kitsu","at":[0,0],"found":{"row":"neko"}}],"check":"EOGBDFGA"}
    {"revision":3,"action":{"do":"swipe-delete","row":"neko"},"row":"neko","events":[{"is":"deleted","row":"neko"}],"check":"JIBNFHDK"}
    {"revision":4,"action":{"do":"undo"},"events":[{"is":"inserted","row":"neko","content":{"title":"Neko"},"at":["servers",0]}],"check":"DJDGBNMH"}

    """

  /// The same, with a byte changed in the entry of revision 2.
  static let damaged = star.replacingOccurrences(of: "\"toggle-star\"", with: "\"toggle-Star\"")

  /// The check value that the changed line has.
  static let damagedCheck = "KCLNNKNH"

  /// The same, with the beginning of a fifth entry.
  static let torn = star + "{\"revision\":5,\"acti"

  /// The same, with the first line's last byte changed.
  static let headless = star.replacingOccurrences(of: "DOJHCBDM", with: "DOJHCBDN")

  /// A log of a version that is not known.
  static let newer = star.replacingOccurrences(of: "\"version\":1", with: "\"version\":2")
}
