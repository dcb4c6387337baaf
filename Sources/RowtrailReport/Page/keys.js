// What keys do, and the list of them.

/** The keys of a view. */
class Keys {
  constructor(view) {
    this.view = view;
  }

  /** The list of the keys, in a dialog of the view. */
  help() {
    if (this.dialog) return this.dialog;
    const keys = [["← →", "one revision back or forward"], ["Page Up, Page Down", "ten revisions"], ["Home, End", "the first, the last"],
      ["Space", "play and pause"], ["H, Shift H", "next hazard, the one before"], ["F, Shift F", "next failure, the one before"],
      ["C", "compare with this revision"], ["/", "search the entries"], ["Escape", "ends a comparison, forgets the row"]];
    this.dialog = element("dialog", { "aria-labelledby": "keys-heading" }, element("h2", { id: "keys-heading" }, "Keys"),
      element("dl", keys.flatMap(([key, words]) => [element("dt", element("kbd", key)), element("dd", words)])),
      element("button", { type: "button", class: "text-button", onclick: () => this.dialog.close() }, "Done"));
    this.view.element.append(this.dialog);
    return this.dialog;
  }

  /** Does what a key that was pressed stands for. */
  press(event) {
    if (event.ctrlKey || event.metaKey || event.altKey || this.dialog?.open) return;
    const { view } = this;
    const { target } = event;
    const isWriting = target.matches("input:not([type=range]):not([type=checkbox]), select, textarea");
    if (event.key === "Escape" && !isWriting) {
      if (view.pinned !== null) view.pin(null);
      else if (view.row !== null) view.choose(null);
      return;
    }
    if (isWriting || (event.key === " " && target.matches("button, a, input"))) return;
    if ([" ", "PageUp", "PageDown", "Home", "End"].includes(event.key) && target.closest(".phone-list, .lines, pre")) return;
    const isHazard = (entry) => entry[6]?.length;
    const isFailure = (_, revision) => view.history.failuresAt.has(revision);
    const actions = {
      ArrowLeft: () => view.step(-1), ArrowRight: () => view.step(1), PageUp: () => view.step(-10), PageDown: () => view.step(10),
      Home: () => view.step(-Infinity), End: () => view.step(Infinity), " ": () => view.timeline.toggle(),
      h: () => view.jump(isHazard, 1), H: () => view.jump(isHazard, -1), f: () => view.jump(isFailure, 1), F: () => view.jump(isFailure, -1),
      c: () => view.pin(view.pinned === null ? view.revision : null), "?": () => this.help().showModal(),
      "/": () => {
        view.showPane("entries");
        view.entriesPane.search.focus();
      },
    };
    const action = Object.hasOwn(actions, event.key) ? actions[event.key] : null;
    if (!action) return;
    event.preventDefault();
    action();
  }
}
