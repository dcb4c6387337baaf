// A history on the screen.

/** Whether there is room for one part at a time. */
const narrow = window.matchMedia("(max-width: 47.5rem)");

/** A history on the screen, at a revision. */
class View {
  constructor(history, isAlone) {
    this.history = history;
    this.cursor = new Cursor(history);
    this.revision = history.first;
    this.list = this.cursor.list;
    this.row = null;
    this.pinned = null;
    this.phone = new Phone(history, "The list", (row) => this.choose(row === this.row ? null : row));
    this.timeline = new TimelineBar(this);
    this.entryPane = new EntryPane(this);
    this.rowPane = new RowPane(this);
    this.entriesPane = new EntriesPane(this);
    this.sourcePane = history.source ? new SourcePane(this) : null;
    this.keys = new Keys(this);
    this.announcement = element("p", { class: "unseen", role: "status" });
    this.caption = element("p.caption");
    this.stage = element("section", { class: "pane stage", "aria-label": "The list" });
    this.element = element("div.view", this.top(isAlone), this.main(), this.timeline.element, this.announcement);
    this.showPane(narrow.matches ? "list" : "entry");
    this.arrange();
  }

  top(isAlone) {
    const { history } = this;
    this.compareButton = button("Compare two revisions", "text-button", () => this.pin(this.pinned === null ? this.revision : null), "Compare");
    return element("header.top",
      !isAlone && element("a", { href: "#", class: "text-button", "aria-label": "All histories" }, "‹ All"),
      element("div.title", element("h1", { tabindex: "-1" }, foreign(history.name)),
        element("p.about", this.badges(), element("span.quiet.clip", history.entryWords, " · ",
          foreign(history.line ? `${history.file}:${history.line}` : history.file)))),
      this.compareButton, button("Keys", "text-button keys-button", () => this.keys.help().showModal(), "Keys"));
  }

  badges() {
    const { history } = this;
    return [
      history.kind === "scenario" && (history.passed ? element("span.badge.accepted", "passed")
        : element("span.badge.failed", "failed")),
      history.hazards > 0 && element("span.badge.hazard", counted(history.hazards, "hazard")),
    ];
  }

  main() {
    const { history } = this;
    const names = [["list", "List"], ["entry", "Entry"], ["row", "Row"], ["entries", "Entries"], this.sourcePane && ["source", "Source"]].filter(Boolean);
    this.paneButtons = new Map();
    const pick = (name, words) => {
      const node = element("button", { type: "button", onclick: () => this.showPane(name) }, words);
      this.paneButtons.set(name, [...(this.paneButtons.get(name) ?? []), node]);
      return node;
    };
    const all = element("nav", { class: "panes", "aria-label": "Parts of the page" }, names.map(([name, words]) => pick(name, words)));
    const two = this.sourcePane && element("nav", { class: "switch", "aria-label": "Entries or source" },
      pick("entries", "Entries"), pick("source", "Source"));
    const notes = [...history.remarks];
    if (history.first !== history.whole[0] || history.last !== history.whole[1]) {
      notes.push(`This page shows the revisions ${history.first} to ${history.last} of ${history.whole[0]} to ${history.whole[1]}. `
        + "rowtrail report with --from and --to writes another part.");
    }
    this.layout = element("main",
      notes.length > 0 && element("div.notes", notes.map((note) => element("p", foreign(note)))),
      all, element("div.columns", this.stage,
        element("div.inspector", this.entryPane.element, this.rowPane.element),
        element("div.log", two, this.entriesPane.element, this.sourcePane?.element)));
    return this.layout;
  }

  /** Shows one of the parts for which there is no room side by side. */
  showPane(name) {
    this.layout.dataset.pane = name;
    if (name === "entries" || name === "source") this.layout.dataset.log = name;
    this.layout.dataset.log ??= "entries";
    for (const [other, nodes] of this.paneButtons) {
      for (const node of nodes) {
        const isShown = node.parentElement?.className === "switch" ? other === this.layout.dataset.log : other === name;
        node.setAttribute("aria-pressed", String(isShown));
      }
    }
    this.rowPane.drawChart();
    this.entriesPane.show(this.revision);
    this.sourcePane?.show(this.revision);
  }

  arrange() {
    const isPinned = this.pinned !== null;
    this.layout.classList.toggle("comparing", isPinned);
    this.compareButton.setAttribute("aria-pressed", String(isPinned));
    if (isPinned) this.comparison ??= new Comparison(this);
    this.stage.replaceChildren(...[isPinned ? this.comparison.bar : this.caption,
      element("div.phones", isPinned && this.comparison.phone.element, this.phone.element)]);
  }

  /** Goes to a revision; one beyond the ends is the last or first. */
  go(revision, { animated = false } = {}) {
    const { history } = this;
    const wanted = Math.max(history.first, Math.min(history.last, Math.trunc(revision) || 0));
    const isStep = animated && Math.abs(wanted - this.revision) <= 50;
    this.revision = wanted;
    this.list = this.cursor.seek(wanted);
    this.draw(isStep);
    saveLink(this);
  }

  step(count, isPlaying = false) {
    if (!isPlaying) this.timeline.stop();
    this.go(this.revision + count, { animated: true });
  }

  /** Goes to the next entry that a test lets through; from the end, to the first one. */
  jump(test, direction, wraps = false) {
    const { history } = this;
    this.timeline.stop();
    for (let revision = this.revision + direction; revision > history.first && revision <= history.last; revision += direction) {
      if (test(history.entries[revision - history.first - 1], revision)) return this.go(revision, { animated: true });
    }
    const first = wraps ? history.entries.findIndex((entry, index) => test(entry, history.first + index + 1)) : -1;
    if (first >= 0) this.go(history.first + first + 1, { animated: true });
  }

  /** Chooses a row, whose trail is then shown. */
  choose(row) {
    this.row = row;
    if (row !== null && !narrow.matches && this.pinned === null) this.showPane("row");
    this.rowPane.choose(row);
    this.entriesPane.offer(row);
    this.draw(false);
    saveLink(this);
  }

  /** Sets a revision beside the one that is shown. */
  pin(revision) {
    const { history } = this;
    this.pinned = revision === null ? null : Math.max(history.first, Math.min(history.last, Math.trunc(revision) || 0));
    this.arrange();
    if (this.pinned !== null) this.showPane("list");
    else if (!narrow.matches && this.layout.dataset.pane === "list") this.showPane("entry");
    this.draw(false);
    saveLink(this);
  }

  draw(animated) {
    const { history, revision, list } = this;
    const entry = history.entry(revision);
    const marks = this.pinned === null ? this.marks(entry) : this.comparison.show(this.pinned, revision, list, this.row);
    this.phone.show(list, { revision, marks, animated, reveal: this.subject(entry), selected: this.row });
    this.entryPane.show(revision, list);
    this.rowPane.show(revision, list);
    this.entriesPane.show(revision);
    this.sourcePane?.show(revision);
    this.say(entry);
  }

  /** The row that an entry is about. */
  subject(entry) {
    if (!entry) return null;
    if (entry.row >= 0) return entry.row;
    let subject = null;
    for (const event of entry.events.slice(0, 1)) forEachRowOf(event, (row) => { subject ??= row; });
    return subject;
  }

  /** What an entry did to rows that are in the list, and whom its hazards meant and would have hit. */
  marks(entry) {
    const marks = new Map();
    if (!entry) return marks;
    const names = ["starred", "expanded", "inserted", "deleted", "moved", "edited"];
    for (const event of entry.events.slice(0, 200)) {
      if (event[0] === eventKind.deleted) continue;
      forEachRowOf(event, (row) => marks.set(row, ["touched", marks.size < 200 ? (event[0] < 2 && !event[1] ? ["unstarred", "collapsed"][event[0]] : names[event[0]]) : ""]));
    }
    for (const hazard of entry.hazards) {
      const [meant, found] = hazardRows(hazard);
      if (found !== undefined) marks.set(found, ["found", "would have been hit"]);
      if (meant !== undefined) marks.set(meant, ["meant", "meant"]);
    }
    return marks;
  }

  /** Says in words where this is: to the slider, above the list, and to who cannot see it. */
  say(entry) {
    const { history, revision, list } = this;
    const [kind, outcome] = entry ? outcomeOf(entry) : ["unchanged", history.startWords];
    const action = entry ? entry.action.split("\n")[0] : "";
    const words = [action, outcome, entry?.hazards.length ? counted(entry.hazards.length, "hazard") : ""].filter(Boolean).join(", ");
    this.timeline.show(revision, words);
    const writer = new Words(history, list, (row) => this.choose(row));
    const hazard = entry?.hazards.length ? writer.hazard(entry.hazards[0], entry) : null;
    this.caption.className = `caption ${hazard ? "hazard" : kind}`;
    this.caption.replaceChildren(...(hazard
      ? [`${hazard.gesture} was meant for `, hazard.name, ", it would have hit ", hazard.hit, "."]
      : [action && element("span.code.clip", foreign(action)), element("span.outcome", outcome)]).filter(Boolean));
    clearTimeout(this.announcing);
    this.announcing = setTimeout(() => {
      this.announcement.textContent = `Revision ${revision}: ${words}`;
    }, 400);
  }

  revisionLink(revision) {
    const { history } = this;
    if (!history.has(revision)) return `r${revision}`;
    return element("a", { href: linkTo({ history, revision, row: this.row, pinned: null }), onclick: (event) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      this.go(revision, { animated: true });
    } }, `r${revision}`);
  }

  lineButton(line) {
    if (!this.sourcePane) return `line ${line}`;
    return element("button", { type: "button", class: "text-button small", onclick: () => {
      this.showPane("source");
      this.sourcePane.show(this.revision, false);
      this.sourcePane.reveal(line);
    } }, `line ${line}`);
  }
}
