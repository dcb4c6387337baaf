/// What a zone's header view shows and does. It is built once and holds its section.
@MainActor
package struct ServerHeader {
  package var title: String
  package var onStarAll: () -> Void
  package var onUnstarAll: () -> Void
}
