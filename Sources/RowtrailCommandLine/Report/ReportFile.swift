import RowtrailReport
import RowtrailScenarios

/// Writes a report to a file; never over anything but a report.
enum ReportFile {
  /// Writes the page. A report that is there is replaced whole or not at all.
  static func write(_ path: RawPath, _ page: [UInt8]) throws(ToolFailure) {
    let old: (bytes: [UInt8], stamp: FileStamp)?
    do {
      old = try InputFile.readStamped(path)
    } catch {
      guard case .file(.system(let problem)) = error, problem.isAbsence else { throw .unwritable(path, error) }
      old = nil
    }
    guard let old else {
      do { return try FileCreation.write(path, page) } catch { throw .create(path, error) }
    }
    guard Report.isReport(old.bytes) else { throw .rewrite(path, .otherContent) }
    do { try FileReplacement.replace(path, with: page, read: old.stamp) } catch { throw .rewrite(path, error) }
  }
}
