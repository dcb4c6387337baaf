import Rowtrail
import RowtrailScenarios
import Testing

@Suite("Captures")
struct CaptureTests {
  @Test(
    "lead to the row or section that was there, wherever it is",
    arguments: [
      "capture c = kitsu\nmove kitsu to end of europe\nstar @c -> kitsu",
      "capture c = [0, 1]\nmove kitsu to [0, 2]\nstar @c -> kitsu\nexpect @c.path == [0, 2] and @c.exists",
      "capture c = [0, 1]\nswipe-delete @c\nstar @c -> rejected gone\nexpect not @c.exists",
      "capture c = [0, 1]\nswipe-delete @c\nundo\nstar @c -> kitsu",
      "capture c = [0, 0]\nstar @c -> rejected header\nexpect not @c.exists",
      "capture c = section(asia)\nmove section asia to 2\nexpect @c.index == 2 and @c.id == asia",
      "capture c = [1]\ndelete section @c\nexpect not @c.exists\ndelete section @c -> rejected gone",
      "capture c = kitsu\ncapture c = neko\nstar @c -> neko",
      "capture c = kitsu\ncapture c = section(asia)\nexpect @c.rows == [kitsu, neko]",
    ])
  func held(steps: String) throws {
    #expect(try replay(zones + steps).failures == [])
  }

  @Test(
    "of what is not there fail, and lead nowhere",
    arguments: [
      (
        "capture c = nobody\nstar @c -> rejected unknown-row\nexpect not @c.exists",
        "1:13 capture there is no row nobody to capture at revision 0"
      ),
      (
        "capture c = nobody\ninsert row nobody at [0, 1]\nstar @c -> rejected unknown-row",
        "1:13 capture there is no row nobody to capture at revision 0"
      ),
      (
        "capture c = [4, 0]\nstar @c -> rejected out-of-range\nexpect not @c.exists",
        "1:13 capture nothing stands at [4, 0] at revision 0"
      ),
      (
        "capture c = section(nowhere)\ndelete section @c -> rejected unknown-section\nexpect not @c.exists",
        "1:13 capture there is no section nowhere to capture at revision 0"
      ),
      (
        "capture c = [\(Int.max)]\ndelete section @c -> rejected out-of-range",
        "1:13 capture there is no section at [\(Int.max)] at revision 0"
      ),
    ])
  func failed(steps: String, told: String) throws {
    #expect(try replay(zones + steps).failures.map(\.told) == [told])
  }

  @Test("make no revision")
  func noRevision() throws {
    let result = try replay(zones + "capture c = kitsu\nexpect list.revision == 0")
    #expect(result.passed)
    #expect(result.steps.isEmpty)
  }
}
