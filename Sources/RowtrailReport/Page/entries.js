// All entries, with search and filters.

class EntriesPane {
  constructor(view) {
    this.view = view;
    const { history } = view;
    this.search = element("input", {
      type: "search", placeholder: "Search rows and actions", "aria-label": "Search rows and actions", autocomplete: "off",
      spellcheck: "false", maxlength: "200", oninput: () => this.filterSoon(),
    });
    this.action = this.select("Action", "All actions", history.words.map((word) => [word, word]));
    this.outcome = this.select("Outcome", "All outcomes", this.outcomes());
    this.count = element("p", { class: "count", role: "status" });
    this.row = element("div.row-filter");
    this.scroller = element("div", { class: "lines", tabindex: "0", role: "group", "aria-label": "Entries", onkeydown: (event) => this.key(event) });
    this.window = new Window(this.scroller, "Entries");
    this.element = element("section", { class: "pane entries-pane", "aria-label": "Entries" },
      element("form", { class: "filters", role: "search", onsubmit: (event) => event.preventDefault() },
        this.search, element("div.selects", this.action, this.outcome), this.row, this.count),
      this.scroller);
    this.onlyRow = null;
    this.texts = null;
    this.filter();
  }

  select(label, all, options) {
    return element("select", { "aria-label": label, onchange: () => this.filter() },
      element("option", { value: "" }, all), options.map(([value, words]) => element("option", { value }, words)));
  }

  outcomes() {
    const { history } = this.view;
    const reasons = new Set();
    const seen = new Set();
    for (const [, , outcome, , , , hazards] of history.entries) {
      if (Array.isArray(outcome)) reasons.add(outcome[0]);
      else seen.add(outcome);
      if (hazards?.length) seen.add("hazard");
    }
    return [
      seen.has(1) && ["changed", "Accepted"], seen.has(0) && ["unchanged", "Unchanged"],
      reasons.size > 0 && ["rejected", "Rejected"],
      ...[...reasons].sort().map((reason) => [`rejected ${reason}`, `Rejected: ${reason}`]),
      seen.has("hazard") && ["hazard", "With a hazard"], history.failures.length > 0 && ["failure", "With a failure"],
    ].filter(Boolean);
  }

  filterSoon() {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.filter(), 120);
  }

  /** Shows the entries that the search and the filters let through. */
  filter() {
    const { history } = this.view;
    const [text, action, outcome] = [this.search.value.trim().toLowerCase(), this.action.value, this.outcome.value];
    this.isFiltered = Boolean(text || action || outcome || this.onlyRow !== null);
    const revisions = [];
    if (!this.isFiltered) revisions.push(history.first);
    const word = action ? history.words.indexOf(action) : -1;
    for (let revision = history.first + 1; revision <= history.last; revision += 1) {
      const entry = history.entries[revision - history.first - 1];
      if (word >= 0 && entry[1] !== word) continue;
      if (outcome && !this.hasOutcome(entry, revision, outcome)) continue;
      if (this.onlyRow !== null && !this.touches(entry, this.onlyRow)) continue;
      if (text && !this.text(revision).includes(text)) continue;
      revisions.push(revision);
    }
    this.revisions = revisions;
    const all = history.last - history.first;
    this.count.textContent = this.isFiltered ? `${revisions.length.toLocaleString("en")} of ${counted(all, "entry", "entries")}` : counted(all, "entry", "entries");
    this.scroller.scrollTop = 0;
    this.show(this.view.revision, true);
  }

  hasOutcome(entry, revision, wanted) {
    if (wanted === "hazard") return Boolean(entry[6]?.length);
    if (wanted === "failure") return this.view.history.failuresAt.has(revision);
    if (wanted === "changed") return entry[2] === 1;
    if (wanted === "unchanged") return entry[2] === 0;
    return Array.isArray(entry[2]) && (wanted === "rejected" || wanted === `rejected ${entry[2][0]}`);
  }

  touches(entry, row) {
    return entry[3] === row || entry[4].some((event) => eventTouches(event, row))
      || (entry[6] ?? []).some((hazard) => hazardRows(hazard).includes(row));
  }

  /** What a search looks at: the action, the reason, and ids and titles of the rows that the entry touches. */
  text(revision) {
    const { history } = this.view;
    this.texts ??= new Array(history.entries.length);
    const index = revision - history.first - 1;
    if (this.texts[index] !== undefined) return this.texts[index];
    const [action, word, outcome, row, events, , hazards = [], , cause = []] = history.entries[index];
    const rows = new Set(row >= 0 ? [row] : []);
    for (const event of events) {
      if (rows.size < 50) forEachRowOf(event, (touched) => rows.size < 50 && rows.add(touched));
    }
    for (const hazard of hazards) hazardRows(hazard).forEach((touched) => rows.add(touched));
    const names = [...rows].flatMap((touched) => {
      const item = history.firstItems[touched];
      return item < 0 ? [] : history.items[item].slice(0, 2).map((text) => history.texts[text]);
    });
    const text = [`r${revision}`, action, history.words[word], ...(Array.isArray(outcome) ? outcome : []), ...names, ...cause];
    return (this.texts[index] = text.join("\n").toLowerCase());
  }

  /** Says that a row is chosen, which the entries can be limited to. */
  offer(row) {
    if (row === null) {
      this.row.replaceChildren();
      if (this.onlyRow !== null) {
        this.onlyRow = null;
        this.filter();
      }
      return;
    }
    const { id, title } = this.view.history.nameOf(row, this.view.list);
    const box = element("input", { type: "checkbox", onchange: () => {
      this.onlyRow = box.checked ? row : null;
      this.filter();
    } });
    box.checked = this.onlyRow !== null;
    if (box.checked) this.onlyRow = row;
    this.row.replaceChildren(element("label", box, " only those that touch ", foreign(title || id, "strong")));
    if (box.checked) this.filter();
  }

  show(revision, isNew = false) {
    const { history } = this.view;
    const { revisions } = this;
    const height = rem(3.5);
    if (isNew || this.height !== height) this.tops = evenTops(revisions.length, height);
    this.height = height;
    this.window.show({
      tops: this.tops,
      key: (index) => revisions[index],
      signature: (index) => `${revisions[index] === revision}`,
      fill: (node, index) => this.fill(node, history, revisions[index], revisions[index] === revision),
    });
    this.window.reveal(this.place(revision), rem(1));
    this.window.draw();
  }

  place(revision) {
    const index = lowerBound(this.revisions, revision);
    return this.revisions[index] === revision ? index : -1;
  }

  fill(node, history, revision, isCurrent) {
    const entry = history.entry(revision);
    const failures = history.failuresAt.get(revision)?.length ?? 0;
    node.className = isCurrent ? "line current" : "line";
    const lines = entry ? entry.action.split("\n") : [history.startWords];
    const name = entry && entry.row >= 0 ? history.nameOf(entry.row, this.view.list) : null;
    node.replaceChildren(element("button", {
      type: "button", "aria-current": isCurrent ? "step" : null, onclick: () => this.view.go(revision, { animated: true }),
    },
    element("span.number", `r${revision}`),
    element("span.action.code", foreign(lines.length > 1 ? `${lines[0]} … ${counted(lines.length - 2, "line")}` : lines[0])),
    element("span.facts", entry ? outcomeBadge(entry) : element("span.quiet", "start"),
      name && element("span.quiet.clip", foreign(name.title || name.id)),
      entry?.hazards.length > 0 && element("span.badge.hazard", counted(entry.hazards.length, "hazard")),
      failures > 0 && element("span.badge.failed", counted(failures, "failure")))));
  }

  /** The arrow keys go to the next entry that is listed. */
  key(event) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step || event.altKey || event.ctrlKey || event.metaKey || !this.revisions.length) return;
    event.preventDefault();
    const { revisions } = this;
    const at = lowerBound(revisions, this.view.revision);
    const next = revisions[at] === this.view.revision ? at + step : step > 0 ? at : at - 1;
    const revision = revisions[Math.max(0, Math.min(revisions.length - 1, next))];
    this.view.go(revision, { animated: true });
    this.window.nodes.get(revision)?.querySelector("button").focus({ preventScroll: true });
  }
}

/** The place of the first number that is not below another; the numbers ascend. */
function lowerBound(numbers, wanted) {
  let [low, high] = [0, numbers.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (numbers[middle] < wanted) low = middle + 1;
    else high = middle;
  }
  return low;
}
