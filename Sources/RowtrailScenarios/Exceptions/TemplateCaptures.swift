import Rowtrail

/// What was read of a sentence, in its order.
struct TemplateCaptures {
  /// The numbers.
  var numbers: [Int] = []
  /// The index paths.
  var paths: [RowPath] = []
  /// The texts.
  var texts: [String] = []
  /// The kind of view that its words belong to.
  var view: ProposedUpdate.ViewKind?

  /// The n-th index path as a place; UIKit prints a section as a path with `NSNotFound` as its item.
  func place(_ index: Int) -> UpdatePlace {
    paths[index].item == .max ? .section(paths[index].section) : .item(paths[index])
  }

  /// The path of an item whose two numbers stand in the text one after the other, the item first.
  var itemPath: UpdatePlace { .item(RowPath(section: numbers[1], item: numbers[0])) }
}
