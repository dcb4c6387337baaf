import Rowtrail

/// One self-contained web page on which people look at histories: no network, no other file, nothing to install.
///
///     let history = try RecordedHistory(log: "orders.rowlog")
///     let report = Report([ReportedHistory(history, file: "orders.rowlog")])
///     report.html    // bytes of a whole HTML document, UTF-8
///
/// What failed comes first, then what has hazards, then the rest, each in the order in which it was given. Text of a history
/// is data alone: the page's script draws it as text, and the page's policy allows no other script or style than its own,
/// and no network. Same histories, same bytes.
///
/// `Sendable`, and a value.
public struct Report: Sendable {
  /// How many bytes of data a page has room for, about, unless said otherwise: 64 MiB.
  public static let usualRoom = 64 << 20

  /// The whole document, UTF-8.
  public let html: [UInt8]
  /// The histories of which the page does not show all that was asked for, in the order of the page.
  public let cuts: [Cut]

  /// What a page leaves out of a history. `Sendable`, and a value.
  public struct Cut: Hashable, Sendable {
    /// What the history is called.
    public let name: String
    /// The file that it came from.
    public let file: String
    /// The revisions that the page shows, or `nil` where there was no room for any.
    public let shown: ClosedRange<Int>?
    /// The revisions that were asked for.
    public let asked: ClosedRange<Int>
  }

  /// A page of these histories.
  ///
  /// - Parameters:
  ///   - histories: one that opens at once, or several, with an index in front.
  ///   - room: about how many bytes of data the page may hold. Histories for which there is not enough room are shown from
  ///     a later revision on, see ``cuts``; those for which there is none are named in the index alone.
  /// - Complexity: linear in what the histories hold.
  public init(_ histories: [ReportedHistory], room: Int = usualRoom) {
    let ranked = histories.enumerated().map { (rank: $1.rank, number: $0, history: $1) }
      .sorted { ($0.rank, $0.number) < ($1.rank, $1.number) }
    var json = CompactJSON()
    var cuts: [Cut] = []
    var left = room
    json.object { json in
      json.key("format")
      json.integer(1)
      json.key("histories")
      json.array { json in
        for (_, _, history) in ranked {
          let part = HistoryPart(of: history, room: left)
          left -= part.revisions == nil ? 0 : part.size
          let asked = history.asked
          if part.revisions != asked {
            cuts.append(Cut(name: history.recorded.name, file: history.file, shown: part.revisions, asked: asked))
          }
          Self.write(history, part.revisions, to: &json)
        }
      }
    }
    self.cuts = cuts
    html = ReportPage.html(data: json.bytes)
  }

  /// Whether a file that begins with these bytes is a report.
  package static func isReport(_ bytes: some Collection<UInt8>) -> Bool { ReportPage.isReport(bytes) }

  private static func write(_ history: ReportedHistory, _ part: ClosedRange<Int>?, to json: inout CompactJSON) {
    guard let part else {
      json.object { HistoryEncoder.writeName(of: history, history.asked, to: &$0) }
      return
    }
    var encoder = HistoryEncoder(history, part: part)
    encoder.write(to: &json)
  }
}
