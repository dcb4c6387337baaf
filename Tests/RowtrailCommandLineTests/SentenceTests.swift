import Testing

@testable import RowtrailCommandLine

@Suite struct SentenceTests {
  static let path = RawPath(bytes: Array("a\u{1b}b".utf8) + [0xff])

  static let messages: [(ToolFailure, String)] = [
    (.input(path, .refused(SystemError(code: 2))), "a\\u{1b}b\\xff: error: there is no such file or folder\n"),
    (.input(path, .refused(SystemError(code: 13))), "a\\u{1b}b\\xff: error: permission denied\n"),
    (.input(path, .refused(SystemError(code: 9999))), "a\\u{1b}b\\xff: error: the system refused it (error 9999)\n"),
    (.input(RawPath("f"), .notAFile(.folder)), "f: error: this is a folder; name a file in it\n"),
    (
      .input(RawPath("f"), .notAFile(.pipe)),
      "f: error: this is a pipe, not a file; give '-' and pass it as standard input\n"
    ),
    (.input(RawPath("f"), .notAFile(.socket)), "f: error: this is a socket, not a file\n"),
    (.input(RawPath("f"), .notAFile(.device)), "f: error: this is a device, not a file\n"),
    (.input(RawPath("f"), .notAFile(.other)), "f: error: this is not a file\n"),
    (.input(RawPath("f"), .tooLarge(limit: 1 << 30)), "f: error: the file is larger than 1024 MiB; split it\n"),
    (
      .input(RawPath("f"), .malformed(line: 2, column: 3, message: "no", sourceLine: "a b")),
      "f:2:3: error: no\n     2 | a b\n       |   ^\n"
    ),
    (.output(SystemError(code: 32)), "error: the result cannot be written: nobody reads it any more\n"),
    (
      .rewrite(RawPath("f"), SystemError(code: 28)),
      "f: error: the file cannot be rewritten: no space is left on the device; it is as it was\n"
    ),
    (
      .create(RawPath("f"), SystemError(code: 13)), "f: error: the file cannot be written: permission denied\n"
    ),
    (
      .noException(RawPath("-")),
      "-: error: no exception of a table or collection view is known in this text\n"
    ),
    (.emptyFolder(RawPath("f")), "f: error: there is no *.scenario file below this folder\n"),
    (.nothingMatches("x"), "error: no scenario has 'x' in its path or name\n"),
    (.unknownName("a b", suggestion: nil), "error: there is no scenario named \"a b\"\n"),
    (.unknownName("a", suggestion: "b"), "error: there is no scenario named \"a\". Did you mean 'b'?\n"),
    (.unknownRow("kit\u{7}", suggestion: nil), "error: no revision has a row \"kit\\u{7}\"\n"),
    (.unknownRow("kits", suggestion: "kitsu"), "error: no revision has a row kits. Did you mean 'kitsu'?\n"),
    (.unknownRevision(9, last: 3), "error: there is no revision 9; the last one is 3\n"),
    (
      .usage(.severalScenarios(RawPath("f"), names: ["a", "b"])),
      "error: f holds 2 scenarios; pick one with --name: \"a\", \"b\"\n"
    ),
    (
      .usage(.severalScenarios(RawPath("f"), names: ["a", "b", "c", "d", "e", "f"])),
      "error: f holds 6 scenarios; pick one with --name: \"a\", \"b\", \"c\", \"d\", \"e\", …\n"
    ),
  ]

  @Test(arguments: messages)
  func eachMessage(failure: ToolFailure, message: String) {
    #expect(failure.message(style: .plain) == message)
  }
}
