#if canImport(Glibc)
  import Glibc

  /// A program on a terminal of its own, with job control where a shell runs it.
  final class PseudoTerminal {
    private let master: Int32
    /// The other end, open as long as this lives, so that its modes can be asked for.
    private let slave: Int32
    private(set) var process: pid_t = -1
    /// Everything that was sent to the screen.
    private(set) var bytes: [UInt8] = []
    private(set) var screen = VirtualScreen()
    /// The modes before the program started.
    let modes: Modes

    /// The modes of a terminal that the tool changes.
    struct Modes: Equatable {
      let input, output, local: tcflag_t
    }

    /// The tool beside the test bundle, or `nil` where it was not built.
    static let tool: String? = {
      var buffer = [CChar](repeating: 0, count: 4096)
      let count = readlink("/proc/self/exe", &buffer, buffer.count - 1)
      guard count > 0 else { return nil }
      let own = String(decoding: buffer[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self)
      let candidates = [own, CommandLine.arguments[0]].compactMap { path -> String? in
        path.lastIndex(of: "/").map { path[...$0] + "rowtrail" }
      }
      return candidates.first { access($0, X_OK) == 0 }
    }()

    init?(_ words: [String], environment: [String: String] = [:], columns: UInt16 = 80, lines: UInt16 = 24) {
      var ends: (Int32, Int32) = (-1, -1)
      var size = winsize(ws_row: lines, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
      var name = [CChar](repeating: 0, count: 256)
      guard openpty(&ends.0, &ends.1, &name, nil, &size) == 0 else { return nil }
      (master, slave) = ends
      modes = Self.modes(of: slave)
      _ = fcntl(master, F_SETFD, FD_CLOEXEC)
      _ = fcntl(slave, F_SETFD, FD_CLOEXEC)
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
      posix_spawn_file_actions_init(&actions)
      posix_spawnattr_init(&attributes)
      defer {
        posix_spawn_file_actions_destroy(&actions)
        posix_spawnattr_destroy(&attributes)
      }
      // POSIX_SPAWN_SETSID: the first terminal that the leader of a new session opens becomes the session's. The threads
      // that tests run on block signals, and a shell may have had them ignored.
      var (none, all) = (sigset_t(), sigset_t())
      sigemptyset(&none)
      sigfillset(&all)
      posix_spawnattr_setsigmask(&attributes, &none)
      posix_spawnattr_setsigdefault(&attributes, &all)
      posix_spawnattr_setflags(&attributes, 0x80 | Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))
      posix_spawn_file_actions_addopen(&actions, 0, name, O_RDWR, 0)
      posix_spawn_file_actions_adddup2(&actions, 0, 1)
      posix_spawn_file_actions_adddup2(&actions, 0, 2)
      let variables = ["TERM": "xterm", "PATH": "/usr/bin:/bin", "ROWTRAIL_HISTORY": ""].merging(environment) { $1 }
      var arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
      var pairs: [UnsafeMutablePointer<CChar>?] = variables.map { strdup("\($0)=\($1)") } + [nil]
      defer { for pointer in arguments + pairs { free(pointer) } }
      guard posix_spawn(&process, words[0], &actions, &attributes, &arguments, &pairs) == 0 else { return nil }
    }

    deinit {
      if process > 0, waitpid(process, nil, WNOHANG) == 0 {
        kill(process, SIGKILL)
        waitpid(process, nil, 0)
      }
      close(master)
      close(slave)
    }

    /// The modes that the terminal has now.
    var currentModes: Modes { Self.modes(of: slave) }

    private static func modes(of terminal: Int32) -> Modes {
      var state = termios()
      tcgetattr(terminal, &state)
      return Modes(input: state.c_iflag, output: state.c_oflag, local: state.c_lflag)
    }

    /// Types text; `\u{3}` is Control-C, `\r` the enter key.
    func type(_ text: String) {
      let bytes = Array(text.utf8)
      _ = bytes.withUnsafeBytes { write(master, $0.baseAddress, $0.count) }
    }

    func resize(columns: UInt16, lines: UInt16) {
      var size = winsize(ws_row: lines, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
      _ = ioctl(master, UInt(TIOCSWINSZ), &size)
    }

    /// Takes in what is shown until the condition holds.
    ///
    /// - Returns: whether it came to hold.
    @discardableResult
    func wait(seconds: Int = 15, until isDone: (PseudoTerminal) -> Bool) -> Bool {
      let clock = ContinuousClock()
      let end = clock.now + .seconds(seconds)
      while clock.now < end {
        if isDone(self) { return true }
        takeIn(milliseconds: 20)
      }
      return isDone(self)
    }

    /// Waits until a text was shown since the last such call; colours count where the text has an escape.
    @discardableResult
    func expect(_ text: String, seconds: Int = 15) -> Bool {
      let found = wait(seconds: seconds) { terminal in
        let shown = String(decoding: terminal.bytes[terminal.mark...], as: UTF8.self)
        return (text.contains("\u{1b}") ? shown : Self.uncoloured(shown)).contains(text)
      }
      if found { mark = bytes.count }
      return found
    }
    private var mark = 0

    private static func uncoloured(_ text: String) -> String {
      var parts = text.split(separator: "\u{1b}[", omittingEmptySubsequences: false)[...]
      let first = parts.popFirst().map(String.init) ?? ""
      return parts.reduce(into: first) { text, part in
        let parameters = part.prefix { "0123456789;".contains($0) }
        text +=
          part.dropFirst(parameters.count).first == "m"
          ? String(part.dropFirst(parameters.count + 1)) : "\u{1b}[\(part)"
      }
    }

    private func takeIn(milliseconds: Int32) {
      var request = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
      guard poll(&request, 1, milliseconds) > 0 else { return }
      var piece = [UInt8](repeating: 0, count: 1 << 16)
      let count = read(master, &piece, piece.count)
      guard count > 0 else { return }
      bytes += piece[..<count]
      screen.show(Array(piece[..<count]))
    }

    /// Waits for the program's end: its exit status, or its signal below zero; `nil` where it goes on.
    func end(seconds: Int = 30) -> Int32? {
      var status: Int32 = 0
      let hasEnded = wait(seconds: seconds) { $0.process > 0 && waitpid($0.process, &status, WNOHANG) == $0.process }
      guard hasEnded else { return nil }
      process = -1
      return status & 0x7f == 0 ? (status >> 8) & 0xff : -(status & 0x7f)
    }
  }
#endif
