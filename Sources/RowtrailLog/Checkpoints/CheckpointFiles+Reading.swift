import Rowtrail

extension CheckpointFiles {
  /// A log, opened as far as its header.
  struct Log<Coding: LogCoding> {
    let file: any LogFile
    let header: LogHeader
    let headerCheck: UInt32
    let coding: Coding
  }

  /// Goes on from a checkpoint, or tells what is wrong with it.
  func resume<Coding: LogCoding>(
    _ found: Found, _ log: Log<Coding>
  ) -> Result<ReaderCore<Coding>, LogCheckpointFailure> {
    let problem: LogCheckpointFailure.Problem
    do throws(LogError) {
      if let core = try read(found, log) { return .success(core) }
      problem = .otherLog
    } catch {
      switch error {
      case .io(let failure): problem = .unreadable(failure)
      case .damaged(let damage): problem = .damaged(damage)
      default: problem = .otherLog
      }
    }
    return .failure(LogCheckpointFailure(file: found.path, problem: problem))
  }

  private func read<Coding: LogCoding>(_ found: Found, _ log: Log<Coding>) throws(LogError) -> ReaderCore<Coding>? {
    let file: any LogFile
    do { file = try files.open(found.path, .read) } catch { throw .io(error) }
    defer { file.close() }
    var chain = ChainReader(file)
    guard let body = try chain.next() else { return nil }
    let head: CheckpointHead?
    do { head = try CheckpointHead(body) } catch { throw chain.damage(.content(error)) }
    guard let head, head.revision == found.revision, head.headerCheck == log.headerCheck,
      head.codingVersion == log.coding.version, try fits(head.mark, log.file)
    else { return nil }
    var counts = log.header
    counts.sectionCount = head.sectionCount
    counts.rowCount = head.rowCount
    var decoder = LineDecoder(log.coding)
    let list = try chain.startingList(counts, &decoder)
    guard try chain.next() == nil, try chain.tailLength() == 0 else { return nil }
    return ReaderCore(ChainReader(log.file, at: head.mark), list, head.revision, log.coding)
  }

  /// Whether the log has a line that ends at the place with the check value.
  private func fits(_ mark: ChainReader.Mark, _ file: any LogFile) throws(LogError) -> Bool {
    let ending = Array("\(LineCheck.text(mark.check))\"}\n".utf8)
    guard mark.offset >= ending.count else { return false }
    do { return try file.block(mark.offset - ending.count..<mark.offset) == ending } catch { throw .io(error) }
  }
}
