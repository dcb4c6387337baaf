import Rowtrail

/// A list in a damaged log, or in a checkpoint beside it, and the sound entries after it.
struct SoundPart {
  /// What the log's first line says, as far as it is known.
  var header: LogHeader
  /// The list that the part begins with, and the place behind it.
  let start: ReaderCore<RawCoding>
  /// The revision of the last entry, and the place behind it.
  private(set) var revision: Int
  private(set) var end: ChainReader.Mark
  /// What the entries end before; `nil` where they end with the log.
  private(set) var damage: LogDamage?

  /// Reads to the log's end, or to what is damaged.
  init(_ header: LogHeader, from start: ReaderCore<RawCoding>) throws(LogError) {
    self.header = header
    self.start = start
    var core = start
    do throws(LogError) {
      while try core.nextOutline() != nil {}
    } catch {
      guard case .damaged(let found) = error else { throw error }
      damage = found
    }
    revision = core.revision
    end = core.mark
  }

  /// The revisions of its lists.
  var revisions: ClosedRange<Int> { start.revision...revision }
}

extension CheckpointFiles {
  /// Looks for the part that reaches furthest: the one that is given, or one from a checkpoint on. Among equals it is the one
  /// with the longest history.
  ///
  /// What cannot be read for now is an error, and no reason to do without it.
  ///
  /// - Parameters:
  ///   - part: what is sound from the log's beginning on; `nil` where that is damaged.
  ///   - headerCheck: the check value of the log's first line; `nil` where that is damaged.
  ///   - header: what is known of that line.
  ///   - codingVersion: the version of the app's coding; what a later one wrote is not taken.
  /// - Complexity: O(bytes of the log, and of the checkpoints): none is read from whose list a part before it has.
  func furthest(
    _ part: SoundPart?, _ file: any LogFile, _ header: LogHeader, headerCheck: UInt32?, codingVersion: Int
  ) throws(LogError) -> SoundPart? {
    var best = part
    let all: [Found]
    do { all = try self.all() } catch { throw .io(error) }
    for found in all.reversed() where found.revision > best?.revision ?? -1 {
      do throws(LogError) {
        let contents = try contents(found, RawCoding(header)) { head throws(LogError) in
          guard head.codingVersion <= codingVersion else { return false }
          if let headerCheck {
            // A checkpoint may be of a later version of the app than the log's beginning.
            guard head.headerCheck == headerCheck, head.codingVersion >= header.codingVersion else { return false }
          }
          return try fits(head.mark, file)
        }
        guard let (head, list) = contents else { continue }
        var header = header
        header.codingVersion = head.codingVersion
        let chain = ChainReader(file, at: head.mark)
        best = try SoundPart(header, from: ReaderCore(chain, list, head.revision, RawCoding(header)))
      } catch {
        guard case .damaged = error else { throw error }
      }
    }
    return best
  }
}
