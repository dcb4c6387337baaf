// Several histories on one page: what failed first, then what has hazards, then the rest.

class IndexPage {
  constructor(histories) {
    this.histories = histories;
    this.search = element("input", {
      type: "search", placeholder: "Search names and files", "aria-label": "Search names and files", autocomplete: "off",
      spellcheck: "false", maxlength: "200", oninput: () => this.filter(),
    });
    this.groups = element("div.groups");
    const failed = histories.filter((history) => !history.passed).length;
    const hazards = histories.reduce((sum, history) => sum + history.hazards, 0);
    this.element = element("div.index",
      element("header",
        element("h1", "Rowtrail report"),
        element("p.quiet", `${counted(histories.length, "history", "histories")} · `,
          failed ? element("span.badge.failed", `${failed} failed`) : element("span.badge.accepted", "nothing failed"),
          " ", hazards > 0 && element("span.badge.hazard", counted(hazards, "hazard")))),
      element("main", element("form", { role: "search", class: "filters", onsubmit: (event) => event.preventDefault() }, this.search), this.groups));
    this.filter();
  }

  filter() {
    const text = this.search.value.trim().toLowerCase();
    const wanted = this.histories.filter(({ name, file }) => `${file}\n${name}`.toLowerCase().includes(text));
    const groups = [
      ["Failed", wanted.filter((history) => !history.passed)],
      ["With hazards", wanted.filter((history) => history.passed && history.hazards)],
      ["The rest", wanted.filter((history) => history.passed && !history.hazards)],
    ].filter(([, members]) => members.length);
    this.groups.replaceChildren(...groups.map(([name, members]) =>
      element("section.group", element("h2", name, " ", element("span.quiet", String(members.length))),
        element("ul", { role: "list" }, members.map((history) => this.line(history))))));
    if (!groups.length) this.groups.append(element("p.quiet", "Nothing has this in its name or file."));
  }

  line(history) {
    const { name, file, line, hazards, isHere } = history;
    const words = [element("span.name", foreign(name)),
      element("span.facts",
        !history.passed && element("span.badge.failed", history.kind === "log" ? "damaged" : "failed"),
        hazards > 0 && element("span.badge.hazard", counted(hazards, "hazard")),
        element("span.quiet", history.entryWords, " · ", foreign(line ? `${file}:${line}` : file)),
        !isHere && element("span.quiet", "left out: the page has no room for it"))];
    return element("li", isHere ? element("a", { href: `#s=${history.number + 1}` }, words) : element("div.left-out", words));
  }
}
