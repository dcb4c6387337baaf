import RowtrailLog
import RowtrailScenarios

extension JSONWriter {
  /// Writes what a verification found.
  mutating func verification(_ report: VerificationReport, in path: RawPath) {
    let found = report.found
    object { writer in
      writer.member("file", path.text)
      writer.member("sound", report.isSound)
      writer.member("version", found.header.version)
      writer.member("coding", found.header.coding)
      writer.member("first", found.header.firstRevision)
      writer.member("last", found.lastRevision)
      writer.member("bytes", found.byteCount)
      writer.member("lines", found.lineCount)
      writer.key("damage")
      writer.damage(found.damage)
      writer.key("tail")
      writer.tail(found.tail)
      writer.key("promises")
      writer.array { writer in
        for line in report.lines {
          writer.element()
          writer.object(inline: true) { writer in
            writer.member("promise", line.promise)
            writer.member("verdict", line.verdict.rawValue)
            writer.member("words", line.words)
          }
        }
      }
    }
  }

  /// Writes where a log is damaged, or null.
  mutating func damage(_ damage: LogDamage?) {
    guard let damage else { return null() }
    object(inline: true) { writer in
      writer.member("line", damage.line)
      writer.member("byte", damage.place)
      writer.member("expected", damage.expected)
      writer.member("found", damage.found)
    }
  }

  /// Writes what a torn tail is, or null.
  mutating func tail(_ tail: LogTail?) {
    guard let tail else { return null() }
    object(inline: true) { writer in
      writer.member("byte", tail.offset)
      writer.member("bytes", tail.count)
      if let path = tail.keptAs { writer.member("keptAs", path) }
    }
  }
}
