#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A member's name while its text is being read: the bytes between the quotes, or of what its escapes stand for.
package struct JSONName {
  let start: UnsafePointer<UInt8>
  let count: Int

  /// The bytes.
  var bytes: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: start, count: count) }

  /// The name as a text.
  package var text: String { String(decoding: bytes, as: UTF8.self) }

  @inline(__always)
  func equals(_ other: JSONName) -> Bool {
    count == other.count && memcmp(start, other.start, count) == 0
  }

  /// Lets a `switch` tell names apart.
  @inline(__always)
  package static func ~= (pattern: StaticString, name: JSONName) -> Bool {
    name.count == pattern.utf8CodeUnitCount && memcmp(name.start, pattern.utf8Start, pattern.utf8CodeUnitCount) == 0
  }
}

/// The memory of a scanner: the stacks of open objects and their names, and names that were written with escapes until the
/// scanner goes on to another text.
final class JSONNameArena {
  /// How many names of an object are kept on the stack.
  static let namesPerObject = 16
  let names = UnsafeMutablePointer<JSONName>.allocate(capacity: (JSONScanner.depthLimit + 1) * namesPerObject)
  let frames = UnsafeMutablePointer<Int>.allocate(capacity: JSONScanner.depthLimit + 1)
  private var blocks: [UnsafeMutablePointer<UInt8>] = []
  /// What an empty text starts at.
  let nothing = UnsafePointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))

  func keep(_ bytes: [UInt8]) -> JSONName {
    let block = UnsafeMutablePointer<UInt8>.allocate(capacity: bytes.count + 1)
    for (index, byte) in bytes.enumerated() { (block + index).initialize(to: byte) }
    blocks.append(block)
    return JSONName(start: UnsafePointer(block), count: bytes.count)
  }

  func clear() {
    guard !blocks.isEmpty else { return }
    for block in blocks { block.deallocate() }
    blocks.removeAll()
  }

  deinit {
    clear()
    nothing.deallocate()
    names.deallocate()
    frames.deallocate()
  }
}
