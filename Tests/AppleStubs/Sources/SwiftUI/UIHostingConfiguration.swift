@_exported import UIKit

public struct UIHostingConfiguration<Content: View, Background: View>: UIContentConfiguration {
  package let node: Node
}

extension UIHostingConfiguration where Background == EmptyView {
  @MainActor public init(@ViewBuilder content: () -> Content) { node = Node(of: content()) }
}
