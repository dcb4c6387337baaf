// Two revisions side by side.

/** What is shown of one revision beside another: a list of its own, and what differs. */
class Comparison {
  constructor(view) {
    this.view = view;
    this.cursor = new Cursor(view.history);
    this.phone = new Phone(view.history, "The list to compare with", (row) => view.choose(row));
    this.number = element("input", {
      type: "number", "aria-label": "Compare with revision", min: view.history.first, max: view.history.last,
      onchange: () => view.pin(Number(this.number.value)),
    });
    this.summary = element("span", { class: "summary", role: "status" });
    this.bar = element("div.compare-bar",
      element("span", "Comparing ", this.number, " with ", this.other = element("b")), this.summary,
      button("End the comparison", "plain", () => view.pin(null), icon("close")));
  }

  /** Shows a revision, and returns the marks for the list that it is compared with. */
  show(pinned, revision, list, selected) {
    const old = this.cursor.seek(pinned);
    const differs = difference(old, list);
    const marks = [new Map(), new Map()];
    const mark = (rows, kind, word, sides) => {
      for (const row of rows) for (const side of sides) marks[side].set(row, [kind, word]);
    };
    mark(differs.changed, "changed", "changed", [0, 1]);
    mark(differs.moved, "moved", "moved", [0, 1]);
    for (const row of differs.moved) if (differs.changed.has(row)) mark([row], "moved", "moved, changed", [0, 1]);
    mark(differs.went, "went", "gone", [0]);
    mark(differs.came, "came", "new", [1]);
    this.number.value = pinned;
    this.other.textContent = `r${revision}`;
    const parts = [["came", "new"], ["went", "gone"], ["moved", "moved"], ["changed", "changed"]]
      .filter(([kind]) => differs[kind].size)
      .map(([kind, word]) => element("span", { class: `count ${kind}` }, `${differs[kind].size.toLocaleString("en")} ${word}`));
    this.summary.replaceChildren(...(parts.length ? parts : [old.order.join() === list.order.join() ? "the rows are the same" : "the sections differ"]));
    this.phone.show(old, { revision: pinned, marks: marks[0], selected });
    return marks[1];
  }
}
