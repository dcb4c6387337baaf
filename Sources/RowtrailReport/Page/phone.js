// The list as a phone shows it.

const still = window.matchMedia("(prefers-reduced-motion: reduce)");
const travel = { duration: 420, easing: "cubic-bezier(.3,.8,.3,1)" };

/** One list on the screen: sections, headers, footers and rows, each row at its place. */
class Phone {
  constructor(history, label, choose) {
    this.history = history;
    this.choose = choose;
    this.heading = element("p.phone-heading");
    this.scroller = element("div", { class: "phone-list", tabindex: "0", role: "group", "aria-label": label });
    this.element = element("div.phone", this.heading, this.scroller);
    this.window = new Window(this.scroller, label);
    this.items = [];
    this.places = new Map();
  }

  /**
   * Shows a list.
   *
   * `marks` says for some rows what is to be seen of them: a class and a word. With `animated` every row goes from its old
   * place to its new one. `reveal` is a row to be made visible.
   */
  show(list, { revision, marks = new Map(), animated = false, reveal = null, selected = null }) {
    const moves = animated && !still.matches;
    const before = { places: this.places, top: this.scroller.scrollTop, keys: new Set(this.window.nodes.keys()) };
    this.list = list;
    this.lay(list);
    const { items, tops } = this;
    this.heading.replaceChildren(
      element("b", `Revision ${revision}`),
      element("span", `${counted(this.rowCount, "row")} in ${counted(list.order.length, "section")}`));
    this.leaving = moves ? [] : null;
    const source = {
      tops,
      key: (index) => keyOf(items[index]),
      signature: (index) => this.signature(items[index], marks, selected),
      fill: (node, index) => this.fill(node, items[index], marks, selected),
      leave: (node, key) => this.leaving?.push([node.cloneNode(true), key]),
    };
    this.window.show(source);
    if (reveal !== null) this.window.reveal(items.findIndex((item) => item.row === reveal), rem(2));
    this.window.draw();
    if (moves) this.animate(before);
    this.leaving = null;
  }

  /** Lays the list out: what stands where, from top to bottom. */
  lay(list) {
    const { history } = this;
    const size = { header: rem(2.25), item: rem(2.75), plain: rem(2.9), row: rem(3.9), field: rem(1.3), footer: rem(2), gap: rem(1) };
    const items = [];
    const heights = [];
    const add = (item, height) => {
      items.push(item);
      heights.push(height);
    };
    this.rowCount = 0;
    list.order.forEach((section, place) => {
      const look = history.look(list.looks[section]);
      const first = look.mode === "first-item" ? 1 : 0;
      const count = list.rows[section].length;
      this.rowCount += count;
      if (look.mode === "first-item") {
        add({ kind: "item-header", section, place, look, first: true, last: count === 0 }, size.item);
      } else {
        add({ kind: "header", section, place, look }, look.mode === "none" || !look.header ? size.gap : size.header);
      }
      let offset = 0;
      for (const row of list.rows[section]) {
        const fields = (history.items[list.items[row]].length - 2) / 2;
        const isOpen = list.flags[row] & 2;
        const height = isOpen ? size.plain + Math.max(1, fields) * size.field : fields ? size.row : size.plain;
        add({ kind: "row", row, place, item: offset + first, first: offset + first === 0, last: offset === count - 1 }, height);
        offset += 1;
      }
      add({ kind: "footer", section, place, look }, look.footer ? size.footer : size.gap);
    });
    const tops = new Float64Array(items.length + 1);
    heights.forEach((height, index) => {
      tops[index + 1] = tops[index] + height;
    });
    this.items = items;
    this.tops = tops;
    this.places = { get: (key) => placeIn(items, tops, key) };
  }

  signature(item, marks, selected) {
    if (item.kind !== "row") return `${item.kind}${item.place}${this.list.looks[item.section]}${item.last}`;
    const mark = marks.get(item.row);
    const { list: { items, flags } } = this;
    return `${item.place},${item.item},${items[item.row]},${flags[item.row]},${item.first},${item.last},${mark?.join()},${selected === item.row}`;
  }

  fill(node, item, marks, selected) {
    if (item.kind === "row") this.fillRow(node, item, marks.get(item.row), selected === item.row);
    else this.fillSection(node, item);
  }

  fillSection(node, item) {
    const { look, kind } = item;
    node.className = `${kind}${item.last ? " last" : ""}${item.first ? " first" : ""}`;
    node.dataset.section = item.section;
    node.dataset.mode = look.mode;
    const id = element("span.id", foreign(look.id));
    if (kind === "footer") node.replaceChildren(look.footer ? foreign(look.footer, "line") : "");
    else if (kind === "item-header") {
      node.replaceChildren(foreign(look.header, "line"), id, element("span.path", pathText(item.place, 0)));
    } else if (look.mode === "none") node.replaceChildren(element("span.unseen", "section ", id));
    else node.replaceChildren(foreign(look.header, "line"), id, element("span.path", `[${item.place}]`));
  }

  fillRow(node, item, mark, isSelected) {
    const { list, history } = this;
    const { id, title, fields } = history.item(list.items[item.row]);
    const flags = list.flags[item.row];
    const isOpen = (flags & 2) !== 0;
    node.className = ["row", item.first && "first", item.last && "last", isOpen && "open", mark && `marked ${mark[0]}`,
      isSelected && "selected"].filter(Boolean).join(" ");
    node.dataset.row = item.row;
    const star = element("span", { class: flags & 1 ? "star on" : "star" }, icon("star"),
      element("span.unseen", flags & 1 ? "starred" : ""));
    const shown = fields.map(([name, value]) =>
      element("span.field", foreign(name, "field-name"), " ", foreign(value, "field-value")));
    node.replaceChildren(element("button", {
      type: "button", class: "cell", "aria-pressed": String(isSelected), onclick: () => this.choose(item.row),
    },
    element("span.names", foreign(title, "title"),
      element("span", { class: title === id ? "id same" : "id" }, foreign(id)),
      mark && mark[1] && element("span.tag", mark[1])),
    shown.length > 0 && element("span.fields", shown),
    element("span.side", element("span.path", pathText(item.place, item.item)), star),
    isOpen && element("span.unseen", "expanded")));
  }

  /** Lets every row travel from where it was, new ones come up and old ones go. */
  animate({ places, top, keys }) {
    const now = this.scroller.scrollTop;
    for (const [key, node] of this.window.nodes) {
      const old = places.get(key);
      const place = this.places.get(key);
      if (old === undefined) {
        if (keys.size) node.animate([{ opacity: 0 }, { opacity: 1 }], travel);
        continue;
      }
      const distance = old - top - (place - now);
      if (Math.abs(distance) < 1 || Math.abs(distance) > 20000) continue;
      node.animate([{ transform: `translateY(${place + distance}px)`, zIndex: 2 }, { transform: `translateY(${place}px)`, zIndex: 2 }], travel);
    }
    for (const [ghost, key] of this.leaving) this.send(ghost, key, places.get(key) - top + now);
  }

  /** A row that is no longer drawn: it goes to where it went, or off to the side. */
  send(ghost, key, from) {
    if (!key.startsWith("r") || Number.isNaN(from)) return;
    const place = this.places.get(key);
    const end = place === undefined
      ? { transform: `translate(-100%, ${from}px)`, opacity: 0 }
      : { transform: `translateY(${Math.max(from - 2000, Math.min(from + 2000, place))}px)`, opacity: 0.2 };
    ghost.setAttribute("aria-hidden", "true");
    ghost.inert = true;
    ghost.removeAttribute("role");
    ghost.classList.add("ghost");
    const layer = this.ghosts ??= this.scroller.appendChild(element("div", { class: "ghosts", "aria-hidden": "true" }));
    layer.append(ghost);
    ghost.animate([{ transform: `translateY(${from}px)`, opacity: 1 }, end], travel).finished
      .then(() => ghost.remove(), () => ghost.remove());
  }
}

/** What stays the same about an item from one revision to another. */
function keyOf({ kind, row, section }) {
  if (kind === "row") return `r${row}`;
  return kind === "footer" ? `f${section}` : `h${section}`;
}

function placeIn(items, tops, key) {
  items.byKey ??= new Map(items.map((item, index) => [keyOf(item), index]));
  const index = items.byKey.get(key);
  return index === undefined ? undefined : tops[index];
}
