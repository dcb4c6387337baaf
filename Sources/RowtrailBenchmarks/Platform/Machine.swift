#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// What the figures were measured on.
enum Machine {
  /// The machine and the compiler, in one line.
  static var description: String {
    let cores = sysconf(Int32(_SC_NPROCESSORS_ONLN))
    return "\(cores) cores\(model.map { " of \($0)" } ?? ""), \(system), \(architecture), \(compiler)"
  }

  /// The processor as Linux names it.
  private static var model: String? {
    let line = FileText.read("/proc/cpuinfo")?.split(separator: "\n").first { $0.hasPrefix("model name") }
    guard let line, let colon = line.firstIndex(of: ":") else { return nil }
    return String(line[line.index(after: colon)...].drop { $0 == " " || $0 == "\t" })
  }

  private static var system: String {
    #if os(Linux)
      "Linux"
    #elseif os(macOS)
      "macOS"
    #else
      "another system"
    #endif
  }

  private static var architecture: String {
    #if arch(x86_64)
      "x86-64"
    #elseif arch(arm64)
      "arm64"
    #else
      "another architecture"
    #endif
  }

  private static var compiler: String {
    #if compiler(>=6.4)
      "Swift 6.4 or newer"
    #elseif compiler(>=6.3)
      "Swift 6.3"
    #elseif compiler(>=6.2)
      "Swift 6.2"
    #elseif compiler(>=6.1)
      "Swift 6.1"
    #else
      "Swift 6.0"
    #endif
  }
}
