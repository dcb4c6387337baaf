/// What the arguments ask for.
struct BenchmarkOptions {
  /// The numbers of rows, ascending.
  var sizes = [1_000, 10_000, 100_000, 1_000_000]
  /// Only operations whose name holds this text are measured.
  var filter: String?
  /// Whether the filter is one for the log's figures.
  var measuresLogAlone: Bool { filter?.hasPrefix("log:") ?? false }
  /// Few repetitions of two sizes, for a build server.
  var isQuick = false
  /// Whether a broken promise makes the exit status 1.
  var checks = false
  var showsHelp = false

  init(_ arguments: [String]) throws(Problem) {
    var rest = arguments[...]
    var sizes: [Int]?
    while let argument = rest.popFirst() {
      switch argument {
      case "--quick": isQuick = true
      case "--check": checks = true
      case "--help", "-h": showsHelp = true
      case "--sizes": sizes = try Self.sizes(rest.popFirst())
      case "--filter":
        guard let text = rest.popFirst() else { throw .missingValue("--filter") }
        filter = text.lowercased()
      default: throw .unknown(argument)
      }
    }
    if isQuick { self.sizes = [1_000, 100_000] }
    if let sizes { self.sizes = sizes }
  }

  private static func sizes(_ text: String?) throws(Problem) -> [Int] {
    guard let text else { throw .missingValue("--sizes") }
    let sizes = text.split(separator: ",").map { Int($0) ?? 0 }
    guard !sizes.isEmpty, sizes.allSatisfy({ (100...10_000_000).contains($0) }) else { throw .badSizes(text) }
    return Set(sizes).sorted()
  }

  static let hint = "Try --help."

  static let help = """
    Measures Rowtrail beside an array with a dictionary, and prints two Markdown tables:
    one of operations on lists, one of the log.

    Usage: swift run -c release RowtrailBenchmarks [--quick] [--check] [--sizes LIST] [--filter TEXT]

      --quick        1,000 and 100,000 rows with few repetitions; under a minute
      --check        exit with 1 where a promise of the documentation is missed by far
      --sizes LIST   numbers of rows with commas between them, each from 100 to 10,000,000
      --filter TEXT  only the operations whose name holds the text; `log:` for the log alone
      --help         this text

    A full run takes five to ten minutes and up to 6 GB of memory. The tables go to standard output, progress to standard error.
    """
}
