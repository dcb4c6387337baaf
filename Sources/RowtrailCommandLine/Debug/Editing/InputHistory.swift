#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif
import RowtrailScenarios

/// The lines that were typed, kept between runs in a file of the user's. Where that cannot be read or written, they are
/// kept for this run.
struct InputHistory {
  /// The lines, the oldest first.
  private(set) var lines: [String] = []
  private let path: RawPath?

  private static let most = 1000

  /// The lines of a file, which need not be there.
  init(_ path: RawPath?) {
    self.path = path
    guard let path, let bytes = try? InputFile.read(path) else { return }
    let all = bytes.split(separator: UInt8(ascii: "\n")).compactMap { String(validating: $0, as: UTF8.self) }
    lines = Array(all.suffix(Self.most))
    if all.count > 2 * Self.most { rewrite() }
  }

  /// Where the lines are kept: in the file that `ROWTRAIL_HISTORY` names, nowhere where it is empty, or in the state
  /// folder of the user.
  static func path(_ environment: [String: String]) -> RawPath? {
    if let path = environment["ROWTRAIL_HISTORY"] { return path.isEmpty ? nil : RawPath(path) }
    if let state = environment["XDG_STATE_HOME"], state.hasPrefix("/") { return RawPath("\(state)/rowtrail/history") }
    guard let home = environment["HOME"], home.hasPrefix("/") else { return nil }
    return RawPath("\(home)/.local/state/rowtrail/history")
  }

  /// Adds a line, unless it is blank or the same as the last one.
  mutating func add(_ line: String) {
    guard line.contains(where: { $0 != " " }), line != lines.last else { return }
    lines.append(line)
    if lines.count > Self.most { lines.removeFirst() }
    guard let path else { return }
    try? FileCreation.createFolder(path.folder, mode: 0o700)
    let descriptor = path.withCString { open($0, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC | O_NONBLOCK, 0o600) }
    guard descriptor >= 0 else { return }
    defer { close(descriptor) }
    try? DescriptorSink(descriptor: descriptor).write(Array((line + "\n").utf8))
  }

  private func rewrite() {
    guard let path else { return }
    let descriptor = path.withCString { open($0, O_WRONLY | O_TRUNC | O_CLOEXEC) }
    guard descriptor >= 0 else { return }
    defer { close(descriptor) }
    try? DescriptorSink(descriptor: descriptor).write(Array((lines.joined(separator: "\n") + "\n").utf8))
  }
}
