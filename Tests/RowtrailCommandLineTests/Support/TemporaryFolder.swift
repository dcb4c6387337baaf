#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A folder that lives as long as a test.
final class TemporaryFolder {
  let path: String

  init() {
    var template = Array("/tmp/rowtrail-test-XXXXXX".utf8CString)
    path = template.withUnsafeMutableBufferPointer { buffer in
      buffer.baseAddress.flatMap { mkdtemp($0) }.map { String(cString: $0) } ?? "/nonexistent"
    }
  }

  deinit {
    Self.remove(path)
  }

  /// Writes a file, folders above it included.
  @discardableResult
  func write(_ name: String, _ text: String) -> String {
    for index in name.indices where name[index] == "/" { mkdir("\(path)/\(name[..<index])", 0o755) }
    let file = fopen("\(path)/\(name)", "w")
    if let file {
      fwrite(text, 1, text.utf8.count, file)
      fclose(file)
    }
    return "\(path)/\(name)"
  }

  /// What a file holds; empty where it is not there.
  func read(_ name: String) -> String {
    guard let file = fopen("\(path)/\(name)", "r") else { return "" }
    defer { fclose(file) }
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    let count = fread(&bytes, 1, bytes.count, file)
    return String(decoding: bytes.prefix(count), as: UTF8.self)
  }

  /// The names in the folder, in order.
  var names: [String] { Self.names(path).sorted() }

  private static func names(_ path: String) -> [String] {
    guard let stream = opendir(path) else { return [] }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names
  }

  private static func remove(_ path: String) {
    var information = stat()
    guard lstat(path, &information) == 0 else { return }
    if information.st_mode & S_IFMT == S_IFDIR {
      chmod(path, 0o755)
      for name in names(path) { remove("\(path)/\(name)") }
      rmdir(path)
    } else {
      unlink(path)
    }
  }
}
