/// Many values by number, of which none is made before it is asked for.
struct Choices<Value> {
  let count: Int
  let make: (Int) -> Value

  init(_ count: Int, _ make: @escaping (Int) -> Value) {
    self.count = count
    self.make = make
  }

  init(_ values: [Value]) {
    self.init(values.count) { values[$0] }
  }

  /// Every pair of one of each.
  init<One, Other>(_ ones: [One], _ others: [Other], _ make: @escaping (One, Other) -> Value) {
    self.init(ones.count * others.count) { make(ones[$0 / others.count], others[$0 % others.count]) }
  }

  /// At most `limit` of the values, evenly spread, starting further on for each `turn`: so that over many turns each value
  /// has its turn.
  func some(atMost limit: Int, turn: Int) -> [Value] {
    guard count > limit else { return (0..<count).map(make) }
    let step = (count + limit - 1) / limit
    return stride(from: turn % step, to: count, by: step).map(make)
  }
}
