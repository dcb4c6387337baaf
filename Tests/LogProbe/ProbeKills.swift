import Rowtrail
import RowtrailLog

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Writes a log again and again in processes of their own, each of which the system kills at another byte.
struct ProbeKills {
  private let folder: String
  private let count: Int
  private let durability: LogDurability
  private let step: Int

  init(_ folder: String, _ count: Int, _ durability: LogDurability, step: Int) {
    self.folder = folder
    self.count = count
    self.durability = durability
    self.step = max(1, step)
  }

  /// Writes the log once as a whole, then kills at every step of its bytes; 0 where all is well.
  func run() -> Int32 {
    let path = "\(folder)/log"
    guard let whole = written(path, limit: nil), whole.status == 0, whole.acknowledged == count,
      let reader = try? LogReader(path: path, coding: TextCoding()), (try? reader.advance(to: count)) == true
    else { return 1 }
    let check = ProbeCheck(count)
    var failures = 0
    var kills = 0
    for limit in stride(from: 0, to: reader.byteCount, by: step) {
      clear()
      guard let run = written(path, limit: limit) else { return 1 }
      kills += 1
      if run.status & 0x7F != SIGXFSZ {
        say("byte \(limit): the process was not killed: status \(run.status)")
        failures += 1
      } else if let problem = check.problem(path, run.acknowledged, run.acknowledged + 1) {
        say("byte \(limit): \(problem)")
        failures += 1
      }
    }
    clear()
    say("\(kills)")
    return failures == 0 ? 0 : 1
  }

  private func clear() {
    let files = SystemFiles()
    for name in (try? files.names(besides: "\(folder)/log")) ?? [] where name.hasPrefix("log") {
      try? files.remove("\(folder)/\(name)")
    }
  }

  /// Lets a process write a log: what it acknowledged, and how it ended.
  private func written(_ path: String, limit: Int?) -> (acknowledged: Int, status: Int32)? {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { return nil }
    let child = Self.fork()
    guard child >= 0 else { return nil }
    if child == 0 {
      dup2(ends[1], 1)
      dup2(open("/dev/null", O_WRONLY), 2)
      if let limit { limitFiles(to: UInt(limit)) }
      var writer = ProbeWriter(path, count, durability)
      _exit(writer.run())
    }
    close(ends[1])
    defer { close(ends[0]) }
    let text = Self.text(of: ends[0])
    var status: Int32 = 0
    guard waitpid(child, &status, 0) == child else { return nil }
    return (text.split(separator: "\n").last.flatMap { Int($0) } ?? -1, status)
  }

  private static func text(of descriptor: Int32) -> String {
    var text: [UInt8] = []
    var block = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = read(descriptor, &block, block.count)
      guard count > 0 else { return String(decoding: text, as: UTF8.self) }
      text += block[..<count]
    }
  }

  /// `fork`, which Swift hides as most programs have threads that it forgets. This one has none.
  private static let fork: @convention(c) () -> pid_t = {
    guard let fork = dlsym(dlopen(nil, RTLD_NOW), "fork") else { return { -1 } }
    return unsafeBitCast(fork, to: (@convention(c) () -> pid_t).self)
  }()
}
