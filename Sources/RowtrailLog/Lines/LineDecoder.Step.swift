import Rowtrail

extension LineDecoder {
  /// What the only event of an entry does, where that can be done by the calls that are compiled for the app's types.
  enum Step {
    case nothing
    case star(Item.ID, Bool)
    case expand(Item.ID, Bool)
    case edit(Item)
    case delete(Item.ID)
    case move(Item.ID, RowPosition<SectionID>)
    case insert(ListRow<Item>, RowPosition<SectionID>)
  }

  /// Whether the string at the position is a moment.
  @inline(__always)
  private mutating func isTime() throws(LineFailure) -> Bool {
    guard let text = try json.plainString(), text.count == LogTime.length else { return false }
    let minute = UnsafeRawPointer(text.start).loadUnaligned(as: SIMD16<UInt8>.self)
    if minute == lastMinute, LogTime.isRestOfMinute(text.start + 16) { return true }
    guard LogTime(utf8: text.bytes) != nil else { return false }
    lastMinute = minute
    return true
  }

  /// Reads an entry's own line as far as folding needs it.
  ///
  /// - Parameter outline: where the rest of the entry is to be checked as well: what kind of action it was, and what the
  ///   step does.
  /// - Returns: `nil` where the entry is one for the longer way: with several events, parts, other members, or an event that
  ///   concerns a section; not written as this package's writers do it; or wrong.
  @inline(__always)
  mutating func step(
    _ body: UnsafeBufferPointer<UInt8>, revision: Int, outline: inout EntryOutline?
  ) throws(LineFailure) -> Step? {
    var known: KnownRow?
    json.start(body, isLine: true)
    guard try json.takeObject("{\"revision\":"), try json.integer() == revision else { return nil }
    if json.takeName(",\"time\":") {
      if outline == nil { try json.skip() } else if try !isTime() { return nil }
    }
    if json.takeName(",\"app\":") {
      if outline == nil { try json.skip() } else { _ = try cause() }
    }
    guard json.takeName(",\"action\":") else { return nil }
    if outline == nil {
      try json.skip()
    } else {
      guard let action = try outlineOfAction(&known) else { return nil }
      outline?.formUnion(action)
    }
    if json.takeName(",\"row\":") {
      if outline == nil { try json.skip() } else { _ = try rowID(&known) }
    }
    guard let step = try outcome(&outline, &known) else { return nil }
    if json.takeName(",\"hazards\":") {
      if outline == nil { try json.skip() } else if try !hazards().isEmpty { outline?.formUnion(.hazard) }
    }
    return json.isAtEnd ? step : nil
  }

  /// What came of an action; `nil` where it is for the longer way.
  @inline(__always)
  private mutating func outcome(
    _ outline: inout EntryOutline?, _ known: inout KnownRow?
  ) throws(LineFailure) -> Step? {
    if json.takeName(",\"events\":") { return try onlyEvent(&outline, &known) }
    guard json.takeName(",\"rejected\":") else { return nil }
    _ = try rejection()
    outline?.formUnion(.rejected)
    return .nothing
  }

  /// Does what a step says; `false` where it does not fit the list, which is then as it was.
  @inline(__always)
  mutating func take(_ step: consuming Step, in list: inout List) -> Bool {
    switch consume step {
    case .nothing: return true
    case .star(let id, let value): return list.switchStar(to: value, of: id)
    case .expand(let id, let value): return list.switchExpansion(to: value, of: id)
    case .edit(let item): return list.update(item)
    case .delete(let id): return list.remove(id)
    case .move(let id, let place):
      guard let from = list.path(of: id), let to = path(of: place, in: list) else { return false }
      return list.move(from: from, to: to)
    case .insert(let row, let place):
      guard let path = path(of: place, in: list) else { return false }
      return list.insert(row, at: path)
    }
  }

  /// What happens to a list when a step is done; `nil` where it does not fit the list.
  func events(of step: Step, in list: List) -> [Event]? {
    switch step {
    case .nothing: return []
    case .star(let id, let value): return [.starred([id], value)]
    case .expand(let id, let value): return [.expanded([id], value)]
    case .edit(let item): return list.row(item.id).map { [.edited(from: $0.item, to: item)] }
    case .delete(let id):
      guard let row = list.row(id), let from = list.position(of: id) else { return nil }
      return [.deleted(row, from: from)]
    case .move(let id, let place): return list.position(of: id).map { [.moved(id, from: $0, to: place)] }
    case .insert(let row, let place): return [.inserted(row, at: place)]
    }
  }

  /// The only event of the array at the position, which is stepped over; `nil` where there is another number of them.
  @inline(__always)
  private mutating func onlyEvent(
    _ outline: inout EntryOutline?, _ known: inout KnownRow?
  ) throws(LineFailure) -> Step? {
    guard json.peek() == UInt8(ascii: "[") else { return nil }
    try json.beginArray()
    if json.takeEnd("]") { return .nothing }
    guard try json.takeObject("{\"is\":"), let word = try json.plainString(),
      let step = try event(word, &outline, &known),
      json.takeEnd("]")
    else { return nil }
    return step
  }

  @inline(__always)
  private mutating func event(
    _ word: JSONName, _ outline: inout EntryOutline?, _ known: inout KnownRow?
  ) throws(LineFailure) -> Step? {
    outline?.formUnion(.changed)
    switch word {
    case "starred":
      outline?.formUnion(.starred)
      return try onlyRow(&known).map { .star($0, true) }
    case "unstarred":
      outline?.formUnion(.starred)
      return try onlyRow(&known).map { .star($0, false) }
    case "expanded":
      outline?.formUnion(.expanded)
      return try onlyRow(&known).map { .expand($0, true) }
    case "collapsed":
      outline?.formUnion(.expanded)
      return try onlyRow(&known).map { .expand($0, false) }
    case "edited":
      outline?.formUnion(.edited)
      return try rowEvent(word, &known)
    case "moved":
      outline?.formUnion(.moves)
      return try rowEvent(word, &known)
    case "deleted":
      outline?.formUnion(.comings)
      return try rowEvent(word, &known)
    case "inserted":
      outline?.formUnion(.comings)
      return try insertion()
    default: return nil
    }
  }

  /// The rest of an event about one row, to the event's end.
  private mutating func rowEvent(_ word: JSONName, _ known: inout KnownRow?) throws(LineFailure) -> Step? {
    guard json.takeName(",\"row\":") else { return nil }
    let id = try rowID(&known)
    let step: Step
    switch word {
    case "deleted": step = .delete(id)
    case "moved":
      guard json.takeName(",\"to\":") else { return nil }
      step = .move(id, try place())
    default:
      guard json.takeName(",\"content\":"), let item = try coding.read(id, from: &reader) else { return nil }
      step = .edit(item)
    }
    return json.takeEnd("}") ? step : nil
  }

  /// The rest of an insertion, to its end.
  private mutating func insertion() throws(LineFailure) -> Step? {
    var draft = EventDraft()
    while let name = try json.nextName() { try member(name, of: &draft) }
    guard let row = draft.parts.listRow, let place = draft.place else { return nil }
    return .insert(row, place)
  }

  /// The only id of an event about rows, to the event's end; `nil` where there are more.
  @inline(__always)
  private mutating func onlyRow(_ known: inout KnownRow?) throws(LineFailure) -> Item.ID? {
    guard json.takeName(",\"rows\":") else { return nil }
    try json.beginArray()
    let id = try rowID(&known)
    guard json.takeEnd("]"), json.takeEnd("}") else { return nil }
    return id
  }

  /// The path of a place. The last section that was asked for is remembered until an event concerns a section.
  @inline(__always)
  private mutating func path(of place: RowPosition<SectionID>, in list: List) -> RowPath? {
    if let known = sectionPlace, known.id == place.section {
      let (item, overflow) = place.offset.addingReportingOverflow(known.path.item)
      return overflow ? nil : RowPath(section: known.path.section, item: item)
    }
    guard let index = list.sectionIndex(of: place.section), let section = list.attributes(of: place.section) else {
      return nil
    }
    sectionPlace = (place.section, RowPath(section: index, item: section.headerMode.firstRowItem))
    return RowPath(section: index, item: section.headerMode.firstRowItem + place.offset)
  }
}
