@resultBuilder @MainActor public struct ViewBuilder {
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
  public static func buildBlock() -> EmptyView { EmptyView() }
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
  public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<(repeat each Content)>
  {
    var nodes: [Node] = []
    for view in repeat each content { nodes.append(Node(of: view)) }
    return TupleView(nodes: nodes)
  }
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
  public static func buildEither<First: View, Second: View>(first: First) -> _ConditionalContent<First, Second> {
    _ConditionalContent(shown: Node(of: first))
  }
  public static func buildEither<First: View, Second: View>(second: Second) -> _ConditionalContent<First, Second> {
    _ConditionalContent(shown: Node(of: second))
  }
}

public struct EmptyView: View {
  public init() {}
  public var body: Never { preconditionFailure("a primitive view") }
}

public struct TupleView<Views>: View {
  let nodes: [Node]
  public var body: Never { preconditionFailure("a primitive view") }
}

public struct _ConditionalContent<First, Second>: View {
  let shown: Node
  public var body: Never { preconditionFailure("a primitive view") }
}

extension EmptyView: Primitive {
  public var node: Node { Node("empty") }
}
extension TupleView: Primitive {
  public var node: Node {
    var node = Node("tuple")
    node.children = nodes
    return node
  }
}
extension _ConditionalContent: Primitive {
  public var node: Node { shown }
}

extension Optional: View where Wrapped: View {
  public var body: Never { preconditionFailure("a primitive view") }
}
extension Optional: Primitive where Wrapped: View {
  public var node: Node { map { Node(of: $0) } ?? Node("empty") }
}
