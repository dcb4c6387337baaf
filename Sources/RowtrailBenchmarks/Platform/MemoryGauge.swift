#if canImport(Glibc)
  import Glibc
#endif

/// How much memory the process uses; known on Linux only.
struct MemoryGauge {
  /// What the heap's blocks in use take, by glibc's own account.
  var heap: Int
  /// The memory pages that the process has.
  var resident: Int

  /// The use of now, or `nil` where the system does not say.
  static var now: MemoryGauge? {
    #if canImport(Glibc)
      releaseFreePages()
      guard let heap = heapInUse(), let resident = residentBytes() else { return nil }
      return MemoryGauge(heap: heap, resident: resident)
    #else
      return nil
    #endif
  }

  static func - (left: MemoryGauge, right: MemoryGauge) -> MemoryGauge {
    MemoryGauge(heap: left.heap - right.heap, resident: left.resident - right.resident)
  }
}

#if canImport(Glibc)
  extension MemoryGauge {
    private typealias MallocInfo = @convention(c) (Int32, UnsafeMutablePointer<FILE>) -> Int32
    private typealias MallocTrim = @convention(c) (Int) -> Int32

    /// Swift's Glibc module leaves `malloc.h` out.
    private static func symbol(_ name: String) -> UnsafeMutableRawPointer? {
      dlopen(nil, RTLD_NOW).flatMap { dlsym($0, name) }
    }

    /// Gives pages without blocks back, so that growth from here on shows.
    private static func releaseFreePages() {
      guard let trim = symbol("malloc_trim") else { return }
      _ = unsafeBitCast(trim, to: MallocTrim.self)(0)
    }

    private static func heapInUse() -> Int? {
      guard let info = symbol("malloc_info") else { return nil }
      var text: UnsafeMutablePointer<CChar>?
      var length = 0
      guard let stream = open_memstream(&text, &length) else { return nil }
      let status = unsafeBitCast(info, to: MallocInfo.self)(0, stream)
      fclose(stream)
      defer { free(text) }
      guard status == 0, let text else { return nil }
      return heapInUse(xml: String(cString: text))
    }

    /// The summary stands behind the last arena: what the arenas have, less what is free in them, and mapped blocks.
    private static func heapInUse(xml: String) -> Int? {
      var total: [String: Int] = [:]
      for line in xml.split(separator: "\n").reversed() where line != "</malloc>" {
        guard !line.hasPrefix("</heap") else { break }
        let parts = line.split(separator: "\"")
        if parts.count > 3, let size = Int(parts[parts.count - 2]) { total["\(parts[0])\(parts[1])"] = size }
      }
      guard let arenas = total["<system type=current"] else { return nil }
      let free = (total["<total type=fast"] ?? 0) + (total["<total type=rest"] ?? 0)
      return arenas - free + (total["<total type=mmap"] ?? 0)
    }

    private static func residentBytes() -> Int? {
      guard let fields = FileText.read("/proc/self/statm")?.split(separator: " "), fields.count > 1 else { return nil }
      return Int(fields[1]).map { $0 * Int(sysconf(Int32(_SC_PAGESIZE))) }
    }
  }
#endif
