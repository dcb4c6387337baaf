/// The members of a JSON object in their order: a row's content, or what a log holds beside what it must.
///
///     let content: JSONObject = ["nickname": "Kitsu", "port": 443]
///     content["port"]?.integer  // 443
///
/// Names are compared byte by byte. `Sendable`, and a value.
public struct JSONObject: Hashable, Sendable {
  /// A member of an object. `Sendable`, and a value.
  public struct Member: Hashable, Sendable {
    /// The member's name, once in an object.
    public var name: String
    /// The member's value.
    public var value: JSONValue

    /// A member of this name and value.
    public init(_ name: String, _ value: JSONValue) {
      self.name = name
      self.value = value
    }
  }

  /// The members, in order. A log cannot be written where two of them have one name.
  public var members: [Member]

  /// An object of these members.
  public init(_ members: [Member] = []) {
    self.members = members
  }

  /// The value of the member of this name. Setting one appends a member that is not there; setting `nil` removes it.
  ///
  /// - Complexity: O(members).
  public subscript(name: String) -> JSONValue? {
    get { members.first { $0.name.hasSameBytes(as: name) }?.value }
    set {
      let index = members.firstIndex { $0.name.hasSameBytes(as: name) }
      switch (index, newValue) {
      case (let index?, let value?): members[index].value = value
      case (let index?, nil): members.remove(at: index)
      case (nil, let value?): members.append(Member(name, value))
      case (nil, nil): break
      }
    }
  }

  /// Whether there are no members.
  public var isEmpty: Bool { members.isEmpty }
}

extension JSONObject: ExpressibleByDictionaryLiteral {
  /// Members in order.
  public init(dictionaryLiteral elements: (String, JSONValue)...) {
    self.init(elements.map { Member($0.0, $0.1) })
  }
}

extension String {
  /// Whether the two are spelled alike, byte by byte; `==` takes canonically equivalent texts for equal.
  package func hasSameBytes(as other: String) -> Bool {
    utf8.count == other.utf8.count && utf8.elementsEqual(other.utf8)
  }
}
