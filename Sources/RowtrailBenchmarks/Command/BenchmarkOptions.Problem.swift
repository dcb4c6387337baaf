extension BenchmarkOptions {
  /// What is wrong with the arguments.
  enum Problem: Error {
    case unknown(String)
    case missingValue(String)
    case badSizes(String)

    var message: String {
      switch self {
      case .unknown(let argument): "unknown argument: \(argument)"
      case .missingValue(let option): "\(option) needs a value"
      case .badSizes(let text): "--sizes takes numbers from 100 to 10,000,000 with commas between them, not \(text)"
      }
    }
  }
}
