// On paper: the list, what led to it, and what failed, without anything that scrolls.

class PrintSheet {
  static mostRows = 500;
  static mostEntries = 1000;

  constructor() {
    this.element = element("div", { class: "paper", "aria-hidden": "true" });
  }

  fill(view) {
    const { history, revision, list } = view;
    this.element.replaceChildren(
      element("h1", foreign(history.name)),
      element("p", foreign(history.file), history.line ? `:${history.line}` : "", ` · ${history.entryWords}`),
      ...history.failures.slice(0, 50).map((failure) => failureCard(failure, view)),
      element("h2", `The list at revision ${revision}`), this.list(history, list),
      element("h2", "Entries"), this.entries(history, view));
  }

  clear() {
    this.element.replaceChildren();
  }

  list(history, list) {
    const rows = [];
    let left = PrintSheet.mostRows;
    list.order.forEach((section, place) => {
      const look = history.look(list.looks[section]);
      rows.push(element("tr.section", element("th", `[${place}]`), element("th", { colspan: 3 }, foreign(look.header || look.id))));
      let item = look.mode === "first-item" ? 1 : 0;
      for (const row of list.rows[section]) {
        if (left > 0) rows.push(this.row(history.item(list.items[row]), list.flags[row], pathText(place, item)));
        left -= 1;
        item += 1;
      }
    });
    if (left < 0) rows.push(element("tr", element("td", { colspan: 4 }, `and ${counted(-left, "more row")}`)));
    return element("table", element("tbody", rows));
  }

  row({ title, fields }, flags, path) {
    return element("tr", element("td", path), element("td", flags & 1 ? "★" : ""), element("td", foreign(title)),
      element("td", fields.flatMap(([name, value], index) => [index ? " · " : "", foreign(name), " ", foreign(value)])));
  }

  entries(history, view) {
    const first = Math.max(history.first + 1, Math.min(view.revision - PrintSheet.mostEntries / 2, history.last - PrintSheet.mostEntries));
    const last = Math.min(history.last, first + PrintSheet.mostEntries - 1);
    const rows = [];
    for (let revision = first; revision <= last; revision += 1) {
      const entry = history.entry(revision);
      const words = new Words(history, view.list, () => {});
      rows.push(element("tr", { class: revision === view.revision ? "now" : null }, element("td", `r${revision}`),
        element("td.code", foreign(entry.action)), element("td", outcomeOf(entry)[1],
          entry.hazards.map((hazard) => {
            const { gesture, name, hit } = words.hazard(hazard, entry);
            return element("div", `${gesture} was meant for `, name, ", it would have hit ", hit, ".");
          }))));
    }
    const note = last < history.last || first > history.first + 1
      ? element("p", `Entries ${first} to ${last} of ${history.first + 1} to ${history.last}.`) : "";
    return element("div", note, element("table", element("tbody", rows)));
  }
}
