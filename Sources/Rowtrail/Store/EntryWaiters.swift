/// The tasks that wait for a store's next entry.
@MainActor
final class EntryWaiters {
  private var waiting: [Int: CheckedContinuation<Void, Never>] = [:]
  private var nextTicket = 0

  /// Returns once there is another entry, or the task is cancelled.
  func wait() async {
    let ticket = nextTicket
    nextTicket += 1
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        // A cancellation that comes later finds the ticket; one that came before has already looked for it in vain.
        if Task.isCancelled { continuation.resume() } else { waiting[ticket] = continuation }
      }
    } onCancel: {
      Task { @MainActor in self.waiting.removeValue(forKey: ticket)?.resume() }
    }
  }

  func wakeAll() {
    let woken = waiting
    waiting.removeAll()
    for continuation in woken.values { continuation.resume() }
  }
}
