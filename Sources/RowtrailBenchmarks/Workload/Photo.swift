import Rowtrail

/// What an app's own row might be: an integer id and a few plain members.
struct Photo: BenchmarkItem {
  let id: Int
  var caption: String
  var width: Int32
  var height: Int32

  static var name: String { "app's struct" }

  init(number: Int) {
    id = number
    caption = "IMG \(number)"
    width = 4032
    height = 3024
  }

  /// What an edit replaces.
  struct Caption: Equatable, Sendable {
    var text: String
  }

  func edited(by edit: Caption) -> Photo {
    var photo = self
    photo.caption = edit.text
    return photo
  }

  static func edit(number: Int) -> Caption { Caption(text: "New \(number)") }
}
