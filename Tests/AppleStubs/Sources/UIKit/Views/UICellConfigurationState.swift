public struct UICellConfigurationState: Hashable {
  public var isSwiped = false
  public var isReordering = false
}
