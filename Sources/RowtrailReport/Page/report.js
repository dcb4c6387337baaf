// The page: what is shown follows from the link, and the link from what is shown.

const histories = JSON.parse(document.getElementById("data").textContent).histories.map((data, number) => new History(data, number));
const paper = new PrintSheet();
const root = element("div", { id: "page" });
document.body.append(root, paper.element);
let current = null;

/** Shows what the link asks for. */
function follow() {
  const wanted = readLink();
  const shown = histories.length === 1 ? histories[0] : histories[wanted.s - 1];
  clearTimeout(saving);
  current?.timeline.stop();
  if (!shown?.isHere) {
    current = null;
    document.title = "Rowtrail report";
    root.replaceChildren(new IndexPage(histories).element);
    return;
  }
  if (current?.history !== shown) {
    current = new View(shown, histories.length === 1);
    document.title = `${shown.name} – Rowtrail report`;
    root.replaceChildren(current.element);
    if (history.length > 1) current.element.querySelector("h1").focus({ preventScroll: true });
  }
  const view = current;
  view.go(wanted.r ?? shown.remarkable);
  if (wanted.row !== undefined && wanted.row < shown.rows && wanted.row !== view.row) view.choose(wanted.row);
  const pinned = wanted.with ?? null;
  if (pinned !== view.pinned) view.pin(pinned);
}

window.addEventListener("hashchange", follow);
window.addEventListener("keydown", (event) => current?.keys.press(event));
window.addEventListener("beforeprint", () => {
  if (current) paper.fill(current);
  document.body.classList.toggle("printed", current !== null);
});
window.addEventListener("afterprint", () => paper.clear());
follow();
