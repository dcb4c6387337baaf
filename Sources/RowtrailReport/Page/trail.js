// One row's trail: where it stood at each revision, as a chart, and what happened to it, as a list.

/** Follows a row through a history: `points` of revision, place in the whole list (none: not there) and path; `steps`. */
function trailOf(history, row) {
  const order = history.start.map(([section]) => section);
  const counts = new Int32Array(history.sections);
  const looks = new Int32Array(history.sections);
  let place = null;
  for (const [section, look, ...rest] of history.start) {
    counts[section] = rest.length / 3;
    looks[section] = look;
    for (let index = 0; index < rest.length; index += 3) if (rest[index] === row) place = { section, offset: index / 3 };
  }
  const come = (section, offset, other) => {
    counts[section] += 1;
    if (other === row) place = { section, offset };
    else if (place && place.section === section && offset <= place.offset) place.offset += 1;
  };
  const go = (section, offset, other) => {
    counts[section] -= 1;
    if (other === row) place = null;
    else if (place && place.section === section && offset < place.offset) place.offset -= 1;
  };
  const here = () => {
    if (!place) return { index: null, path: null };
    let index = place.offset;
    let number = 0;
    for (; order[number] !== place.section; number += 1) index += counts[order[number]];
    return { index, path: pathText(number, place.offset + firstRowItem(history, looks[place.section])) };
  };
  const points = [{ revision: history.first, ...here() }];
  const steps = place ? [{ revision: history.first, before: null, after: points[0].path, events: [], isStart: true }] : [];
  history.entries.forEach(([, , , , events], number) => {
    if (!events.length) return;
    for (const [kind, first, second, third, fourth, fifth] of events) {
      if (kind === eventKind.inserted) come(fourth, fifth, first);
      else if (kind === eventKind.deleted) go(fourth, fifth, first);
      else if (kind === eventKind.moved) {
        go(second, third, first);
        come(fourth, fifth, first);
      } else if (kind === eventKind.sectionInserted) {
        order.splice(third, 0, first);
        looks[first] = second;
        counts[first] = 0;
      } else if (kind === eventKind.sectionDeleted) order.splice(third, 1);
      else if (kind === eventKind.sectionMoved) order.splice(third, 0, ...order.splice(second, 1));
      else if (kind === eventKind.sectionEdited) looks[first] = third;
    }
    const revision = history.first + number + 1;
    const last = points[points.length - 1];
    const now = here();
    if (now.index !== last.index || now.path !== last.path) points.push({ revision, ...now });
    const touched = events.filter((event) => eventTouches(event, row));
    if (touched.length) steps.push({ revision, before: last.path, after: now.path, index: now.index ?? last.index, events: touched });
  });
  return { points, steps };
}

class RowPane {
  constructor(view) {
    this.view = view;
    this.heading = element("h2", { id: "row-heading" }, "Row");
    this.body = element("div.row-body");
    this.element = element("section", { class: "pane row-pane", "aria-labelledby": "row-heading" }, this.heading, this.body);
    new ResizeObserver(() => this.drawChart()).observe(this.body);
    this.choose(null);
  }

  choose(row) {
    const { view } = this;
    this.row = row;
    this.trail = row === null ? null : trailOf(view.history, row);
    this.chart = null;
    if (row === null) {
      this.heading.replaceChildren("Row");
      this.body.replaceChildren(element("p.quiet", "Choose a row in the list to see where it stood over time and what happened to it."));
      return;
    }
    const { id, title } = view.history.nameOf(row, view.list);
    this.heading.replaceChildren(element("span", "Row ", foreign(title || id)),
      button("Forget this row", "plain", () => view.choose(null), icon("close")));
    this.chart = element("div.chart");
    this.steps = element("ol", { class: "steps", role: "list" });
    this.content = element("div.content");
    this.body.replaceChildren(this.content, this.chart, element("h3", `What happened to it`), this.steps);
    this.drawSteps();
    this.show(view.revision, view.list);
  }

  show(revision, list) {
    if (this.row === null) return;
    const { history } = this.view;
    const { id, title, fields } = history.nameOf(this.row, list);
    const path = this.at(revision);
    this.content.replaceChildren(
      element("p", element("span.code", foreign(id)), " ", path ? `stands at ${path}` : "is not in the list", ` in revision ${revision}`),
      element("p.whole", foreign(title)),
      fields.length > 0 && element("dl.fields", fields.flatMap(([name, value]) =>
        [element("dt", foreign(name)), element("dd", foreign(value))])) || "");
    for (const step of this.steps.children) step.classList.toggle("current", step.revision === revision);
    this.drawChart();
  }

  /** The path of the row at a revision. */
  at(revision) {
    const { points } = this.trail;
    this.trail.revisions ??= points.map((point) => point.revision);
    return points[lowerBound(this.trail.revisions, revision + 1) - 1]?.path ?? null;
  }

  drawSteps() {
    const { view, trail } = this;
    const words = new Words(view.history, view.list, (row) => view.choose(row));
    const most = 300;
    this.steps.replaceChildren(...trail.steps.slice(0, most).map((step) => {
      const happened = step.isStart ? "in the list from the beginning"
        : [...new Set(step.events.map((event) => words.event(event)[0]))].join(", ");
      const path = step.before === step.after ? step.after ?? "–" : `${step.before ?? "–"} → ${step.after ?? "–"}`;
      const item = element("li", view.revisionLink(step.revision), " ", element("span.code", path), " ", happened);
      item.revision = step.revision;
      return item;
    }));
    if (trail.steps.length > most) {
      this.steps.append(element("li.quiet", `and ${counted(trail.steps.length - most, "more revision")}; the entries can be limited to this row`));
    }
    if (!trail.steps.length) this.steps.append(element("li.quiet", "nothing on this page"));
  }

  drawChart() {
    if (!this.chart?.isConnected || !this.chart.clientWidth) return;
    this.chart.replaceChildren(pathChart(this.view, this.trail, this.chart.clientWidth));
  }
}

/** Place against revision, the top of the list at the top. */
function pathChart(view, { points, steps }, width) {
  const { history, revision } = view;
  const [height, left, right, top, bottom] = [rem(10), rem(2.6), rem(0.8), rem(0.8), rem(1.6)];
  const most = Math.max(1, ...points.reduce((found, { index }) => (index > found[0] ? [index] : found), [0]));
  const span = Math.max(1, history.last - history.first);
  const x = (at) => left + ((at - history.first) / span) * (width - left - right);
  const y = (index) => top + (index / most) * (height - top - bottom);
  const chart = svg("svg", { class: "path-chart", viewBox: `0 0 ${width} ${height}`, width, height, role: "img",
    "aria-label": chartSummary(points, history) });
  for (const index of new Set([0, Math.round(most / 2), most])) {
    chart.append(svg("line", { class: "grid", x1: left, x2: width - right, y1: y(index), y2: y(index) }),
      svg("text", { x: left - 6, y: y(index) + 4, "text-anchor": "end" }, String(index)));
  }
  chart.append(svg("text", { x: left, y: height - 4 }, `r${history.first}`),
    svg("text", { x: width - right, y: height - 4, "text-anchor": "end" }, `r${history.last}`));
  chart.append(svg("line", { class: "now", x1: x(revision), x2: x(revision), y1: top - 6, y2: height - bottom + 4 }));
  chart.append(svg("path", { class: "line", d: steppedLine(points, history.last, x, y) }));
  for (const step of thinned(steps, 400)) {
    if (step.index === undefined || step.index === null) continue;
    const isHazard = history.entries[step.revision - history.first - 1]?.[6]?.length;
    chart.append(svg("circle", { class: isHazard ? "dot hazard" : "dot", cx: x(step.revision), cy: y(step.index), r: 3.5 }));
  }
  chart.addEventListener("click", (event) => {
    const at = (event.offsetX - left) / (width - left - right);
    view.go(Math.round(history.first + Math.max(0, Math.min(1, at)) * span), {});
  });
  return chart;
}

function thinned(list, most) {
  if (list.length <= most) return list;
  return Array.from({ length: most }, (_, index) => list[Math.floor((index * list.length) / most)]);
}

/** A line of steps; of more points than can be told apart only the extremes of each stretch are drawn. */
function steppedLine(points, last, x, y) {
  let line = "";
  let isDown = false;
  let column = -1;
  points.forEach(({ revision, index }, number) => {
    const at = x(revision);
    const next = x(points[number + 1]?.revision ?? last);
    if (index === null) {
      isDown = false;
      return;
    }
    if (points.length > 4000 && Math.floor(at) === column && number % 16 !== 0) return;
    column = Math.floor(at);
    line += `${isDown ? "L" : "M"}${at.toFixed(1)} ${y(index).toFixed(1)}H${next.toFixed(1)}`;
    isDown = true;
  });
  return line;
}

function chartSummary(points, history) {
  const there = points.filter(({ index }) => index !== null);
  if (!there.length) return "The row is not in the list at any revision of this page.";
  const places = there.map(({ index }) => index);
  const [low, high] = [places.reduce((one, other) => Math.min(one, other)), places.reduce((one, other) => Math.max(one, other))];
  return `Place in the list from revision ${history.first} to ${history.last}: between ${low} and ${high}, `
    + `${counted(points.length - 1, "change")}. The list below says what happened.`;
}
