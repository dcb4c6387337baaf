import Rowtrail

/// Reads the exceptions of table and collection views in crash reports.
///
/// `Sendable`: there is nothing in it.
public enum ExceptionReport {
  /// Finds the exception of a table or collection view in a text and explains it, or gives `nil` where there is none.
  ///
  /// The text may be the reason alone or a whole crash report with it somewhere inside. Old and new wordings are known, for
  /// tables and collection views, and those of diffable data sources. Case, line breaks, indentation, escaped line breaks
  /// and kinds of quotation marks do not matter. Where only the name of UIKit's assertion is left in the stack, that is
  /// explained.
  ///
  ///     let report = "reason: 'attempt to delete section 4, but there are only 4 sections before the update'"
  ///     ExceptionReport.explain(report)?.headline  // "[4] is deleted or reloaded and was not there before the update"
  ///
  /// - Returns: The explanation of the first exception in the text.
  /// - Complexity: O(bytes), in one pass.
  public static func explain(_ text: String) -> ExceptionExplanation? {
    var text = text
    return text.withUTF8 { explain(utf8: $0) }
  }

  /// Finds the exception of a table or collection view in bytes of UTF-8, which need not be valid.
  ///
  /// - Complexity: O(bytes), in one pass.
  public static func explain(utf8 bytes: UnsafeBufferPointer<UInt8>) -> ExceptionExplanation? {
    var fallback: ExceptionExplanation?
    let found = AnchorScanner.shared.scan(bytes) { template, end -> ExceptionExplanation? in
      if template.isHint, fallback != nil { return nil }
      var reader = TemplateReader(bytes, at: end)
      guard let captures = reader.match(template.rest),
        let explanation = template.explain(captures, &reader)
      else { return nil }
      guard template.isHint else { return explanation }
      fallback = explanation
      return nil
    }
    return found ?? fallback
  }
}
