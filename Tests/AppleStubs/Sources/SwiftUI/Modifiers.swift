import Foundation

public enum HorizontalEdge: Int8, Sendable { case leading, trailing }

public struct BorderlessButtonStyle: Sendable {
  public init() {}
}

public protocol PrimitiveButtonStyle {}
extension BorderlessButtonStyle: PrimitiveButtonStyle {}
extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

public struct SubmitTriggers: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let text = SubmitTriggers(rawValue: 1)
  public static let search = SubmitTriggers(rawValue: 2)
}

extension View {
  public func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping (() -> Void)) -> some View {
    Shown(self) { $0.submit = action }
  }

  public func id<ID: Hashable>(_ id: ID) -> some View {
    Shown(self) { $0.id = AnyHashable(id) }
  }

  public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View { self }

  /// The first action's button is the one that a full swipe performs.
  public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some View {
    let actions = Node(of: content()).all.filter { $0.tap != nil }
    return Shown(self) { node in
      if edge == .leading { node.leading += actions } else { node.trailing += actions }
      node.allowsFullSwipe = allowsFullSwipe
    }
  }
}
