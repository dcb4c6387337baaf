#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The modes of the terminal, and what the system's signals do to them. There is one terminal in a process.
///
/// Whatever ends or stops the process, the terminal gets its modes back; when the process goes on, it takes them again. The
/// handlers call nothing that may not be called in one.
enum TerminalState {
  /// Written before the handlers are there, and by nobody afterwards but where it says so.
  nonisolated(unsafe) private static var descriptor: Int32 = -1
  nonisolated(unsafe) private static var saved = termios()
  nonisolated(unsafe) private static var own = termios()
  /// Whether the terminal has the modes of our own. Written by handlers as well.
  nonisolated(unsafe) private static var isTaken: sig_atomic_t = 0
  /// What handlers write a letter to, so that whoever waits for a key wakes up.
  nonisolated(unsafe) private static var pipeEnds: (read: Int32, write: Int32) = (-1, -1)
  /// Whether Control-C was pressed since that was looked at.
  nonisolated(unsafe) private static var interrupted: sig_atomic_t = 0

  /// Takes the terminal, or does nothing where it cannot be taken.
  ///
  /// - Parameter raw: whether keys come one by one and are not echoed.
  /// - Returns: the end to wait at for signals beside keys, or `nil` where the terminal was not taken.
  static func take(_ terminal: Int32, raw: Bool) -> Int32? {
    var ends: [Int32] = [-1, -1]
    guard tcgetattr(terminal, &saved) == 0, pipe(&ends) == 0 else { return nil }
    for end in ends {
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
    }
    descriptor = terminal
    pipeEnds = (ends[0], ends[1])
    own = saved
    if raw {
      own.c_iflag &= ~tcflag_t(IXON | ICRNL | INLCR)
      own.c_lflag &= ~tcflag_t(ECHO | ICANON | IEXTEN)
      own.c_lflag |= tcflag_t(ISIG)
      withUnsafeMutableBytes(of: &own.c_cc) { bytes in
        bytes[Int(VMIN)] = 1
        bytes[Int(VTIME)] = 0
      }
    }
    watch()
    enter()
    return ends[0]
  }

  /// Gives the terminal back.
  static func release() {
    leave()
    for number in ending + [SIGINT, SIGTSTP, SIGCONT, SIGWINCH] { signal(number, SIG_DFL) }
  }

  /// Whether Control-C was pressed since the last call.
  static func takeInterruption() -> Bool {
    defer { interrupted = 0 }
    return interrupted != 0
  }

  /// Whether Control-C was pressed since ``takeInterruption()``.
  static var isInterrupted: Bool { interrupted != 0 }

  private static let ending = [
    SIGTERM, SIGHUP, SIGQUIT, SIGABRT, SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGPIPE, SIGXCPU, SIGALRM,
  ]

  private static func watch() {
    for number in ending {
      signal(number) { number in
        TerminalState.leave()
        signal(number, SIG_DFL)
        raise(number)
      }
    }
    signal(SIGINT) { _ in
      TerminalState.interrupted = 1
      TerminalState.wake(UInt8(ascii: "i"))
    }
    signal(SIGWINCH) { _ in TerminalState.wake(UInt8(ascii: "w")) }
    signal(SIGCONT) { _ in
      TerminalState.watchForStop()
      TerminalState.enter()
      TerminalState.wake(UInt8(ascii: "c"))
    }
    watchForStop()
  }

  private static func watchForStop() {
    signal(SIGTSTP) { number in
      TerminalState.leave()
      // It is blocked while it is handled, and stops the process once that is over.
      signal(number, SIG_DFL)
      raise(number)
    }
  }

  /// Sets the modes of our own, where the process has the terminal.
  private static func enter() {
    guard descriptor >= 0, tcgetpgrp(descriptor) == getpgrp() else { return }
    if tcsetattr(descriptor, TCSADRAIN, &own) == 0 { isTaken = 1 }
  }

  /// Gives the terminal its modes back.
  private static func leave() {
    guard isTaken != 0 else { return }
    isTaken = 0
    tcsetattr(descriptor, TCSADRAIN, &saved)
  }

  private static func wake(_ letter: UInt8) {
    var letter = letter
    _ = write(pipeEnds.write, &letter, 1)
  }
}
