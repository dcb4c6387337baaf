import RowtrailLog

/// A disk that can lose what was not synced, fail at the n-th call, and be switched off: everything by a seed.
///
/// Contents are lost by sectors of 512 bytes: one that was not synced has its new bytes, its old ones, or zeros where there
/// were none. Names are lost from the newest back. A failed sync leaves sectors that later syncs take for written.
final class SimulatedDisk: LogFileSystem {
  /// What a call that is to fail does.
  enum Fault: Sendable {
    case error(Int32)
    /// A write writes this many bytes, says so, and nothing fails.
    case short(Int)
    /// A write writes this many bytes, and then the process is gone.
    case kill(Int)
  }

  /// When calls fail.
  struct Plan: Sendable {
    var fault: Fault
    /// The number of the first call that fails, from 0.
    var call: Int
    var isForEver = false
    /// Which calls are counted; all where it is empty.
    var operations: Set<LogIOFailure.Operation> = []
  }

  struct State: Sendable {
    var inodes: [Inode] = []
    var names: [String: Int] = [:]
    var nameOperations: [NameOperation] = []
    var durableNames: [String: Int] = [:]
    var plan: Plan?
    var calls = 0
    var isDead = false
    var random: SeededGenerator
    /// Where the last write went: the file, and the bytes before it.
    var lastWrite: (inode: Int, before: [UInt8], offset: Int)?
    /// How many bytes each write wrote.
    var writeLengths: [Int] = []
  }

  enum NameOperation: Sendable {
    case set(String, Int)
    case remove(String)
  }

  let state: Locked<State>

  init(seed: UInt64 = 1, plan: Plan? = nil) {
    state = Locked(State(plan: plan, random: SeededGenerator(seed: seed)))
  }

  init(_ state: State) { self.state = Locked(state) }

  /// How many calls were made that the plan counts.
  var calls: Int { state.withLock { $0.calls } }

  /// How many bytes each write wrote, in order.
  var writeLengths: [Int] { state.withLock { $0.writeLengths } }

  /// Makes as if the last write had written no more than so many bytes.
  func takeBackWrite(to count: Int) {
    state.withLock { state in
      guard let (inode, before, offset) = state.lastWrite else { return }
      let after = state.inodes[inode].bytes
      state.inodes[inode].bytes = Array(after[..<(offset + count)]) + before.dropFirst(offset + count)
    }
  }

  /// Whether the process was killed.
  var isDead: Bool { state.withLock { $0.isDead } }

  /// The disk as the next process finds it: after this one's death, or after a power cut too.
  func restarted(powerCut: Bool) -> SimulatedDisk {
    SimulatedDisk(
      state.withLock { old in
        var new = old
        new.plan = nil
        new.isDead = false
        new.calls = 0
        for index in new.inodes.indices { new.inodes[index].isLocked = false }
        if powerCut { new.cutPower() }
        return new
      })
  }

  subscript(path: String) -> [UInt8]? {
    get { state.withLock { state in state.names[path].map { state.inodes[$0].bytes } } }
    set {
      state.withLock { state in
        state.names[path] = newValue == nil ? nil : state.inodes.count
        if let newValue { state.inodes.append(Inode(newValue)) }
        state.durableNames = state.names
      }
    }
  }

  /// The names of all files, sorted.
  var paths: [String] { state.withLock { $0.names.keys.sorted() } }

  func open(_ path: String, _ mode: LogFileMode) throws(LogIOFailure) -> any LogFile {
    try state.withLock { state throws(LogIOFailure) in
      try state.call(.open, path)
      if mode == .create {
        guard state.names[path] == nil else { throw LogIOFailure(.open, path, LogIOFailure.exists) }
        state.inodes.append(Inode([]))
        state.setName(path, state.inodes.count - 1)
      }
      guard let inode = state.names[path] else { throw LogIOFailure(.open, path, LogIOFailure.noEntry) }
      return SimulatedFile(path, inode, self.state)
    }
  }

  func identity(of path: String) throws(LogIOFailure) -> LogFileIdentity? {
    try state.withLock { state throws(LogIOFailure) in
      try state.call(.stat, path)
      return state.names[path].map { LogFileIdentity(device: 1, number: UInt64($0)) }
    }
  }

  func rename(_ path: String, to other: String) throws(LogIOFailure) {
    try state.withLock { state throws(LogIOFailure) in
      try state.call(.rename, path)
      guard let inode = state.names[path] else { throw LogIOFailure(.rename, path, LogIOFailure.noEntry) }
      state.removeName(path)
      state.setName(other, inode)
    }
  }

  func remove(_ path: String) throws(LogIOFailure) {
    try state.withLock { state throws(LogIOFailure) in
      try state.call(.remove, path)
      guard state.names[path] != nil else { throw LogIOFailure(.remove, path, LogIOFailure.noEntry) }
      state.removeName(path)
    }
  }

  func syncFolder(of path: String) throws(LogIOFailure) {
    try state.withLock { state throws(LogIOFailure) in
      try state.call(.sync, path)
      state.durableNames = state.names
      state.nameOperations = []
    }
  }

  func names(besides path: String) throws(LogIOFailure) -> [String] {
    try state.withLock { state throws(LogIOFailure) in
      try state.call(.list, path)
      return state.names.keys.sorted()
    }
  }
}

extension SimulatedDisk.State {
  init(plan: SimulatedDisk.Plan?, random: SeededGenerator) {
    self.plan = plan
    self.random = random
  }

  mutating func setName(_ path: String, _ inode: Int) {
    names[path] = inode
    nameOperations.append(.set(path, inode))
  }

  mutating func removeName(_ path: String) {
    names[path] = nil
    nameOperations.append(.remove(path))
  }

  /// Counts a call, and lets it fail where that is planned.
  mutating func call(_ operation: LogIOFailure.Operation, _ path: String) throws(LogIOFailure) {
    if let fault = try fault(operation, path) {
      if case .kill = fault { isDead = true }
      if case .short = fault { return }
      throw LogIOFailure(operation, path, fault.code)
    }
  }

  /// The fault of the call that is made now.
  mutating func fault(
    _ operation: LogIOFailure.Operation, _ path: String
  ) throws(LogIOFailure) -> SimulatedDisk.Fault? {
    if isDead { throw LogIOFailure(operation, path, LogIOFailure.ioError) }
    guard let plan, plan.operations.isEmpty || plan.operations.contains(operation) else { return nil }
    defer { calls += 1 }
    return calls == plan.call || (plan.isForEver && calls > plan.call) ? plan.fault : nil
  }

  mutating func cutPower() {
    names = durableNames
    let kept = random.below(nameOperations.count + 1)
    for operation in nameOperations.prefix(kept) {
      switch operation {
      case .set(let path, let inode): names[path] = inode
      case .remove(let path): names[path] = nil
      }
    }
    nameOperations = []
    durableNames = names
    for index in inodes.indices { inodes[index].cutPower(&random) }
  }
}

extension SimulatedDisk.Fault {
  var code: Int32 {
    if case .error(let code) = self { code } else { LogIOFailure.ioError }
  }
}
