import Observation
import Rowtrail
import SwiftUI

/// Shows a SwiftUI view, and makes it anew when something that it read has changed.
@MainActor package final class SwiftUIHost<Content: View> {
  private let content: Content
  /// What is on the screen.
  package private(set) var node = Node("nothing")
  /// How often the view was made.
  package private(set) var renders = 0

  init(_ content: Content) {
    self.content = content
    render()
  }

  private func render() {
    renders += 1
    withObservationTracking {
      node = Node(of: content)
    } onChange: { [weak self] in
      Task { @MainActor in self?.render() }
    }
  }

  /// The rows of each section, which SwiftUI counts from 0.
  private var rowSets: [Node] { node.all.filter { $0.kind == "rows" && $0.onMove != nil } }

  /// The rows, each with its texts, section by section.
  package var texts: [[String]] {
    rowSets.map { rows in
      rows.children.map { row in row.all.filter { $0.kind == "text" }.map(\.text).joined(separator: "/") }
    }
  }

  package func texts(of kind: String) -> [String] {
    node.all.filter { $0.kind == kind }.map { part in part.all.first { $0.kind == "text" }?.text ?? "" }
  }

  package func rows(_ section: Int) -> Node { rowSets[section] }

  package func row(_ section: Int, _ offset: Int) -> Node { rows(section).children[offset] }
}

extension Node {
  /// The swipe actions of a row, wherever in it they were put.
  package var trailingActions: [Node] { all.flatMap(\.trailing) }
  package var leadingActions: [Node] { all.flatMap(\.leading) }

  /// The user taps a button of the row.
  @MainActor package func tap(_ title: String) { all.first { $0.tap != nil && $0.text == title }?.tap?() }
}

@MainActor package func serversInSwiftUI(
  _ store: ListStore<String, Server>
) -> SwiftUIHost<some View> { SwiftUIHost(ServersView(store: store)) }

/// The same, where a moved row is starred.
@MainActor package func starringInSwiftUI(_ store: ListStore<String, Server>) -> SwiftUIHost<some View> {
  SwiftUIHost(StarringView(store: store))
}

@MainActor package func zoneInSwiftUI(_ store: ListStore<String, Server>) -> SwiftUIHost<some View> {
  SwiftUIHost(OneZone(store: store))
}

@MainActor package func serverForm(_ row: RowHandle<String, Server>) -> SwiftUIHost<some View> {
  SwiftUIHost(ServerForm(row: row))
}

@MainActor package func namesInSwiftUI(_ store: ListStore<String, Server>) -> SwiftUIHost<some View> {
  SwiftUIHost(NamesView(store: store))
}

@MainActor package func foundInSwiftUI(_ store: ListStore<String, Server>, _ words: String) -> SwiftUIHost<some View> {
  SwiftUIHost(FoundView(store: store, words: words))
}

package typealias ShownNode = Node
