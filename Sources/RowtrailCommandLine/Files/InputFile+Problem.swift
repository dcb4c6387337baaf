#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif
import RowtrailLog
import RowtrailScenarios

extension InputFile {
  /// The bytes of a file, or of standard input where the path is `-`.
  static func read(_ path: RawPath, standardInput: any ByteSource) throws(InputProblem) -> [UInt8] {
    do throws(FileRefusal) {
      return try path == .standardInput ? readAll(standardInput, expected: 0, limit: largest) : read(path)
    } catch {
      throw .file(error)
    }
  }

  /// The bytes of a file, and its stamp from before the first of them was read.
  static func readStamped(
    _ path: RawPath, limit: Int = largest
  ) throws(InputProblem) -> (bytes: [UInt8], stamp: FileStamp) {
    do throws(FileRefusal) {
      let (bytes, information) = try readWithInformation(path, limit: limit)
      return (bytes, FileStamp(information))
    } catch {
      throw .file(error)
    }
  }

  /// Opens a log's file for reading, and nothing that is no file; it is the caller's to close.
  static func openLog(_ path: RawPath) throws(InputProblem) -> SystemFile {
    do throws(FileRefusal) {
      return SystemFile(reading: try open(path).descriptor, path: path.text)
    } catch {
      throw .file(error)
    }
  }
}
