import RowtrailScenarios

/// Where bytes go: the process's standard output or error, or a test's own.
package protocol ByteSink: Sendable {
  /// Whether a terminal shows what is written.
  var isTerminal: Bool { get }

  /// Writes all of the bytes.
  ///
  /// - Throws: what the system said where not all of them could be written.
  func write(_ bytes: [UInt8]) throws(SystemError)
}
