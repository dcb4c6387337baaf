#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif
import RowtrailScenarios

extension CommandLineTool {
  /// Runs the tool with this process's arguments, streams and environment, and ends the process.
  ///
  /// It is not `async`, so that the standard streams are seen to before anything of the system's opens a file.
  package static func runProcess() -> Never {
    signal(SIGXFSZ, SIG_IGN)
    reserveStandardStreams()
    Task.detached {
      let status = await run(
        rawArguments: processArguments, standardInput: DescriptorSource.standardInput,
        standardOutput: DescriptorSink.standardOutput, standardError: DescriptorSink.standardError,
        environment: processEnvironment)
      exit(status)
    }
    while true { pause() }
  }

  /// What is looked at of the process's environment.
  private static var processEnvironment: [String: String] {
    var environment: [String: String] = [:]
    for name in ["NO_COLOR", "TERM", "HOME", "XDG_STATE_HOME", "ROWTRAIL_HISTORY"] {
      if let value = getenv(name) { environment[name] = String(cString: value) }
    }
    return environment
  }

  /// Sees to it that no file that is opened later becomes a standard stream where the process was started without one.
  /// What stands in for it cannot be read or written, so that its absence still shows.
  private static func reserveStandardStreams() {
    for descriptor in Int32(0)...2 where fcntl(descriptor, F_GETFD) < 0 {
      let stand = open("/dev/null", descriptor == 0 ? O_WRONLY : O_RDONLY)
      if stand >= 0, stand != descriptor {
        dup2(stand, descriptor)
        close(stand)
      }
    }
  }

  /// The words after the tool's name, byte for byte.
  private static var processArguments: [[UInt8]] {
    (1..<max(1, Int(CommandLine.argc))).compactMap { index in
      CommandLine.unsafeArgv[index].map { start in
        UnsafeBufferPointer(start: start, count: strlen(start)).map { UInt8(bitPattern: $0) }
      }
    }
  }
}
