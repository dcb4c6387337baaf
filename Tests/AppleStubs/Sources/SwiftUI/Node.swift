import Foundation

/// What a view comes to on the screen: a tree for tests to look at.
public struct Node {
  public var kind: String
  public var text = ""
  public var id: AnyHashable?
  public var children: [Node] = []
  public var tap: (@MainActor () -> Void)?
  public var isDestructive = false
  public var isOn: Binding<Bool>?
  public var string: Binding<String>?
  public var submit: (() -> Void)?
  public var onDelete: ((IndexSet) -> Void)?
  public var onMove: ((IndexSet, Int) -> Void)?
  public var leading: [Node] = []
  public var trailing: [Node] = []
  public var allowsFullSwipe = true

  package init(_ kind: String, _ text: String = "", _ children: [Node] = []) {
    self.kind = kind
    self.text = text
    self.children = children
  }

  init(_ kind: String, _ children: [Node]) { self.init(kind, "", children) }

  /// What a view comes to.
  @MainActor public init<Content: View>(of view: Content) {
    if let primitive = view as? any Primitive {
      self = primitive.node
    } else {
      self = Node(of: view.body)
    }
  }

  /// The node and all below it, in order.
  public var all: [Node] { [self] + children.flatMap(\.all) }
}
