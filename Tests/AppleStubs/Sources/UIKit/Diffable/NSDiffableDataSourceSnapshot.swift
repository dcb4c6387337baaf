import Foundation

public struct NSDiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: Sendable {
  public init() {}

  public private(set) var sectionIdentifiers: [SectionIdentifierType] = []
  private var items: [SectionIdentifierType: [ItemIdentifierType]] = [:]
  private var places: [ItemIdentifierType: SectionIdentifierType] = [:]
  public private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []

  public var itemIdentifiers: [ItemIdentifierType] { sectionIdentifiers.flatMap { items[$0] ?? [] } }
  public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
    items[identifier] ?? []
  }
  public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
    places[identifier]
  }
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    sectionIdentifiers.firstIndex(of: identifier)
  }

  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    for identifier in identifiers {
      precondition(items[identifier] == nil, "unique section identifiers")
      sectionIdentifiers.append(identifier)
      items[identifier] = []
    }
  }

  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    guard let section = sectionIdentifier ?? sectionIdentifiers.last else {
      preconditionFailure("a section to append items to")
    }
    for identifier in identifiers {
      precondition(places[identifier] == nil, "Fatal: supplied item identifiers are not unique.")
      places[identifier] = section
    }
    items[section, default: []] += identifiers
  }

  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    for identifier in identifiers {
      precondition(
        places[identifier] != nil, "Attempted to reconfigure item identifier that does not exist in the snapshot")
    }
    reconfiguredItemIdentifiers += identifiers
  }
}

public struct NSDiffableDataSourceTransaction<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: Sendable {
  public typealias Snapshot = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  public let initialSnapshot: Snapshot
  public let finalSnapshot: Snapshot
  public let difference: CollectionDifference<ItemIdentifierType>

  package init(from initialSnapshot: Snapshot, to finalSnapshot: Snapshot) {
    self.initialSnapshot = initialSnapshot
    self.finalSnapshot = finalSnapshot
    let difference = finalSnapshot.itemIdentifiers.difference(from: initialSnapshot.itemIdentifiers)
    self.difference = difference.inferringMoves()
  }
}
