import Rowtrail
import RowtrailLog
import Testing

/// A log of these lines, which have neither check values nor closing braces; one that begins with `+` joins the one before.
func sealed(_ lines: [ArraySlice<UInt8>]) -> [UInt8] {
  var writer = JSONWriter()
  var check = LineCheck()
  for line in lines {
    let start = writer.count
    let joins = line.first == UInt8(ascii: "+")
    line.dropFirst(joins ? 1 : 0).withUnsafeBufferPointer { writer.raw($0) }
    check.seal(&writer, from: start, joins ? .joins : .check)
  }
  return writer.bytes
}

@Suite("What the fuzzer found")
struct FuzzCorpusTests {
  private static let start = [
    #"{"format":"rowlog","version":1,"coding":"text","coding-version":1,"title":"title","revision":0,"sections":1,"rows":1"#,
    #"{"section":"s","mode":"none""#, #"{"row":"a","content":{"title":"A"}"#,
  ]

  @Test(
    "an entry is not accepted and rejected",
    arguments: [#""events":[{"is":"starred","rows":["a"]}]"#, #""changed":true"#])
  func acceptedAndRejected(member: String) throws {
    let entry = #"{"revision":1,"action":{"do":"star","row":"a"},\#(member),"rejected":{"reason":"gone"}"#
    let bytes = sealed((Self.start + [entry]).map { Array($0.utf8)[...] })
    for wantsRecord in [true, false] {
      let reader = try textReader(bytes)
      do throws(LogError) {
        if wantsRecord { _ = try reader.next() } else { try reader.advance() }
        Issue.record("it is taken")
      } catch {
        #expect("\(error)".contains("or the member rejected, found both"))
      }
      #expect(reader.list.row("a")?.isStarred == false && reader.revision == 0)
    }
  }

  @Test("every input of the kept corpus is read, with records and without, to the same list")
  func corpus() throws {
    let parts = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(2)
    let folder = parts.joined(separator: "/") + "/Fuzz/Corpus/FuzzLogReader"
    let files = SystemFiles()
    let names = try files.names(besides: folder + "/x").filter { !$0.hasPrefix(".") }
    #expect(names.count > 10)
    for name in names {
      let file = try files.open(folder + "/" + name, .read)
      let input = try file.block(0..<(try file.size()))
      let isRaw = input.first == UInt8(ascii: "!")
      let bytes =
        isRaw ? Array(input.dropFirst()) : sealed(input.split(separator: 0x0A, omittingEmptySubsequences: false))
      guard let reader = try? textReader(bytes), let folding = try? textReader(bytes) else { continue }
      var timeline = Timeline(reader.list, firstRevision: reader.revision)
      while let record = try? reader.next() {
        let isTaken = timeline.append(record.entry)
        #expect(isTaken, "\(name)")
      }
      _ = try? folding.advance()
      #expect(timeline.current == reader.list, "\(name)")
      #expect(folding.revision > reader.revision || folding.list == reader.list, "\(name)")
    }
  }
}
