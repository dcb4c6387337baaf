// A history as its data has it. The forms are described beside `HistoryEncoder` in the package.

const eventKind = {
  starred: 0, expanded: 1, inserted: 2, deleted: 3, moved: 4, edited: 5,
  sectionInserted: 6, sectionDeleted: 7, sectionMoved: 8, sectionEdited: 9,
};
const headerModes = ["none", "supplementary", "first-item"];

class History {
  constructor(data, number) {
    Object.assign(this, data);
    this.number = number;
    this.isHere = data.first !== undefined;
    if (!this.isHere) return;
    this.failures = data.failures ?? [];
    this.failuresAt = grouped(this.failures, "revision");
    this.firstItems = this.findFirstItems();
    this.rowNames = new Map(data.rowNames);
    this.sectionNames = new Map(data.sectionNames);
  }

  /** The entry that led to a revision; none for the first. */
  entry(revision) {
    const data = this.entries[revision - this.first - 1];
    if (!data) return null;
    const [action, word, outcome, row, events, update, hazards = [], line = 0, cause = [], time = ""] = data;
    const isRejected = Array.isArray(outcome);
    return {
      revision, action, row, events, update, hazards, line, cause, time,
      word: this.words[word],
      changed: outcome === 1,
      reason: isRejected ? outcome[0] : null,
      sentence: isRejected ? outcome[1] : null,
    };
  }

  /** Some content of each row, for naming one that is not in the list. */
  findFirstItems() {
    const items = new Int32Array(this.rows).fill(-1);
    for (const numbers of this.start) {
      for (let index = 2; index < numbers.length; index += 3) items[numbers[index]] = numbers[index + 1];
    }
    for (const entry of this.entries) {
      for (const event of entry[4]) {
        if (event[0] === eventKind.inserted && items[event[1]] < 0) items[event[1]] = event[2];
      }
    }
    return items;
  }

  item(number) {
    const [id, title, ...rest] = this.items[number].map((text) => this.texts[text]);
    const fields = [];
    for (let index = 0; index < rest.length; index += 2) fields.push([rest[index], rest[index + 1]]);
    return { id, title, fields };
  }

  look(number) {
    const [id, header, footer, mode] = this.looks[number];
    return { id: this.texts[id], header: this.texts[header], footer: this.texts[footer], mode: headerModes[mode] };
  }

  /** The id and title of a row, as the list has it or had it last. */
  nameOf(row, list) {
    const item = list.items[row] >= 0 ? list.items[row] : this.firstItems[row];
    if (item >= 0) return this.item(item);
    const id = this.texts[this.rowNames.get(row)];
    return { id, title: id, fields: [] };
  }

  sectionName(section, list) {
    const look = list.looks[section];
    return look >= 0 ? this.look(look).id : this.texts[this.sectionNames.get(section)] ?? `section ${section}`;
  }

  /** The first revision at which there is something to see: a failure, then a hazard, then the beginning. */
  get remarkable() {
    const failed = this.failures.map((failure) => failure.revision).filter((revision) => this.has(revision));
    if (failed.length) return Math.min(...failed.slice(0, 1000));
    const hazard = this.entries.findIndex((entry) => entry[6]?.length);
    return hazard < 0 ? this.first : this.first + hazard + 1;
  }

  /** What the list at the first revision is. */
  get startWords() {
    return this.first === 0 ? "the list as set up" : `the list at r${this.first}`;
  }

  /** How many entries there are; where not all of them are here, how many of how many. */
  get entryWords() {
    const [all, here] = [this.whole[1] - this.whole[0], this.last - this.first];
    return (here < all ? `${here.toLocaleString("en")} of ` : "") + counted(all, "entry", "entries");
  }

  has(revision) {
    return Number.isInteger(revision) && revision >= this.first && revision <= this.last;
  }
}

/** Lists of what has the same value under a key, by that value. */
function grouped(list, key) {
  const groups = new Map();
  for (const one of list) {
    if (!groups.has(one[key])) groups.set(one[key], []);
    groups.get(one[key]).push(one);
  }
  return groups;
}

/** Calls the body with every row that an event names. */
function forEachRowOf(event, body) {
  const [kind, first] = event;
  if (kind <= eventKind.expanded) {
    for (let index = 2; index < event.length; index += 2) {
      for (let row = event[index]; row < event[index] + event[index + 1]; row += 1) body(row);
    }
  } else if (kind <= eventKind.edited) {
    body(first);
  }
}

function eventTouches(event, row) {
  const [kind, first] = event;
  if (kind > eventKind.edited) return false;
  if (kind > eventKind.expanded) return first === row;
  for (let index = 2; index < event.length; index += 2) {
    if (row >= event[index] && row < event[index] + event[index + 1]) return true;
  }
  return false;
}

/** The rows that a hazard names: who was meant, and who stood there. */
function hazardRows([, kind, ...rest]) {
  if (kind !== 0) return [];
  return rest[3] === 0 ? [rest[0], rest[4]] : [rest[0]];
}
