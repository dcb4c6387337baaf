import Foundation

public enum HorizontalAlignment: Sendable { case leading, center, trailing }
public enum VerticalAlignment: Sendable { case top, center, bottom }

public struct HStack<Content: View>: View {
  private let content: Content
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) { self.content = content() }
  public var body: some View { Shown(Node("stack", [Node(of: content)])) }
}

public struct VStack<Content: View>: View {
  private let content: Content
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) { self.content = content() }
  public var body: some View { Shown(Node("stack", [Node(of: content)])) }
}

public struct List<SelectionValue: Hashable, Content: View>: View {
  private let content: Content
  public var body: some View { Shown(Node("list", [Node(of: content)])) }
}

extension List where SelectionValue == Never {
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

public struct Section<Parent, Content, Footer> {
  let header: Parent
  let content: Content
  let footer: Footer
}

extension Section: View where Parent: View, Content: View, Footer: View {
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer
  ) {
    self.init(header: header(), content: content(), footer: footer())
  }

  public var body: some View {
    Shown(
      Node(
        "section",
        [Node("header", [Node(of: header)]), Node(of: content), Node("footer", [Node(of: footer)])]))
  }
}

public protocol DynamicViewContent<Data>: View {
  associatedtype Data: Collection
  var data: Data { get }
}

public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  public var data: Data
  public var content: (Data.Element) -> Content
}

extension ForEach: View where Content: View {
  public var body: some View {
    Shown(
      Node(
        "rows",
        data.map { element in
          var node = Node("row", [Node(of: content(element))])
          if let named = element as? any Identifiable { node.id = identity(named) }
          return node
        }))
  }
}

private func identity(_ element: some Identifiable) -> AnyHashable { AnyHashable(element.id) }

extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data: data, content: content)
  }
}

extension ForEach: DynamicViewContent where Content: View {}

struct Edited<Base: DynamicViewContent>: DynamicViewContent {
  let base: Base
  let change: (inout Node) -> Void
  var data: Base.Data { base.data }
  var body: some View { Shown(base, change) }
}

extension DynamicViewContent {
  public func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent {
    Edited(base: self) { $0.onDelete = action }
  }

  public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent {
    Edited(base: self) { $0.onMove = action }
  }
}
