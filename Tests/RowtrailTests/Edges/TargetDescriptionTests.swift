import Rowtrail
import Testing

/// Targets and destinations read as scenario files write them.
@Suite struct TargetDescriptionTests {
  typealias Place = Destination<String, String>
  let path = RowPath(section: 1, item: 2)

  @Test func targets() {
    #expect("\(path)" == "[1, 2]")
    #expect("\(RowPath(section: -1, item: Int.max))" == "[-1, 9223372036854775807]")
    #expect("\(RowTarget.id("neko"))" == "neko")
    #expect("\(RowTarget.id(7))" == "7")
    #expect("\(RowTarget<String>.path(path))" == "[1, 2]")
    #expect("\(RowTarget<String>.captured(path, revision: 3))" == "[1, 2]@3")
    #expect("\(SectionTarget.id("asia"))" == "asia")
    #expect("\(SectionTarget<String>.index(2))" == "[2]")
    #expect("\(SectionTarget<String>.captured(2, revision: 0))" == "[2]@0")
  }

  @Test func destinations() {
    #expect("\(Place.path(path))" == "[1, 2]")
    #expect("\(Place.before(.id("neko")))" == "before neko")
    #expect("\(Place.after(.captured(path, revision: 3)))" == "after [1, 2]@3")
    #expect("\(Place.start(of: .id("asia")))" == "start of asia")
    #expect("\(Place.end(of: .captured(1, revision: 4)))" == "end of [1]@4")
  }

  @Test func orderOfPaths() {
    let paths = [RowPath(section: 1, item: 0), RowPath(section: 0, item: 9), RowPath(section: 0, item: 1)]
    #expect(paths.sorted().map(\.description) == ["[0, 1]", "[0, 9]", "[1, 0]"])
  }
}
