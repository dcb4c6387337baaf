#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif
import RowtrailScenarios

/// Writes a result to a file that may be there already: whole or not at all.
enum ResultFile {
  /// Creates the file; where there is one already, or one came meanwhile, replaces what that holds.
  ///
  /// - Parameter mayGo: whether what is there may go.
  static func write(
    _ path: RawPath, _ bytes: [UInt8], over mayGo: ([UInt8]) -> Bool = { _ in true }
  ) throws(ToolFailure) {
    do throws(RewriteProblem) {
      return try FileCreation.write(path, bytes)
    } catch {
      guard error == .refused(SystemError(code: EEXIST)) else { throw .create(path, error) }
    }
    let old: (bytes: [UInt8], information: stat)
    do throws(FileRefusal) { old = try InputFile.readWithInformation(path) } catch {
      throw .create(path, RewriteProblem(error))
    }
    guard mayGo(old.bytes) else { throw .rewrite(path, .otherContent) }
    do { try FileReplacement.replace(path, with: bytes, read: FileStamp(old.information)) } catch {
      throw .rewrite(path, error)
    }
  }
}
