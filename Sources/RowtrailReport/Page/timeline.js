// The timeline: scrub, step and play.

class TimelineBar {
  constructor(view) {
    this.view = view;
    const { history } = view;
    this.canvas = element("canvas", { "aria-hidden": "true" });
    this.slider = element("input", {
      type: "range", min: history.first, max: history.last, step: 1, "aria-label": "Revision",
      oninput: () => this.scrub(Number(this.slider.value)),
    });
    this.number = element("input", {
      type: "number", "aria-label": "Go to revision", min: history.first, max: history.last,
      onchange: () => view.go(Number(this.number.value), { animated: true }),
    });
    this.speed = element("select", { "aria-label": "Speed", onchange: () => this.restart() },
      [["0.5", "½×"], ["1", "1×"], ["2", "2×"], ["5", "5×"], ["20", "20×"]].map(([value, words]) => element("option", { value, selected: value === "1" }, words)));
    this.playButton = button("Play", "round", () => this.toggle(), icon("play"));
    const step = (label, shape, action) => button(label, "control", action, icon(shape));
    this.element = element("footer", { class: "timeline", "aria-label": "Timeline" },
      element("div.track", this.canvas, this.slider),
      element("div.controls",
        element("span.where", this.number, element("span.quiet", `of ${history.last.toLocaleString("en")}`)),
        element("span.buttons",
          step("First revision", "first", () => view.go(history.first, { animated: true })),
          step("Back", "back", () => view.step(-1)),
          this.playButton,
          step("Forward", "next", () => view.step(1)),
          step("Last revision", "last", () => view.go(history.last, { animated: true }))),
        element("span.rate", this.hazards(), this.speed)));
    this.kinds = this.readKinds();
    new ResizeObserver(() => this.draw()).observe(this.canvas);
    window.matchMedia("(prefers-color-scheme: dark)").addEventListener("change", () => this.draw());
  }

  hazards() {
    const { view } = this;
    if (!view.history.entries.some((entry) => entry[6]?.length)) return null;
    return button("Next hazard", "hazard-button", () => view.jump((entry) => entry[6]?.length, 1, true), "Hazard");
  }

  /** What there is to see of each revision: 1 changed, 2 rejected, 4 hazard, 8 failure. */
  readKinds() {
    const { history } = this.view;
    const kinds = new Uint8Array(history.last - history.first + 1);
    history.entries.forEach(([, , outcome, , , , hazards], index) => {
      kinds[index + 1] = (outcome === 1 ? 1 : 0) | (Array.isArray(outcome) ? 2 : 0) | (hazards?.length ? 4 : 0);
    });
    for (const revision of history.failuresAt.keys()) if (history.has(revision)) kinds[revision - history.first] |= 8;
    return kinds;
  }

  show(revision, words) {
    this.slider.value = revision;
    this.slider.setAttribute("aria-valuetext", `Revision ${revision}: ${words}`);
    this.number.value = revision;
    this.draw();
  }

  /** Follows the finger, at most once a frame. */
  scrub(revision) {
    this.stop();
    if (this.wanted === undefined) {
      requestAnimationFrame(() => {
        const wanted = this.wanted;
        this.wanted = undefined;
        this.view.go(wanted, { animated: Math.abs(wanted - this.view.revision) === 1 });
      });
    }
    this.wanted = revision;
  }

  toggle() {
    if (this.timer) {
      this.stop();
      return;
    }
    if (this.view.revision === this.view.history.last) this.view.go(this.view.history.first, {});
    this.start();
  }

  start() {
    this.timer = setInterval(() => {
      this.view.step(1, true);
      if (this.view.revision === this.view.history.last) this.stop();
    }, 1000 / Number(this.speed.value));
    this.label("Pause", "pause");
  }

  stop() {
    if (!this.timer) return;
    clearInterval(this.timer);
    this.timer = null;
    this.label("Play", "play");
  }

  restart() {
    if (!this.timer) return;
    this.stop();
    this.start();
  }

  label(words, shape) {
    this.playButton.setAttribute("aria-label", words);
    this.playButton.title = words;
    this.playButton.replaceChildren(icon(shape));
  }

  /** Draws a bar for each revision, or for as many as share a pixel column. */
  draw() {
    const { canvas, kinds } = this;
    const { clientWidth: width, clientHeight: height } = canvas;
    if (!width) return;
    const scale = window.devicePixelRatio || 1;
    [canvas.width, canvas.height] = [width * scale, height * scale];
    const context = canvas.getContext("2d");
    context.scale(scale, scale);
    const style = getComputedStyle(document.documentElement);
    const colour = (name) => style.getPropertyValue(name);
    const inset = rem(0.7);
    const room = width - 2 * inset;
    const columns = Math.min(kinds.length, Math.max(1, Math.floor(room / 3)));
    const bar = Math.max(2, Math.min(rem(1), (room / columns) * 0.6));
    const now = this.view.revision - this.view.history.first;
    for (let column = 0; column < columns; column += 1) {
      const from = Math.floor((column * kinds.length) / columns);
      const to = Math.max(from + 1, Math.floor(((column + 1) * kinds.length) / columns));
      let kind = 0;
      for (let index = from; index < to; index += 1) kind |= kinds[index];
      const x = columns === 1 ? width / 2 : inset + (column / (columns - 1)) * room;
      const tall = kind & 8 ? 1 : kind & 4 ? 0.85 : kind & 1 ? 0.55 : kind & 2 ? 0.4 : 0.22;
      context.fillStyle = colour(kind & 8 ? "--failed" : kind & 4 ? "--hazard" : kind & 1 ? "--accent" : "--bar");
      context.globalAlpha = from <= now ? 1 : 0.4;
      context.fillRect(x - bar / 2, height - 4 - tall * (height - 8), bar, tall * (height - 8));
    }
    context.globalAlpha = 1;
    const x = kinds.length === 1 ? width / 2 : inset + (now / (kinds.length - 1)) * room;
    context.fillStyle = colour("--text");
    context.fillRect(x - 1, 0, 2, height);
  }
}
