#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif
import RowtrailScenarios

/// Which file stands at a path and when it was written last: two stamps differ where the file was replaced or edited
/// between them.
struct FileStamp: Hashable, Sendable {
  private let device: UInt64
  private let inode: UInt64
  private let size: Int64
  private let seconds: Int64
  private let nanoseconds: Int64

  /// The stamp of what `stat` found.
  init(_ information: stat) {
    device = UInt64(truncatingIfNeeded: information.st_dev)
    inode = UInt64(truncatingIfNeeded: information.st_ino)
    size = Int64(information.st_size)
    #if canImport(Darwin)
      let time = information.st_mtimespec
    #else
      let time = information.st_mtim
    #endif
    seconds = Int64(time.tv_sec)
    nanoseconds = Int64(time.tv_nsec)
  }
}

extension RawPath {
  /// What stands at the path, links followed.
  ///
  /// - Throws: what the system said.
  func information() throws(RewriteProblem) -> stat {
    var information = stat()
    guard withCString({ stat($0, &information) }) == 0 else { throw .refused(.last) }
    return information
  }
}
