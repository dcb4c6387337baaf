@propertyWrapper public struct Binding<Value> {
  private let get: @isolated(any) @Sendable () -> Value
  private let set: @isolated(any) @Sendable (Value) -> Void

  @preconcurrency
  public init(
    get: @escaping @isolated(any) @Sendable () -> Value, set: @escaping @isolated(any) @Sendable (Value) -> Void
  ) {
    self.get = get
    self.set = set
  }

  public var projectedValue: Binding<Value> { self }

  public var wrappedValue: Value {
    // What is isolated to the main actor is called there, which is where tests look at bindings.
    get {
      let get = unsafeBitCast(get, to: (@Sendable () -> Value).self)
      return get()
    }
    nonmutating set {
      let set = unsafeBitCast(set, to: (@Sendable (Value) -> Void).self)
      set(newValue)
    }
  }
}

extension Binding: @unchecked Sendable where Value: Sendable {}
