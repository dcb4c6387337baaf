// Making elements. Text of a history only ever becomes a text node; nothing here reads markup.

/**
 * An element: `element("p.quiet", "text")`. What follows the name and its classes is attributes, where it is a plain
 * object (`on…` are listeners; null and false leave one out), and then children.
 */
function element(name, ...parts) {
  const [kind, ...classes] = name.split(".");
  const node = document.createElement(kind);
  if (classes.length) node.className = classes.join(" ");
  return dressed(node, parts);
}

/** An SVG element, the same way. */
function svg(name, ...parts) {
  return dressed(document.createElementNS("http://www.w3.org/2000/svg", name), parts);
}

function dressed(node, parts) {
  const attributes = parts[0]?.constructor === Object ? parts.shift() : {};
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null || value === undefined || value === false) continue;
    if (name.startsWith("on")) node.addEventListener(name.slice(2), value);
    else node.setAttribute(name, value === true ? "" : value);
  }
  node.append(...parts.flat().filter((child) => child !== null && child !== undefined && child !== false));
  return node;
}

/** Text that somebody else wrote, whose direction does not reach what stands around it. */
function foreign(text, classes = "") {
  return element("bdi", { class: `text ${classes}`.trim() }, text);
}

function button(label, classes, action, ...children) {
  return element("button", { type: "button", class: classes, "aria-label": label, title: label, onclick: action },
    ...children);
}

const shapes = {
  first: "M5 5v14h2V5zm14 0v14L8.5 12z",
  back: "M17 5v14L6.5 12z",
  play: "M7 4.5v15L19.5 12z",
  pause: "M7 5h3.5v14H7zm6.5 0H17v14h-3.5z",
  next: "M7 5v14l10.5-7z",
  last: "M17 5v14h2V5zM5 5v14l10.5-7z",
  star: "M12 2.8l2.85 5.9 6.45.9-4.7 4.5 1.15 6.4L12 17.4l-5.75 3.1 1.15-6.4L2.7 9.6l6.45-.9z",
  close: "M6.4 5 5 6.4 10.6 12 5 17.6 6.4 19l5.6-5.6 5.6 5.6 1.4-1.4-5.6-5.6L19 6.4 17.6 5 12 10.6z",
};

function icon(shape) {
  return svg("svg", { viewBox: "0 0 24 24", class: "icon", "aria-hidden": "true", focusable: "false" },
    svg("path", { d: shapes[shape] }));
}

/** `1 row`, `2 rows`. */
function counted(count, noun, plural = `${noun}s`) {
  return `${count.toLocaleString("en")} ${count === 1 ? noun : plural}`;
}

function pathText(section, item) {
  return `[${section}, ${item}]`;
}
