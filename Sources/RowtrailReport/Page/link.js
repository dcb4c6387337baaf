// Links to what is shown.

/** A link to what is shown: numbers alone. */
function linkTo({ history, revision, row, pinned }) {
  const parts = [histories.length > 1 && `s=${history.number + 1}`, `r=${revision}`, pinned !== null && `with=${pinned}`,
    row !== null && `row=${row}`];
  return `#${parts.filter(Boolean).join("&")}`;
}

/** What a link asks for; what is no whole number is left out. */
function readLink() {
  const wanted = {};
  for (const part of location.hash.slice(1).split("&")) {
    const [name, value] = part.split("=");
    if (/^\d{1,15}$/.test(value ?? "")) wanted[name] = Number(value);
  }
  return wanted;
}

let saving = null;

/** Writes the link to what is shown, a moment later, unless somebody follows another one meanwhile. */
function saveLink(view) {
  clearTimeout(saving);
  const followed = location.hash;
  saving = setTimeout(() => {
    if (current === view && location.hash === followed) history.replaceState(null, "", linkTo(view));
  }, 250);
}
