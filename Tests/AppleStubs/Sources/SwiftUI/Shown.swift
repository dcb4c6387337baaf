/// A view that is known by what it comes to.
struct Shown: View, Primitive {
  let node: Node
  init(_ node: Node) { self.node = node }
  init(_ view: some View, _ change: (inout Node) -> Void) {
    var node = Node(of: view)
    change(&node)
    self.node = node
  }
  var body: Never { preconditionFailure("a primitive view") }
}
