// A scenario's text beside what came of it.

class SourcePane {
  static kinds = ["step", "capture", "scroll", "expect"];

  constructor(view) {
    this.view = view;
    const { source = [1], marks = [], failures } = view.history;
    const [first, ...lines] = source;
    const at = new Map(marks.map(([line, kind, revision]) => [line, { kind: SourcePane.kinds[kind], revision }]));
    const failed = grouped(failures, "line");
    this.items = [];
    lines.forEach((text, index) => {
      const line = first + index;
      this.items.push({ line, text, mark: at.get(line), failed: failed.has(line) });
      for (const failure of failed.get(line) ?? []) this.items.push({ line, failure });
    });
    this.scroller = element("div", { class: "lines source", tabindex: "0", role: "group", "aria-label": "The scenario’s text" });
    this.window = new Window(this.scroller, "Lines");
    this.element = element("section", { class: "pane source-pane", "aria-label": "Source" }, this.scroller);
  }

  show(revision, reveal = true) {
    const { items } = this;
    const [height, tall] = [rem(1.6), rem(2.9)];
    if (this.height !== height) {
      this.tops = new Float64Array(items.length + 1);
      items.forEach((item, index) => {
        this.tops[index + 1] = this.tops[index] + (item.failure ? tall : height);
      });
      this.height = height;
    }
    this.window.show({
      tops: this.tops,
      key: (index) => index,
      signature: (index) => `${this.isCurrent(items[index], revision)}`,
      fill: (node, index) => this.fill(node, items[index], this.isCurrent(items[index], revision)),
    });
    const current = items.findIndex((item) => this.isCurrent(item, revision));
    if (reveal) this.window.reveal(current, rem(3));
    this.window.draw();
  }

  isCurrent({ mark }, revision) {
    return mark?.kind === "step" && mark.revision === revision;
  }

  /** Makes a line visible. */
  reveal(line) {
    const index = this.items.findIndex((item) => item.line === line);
    this.window.reveal(index, rem(6));
    this.window.draw();
    this.window.nodes.get(index)?.querySelector("button")?.focus({ preventScroll: true });
  }

  fill(node, item, isCurrent) {
    const { history } = this.view;
    if (item.failure) {
      node.className = "failure-line";
      node.replaceChildren(element("span", { class: "caret", "aria-hidden": "true" }, `${" ".repeat(Math.min(item.failure.column - 1, 200))}^`),
        element("span.words", foreign(item.failure.message)));
      return;
    }
    const { line, text, mark } = item;
    node.className = ["code-line", mark?.kind, isCurrent && "current", item.failed && "failed"].filter(Boolean).join(" ");
    const sign = item.failed ? "✗" : mark?.kind === "expect" ? "✓" : mark?.kind === "step" ? `r${mark.revision}` : "";
    const parts = [element("span.number", String(line)),
      element("span.sign", sign, sign.length === 1 && element("span.unseen", sign === "✓" ? " held" : " failed")),
      element("span.code", foreign(text))];
    if (mark && history.has(mark.revision)) {
      node.replaceChildren(element("button", {
        type: "button", "aria-current": isCurrent ? "step" : null,
        onclick: () => this.view.go(mark.revision, { animated: true }),
      }, parts));
    } else node.replaceChildren(element("div.inert-line", parts));
  }
}
