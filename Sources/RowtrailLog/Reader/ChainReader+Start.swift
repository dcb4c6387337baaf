import Rowtrail

extension ChainReader {
  /// How many sections and rows a starting list has.
  typealias Counts = (sections: Int, rows: Int)

  /// Reads the first line.
  mutating func header() throws(LogError) -> LogHeader {
    guard let body = try first() else { throw .notALog(file: file) }
    let found: LogHeader?
    do { found = try HeaderDecoder.header(body) } catch { throw damage(.content(error)) }
    guard let found else { throw .notALog(file: file) }
    guard found.version == LogHeader.currentVersion else { throw .unknownVersion(found.version, file: file) }
    return found
  }

  /// The first line. One that is damaged, before others that are sound, may be that of a log of another version.
  private mutating func first() throws(LogError) -> UnsafeBufferPointer<UInt8>? {
    do throws(LogError) {
      return try next()
    } catch {
      guard case .damaged = error, let version = try versionAtStart(), version != LogHeader.currentVersion else {
        throw error
      }
      throw .unknownVersion(version, file: file)
    }
  }

  /// The version that the file's first bytes name, whatever follows them.
  private func versionAtStart() throws(LogError) -> Int? {
    let start = Array("{\"format\":\"rowlog\",\"version\":".utf8)
    let bytes: [UInt8]
    do { bytes = try source.file.block(0..<start.count + 9) } catch { throw .io(error) }
    guard bytes.starts(with: start) else { return nil }
    let digits = bytes[start.count...].prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    return Int(String(decoding: digits, as: UTF8.self))
  }

  /// What is wrong with a first line that names another version, where it is sound once it names the one that is known: then the
  /// version is what is damaged. `nil` where a newer program may have written it.
  mutating func damageToVersion() throws(LogError) -> LogDamage? {
    move(to: Mark())
    do throws(LogError) {
      _ = try next()
      return nil
    } catch {
      guard case .damaged(let damage) = error else { throw error }
      return try isSoundButForVersion() ? damage : nil
    }
  }

  private func isSoundButForVersion() throws(LogError) -> Bool {
    let source = LineSource(source.file)
    let step: LineSource.Step
    do { step = try source.next() } catch { throw .io(error) }
    guard case .line(let line) = step, let found = LineCheck.find(in: line) else { return false }
    let rest = line.dropLast(LineCheck.length).drop { $0 != UInt8(ascii: ",") }.dropFirst()
    let known = Array("{\"format\":\"\(LogFormat.name)\",\"version\":\(LogHeader.currentVersion)".utf8)
    let mended = known + rest.drop { $0 != UInt8(ascii: ",") }
    return mended.withUnsafeBufferPointer { LineCheck().next($0, found.link) == found.value }
  }

  /// Reads a starting list, of as many sections and rows as the first line says.
  @_specialize(where Coding == TextCoding)
  mutating func startingList<Coding: LogCoding>(
    _ counts: Counts, _ decoder: inout LineDecoder<Coding>
  ) throws(LogError) -> ListState<Coding.SectionID, Coding.Item> {
    var sections: [ListSection<Coding.SectionID, Coding.Item>] = []
    var rowCount = 0
    while sections.count < counts.sections || rowCount < counts.rows {
      guard let body = try next() else {
        throw damage(Self.problem(counts, sections.count, rowCount), at: mark)
      }
      do throws(LineFailure) {
        switch try decoder.begin(body) {
        case .section:
          let (section, of) = try decoder.section()
          guard of == nil else { throw decoder.failure(.misplaced("a part of an entry")) }
          sections.append(ListSection(attributes: section, rows: []))
        case .row:
          let (row, of) = try decoder.row()
          guard of == nil, !sections.isEmpty else { throw decoder.failure(.misplaced("a row without a section")) }
          sections[sections.count - 1].rows.append(row)
          rowCount += 1
        default: throw decoder.failure(.misplaced("an entry in the starting list"))
        }
      } catch {
        throw damage(.content(error)).naming(decoder.coding)
      }
    }
    guard sections.count == counts.sections, rowCount == counts.rows else {
      throw damage(Self.problem(counts, sections.count, rowCount))
    }
    do throws(Rejection) {
      return try ListState(validating: sections)
    } catch {
      throw damage(.duplicate(error.subject))
    }
  }

  private static func problem(_ counts: Counts, _ sections: Int, _ rows: Int) -> LogDamage.Problem {
    .startingList(
      expected: "a starting list of \(counts.sections) sections and \(counts.rows) rows",
      found: "\(sections) sections and \(rows) rows")
  }
}

extension LogHeader {
  /// Makes sure that the log is of the coding, and not of a newer version of it.
  func check(_ name: String, _ version: Int, file: String) throws(LogError) {
    guard coding == name, codingVersion <= version else {
      throw .otherCoding(file: file, expected: "\(name) \(version)", found: "\(coding) \(codingVersion)")
    }
  }
}
