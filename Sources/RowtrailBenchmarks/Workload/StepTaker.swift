import Rowtrail

/// A list that steps can be made on: ours, or the plain one.
protocol StepTaker {
  associatedtype Item: BenchmarkItem
  mutating func perform(_ step: Step<Item>) -> Bool
}

extension PlainList: StepTaker {}
extension ListState: StepTaker where SectionID == String, Item: BenchmarkItem {}
