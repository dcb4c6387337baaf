// The list at a revision, computed from the events.

/** Row numbers in order, in pieces, so that a change costs little however long the list is. */
class Rows {
  static pieceSize = 512;

  constructor(numbers = []) {
    this.pieces = [];
    this.length = numbers.length;
    for (let start = 0; start < numbers.length; start += Rows.pieceSize) {
      this.pieces.push(numbers.slice(start, start + Rows.pieceSize));
    }
  }

  insert(offset, row) {
    let [index, rest] = this.find(offset, true);
    if (index === this.pieces.length) this.pieces.push([]);
    const piece = this.pieces[index];
    piece.splice(rest, 0, row);
    this.length += 1;
    if (piece.length > 2 * Rows.pieceSize) this.pieces.splice(index, 1, piece.slice(0, Rows.pieceSize), piece.slice(Rows.pieceSize));
  }

  remove(offset) {
    const [index, rest] = this.find(offset, false);
    const piece = this.pieces[index];
    piece.splice(rest, 1);
    this.length -= 1;
    if (!piece.length) this.pieces.splice(index, 1);
  }

  indexOf(row) {
    let before = 0;
    for (const piece of this.pieces) {
      const index = piece.indexOf(row);
      if (index >= 0) return before + index;
      before += piece.length;
    }
    return -1;
  }

  at(offset) {
    const [index, rest] = this.find(offset, false);
    return this.pieces[index]?.[rest];
  }

  copy() {
    const rows = new Rows();
    rows.pieces = this.pieces.map((piece) => piece.slice());
    rows.length = this.length;
    return rows;
  }

  *[Symbol.iterator]() {
    for (const piece of this.pieces) yield* piece;
  }

  find(offset, atEnd) {
    let index = 0;
    let rest = offset;
    while (index < this.pieces.length && (atEnd ? rest > this.pieces[index].length : rest >= this.pieces[index].length)) {
      rest -= this.pieces[index].length;
      index += 1;
    }
    return [index, rest];
  }
}

/** A list: sections in order, the rows of each, and what each row and section is. */
class List {
  /** The list at a history's first revision. */
  static start(history) {
    const list = new List();
    list.order = [];
    list.rows = new Array(history.sections).fill(null);
    list.looks = new Int32Array(history.sections).fill(-1);
    list.items = new Int32Array(history.rows).fill(-1);
    list.flags = new Uint8Array(history.rows);
    for (const [section, look, ...rest] of history.start) {
      const rows = [];
      for (let index = 0; index < rest.length; index += 3) {
        rows.push(rest[index]);
        list.items[rest[index]] = rest[index + 1];
        list.flags[rest[index]] = rest[index + 2];
      }
      list.order.push(section);
      list.rows[section] = new Rows(rows);
      list.looks[section] = look;
    }
    return list;
  }

  copy() {
    const list = new List();
    list.order = this.order.slice();
    list.rows = this.rows.map((rows) => rows && rows.copy());
    list.looks = this.looks.slice();
    list.items = this.items.slice();
    list.flags = this.flags.slice();
    return list;
  }

  /** Makes an event happen. */
  happen(event) {
    const [kind, first, second, third, fourth, fifth] = event;
    switch (kind) {
      case eventKind.starred: case eventKind.expanded: this.flag(event, kind + 1, first); break;
      case eventKind.inserted: this.insert(first, second, third, fourth, fifth); break;
      case eventKind.deleted: this.rows[fourth].remove(fifth); break;
      case eventKind.moved: this.move(first, second, third, fourth, fifth); break;
      case eventKind.edited: this.items[first] = third; break;
      case eventKind.sectionInserted: this.insertSection(first, second, third); break;
      case eventKind.sectionDeleted: this.deleteSection(first, third); break;
      case eventKind.sectionMoved: this.moveSection(second, third); break;
      case eventKind.sectionEdited: this.looks[first] = third; break;
    }
  }

  /** Takes an event back. */
  takeBack(event) {
    const [kind, first, second, third, fourth, fifth] = event;
    switch (kind) {
      case eventKind.starred: case eventKind.expanded: this.flag(event, kind + 1, 1 - first); break;
      case eventKind.inserted: this.rows[fourth].remove(fifth); break;
      case eventKind.deleted: this.insert(first, second, third, fourth, fifth); break;
      case eventKind.moved: this.move(first, fourth, fifth, second, third); break;
      case eventKind.edited: this.items[first] = second; break;
      case eventKind.sectionInserted: this.deleteSection(first, third); break;
      case eventKind.sectionDeleted: this.insertSection(first, second, third); break;
      case eventKind.sectionMoved: this.moveSection(third, second); break;
      case eventKind.sectionEdited: this.looks[first] = second; break;
    }
  }

  flag(event, bit, value) {
    forEachRowOf(event, (row) => {
      this.flags[row] = value ? this.flags[row] | bit : this.flags[row] & ~bit;
    });
  }

  insert(row, item, flags, section, offset) {
    this.rows[section].insert(offset, row);
    this.items[row] = item;
    this.flags[row] = flags;
  }

  move(row, fromSection, fromOffset, toSection, toOffset) {
    this.rows[fromSection].remove(fromOffset);
    this.rows[toSection].insert(toOffset, row);
  }

  insertSection(section, look, index) {
    this.order.splice(index, 0, section);
    this.rows[section] = new Rows();
    this.looks[section] = look;
  }

  deleteSection(section, index) {
    this.order.splice(index, 1);
    this.rows[section] = null;
  }

  moveSection(from, to) {
    this.order.splice(to, 0, ...this.order.splice(from, 1));
  }

  get rowCount() {
    return this.order.reduce((count, section) => count + this.rows[section].length, 0);
  }

  /** Where a row stands: the section's index and the item's; none where it is not in the list. */
  pathOf(row, history) {
    for (const [index, section] of this.order.entries()) {
      const offset = this.rows[section].indexOf(row);
      if (offset >= 0) return [index, offset + firstRowItem(history, this.looks[section])];
    }
    return null;
  }
}

/** The item index of a section's first row. */
function firstRowItem(history, look) {
  return history.looks[look][3] === 2 ? 1 : 0;
}

/** Goes to any revision of a history, from the nearest list that it has. */
class Cursor {
  constructor(history) {
    this.history = history;
    this.list = List.start(history);
    this.revision = history.first;
    const numbers = Math.max(1, history.rows) * (history.last - history.first);
    this.stride = Math.max(500, Math.ceil(numbers / 5e6));
    this.kept = new Map([[history.first, this.list.copy()]]);
  }

  /** The list at a revision. It is the cursor's own, and changes with the next call. */
  seek(revision) {
    const nearest = this.nearest(revision);
    if (Math.abs(nearest - revision) + 50 < Math.abs(this.revision - revision)) {
      this.list = this.kept.get(nearest).copy();
      this.revision = nearest;
    }
    while (this.revision < revision) this.forward();
    while (this.revision > revision) this.backward();
    return this.list;
  }

  nearest(revision) {
    const slot = Math.round((revision - this.history.first) / this.stride);
    for (let distance = 0; ; distance += 1) {
      for (const candidate of [slot - distance, slot + distance]) {
        const kept = this.history.first + candidate * this.stride;
        if (this.kept.has(kept)) return kept;
      }
    }
  }

  forward() {
    for (const event of this.history.entries[this.revision - this.history.first][4]) this.list.happen(event);
    this.revision += 1;
    if ((this.revision - this.history.first) % this.stride === 0 && !this.kept.has(this.revision)) {
      this.kept.set(this.revision, this.list.copy());
    }
  }

  backward() {
    const events = this.history.entries[this.revision - this.history.first - 1][4];
    for (let index = events.length - 1; index >= 0; index -= 1) this.list.takeBack(events[index]);
    this.revision -= 1;
  }
}
