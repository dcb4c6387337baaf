// What happened, in words, with rows that can be chosen.

/** Writes the words of one history, of rows as they are at the revision that is shown. */
class Words {
  constructor(history, list, choose) {
    this.history = history;
    this.list = list;
    this.choose = choose;
  }

  /** A row as a button that chooses it. */
  row(row) {
    const { id, title } = this.history.nameOf(row, this.list);
    const label = title === id ? title : `${title} (${id})`;
    return element("button", { type: "button", class: "chip", title: label, onclick: () => this.choose(row) },
      foreign(title || id));
  }

  section(section) {
    return element("span.section-name", "section ", foreign(this.history.sectionName(section, this.list)));
  }

  rows(event) {
    const rows = [];
    forEachRowOf(event, (row) => rows.push(row));
    const shown = rows.slice(0, 12).flatMap((row) => [this.row(row), " "]);
    return rows.length > 12 ? [...shown, `and ${counted(rows.length - 12, "more row", "more rows")} `] : shown;
  }

  /** A happening: the word that says its kind, and the rest. */
  event(event) {
    const [kind, first, second, third, fourth, fifth] = event;
    switch (kind) {
      case eventKind.starred: return [first ? "starred" : "unstarred", this.rows(event)];
      case eventKind.expanded: return [first ? "expanded" : "collapsed", this.rows(event)];
      case eventKind.inserted: return ["inserted", [this.row(first), " into ", this.section(fourth), `, offset ${fifth}`]];
      case eventKind.deleted: return ["deleted", [this.row(first), " from ", this.section(fourth), `, offset ${fifth}`]];
      case eventKind.moved: {
        const to = second === fourth ? [] : [" to ", this.section(fourth)];
        const from = second === fourth ? [" in ", this.section(second)] : [" from ", this.section(second)];
        return ["moved", [this.row(first), ...from, ...to, `, offset ${third} → ${fifth}`]];
      }
      case eventKind.edited: return ["edited", [this.row(first), ": ", ...this.edit(second, third)]];
      case eventKind.sectionInserted: return ["inserted", [this.section(first), ` at [${third}]`]];
      case eventKind.sectionDeleted: return ["deleted", [this.section(first), ` from [${third}]`]];
      case eventKind.sectionMoved: return ["moved", [this.section(first), `, [${second}] → [${third}]`]];
      default: return ["edited", [this.section(first), ": ", ...this.sectionEdit(second, third)]];
    }
  }

  edit(before, after) {
    const [one, other] = [this.history.item(before), this.history.item(after)];
    const old = new Map(one.fields);
    const changes = one.title === other.title ? [] : [["title", one.title, other.title]];
    for (const [name, value] of other.fields) {
      if (old.get(name) !== value) changes.push([name, old.get(name), value]);
      old.delete(name);
    }
    for (const [name, value] of old) changes.push([name, value, undefined]);
    return this.changes(changes);
  }

  sectionEdit(before, after) {
    const [one, other] = [this.history.look(before), this.history.look(after)];
    const changes = ["header", "footer", "mode"].filter((part) => one[part] !== other[part])
      .map((part) => [part, one[part], other[part]]);
    return this.changes(changes);
  }

  changes(changes) {
    if (!changes.length) return ["written anew"];
    return changes.flatMap(([name, before, after], index) => [
      index ? ", " : "", foreign(name, "field-name"), " ", this.value(before), " → ", this.value(after),
    ]);
  }

  value(text) {
    return text === undefined ? element("i", "none") : foreign(`“${text}”`);
  }

  /** What was meant, and what would have been hit. */
  hazard(hazard, entry) {
    const [captured, kind, meant, ...rest] = hazard;
    const path = kind === 0 ? pathText(rest[0], rest[1]) : `[${rest[0]}]`;
    const [found, other] = rest.slice(kind === 0 ? 2 : 1);
    const gesture = gestures[entry.word] ?? "The action";
    const name = kind === 0 ? this.row(meant) : this.section(meant);
    let hit = "nothing: the list has no such place";
    if (found === 0) hit = kind === 0 ? this.row(other) : this.section(other);
    if (found === 1) hit = "a header";
    return { path, captured, gesture, name, hit, isNothing: found === 2 };
  }
}

/** What somebody did with a finger, by the word of the action. */
const gestures = {
  "toggle-star": "The tap", star: "The tap", unstar: "The tap", "toggle-expand": "The tap", expand: "The tap",
  collapse: "The tap", "star-all": "The tap", "unstar-all": "The tap", "collapse-all": "The tap",
  "swipe-delete": "The swipe", delete: "The delete", move: "The drag", "move section": "The drag", edit: "The edit",
};

/** The outcome of an entry: a class and words. */
function outcomeOf(entry) {
  if (entry.reason) return ["rejected", `rejected ${entry.reason}`];
  return entry.changed ? ["accepted", "accepted"] : ["unchanged", "unchanged"];
}

function outcomeBadge(entry) {
  const [kind, words] = outcomeOf(entry);
  return element("span", { class: `badge ${kind}` }, words);
}
