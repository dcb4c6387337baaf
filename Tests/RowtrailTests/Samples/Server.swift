import Rowtrail

/// An app's own row: a plain struct with integer ids, edited as a whole.
struct Server: ListItem {
  let id: Int
  var name: String
  var cores: Int
}

extension Server: Sample {
  static func sectionID(_ number: Int, spelling: Int) -> Int { number }

  static func make(_ number: Int, variant: Int) -> Server {
    Server(id: number, name: "server \(number)", cores: variant % 5)
  }

  /// A whole new item; for some variants one of another id, which is to be refused.
  static func edit(of number: Int, variant: Int) -> Server {
    make(variant % 7 == 6 ? number + 1 : number, variant: variant)
  }

  func plainlyEdited(by edit: Server) -> Server { edit }
  func plainlyReloaded(as new: Server) -> Server { new }
}
