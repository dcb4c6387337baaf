/// Words that are given where a choice has no such word, and that are no slips: what they name is known.
enum OtherWords: Hashable, Sendable {
  /// Names of CI systems.
  case ciSystems

  /// What is wrong with a word, or `nil` where it is not one of these.
  func error(for word: String, of option: OptionDeclaration) -> UsageError? {
    switch self {
    case .ciSystems:
      let letters = String(word.lowercased().unicodeScalars.filter { ("a"..."z").contains($0) })
      let endings = ["", "ci", "cloud", "pipelines", "devops"].filter { letters.hasSuffix($0) }
      let isKnown = endings.contains { Self.ciNames.contains(String(letters.dropLast($0.count))) }
      return isKnown ? .otherCI(option: option.written, name: word) : nil
    }
  }

  /// The names in small letters, without `ci` and its like at their ends.
  private static let ciNames: Set<String> = [
    "appveyor", "awscodebuild", "azure", "bamboo", "bitbucket", "bitrise", "buddy", "buildkite", "circle", "cirrus",
    "cloudbuild", "codeberg", "codebuild", "codefresh", "codemagic", "concourse", "drone", "forgejo", "gitea", "gitlab",
    "gocd", "harness", "jenkins", "semaphore", "sourcehut", "teamcity", "tekton", "travis", "woodpecker", "xcode",
  ]
}
