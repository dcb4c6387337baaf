import Rowtrail
import RowtrailScenarios
import Testing

@Suite("Each invariant notices what breaks it")
struct PlantedFaultTests {
  @Test("where every row is checked", arguments: PlantedFault.alone + PlantedFault.together)
  func complete(fault: PlantedFault) {
    #expect(Set(fault.violations(completeLimit: 512).map(\.invariant)) == fault.noticed)
  }

  @Test("where touched rows and a sample are checked", arguments: PlantedFault.alone + PlantedFault.together)
  func sampled(fault: PlantedFault) {
    #expect(Set(fault.violations(completeLimit: 0).map(\.invariant)) == fault.noticedBySample)
  }

  @Test("the update invariant says what is wrong", arguments: [0, 512])
  func updateMessages(completeLimit: Int) {
    for (fault, message) in zip(PlantedFault.updates, PlantedFault.updateMessages) {
      let found = fault.violations(completeLimit: completeLimit).map(\.message)
      #expect(found.count == 1 && found[0].hasPrefix(message), "\(fault): \(found)")
    }
  }

  /// What a log loses is planted in its coding: see `LogInvariantTests`.
  @Test("every invariant has a fault that it alone notices", arguments: Set(Invariant.allCases).subtracting([.log]))
  func hasOwnFault(invariant: Invariant) {
    #expect(PlantedFault.alone.contains { $0.noticed == [invariant] })
  }

  @Test("nothing is noticed where nothing is planted", arguments: [0, 512])
  func nothing(completeLimit: Int) {
    #expect(PlantedFault("nothing", []) { _ in }.violations(completeLimit: completeLimit).isEmpty)
  }

  @Test("an invariant that is not asked for says nothing")
  func chosen() {
    var checker = InvariantChecker(CrookedList(list: PlantedFault.list), invariants: [.identity])
    var timeline = TextTimeline(PlantedFault.list)
    let entry = timeline.dispatch(PlantedFault.first)
    let after = CrookedList(list: PlantedFault.list, fault: .rowCount(of: "one"))
    let step = InvariantStep(before: CrookedList(list: PlantedFault.list), entry: entry, after: after)
    #expect(checker.check(step) { _, _ in .failure(Rejection(.header)) }.isEmpty)
  }
}
