// A long list of which only what is visible is in the document.

/**
 * Draws the items of `source` that are in sight:
 * `tops`, where each item starts and the last one ends; `key(index)`; `signature(index)`, which changes when the item has
 * to be drawn anew; `fill(node, index)`, which draws it.
 */
class Window {
  static margin = 300;

  constructor(scroller, label) {
    this.scroller = scroller;
    this.sheet = element("ul", { class: "sheet", role: "list", "aria-label": label });
    this.nodes = new Map();
    this.source = null;
    scroller.append(this.sheet);
    scroller.addEventListener("scroll", () => this.draw(), { passive: true });
    new ResizeObserver(() => this.draw()).observe(scroller);
  }

  get count() {
    return this.source ? this.source.tops.length - 1 : 0;
  }

  show(source) {
    this.source = source;
    this.sheet.style.height = `${source.tops[source.tops.length - 1]}px`;
    this.draw();
  }

  /** Scrolls as little as makes an item visible. */
  reveal(index, room = 12) {
    if (index < 0 || index >= this.count) return;
    const { scroller, source: { tops } } = this;
    const top = Math.max(0, tops[index] - room);
    const bottom = tops[index + 1] + room;
    if (top < scroller.scrollTop) scroller.scrollTop = top;
    else if (bottom > scroller.scrollTop + scroller.clientHeight) scroller.scrollTop = bottom - scroller.clientHeight;
  }

  /** The index of the item at a height. */
  at(height) {
    const { tops } = this.source;
    let [low, high] = [0, tops.length - 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (tops[middle + 1] <= height) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  draw() {
    const { source, scroller, sheet, nodes } = this;
    if (!source || !scroller.clientHeight) return;
    const focused = sheet.contains(document.activeElement) ? document.activeElement : null;
    const focusedKey = focused?.closest("li")?.key;
    const from = this.at(scroller.scrollTop - Window.margin);
    const end = scroller.scrollTop + scroller.clientHeight + Window.margin;
    const drawn = new Set();
    const wanted = [];
    for (let index = from; index < this.count && source.tops[index] < end; index += 1) {
      drawn.add(source.key(index));
      wanted.push(index);
    }
    for (const [key, node] of nodes) {
      if (drawn.has(key)) continue;
      nodes.delete(key);
      source.leave?.(node, key);
      node.remove();
    }
    let place = sheet.firstChild;
    for (const index of wanted) {
      const node = this.node(index);
      if (node === place) place = place.nextSibling;
      else sheet.insertBefore(node, place);
    }
    if (focused && document.activeElement !== focused) this.refocus(focused, focusedKey);
  }

  node(index) {
    const { source, nodes } = this;
    const key = source.key(index);
    let node = nodes.get(key);
    if (!node) {
      node = element("li", { role: "listitem" });
      node.key = key;
      nodes.set(key, node);
    }
    const signature = source.signature(index);
    if (node.signature !== signature) {
      node.signature = signature;
      source.fill(node, index);
    }
    node.style.height = `${source.tops[index + 1] - source.tops[index]}px`;
    node.style.transform = `translateY(${source.tops[index]}px)`;
    node.setAttribute("aria-posinset", index + 1);
    node.setAttribute("aria-setsize", this.count);
    return node;
  }

  /** Gives the focus back that moving or drawing an element took. */
  refocus(focused, key) {
    const node = this.nodes.get(key);
    const target = focused.isConnected ? focused : node?.querySelector("button, a");
    (target ?? this.scroller).focus({ preventScroll: true });
  }
}

/** Where items of one height start. */
function evenTops(count, height) {
  const tops = new Float64Array(count + 1);
  for (let index = 1; index <= count; index += 1) tops[index] = index * height;
  return tops;
}

/** A length in the page's own unit, which grows with the reader's font size. */
function rem(count) {
  return Math.round(count * parseFloat(getComputedStyle(document.documentElement).fontSize));
}
