import Rowtrail
import RowtrailLog

/// The benchmark from its arguments to its exit status: 0, or 1 where `--check` finds a promise broken, or 64 where it
/// cannot run at all.
enum BenchmarkCommand {
  /// What `EX_USAGE` is in `sysexits.h`.
  static let usageStatus: Int32 = 64

  static func run(_ arguments: [String]) -> Int32 {
    if let refusal = BuildRefusal.current {
      StandardStream.error.write(refusal.message)
      return usageStatus
    }
    let options: BenchmarkOptions
    do throws(BenchmarkOptions.Problem) {
      options = try BenchmarkOptions(arguments)
    } catch {
      StandardStream.error.write("\(error.message)\n\(BenchmarkOptions.hint)")
      return usageStatus
    }
    if options.showsHelp {
      StandardStream.output.write(BenchmarkOptions.help)
      return 0
    }
    return measure(options)
  }

  private static func measure(_ options: BenchmarkOptions) -> Int32 {
    let start = CPUClock.now
    var recorder = Recorder(options: options)
    for size in options.measuresLogAlone ? [] : options.sizes {
      runSuite(of: TextItem.self, size, &recorder)
      runSuite(of: Photo.self, size, &recorder)
    }
    var log = LogSuite(options: options)
    do throws(LogError) {
      try log.run()
    } catch {
      StandardStream.error.write("the log: \(error)")
      return 1
    }
    if !recorder.results.isEmpty {
      StandardStream.output.write(ResultTable(recorder.results, sizes: options.sizes).markdown + "\n")
    }
    if !log.results.isEmpty { StandardStream.output.write(LogMeasured.markdown(log.results)) }
    StandardStream.error.write("\((CPUClock.now - start) / 1_000_000_000) s of processor time; sum \(recorder.sum)")
    guard options.checks else { return 0 }
    let broken = Promise.all.flatMap { $0.breaches(in: recorder.results) } + log.results.compactMap(\.breach)
    for breach in broken { StandardStream.error.write("broken promise: \(breach)") }
    return broken.isEmpty ? 0 : 1
  }

  /// Called with concrete types, from which the compiler specialises everything below.
  @inline(__always)
  private static func runSuite<Item: BenchmarkItem>(of _: Item.Type, _ size: Int, _ recorder: inout Recorder) {
    var suite = Suite<Item>(size: size, options: recorder.options)
    suite.run(&recorder)
  }
}
