import Rowtrail
import RowtrailLog
import RowtrailScenarios

extension JSONWriter {
  /// Writes what is in a log.
  mutating func statistics(_ log: LogStatistics, _ checkpoints: [LogCheckpointFile], in path: RawPath) {
    object { writer in
      writer.member("file", path.text)
      writer.member("version", log.header.version)
      writer.member("coding", log.header.coding)
      writer.member("codingVersion", log.header.codingVersion)
      writer.key("metadata")
      writer.value(.object(log.header.metadata))
      writer.member("first", log.header.firstRevision)
      writer.member("last", log.revision)
      writer.member("entries", log.entries)
      writer.member("firstTime", log.times?.first.description)
      writer.member("lastTime", log.times?.last.description)
      writer.sizes(log)
      writer.checkpoints(checkpoints)
      writer.member("changed", log.changed)
      writer.member("unchanged", log.unchanged)
      writer.counts("rejected", log.sortedRejections)
      writer.member("hazards", log.hazardCount)
      writer.counts("hazardKinds", LogStatistics.sorted(log.hazards))
      writer.counts("actions", LogStatistics.sorted(log.actions))
      writer.counts("appActions", LogStatistics.sorted(log.appActions))
      writer.counts("mostTouched", log.mostTouched)
      writer.key("tail")
      writer.tail(log.tail)
      writer.key("damage")
      writer.damage(log.damage)
    }
  }

  /// Writes what a log holds beside its entries, on one line.
  mutating func value(_ value: JSONValue) {
    switch value {
    case .null: null()
    case .bool(let value): bool(value)
    case .integer(let value): integer(value)
    case .string(let text): string(text)
    case .array(let values):
      array(inline: true) { writer in
        for value in values {
          writer.element()
          writer.value(value)
        }
      }
    case .object(let object):
      self.object(inline: true) { writer in
        for member in object.members {
          writer.key(member.name)
          writer.value(member.value)
        }
      }
    }
  }

  /// Writes the members that say how large the log is, and how large its lists are.
  private mutating func sizes(_ log: LogStatistics) {
    key("start")
    size(log.sizes.first)
    key("end")
    size(log.sizes.last)
    member("mostRows", log.most.rows)
    member("bytes", log.bytes)
    member("startBytes", log.startBytes)
    member("lines", log.lines)
    member("largestEntry", log.largest?.revision)
    member("largestEntryBytes", log.largest?.bytes)
  }

  private mutating func checkpoints(_ checkpoints: [LogCheckpointFile]) {
    key("checkpoints")
    array { writer in
      for checkpoint in checkpoints {
        writer.element()
        writer.object(inline: true) { writer in
          writer.member("revision", checkpoint.revision)
          writer.member("bytes", checkpoint.byteCount)
        }
      }
    }
  }

  private mutating func size(_ size: LogStatistics.ListSize) {
    object(inline: true) { writer in
      writer.member("sections", size.sections)
      writer.member("rows", size.rows)
    }
  }

  private mutating func counts(_ name: String, _ counts: [(name: String, count: Int)]) {
    key(name)
    object(inline: true) { writer in
      for (name, count) in counts { writer.member(name, count) }
    }
  }

  /// Writes a member whose value is an integer, or null.
  private mutating func member(_ name: String, _ value: Int?) {
    key(name)
    if let value { integer(value) } else { null() }
  }
}
