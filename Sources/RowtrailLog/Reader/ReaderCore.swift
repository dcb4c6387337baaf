import Rowtrail

/// What a reader knows of a log so far: the place, and the list there.
struct ReaderCore<Coding: LogCoding> {
  typealias List = ListState<Coding.SectionID, Coding.Item>
  typealias Record = LogRecord<Coding.SectionID, Coding.Item>
  private typealias Draft = LineDecoder<Coding>.EntryDraft

  var chain: ChainReader
  var assembler: EntryAssembler<Coding>
  /// The list at ``revision``.
  var list: List
  /// The revision of the last entry that was read.
  var revision: Int
  /// Behind the last entry that was read.
  var mark: ChainReader.Mark
  /// Before the last line that was written when everything before it was on the disk.
  var unsynced: ChainReader.Mark { chain.unsynced }

  /// Reads the starting list, with the header read already.
  init(_ chain: ChainReader, _ header: LogHeader, _ coding: Coding) throws(LogError) {
    self.chain = chain
    assembler = EntryAssembler(coding)
    do throws(LogError) {
      list = try self.chain.startingList((header.sectionCount, header.rowCount), &assembler.decoder)
    } catch {
      throw error.atStart
    }
    revision = header.firstRevision
    mark = self.chain.mark
  }

  /// Goes on from a place where the list is known.
  init(_ chain: ChainReader, _ list: List, _ revision: Int, _ coding: Coding) {
    self.chain = chain
    assembler = EntryAssembler(coding)
    self.list = list
    self.revision = revision
    mark = chain.mark
  }

  /// The next entry, with the list folded over it.
  @_specialize(where Coding == TextCoding)
  mutating func next() throws(LogError) -> Record? {
    guard let first = try nextLine(), let (line, draft) = try draft(wantsRecord: true, first) else { return nil }
    let record = draft.record(try fold(draft, line))
    assembler.clear()
    return record
  }

  /// Folds entries up to a revision, or to the end for now.
  @_specialize(where Coding == TextCoding)
  mutating func advance(to last: Int) throws(LogError) {
    while revision < last {
      guard let first = try nextLine() else { return }
      var outline: EntryOutline?
      if foldStep(first, &outline) { continue }
      guard let (line, draft) = try draft(wantsRecord: false, first) else { return }
      _ = try fold(draft, line)
      assembler.clear()
    }
  }

  /// Folds the next entry and checks all of it, as ``next()`` does, but makes no record: what happened in it; `nil` where
  /// the sound entries end for now.
  @_specialize(where Coding == TextCoding)
  mutating func nextOutline() throws(LogError) -> EntryOutline? {
    guard let first = try nextLine() else { return nil }
    var outline: EntryOutline? = EntryOutline(rawValue: 0)
    if foldStep(first, &outline) { return outline }
    guard let (line, draft) = try draft(wantsRecord: true, first) else { return nil }
    let record = draft.record(try fold(draft, line))
    assembler.clear()
    return record.map { EntryOutline($0.entry) }
  }

  /// Folds the next entry and gives its events; what only a record needs is not looked at. `nil` where the sound entries end
  /// for now.
  @_specialize(where Coding == TextCoding)
  mutating func nextEvents() throws(LogError) -> [ListEvent<Coding.SectionID, Coding.Item>]? {
    guard let first = try nextLine() else { return nil }
    if let events = foldStep(first) { return events }
    guard let (line, draft) = try draft(wantsRecord: false, first) else { return nil }
    let events = try fold(draft, line)
    assembler.clear()
    return events
  }

  /// The next line; `nil` where the sound lines end, with the place as it was.
  @inline(__always)
  private mutating func nextLine() throws(LogError) -> UnsafeBufferPointer<UInt8>? {
    do throws(LogError) {
      if let line = try chain.next() { return line }
    } catch {
      rewind()
      throw error
    }
    rewind()
    return nil
  }

  /// Reads lines up to the next entry's own, from the one that was just read on; `nil` where the sound entries end before
  /// it, with the place as it was.
  @inline(__always)
  private mutating func draft(
    wantsRecord: Bool, _ first: UnsafeBufferPointer<UInt8>
  ) throws(LogError) -> (UnsafeBufferPointer<UInt8>, Draft)? {
    do throws(LogError) {
      var next: UnsafeBufferPointer<UInt8>? = first
      while let line = next {
        guard let draft = try part(line, wantsRecord) else {
          next = try chain.next()
          continue
        }
        guard draft.revision == revision + 1 else {
          throw chain.damage(.revision(expected: revision + 1, found: draft.revision))
        }
        return (line, draft)
      }
    } catch {
      rewind()
      throw error
    }
    rewind()
    return nil
  }

  @inline(__always)
  private mutating func part(
    _ line: UnsafeBufferPointer<UInt8>, _ wantsRecord: Bool
  ) throws(LogError) -> Draft? {
    do throws(LineFailure) {
      let kind = try assembler.decoder.begin(line)
      guard case .entry = kind else {
        try assembler.add(kind, line)
        return nil
      }
      return try assembler.entry(wantsRecord: wantsRecord)
    } catch {
      throw chain.damage(.content(error)).naming(assembler.decoder.coding)
    }
  }

  /// Folds an entry of one plain event. Where the line is anything else, or wrong, nothing is done: the longer way is taken,
  /// which says what is wrong.
  @inline(__always)
  private mutating func foldStep(_ line: UnsafeBufferPointer<UInt8>, _ outline: inout EntryOutline?) -> Bool {
    do throws(LineFailure) {
      guard let step = try assembler.decoder.step(line, revision: revision + 1, outline: &outline),
        assembler.decoder.take(consume step, in: &list)
      else { return false }
    } catch {
      return false
    }
    revision += 1
    mark = chain.mark
    return true
  }

  /// The same, with what happens.
  @inline(__always)
  private mutating func foldStep(
    _ line: UnsafeBufferPointer<UInt8>
  ) -> [ListEvent<Coding.SectionID, Coding.Item>]? {
    var outline: EntryOutline?
    do throws(LineFailure) {
      guard let step = try assembler.decoder.step(line, revision: revision + 1, outline: &outline),
        let events = assembler.decoder.events(of: step, in: list), assembler.decoder.take(step, in: &list)
      else { return nil }
      revision += 1
      mark = chain.mark
      return events
    } catch {
      return nil
    }
  }

  private mutating func fold(
    _ draft: Draft, _ line: UnsafeBufferPointer<UInt8>
  ) throws(LogError) -> [ListEvent<Coding.SectionID, Coding.Item>] {
    do throws(LineFailure) {
      let events = try assembler.fold(draft, line, into: &list)
      revision += 1
      mark = chain.mark
      return events
    } catch {
      let damage = chain.damage(.content(error)).naming(assembler.decoder.coding)
      rewind()
      throw damage
    }
  }

  private mutating func rewind() {
    chain.move(to: mark)
    assembler.clear()
  }
}
