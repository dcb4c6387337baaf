/// What is wrong with a line of a log, and where in the line.
///
/// The positions count bytes from the beginning of the line. `Sendable`, and a value.
public struct LineFailure: Error, Hashable, Sendable {
  /// What a line can do wrong: as JSON, or as a line of a log.
  public enum Problem: Hashable, Sendable {
    /// Something else should stand here: an object, say, or a comma.
    case expected(Expectation)
    /// The bytes are no UTF-8.
    case notUTF8
    /// A control character stands in a string as it is.
    case rawControl
    /// A backslash is followed by something that it cannot escape.
    case badEscape
    /// An escape names half of a surrogate pair.
    case loneSurrogate
    /// A number has a fraction, an exponent, a leading zero or a sign that it must not have.
    case numberForm
    /// An integer is beyond ±(2^53−1).
    case numberRange
    /// An object has two members of this name.
    case duplicateName(String)
    /// Objects and arrays are nested more than 32 deep.
    case tooDeep
    /// A member that must be there is not.
    case missing(String)
    /// A word that this version does not know stands where a log's own words stand: a kind of action, say.
    case unknownWord(String)
    /// The coding takes the text for no id.
    case badID(String)
    /// The coding takes the content for no row or no edit; with the row's id, as far as it is named, else empty.
    case badContent(String)
    /// A time is not in the one form that times have.
    case badTime(String)
    /// An event cannot happen to the list as the lines before left it.
    case eventDoesNotFit(String)
    /// The entry has both of two members that exclude each other.
    case both(String, String)
    /// The line is well-formed and does not belong here: a row behind the entries, say.
    case misplaced(String)
  }

  /// What should have stood there.
  public enum Expectation: String, Hashable, Sendable {
    /// Any value.
    case value = "a value"
    /// An object.
    case object = "an object"
    /// An array.
    case array = "an array"
    /// A string.
    case string = "a string"
    /// An integer.
    case integer = "an integer"
    /// `true` or `false`.
    case bool = "true or false"
    /// A member's name.
    case name = "a member's name"
    /// The colon after a name.
    case colon = "a colon"
    /// A comma, or the end of the object or array.
    case commaOrEnd = "a comma or the end"
    /// The end of the text.
    case end = "the end of the line"
  }

  /// What is wrong.
  public let problem: Problem
  /// Where, in bytes from the beginning of the line.
  public let position: Int

  /// A problem at a position.
  public init(_ problem: Problem, at position: Int) {
    self.problem = problem
    self.position = position
  }
}
