#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Writes a line at once, so that it is out before the process is killed.
func say(_ line: String, to descriptor: Int32 = 1) {
  let bytes = Array("\(line)\n".utf8)
  _ = write(descriptor, bytes, bytes.count)
}

/// Lets the system kill the process at a write beyond so many bytes of a file; what is before them is written.
func limitFiles(to count: UInt) {
  var size = rlimit(rlim_cur: rlim_t(count), rlim_max: rlim_t(count))
  var noCore = rlimit(rlim_cur: 0, rlim_max: 0)
  #if canImport(Glibc)
    setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &size)
    setrlimit(__rlimit_resource_t(RLIMIT_CORE.rawValue), &noCore)
  #else
    setrlimit(RLIMIT_FSIZE, &size)
    setrlimit(RLIMIT_CORE, &noCore)
  #endif
}
