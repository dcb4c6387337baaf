extension ListUpdate: CustomStringConvertible {
  /// The update on one line, such as `r3 to r5: delete [0, 1]; move [1, 0] to [0, 0]; reconfigure [0, 0]`. Of many places the
  /// first few are named.
  public var description: String {
    let parts =
      sections.parts.map { "\($0) sections \($1)" } + items.parts.map { "\($0) \($1)" }
      + [("reconfigure", listed(reconfigure)), ("headers", listed(headers)), ("footers", listed(footers))]
      .filter { !$1.isEmpty }.map { "\($0) \($1)" }
    return "r\(from) to r\(to): \(parts.isEmpty ? "nothing" : parts.joined(separator: "; "))"
  }
}

extension ListUpdate.Changes {
  /// What happens, and to which places.
  fileprivate var parts: [(String, String)] {
    [
      ("delete", listed(delete)), ("insert", listed(insert)), ("move", listed(move)),
    ].filter { !$1.isEmpty }
  }
}

extension ListUpdate.Move: CustomStringConvertible {
  /// The two places, such as `[1, 0] to [0, 0]`.
  public var description: String { "\(from) to \(to)" }
}
