/// Puts a page together: a document around the data, with the module's own script and style in it.
///
/// Script and style are the files in the folder `Page`, embedded when the module is built, one after the other.
enum ReportPage {
  /// The parts of the script, in order.
  private static let scripts = [
    PackageResources.dom_js, PackageResources.history_js, PackageResources.list_js, PackageResources.difference_js,
    PackageResources.words_js, PackageResources.window_js, PackageResources.phone_js, PackageResources.entry_js,
    PackageResources.entries_js, PackageResources.trail_js, PackageResources.compare_js, PackageResources.source_js,
    PackageResources.timeline_js, PackageResources.print_js, PackageResources.index_js, PackageResources.keys_js,
    PackageResources.view_js, PackageResources.link_js, PackageResources.report_js,
  ]
  /// The parts of the style, in order.
  private static let styles = [PackageResources.colours_css, PackageResources.layout_css, PackageResources.parts_css]

  /// What the page's script element holds.
  static let script =
    Array("\"use strict\";(() => {\n".utf8) + scripts.flatMap(Minifier.script.compacted) + Array("})();\n".utf8)
  /// What the page's style element holds.
  static let style = styles.flatMap(Minifier.style.compacted)

  /// A page for this data: JSON that is safe inside a script element.
  static func html(data: [UInt8]) -> [UInt8] {
    let policy =
      "default-src 'none'; script-src '\(source(of: script))'; style-src '\(source(of: style))'; base-uri 'none'; "
      + "form-action 'none'"
    let head = """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="\(policy)">
      <meta name="generator" content="rowtrail report">
      <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
      <meta name="color-scheme" content="light dark">
      <title>Rowtrail report</title>
      <style>
      """
    let body = """
      </style>
      </head>
      <body>
      <noscript>This page draws a list's history with a script of its own. Allow scripts for it to see the history.</noscript>
      <script type="application/json" id="data">
      """
    return Array(head.utf8) + style + Array(body.utf8) + data + Array("</script>\n<script>".utf8) + script
      + Array("</script>\n</body>\n</html>\n".utf8)
  }

  /// Whether a file that begins so is a report.
  static func isReport(_ bytes: some Collection<UInt8>) -> Bool {
    bytes.prefix(4096).split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).contains {
      $0.elementsEqual("<meta name=\"generator\" content=\"rowtrail report\">".utf8)
    }
  }

  /// How a policy names an element by what it holds.
  static func source(of bytes: [UInt8]) -> String {
    "sha256-" + Base64.text(SHA256.hash(bytes))
  }
}
