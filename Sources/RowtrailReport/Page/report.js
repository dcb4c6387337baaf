// The page: what is shown follows from the link, and the link from what is shown.

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
        element("p.about", this.badges(), element("span.quiet.clip", this.facts(), " · ",
          foreign(history.line ? `${history.file}:${history.line}` : history.file)))),
      this.compareButton, button("Keys", "text-button keys-button", () => this.help().showModal(), "Keys"));
  }

  badges() {
    const { history } = this;
    return [
      history.kind === "scenario" && (history.passed ? element("span.badge.accepted", "passed")
        : element("span.badge.failed", "failed")),
      history.hazards > 0 && element("span.badge.hazard", counted(history.hazards, "hazard")),
    ];
  }

  facts() {
    return counted(this.history.whole[1] - this.history.whole[0], "entry", "entries");
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
    const [kind, outcome] = entry ? outcomeOf(entry) : ["unchanged", "the list as set up"];
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

  help() {
    if (this.dialog) return this.dialog;
    const keys = [["← →", "one revision back or forward"], ["Page Up, Page Down", "ten revisions"], ["Home, End", "the first, the last"],
      ["Space", "play and pause"], ["H, Shift H", "next hazard, the one before"], ["F, Shift F", "next failure, the one before"],
      ["C", "compare with this revision"], ["/", "search the entries"], ["Escape", "ends a comparison, forgets the row"]];
    this.dialog = element("dialog", { "aria-labelledby": "keys-heading" }, element("h2", { id: "keys-heading" }, "Keys"),
      element("dl", keys.flatMap(([key, words]) => [element("dt", element("kbd", key)), element("dd", words)])),
      element("button", { type: "button", class: "text-button", onclick: () => this.dialog.close() }, "Done"));
    this.element.append(this.dialog);
    return this.dialog;
  }

  key(event) {
    if (event.ctrlKey || event.metaKey || event.altKey || this.dialog?.open) return;
    const { target } = event;
    const isWriting = target.matches("input:not([type=range]):not([type=checkbox]), select, textarea");
    if (event.key === "Escape" && !isWriting) {
      if (this.pinned !== null) this.pin(null);
      else if (this.row !== null) this.choose(null);
      return;
    }
    if (isWriting || (event.key === " " && target.matches("button, a, input"))) return;
    if ([" ", "PageUp", "PageDown", "Home", "End"].includes(event.key) && target.closest(".phone-list, .lines, pre")) return;
    const isHazard = (entry) => entry[6]?.length;
    const isFailure = (_, revision) => this.history.failuresAt.has(revision);
    const actions = {
      ArrowLeft: () => this.step(-1), ArrowRight: () => this.step(1), PageUp: () => this.step(-10), PageDown: () => this.step(10),
      Home: () => this.step(-Infinity), End: () => this.step(Infinity), " ": () => this.timeline.toggle(),
      h: () => this.jump(isHazard, 1), H: () => this.jump(isHazard, -1), f: () => this.jump(isFailure, 1), F: () => this.jump(isFailure, -1),
      c: () => this.pin(this.pinned === null ? this.revision : null), "?": () => this.help().showModal(),
      "/": () => {
        this.showPane("entries");
        this.entriesPane.search.focus();
      },
    };
    const action = Object.hasOwn(actions, event.key) ? actions[event.key] : null;
    if (!action) return;
    event.preventDefault();
    action();
  }
}

/** A link to what is shown: numbers alone. */
function linkTo({ history, revision, row, pinned }) {
  const parts = [histories.length > 1 && `s=${history.number + 1}`, `r=${revision}`, pinned !== null && `with=${pinned}`,
    row !== null && `row=${row}`];
  return `#${parts.filter(Boolean).join("&")}`;
}

/** What a link asks for; what is no whole number is left out. */
function readLink() {
  const wanted = {};
  for (const part of location.hash.slice(1).split("&")) {
    const [name, value] = part.split("=");
    if (/^\d{1,15}$/.test(value ?? "")) wanted[name] = Number(value);
  }
  return wanted;
}

let saving = null;

/** Writes the link to what is shown, a moment later, unless somebody follows another one meanwhile. */
function saveLink(view) {
  clearTimeout(saving);
  const followed = location.hash;
  saving = setTimeout(() => {
    if (current === view && location.hash === followed) history.replaceState(null, "", linkTo(view));
  }, 250);
}

const histories = JSON.parse(document.getElementById("data").textContent).histories.map((data, number) => new History(data, number));
const paper = new PrintSheet();
const root = element("div", { id: "page" });
document.body.append(root, paper.element);
let current = null;

/** Shows what the link asks for. */
function follow() {
  const wanted = readLink();
  const shown = histories.length === 1 ? histories[0] : histories[wanted.s - 1];
  clearTimeout(saving);
  current?.timeline.stop();
  if (!shown?.isHere) {
    current = null;
    document.title = "Rowtrail report";
    root.replaceChildren(new IndexPage(histories).element);
    return;
  }
  if (current?.history !== shown) {
    current = new View(shown, histories.length === 1);
    document.title = `${shown.name} – Rowtrail report`;
    root.replaceChildren(current.element);
    if (history.length > 1) current.element.querySelector("h1").focus({ preventScroll: true });
  }
  const view = current;
  view.go(wanted.r ?? shown.remarkable);
  if (wanted.row !== undefined && wanted.row < shown.rows && wanted.row !== view.row) view.choose(wanted.row);
  const pinned = wanted.with ?? null;
  if (pinned !== view.pinned) view.pin(pinned);
}

window.addEventListener("hashchange", follow);
window.addEventListener("keydown", (event) => current?.key(event));
window.addEventListener("beforeprint", () => {
  if (current) paper.fill(current);
  document.body.classList.toggle("printed", current !== null);
});
window.addEventListener("afterprint", () => paper.clear());
follow();
