import Rowtrail
import RowtrailScenarios

extension HistoryEncoder {
  /// An entry: the action's text, its word, the outcome (1 changed, 0 unchanged, or reason, sentence and place in a
  /// batch), the row that it reached or -1, the events, the update, the hazards, the line in the scenario or 0, the app's
  /// own action (name and payload, or nothing), and the time. What would be empty at the end is left out.
  mutating func write(_ entry: TextEntry, to json: inout CompactJSON) {
    let line = history.result.flatMap { Self.line(of: entry, in: $0) } ?? 0
    let time = history.recorded.time(of: entry.revision)
    let length = time != nil ? 10 : entry.cause != nil ? 9 : line != 0 ? 8 : entry.hazards.isEmpty ? 6 : 7
    json.array { json in
      json.text(ActionText.of(entry.action))
      json.integer(word(of: entry.action))
      write(entry.outcome, to: &json)
      json.integer(entry.row.map { table.mention(row: $0) } ?? -1)
      json.array { json in
        for event in entry.events { json.integers(numbers(of: event)) }
      }
      write(history.timeline.update(from: entry.revision - 1, to: entry.revision), to: &json)
      if length > 6 { write(entry.hazards, to: &json) }
      if length > 7 { json.integer(line) }
      if length > 8 { write(entry.cause, to: &json) }
      if let time { json.text(time.description) }
    }
  }

  private static func line(of entry: TextEntry, in result: ScenarioResult) -> Int? {
    let steps = result.steps
    guard steps.indices.contains(entry.revision - 1), steps[entry.revision - 1].revision == entry.revision else {
      return steps.first { $0.revision == entry.revision }?.line
    }
    return steps[entry.revision - 1].line
  }

  private func write(_ outcome: TextEntry.Outcome, to json: inout CompactJSON) {
    switch outcome {
    case .accepted(_, let changed): json.integer(changed ? 1 : 0)
    case .rejected(let rejection):
      json.array { json in
        json.text(rejection.reason.rawValue)
        json.text(VisibleText.of("\(rejection)"))
      }
    }
  }

  private func write(_ cause: AppAction?, to json: inout CompactJSON) {
    json.array { json in
      guard let cause else { return }
      json.text(VisibleText.of(cause.name))
      json.text(VisibleText.of(cause.payload))
    }
  }

  /// An event: its kind, and then
  ///
  ///     0 starred, 1 expanded    the value, rows as runs of a first number and a count
  ///     2 inserted, 3 deleted    row, item, flags, section, offset
  ///     4 moved                  row, section and offset before, section and offset after
  ///     5 edited                 row, item before, item after
  ///     6 section inserted, 7 section deleted    section, look, index
  ///     8 section moved          section, index before, index after
  ///     9 section edited         section, look before, look after
  private mutating func numbers(of event: ListEvent<String, TextItem>) -> [Int] {
    switch event {
    case .starred(let ids, let value): [0, value ? 1 : 0] + runs(of: ids)
    case .expanded(let ids, let value): [1, value ? 1 : 0] + runs(of: ids)
    case .inserted(let row, let place):
      [2, table.row(row.id), table.item(row.item), row.flags, table.section(place.section), place.offset]
    case .deleted(let row, let place):
      [3, table.row(row.id), table.item(row.item), row.flags, table.section(place.section), place.offset]
    case .moved(let id, let from, let to):
      [4, table.row(id), table.section(from.section), from.offset, table.section(to.section), to.offset]
    case .edited(let from, let to): [5, table.row(from.id), table.item(from), table.item(to)]
    case .sectionInserted(let attributes, let index):
      [6, table.section(attributes.id), table.look(attributes), index]
    case .sectionDeleted(let attributes, let index):
      [7, table.section(attributes.id), table.look(attributes), index]
    case .sectionMoved(let id, let from, let to): [8, table.section(id), from, to]
    case .sectionEdited(let from, let to): [9, table.section(from.id), table.look(from), table.look(to)]
    }
  }

  private mutating func runs(of ids: [String]) -> [Int] {
    var runs: [Int] = []
    for id in ids {
      let row = table.row(id)
      if runs.count >= 2, runs[runs.count - 2] + runs[runs.count - 1] == row {
        runs[runs.count - 1] += 1
      } else {
        runs += [row, 1]
      }
    }
    return runs
  }

  /// A hazard: the revision that the path was captured in, 0 for a row's path and 1 for a section's, what was meant, the
  /// path, then 0 and what stood there instead, 1 for a header, or 2 for nothing.
  private mutating func write(_ hazards: [Hazard<String, String>], to json: inout CompactJSON) {
    json.array { json in
      for hazard in hazards {
        var numbers = [hazard.captured]
        switch hazard.meant {
        case .row(let id, let path): numbers += [0, table.mention(row: id), path.section, path.item]
        case .section(let id, let index): numbers += [1, table.mention(section: id), index]
        }
        switch hazard.found {
        case .row(let id): numbers += [0, table.mention(row: id)]
        case .section(let id): numbers += [0, table.mention(section: id)]
        case .header: numbers.append(1)
        case .nothing: numbers.append(2)
        }
        json.integers(numbers)
      }
    }
  }
}
