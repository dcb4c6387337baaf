#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A value behind a lock, with a condition that threads can wait for.
package final class Locked<Value>: @unchecked Sendable {
  private var value: Value
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let condition = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)

  package init(_ value: Value) {
    self.value = value
    mutex.initialize(to: pthread_mutex_t())
    condition.initialize(to: pthread_cond_t())
    pthread_mutex_init(mutex, nil)
    pthread_cond_init(condition, nil)
  }

  deinit {
    pthread_cond_destroy(condition)
    pthread_mutex_destroy(mutex)
    condition.deallocate()
    mutex.deallocate()
  }

  /// Runs `body` with the value while nobody else has it.
  package func withLock<R, E: Error>(_ body: (inout Value) throws(E) -> R) throws(E) -> R {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    return try body(&value)
  }

  /// Takes the lock; for where it is not given back in the same place.
  func lock() { pthread_mutex_lock(mutex) }

  /// Gives the lock back.
  func unlock() { pthread_mutex_unlock(mutex) }

  /// The value; only while the lock is held.
  var held: Value {
    _read { yield value }
    _modify { yield &value }
  }

  /// Gives the lock back until somebody calls ``wakeAll()``, and takes it again; only while the lock is held.
  func wait() { pthread_cond_wait(condition, mutex) }

  /// Wakes all that wait.
  func wakeAll() { pthread_cond_broadcast(condition) }
}
