// Lists that open over the board (a pile, the cards of a player): one at a time, and closed by Escape or a click elsewhere.

const OPEN = "details[open]:has(> .pop)";

const opened = () => [...document.querySelectorAll(OPEN)];

// Closes those that are open, but for one. Was there any?
export function shut(kept = null) {
  const found = opened().filter((one) => one !== kept);
  for (const one of found) {
    if (one.contains(document.activeElement)) one.querySelector("summary").focus();
    one.open = false;
  }
  return found.length > 0;
}

// ---- The sheet of decks

let wished = "";

// What it was opened for comes first into sight, and is read first; not once somebody has gone on in the sheet, while it
// was still on its way.
export function lead(sheet) {
  const found = wished && sheet.querySelector(`[data-deck="${CSS.escape(wished)}"]`);
  const focused = document.activeElement;
  const gone = focused !== sheet && sheet.contains(focused) && !focused.matches("[data-deck]");
  if (!found || gone) return;
  found.scrollIntoView({ block: "start" });
  found.focus({ preventScroll: true });
}

function ask({ target }) {
  wished = target.closest?.("[popovertarget]")?.dataset.opens ?? "";
}

export function start() {
  document.addEventListener("click", ask, true);
  document.addEventListener(
    "toggle",
    ({ target, newState }) => newState === "open" && target.id === "decks" && lead(target),
    true,
  );
  document.addEventListener("toggle", ({ target }) => target.matches?.(OPEN) && shut(target), true);
  document.addEventListener("pointerdown", ({ target }) => shut(target.closest?.(OPEN)));
}
