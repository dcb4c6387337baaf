import RowtrailScenarios
import Testing

@testable import RowtrailCommandLine

@Suite struct SentenceTests {
  static let path = RawPath(bytes: Array("a\u{1b}b".utf8) + [0xff])

  static let messages: [(ToolFailure, String)] = [
    (.input(path, .file(.system(SystemError(code: 2)))), "a\\u{1b}b\\xff: error: there is no such file or folder\n"),
    (.input(path, .file(.system(SystemError(code: 13)))), "a\\u{1b}b\\xff: error: permission denied\n"),
    (
      .input(path, .file(.system(SystemError(code: 9999)))),
      "a\\u{1b}b\\xff: error: the system refused it (error 9999)\n"
    ),
    (.input(RawPath("f"), .file(.notAFile(.folder))), "f: error: this is a folder; name a file in it\n"),
    (
      .input(RawPath("f"), .file(.notAFile(.pipe))),
      "f: error: this is a pipe, not a file; give '-' and pass it as standard input\n"
    ),
    (.input(RawPath("f"), .file(.notAFile(.socket))), "f: error: this is a socket, not a file; name a file\n"),
    (
      .input(RawPath("f"), .file(.notAFile(.device))),
      "f: error: this is a device, not a file; copy what it gives to a file, and name that\n"
    ),
    (.input(RawPath("f"), .file(.notAFile(.other))), "f: error: this is not a file; name one\n"),
    (.input(RawPath("f"), .file(.tooLarge(limit: 1 << 30))), "f: error: the file is larger than 1024 MiB; split it\n"),
    (
      .input(
        RawPath("f"),
        .malformed(line: 2, column: 3, message: "no", excerpt: SourceExcerpt(number: 2, line: "a b", column: 3))),
      "f:2:3: error: no\n     2 | a b\n       |   ^\n"
    ),
    (.output(SystemError(code: 32)), "error: the result cannot be written: nobody reads it any more\n"),
    (
      .rewrite(RawPath("f"), .refused(SystemError(code: 28))),
      "f: error: the file cannot be rewritten: no space is left on the device; it is as it was\n"
    ),
    (
      .rewrite(RawPath("f"), .changed),
      "f: error: the file cannot be rewritten: somebody changed it meanwhile; run the command again; it is as it was\n"
    ),
    (
      .rewrite(RawPath("f"), .foreign),
      "f: error: the file cannot be rewritten: it belongs to another user or group, and would not any more; let its "
        + "owner run this; it is as it was\n"
    ),
    (
      .create(RawPath("f"), RewriteProblem(.notAFile(.socket))),
      "f: error: the file cannot be written: this is a socket, not a file; name a file\n"
    ),
    (
      .create(RawPath("f"), RewriteProblem(.notReadable)),
      "f: error: the file cannot be written: this is not a file that could be replaced; name another one\n"
    ),
    (
      .create(RawPath("f"), RewriteProblem(.tooLarge(limit: 1))),
      "f: error: the file cannot be written: this is not a file that could be replaced; name another one\n"
    ),
    (
      .input(RawPath("f"), .file(.notReadable)),
      "f: error: this cannot be read as a file; give '-' and pass it as standard input\n"
    ),
    (.input(RawPath(""), .file(.emptyPath)), "error: the path is empty; name a file or a folder\n"),
    (
      .create(RawPath("f"), .refused(SystemError(code: 13))),
      "f: error: the file cannot be written: permission denied\n"
    ),
    (
      .noException(RawPath("-")),
      "-: error: no exception of a table or collection view is known in this text; paste all of it, from "
        + "'Terminating app' on\n"
    ),
    (.emptyFolder(RawPath("f"), [".scenario"]), "f: error: there is no *.scenario file below this folder\n"),
    (.nothingMatches("x"), "error: no scenario has 'x' in its path or name\n"),
    (.unknownName("a b", in: nil, names: []), "error: there is no scenario named 'a b'\n"),
    (
      .unknownName("ab", in: RawPath("f"), names: ["bb", "bb"]),
      "f: error: there is no scenario named 'ab'; there is \"bb\"; did you mean 'bb'?\n"
    ),
    (.unknownRow("kit\u{7}", suggestion: nil), "error: no revision has a row 'kit\\u{7}'\n"),
    (.unknownRow("kits", suggestion: "kitsu"), "error: no revision has a row 'kits'; did you mean 'kitsu'?\n"),
    (.unknownRevision("9", first: 0, last: 3), "error: there is no revision 9; the last one is 3\n"),
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
