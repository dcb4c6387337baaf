import Foundation

public struct Text: View {
  private let text: String
  public init<S: StringProtocol>(_ content: S) { text = String(content) }
  public var body: some View { Shown(Node("text", text)) }
}

public struct Image: View {
  private let name: String
  public init(systemName: String) { name = systemName }
  public var body: some View { Shown(Node("image", name)) }
}

public struct Label<Title: View, Icon: View>: View {
  private let title: Title
  public var body: some View { Shown(Node("label", Node(of: title).text)) }
}

extension Label where Title == Text, Icon == Image {
  public init<S: StringProtocol>(_ title: S, systemImage name: String) { self.title = Text(title) }
}

public struct ButtonRole: Equatable, Sendable {
  private let name: String
  public static let destructive = ButtonRole(name: "destructive")
  public static let cancel = ButtonRole(name: "cancel")
}

public struct Button<Label: View>: View {
  private let role: ButtonRole?
  private let action: @MainActor () -> Void
  private let label: Label

  public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.init(role: nil, action: action, label: label)
  }

  public init(role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.role = role
    self.action = action
    self.label = label()
  }

  public var body: some View {
    var node = Node("button", Node(of: label).text)
    node.isDestructive = role == .destructive
    node.tap = action
    return Shown(node)
  }
}

extension Button where Label == Text {
  public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {
    self.init(role: nil, action: action) { Text(title) }
  }
}

public struct Toggle<Label: View>: View {
  private let isOn: Binding<Bool>
  private let label: Label

  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.isOn = isOn
    self.label = label()
  }

  public var body: some View {
    var node = Node("toggle", Node(of: label).text)
    node.isOn = isOn
    return Shown(node)
  }
}

extension Toggle where Label == Text {
  public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) { self.init(isOn: isOn) { Text(title) } }
}

public struct TextField<Label: View>: View {
  private let text: Binding<String>
  private let label: Label
  public var body: some View {
    var node = Node("text field", Node(of: label).text)
    node.string = text
    return Shown(node)
  }
}

extension TextField where Label == Text {
  public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.text = text
    label = Text(title)
  }
}
