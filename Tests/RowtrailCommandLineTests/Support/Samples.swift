/// Scenario files that tests run.
enum Samples {
  /// One scenario that holds, with one hazard.
  static let star = """
    scenario "A star tap lands on its own row"
    section servers "Servers"
      row kitsu "Kitsu" region=ap-northeast-1
      row neko "Neko"
    capture tap = [0, 0]
    move kitsu to [0, 1]
    toggle-star @tap -> kitsu
    swipe-delete neko
    undo
    expect list.starred == [kitsu]

    """

  /// Two scenarios, the second of which fails.
  static let two = """
    scenario "Holds"
    section s
      row a
    star a
    scenario "Fails"
    section s
      row a
    star a
    expect list.starred == []

    """

  /// A file that cannot be read as scenarios.
  static let malformed = """
    scenario "Bad"
    section s
    \tnonsense 漢字

    """

  /// A file with so many steps that are all the same.
  static func small(_ number: Int, fails: Bool = false) -> String {
    """
    scenario "Number \(number)"
    section s
      rows "r{n}" 1...\(number % 7 + 1)
    star r1
    expect r1.starred == \(fails ? "false" : "true")

    """
  }
}
