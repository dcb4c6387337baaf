extension UpdateFault {
  /// The numbers of the message, in its order.
  public var figures: [UpdateFigure] {
    switch self {
    case .itemCount(let section, let counts):
      return [UpdateFigure("section", section, "the section, by its index after the batch")]
        + counts.figures(ofItems: true)
    case .sectionCount(let counts):
      return counts.figures(ofItems: false)
    case .negativeItemCount(let section):
      return [UpdateFigure("section", section, "the section, by its index after the batch")]
    case .deleteOutOfRange(let place, let limit), .moveSourceOutOfRange(let place, let limit):
      return place.figures("before the batch") + [limit.figure("before the batch")]
    case .insertOutOfRange(let place, let limit):
      return place.figures("after the batch") + [limit.figure("after the batch")]
    case .moveDestinationOutOfRange(let from, let to, let limit):
      return from.figures("before the batch, where the move starts", prefix: "from ")
        + to.figures("after the batch, where the move ends", prefix: "to ") + [limit.figure("after the batch")]
    case .deleteAndReload(let place), .deleteAndMove(let place):
      return place.figures("before the batch")
    case .insertAndMove(let place):
      return place.figures("after the batch")
    case .twoDestinations(let from, let first, let second):
      return from.figures("before the batch, where both moves start", prefix: "from ")
        + first.figures("after the batch, where one move ends", prefix: "first to ")
        + second.figures("after the batch, where the other ends", prefix: "second to ")
    case .twoSources(let first, let second, let to):
      return first.figures("before the batch, where one move starts", prefix: "first from ")
        + second.figures("before the batch, where the other starts", prefix: "second from ")
        + to.figures("after the batch, where both moves end", prefix: "to ")
    case .moveFromDeletedSection(let section):
      return [UpdateFigure("section", section, "the deleted or reloaded section, by its index before the batch")]
    case .moveIntoInsertedSection(let section):
      return [UpdateFigure("section", section, "the inserted or reloaded section, by its index after the batch")]
    }
  }
}

extension UpdateCounts {
  fileprivate func figures(ofItems isItems: Bool) -> [UpdateFigure] {
    let things = isItems ? "items that the section has" : "sections"
    let figures = [
      UpdateFigure("after", after, "\(things) after the batch, as the data source answered"),
      UpdateFigure("before", before, "\(things) before the batch, as the data source answered"),
      UpdateFigure("inserted", inserted, "what the batch inserts, each reload counted once"),
      UpdateFigure("deleted", deleted, "what the batch deletes, each reload counted once"),
    ]
    guard isItems else { return figures }
    return figures + [
      UpdateFigure("moved in", movedIn, "items that the batch moves in from other sections"),
      UpdateFigure("moved out", movedOut, "items that the batch moves out to other sections"),
    ]
  }
}

extension UpdatePlace {
  fileprivate func figures(_ space: String, prefix: String = "") -> [UpdateFigure] {
    switch self {
    case .section(let section): [UpdateFigure(prefix + "section", section, "a section, \(space)")]
    case .item(let path):
      [
        UpdateFigure(prefix + "section", path.section, "an item's section, \(space)"),
        UpdateFigure(prefix + "item", path.item, "the item's index in it, \(space)"),
      ]
    }
  }
}

extension UpdateLimit {
  fileprivate func figure(_ time: String) -> UpdateFigure {
    switch self {
    case .items(let count): UpdateFigure("items", count, "items in that section \(time); the last has index one less")
    case .sections(let count): UpdateFigure("sections", count, "sections \(time); the last has index one less")
    }
  }
}
