import Rowtrail

extension CheckpointFiles {
  /// A log, opened as far as its header.
  struct Log<Coding: LogCoding> {
    let file: any LogFile
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
    let contents = try contents(found, log.coding) { head throws(LogError) in
      guard head.headerCheck == log.headerCheck, head.codingVersion == log.coding.version else { return false }
      return try fits(head.mark, log.file)
    }
    guard let (head, list) = contents else { return nil }
    return ReaderCore(ChainReader(log.file, at: head.mark), list, head.revision, log.coding)
  }

  /// What a checkpoint says, where its first line is as it has to be; `nil` where it is none, or another one.
  func contents<Coding: LogCoding>(
    _ found: Found, _ coding: Coding, where isRight: (CheckpointHead) throws(LogError) -> Bool
  ) throws(LogError) -> (head: CheckpointHead, list: ListState<Coding.SectionID, Coding.Item>)? {
    let file: any LogFile
    do { file = try files.open(found.path, .read) } catch { throw .io(error) }
    defer { file.close() }
    var chain = ChainReader(file)
    guard let body = try chain.next() else { return nil }
    let head: CheckpointHead?
    do { head = try CheckpointHead(body) } catch { throw chain.damage(.content(error)) }
    guard let head, head.revision == found.revision, try isRight(head) else { return nil }
    var decoder = LineDecoder(coding)
    let list = try chain.startingList((head.sectionCount, head.rowCount), &decoder)
    guard try chain.next() == nil, try chain.tailLength() == 0 else { return nil }
    return (head, list)
  }

  /// Whether the log has a line that ends at the place with the check value.
  func fits(_ mark: ChainReader.Mark, _ file: any LogFile) throws(LogError) -> Bool {
    let ending = Array("\(LineCheck.text(mark.check))\"}\n".utf8)
    guard mark.offset >= ending.count else { return false }
    do { return try file.block(mark.offset - ending.count..<mark.offset) == ending } catch { throw .io(error) }
  }
}
