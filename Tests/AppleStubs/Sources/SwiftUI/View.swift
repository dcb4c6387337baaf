@_exported import Foundation

@MainActor @preconcurrency public protocol View {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: View {
  public var body: Never { preconditionFailure("a view without a body") }
}

/// The views of SwiftUI itself, which have no body but something to show.
@MainActor public protocol Primitive {
  var node: Node { get }
}
