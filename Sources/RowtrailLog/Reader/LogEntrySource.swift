import Rowtrail

/// A log's entries and lists, read from its file when they are asked for.
///
/// When it is opened every line is checked and every event folded, as a reader does it. What is kept is the open file, a list
/// here and there, and two bytes an entry. Lines are checked again when they are read again: where somebody wrote over the
/// file in between, ``failure`` says so, and what was made then is not to be believed.
package final class LogEntrySource<Coding: LogCoding>: EntrySource {
  package typealias List = ListState<Coding.SectionID, Coding.Item>
  package typealias Window = EntryWindow<Coding.SectionID, Coding.Item>

  package let revisions: ClosedRange<Int>
  package let outlines: [EntryOutline]
  /// What is wrong with the log behind the entries, where it is damaged.
  package let damage: LogDamage?
  private let last: List
  private let shelf: Locked<LogShelf<Coding>>

  /// Reads what is left to read, up to the end or to the damage; the reader is there afterwards.
  ///
  /// - Parameters:
  ///   - spacing: how many entries lie between two lists that are kept, at least.
  ///   - progress: is called now and then.
  /// - Throws: `LogError`: `io`.
  /// - Complexity: linear in the log's bytes.
  @_specialize(where Coding == TextCoding)
  package init(
    _ reader: LogReader<Coding>, spacing: Int = 8192, progress: () -> Void = {}
  ) throws(LogError) {
    let first = reader.revision
    var landmarks = LogLandmarks(LogStation(reader.core), spacing: spacing)
    var outlines: [EntryOutline] = []
    var damage: LogDamage?
    do throws(LogError) {
      while let outline = try reader.core.nextOutline() {
        outlines.append(outline)
        guard outlines.count % LogShelf<Coding>.windowLength == 0 else { continue }
        landmarks.pass(reader.core)
        progress()
      }
    } catch {
      guard case .damaged(let found) = error else { throw error }
      damage = found
    }
    revisions = first...reader.revision
    self.outlines = outlines
    self.damage = damage
    last = reader.list
    shelf = Locked(
      LogShelf(
        reader.core.chain.source.file, reader.coding, landmarks.stations, revisions, length: reader.core.mark.offset))
  }

  package func list(at revision: Int) -> List {
    revision == revisions.upperBound ? last : shelf.withLock { $0.list(at: revision) }
  }

  package func window(around revision: Int) -> Window { shelf.withLock { $0.window(around: revision).window } }

  @_specialize(where Coding == TextCoding)
  package func forEachEvents(
    after revision: Int, _ visit: ([ListEvent<Coding.SectionID, Coding.Item>]) -> Bool
  ) {
    var core = shelf.withLock { $0.reader(at: revision) }
    while core.revision < revisions.upperBound {
      do throws(LogError) {
        guard let events = try core.nextEvents() else { throw core.chain.loss(of: shelf.withLock { $0.length }) }
        guard visit(events) else { return }
      } catch {
        return shelf.withLock { $0.note(error) }
      }
    }
  }

  /// Why a line that was sound could not be read again; `nil` where all could.
  package var failure: LogError? { shelf.withLock { $0.failure } }

  /// When the entry that led to a revision was dispatched, where the log says so.
  package func time(of revision: Int) -> LogTime? {
    guard revision > revisions.lowerBound, revision <= revisions.upperBound else { return nil }
    return shelf.withLock { shelf in
      let found = shelf.window(around: revision)
      return found.times[revision - found.window.firstRevision]
    }
  }
}
