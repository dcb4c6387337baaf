extension Result where Failure == Rejection {
  /// Whether the action was applied: what a swipe action's completion wants to know.
  @inlinable
  public var isAccepted: Bool {
    if case .success = self { true } else { false }
  }
}
