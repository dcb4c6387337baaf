import RowtrailLog

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A folder of its own that goes with the test.
final class Folder {
  let path: String

  init() {
    var template = Array("/tmp/rowtrail-XXXXXX".utf8CString)
    path = mkdtemp(&template).map { String(cString: $0) } ?? "/tmp"
  }

  deinit {
    let files = SystemFiles()
    for name in (try? files.names(besides: path + "/x")) ?? [] where name != "." && name != ".." {
      try? files.remove(path + "/" + name)
    }
    rmdir(path)
  }
}
