// One entry: what was dispatched, what happened, and the update that the screen is told.

class EntryPane {
  constructor(view) {
    this.view = view;
    this.body = element("div.entry-body");
    this.heading = element("h2", { id: "entry-heading" });
    this.element = element("section", { class: "pane entry-pane", "aria-labelledby": "entry-heading" }, this.heading, this.body);
  }

  show(revision, list) {
    const { history } = this.view;
    const entry = history.entry(revision);
    const words = new Words(history, list, (row) => this.view.choose(row));
    this.heading.replaceChildren(entry ? `Entry ${revision}` : `Revision ${revision}`);
    if (!entry) {
      this.body.replaceChildren(
        element("p.quiet", `This is ${history.startWords}. Step forward to see what happened.`),
        ...this.failures(revision));
      return;
    }
    this.body.replaceChildren(...[
      this.dispatched(entry, words),
      ...this.failures(revision),
      ...entry.hazards.map((hazard) => this.hazard(words.hazard(hazard, entry))),
      this.happened(entry, words),
      this.update(entry),
    ].filter(Boolean));
  }

  dispatched(entry, words) {
    const cause = entry.cause.length > 0
      && element("p.quiet", "The app’s action ", foreign(entry.cause.join(" "), "code"));
    return element("div.dispatched",
      element("pre", { class: "code", tabindex: "0", "aria-label": "What was dispatched" }, foreign(entry.action)),
      cause,
      element("p.facts",
        outcomeBadge(entry), " ",
        entry.row >= 0 && element("span", "row ", words.row(entry.row)), " ",
        entry.line > 0 && this.view.lineButton(entry.line),
        entry.time && element("span.quiet", entry.time)),
      entry.sentence && element("p.quiet", foreign(entry.sentence)),
      !entry.reason && !entry.changed && element("p.quiet", "The list is as it was."));
  }

  failures(revision) {
    const failures = this.view.history.failuresAt.get(revision) ?? [];
    return failures.slice(0, 20).map((failure) => failureCard(failure, this.view));
  }

  hazard({ path, captured, gesture, name, hit, isNothing }) {
    return element("div.card.hazard",
      element("h3", "Hazard"),
      element("p", `${gesture} was meant for `, element("span.meant", name), ", ",
        isNothing ? "it would have hit " : "it would have hit ", element("span.found", hit), "."),
      element("p.quiet", "It came with the path ", element("span.code", `${path}@${captured}`),
        ", read in ", this.view.revisionLink(captured), "."));
  }

  happened(entry, words) {
    if (!entry.events.length) return null;
    const shown = entry.events.slice(0, 40).map((event) => {
      const [kind, rest] = words.event(event);
      return element("li", element("span.kind", kind), " ", rest);
    });
    const more = entry.events.length - shown.length;
    return element("div", element("h3", "What happened"), element("ol", { class: "events", role: "list" }, shown),
      more > 0 && element("p.quiet", `and ${counted(more, "more event")}`));
  }

  /** The operations of the update, by the space in which their paths count. */
  update(entry) {
    const [deleted = [], inserted = [], moved = [], itemsDeleted = [], itemsInserted = [], itemsMoved = [], reconfigured = [],
      headers = [], footers = []] = entry.update;
    const groups = [
      ["delete sections", "before", deleted.map((index) => `[${index}]`)],
      ["insert sections", "after", inserted.map((index) => `[${index}]`)],
      ["move sections", "before → after", tuples(moved, 2).map(([from, to]) => `[${from}] → [${to}]`)],
      ["delete", "before", runs(itemsDeleted)],
      ["insert", "after", runs(itemsInserted)],
      ["move", "before → after",
        tuples(itemsMoved, 4).map((place) => `${pathText(place[0], place[1])} → ${pathText(place[2], place[3])}`)],
      ["reconfigure", "afterwards", runs(reconfigured)],
      ["headers", "afterwards", headers.map((index) => `[${index}]`)],
      ["footers", "afterwards", footers.map((index) => `[${index}]`)],
    ].filter(([, , places]) => places.length);
    if (!groups.length) return element("p.quiet", "The screen is told nothing: there is nothing to update.");
    return element("div", element("h3", "The update"),
      element("dl.update", groups.flatMap(([name, space, places]) => {
        const rest = places.length > 60 ? ` and ${places.length - 60} more` : "";
        return [element("dt", name, " ", element("span.quiet", space)),
          element("dd.code", places.slice(0, 60).join("  ") + rest)];
      })));
  }
}

function tuples(numbers, size) {
  const result = [];
  for (let index = 0; index < numbers.length; index += size) result.push(numbers.slice(index, index + size));
  return result;
}

/** Runs of paths: `[0, 1]`, `[0, 1]…[0, 4]`. */
function runs(numbers) {
  return tuples(numbers, 3).map(([section, item, count]) =>
    count === 1 ? pathText(section, item) : `${pathText(section, item)}…${pathText(section, item + count - 1)}`);
}

/** A failure with its two sides. */
function failureCard(failure, view) {
  return element("div.card.failure",
    element("h3", failure.kind === "expectation" ? "An expectation failed"
      : failure.kind === "outcome" ? "Another outcome was expected"
        : failure.kind === "capture" ? "A capture failed" : `The invariant ${failure.kind} does not hold`),
    element("p", foreign(failure.message)),
    isTold(failure) ? null : sides(failure),
    failure.line > 0 && element("p", view.lineButton(failure.line)));
}

/** Whether the message says it all. */
function isTold({ message, expected, found }) {
  return expected === undefined || (typeof expected === "string" && message.includes(expected) && message.includes(found));
}

function sides({ expected, found }) {
  const isList = Array.isArray(expected) && Array.isArray(found);
  const marked = isList && expected.length + found.length < 5000 ? markedIDs(expected, found) : null;
  const side = (value, name) => {
    if (!Array.isArray(value)) return foreign(value, "code");
    const pairs = (marked?.[name] ?? value.map((id) => [id, "same"])).slice(0, 200);
    return element("span.ids.code", "[", pairs.flatMap(([id, mark], index) => [
      index ? ", " : "",
      mark === "same" ? foreign(id) : element("mark", { class: mark, title: mark }, foreign(id)),
    ]), value.length > 200 ? ", …]" : "]");
  };
  return element("dl.sides",
    element("dt", "expected"), element("dd", side(expected, "expected")),
    element("dt", "found"), element("dd", side(found, "found")));
}
