/// What an append has made sure of when it returns. `Sendable`, and a value.
public enum LogDurability: Hashable, Sendable {
  /// The entry survives a power cut: the file was synced (`F_FULLFSYNC` where that exists). Costs a write and a sync, some
  /// 200 µs on a solid-state disk under Linux and some 20 ms on Apple's; tasks that append at the same time share one.
  case full
  /// The entry survives the process's death, and not a power cut. Costs one write, a microsecond or two; every 4 MiB the
  /// writer syncs, so that a power cut loses no more than these.
  case process
}
