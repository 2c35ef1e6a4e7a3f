// No move is lost by one click: the second press of a double click, one on something that came under a resting pointer, and
// one that began at another question are nobody's wish. What cannot be taken back is pressed twice (live.js).
// Whoever wants it fast can have it: then every press counts.

import { disarm, ready, table, watch } from "./live.js";
import { preference } from "./words.js";

const REST = 250;

export const sure = () => preference("clicks", "sure") !== "fast";

let changed = -REST;
let moved = true;
let begun = "";
let touched = "";

const now = () => `${table().dataset.decision} ${ready()}`;

// A press counts for what was shown when it began; that of a double click began with its first one, and that of a finger
// when it came down: the browser tells of a press once it is lifted.
function press(event) {
  if (event.detail < 2) begun = event.sourceCapabilities?.firesTouchEvents ? touched : now();
}

function touch(event) {
  if (event.pointerType === "touch") touched = now();
}

function late(event) {
  if (event.detail === 0) return false; // by the keyboard
  return begun !== now() || (!moved && performance.now() - changed < REST);
}

function click(event) {
  const within = event.target.closest?.("#beat, #table, #choices");
  if (!sure() || !within || within.id === "beat" || !late(event)) return;
  event.preventDefault();
  event.stopPropagation();
}

function after(page, was) {
  if (page.dataset.decision === was) return;
  changed = performance.now();
  moved = false;
}

export function start() {
  watch((page) => page.dataset.decision, after);
  document.addEventListener("pointermove", () => (moved = true), { passive: true });
  document.addEventListener("pointerdown", touch, true);
  document.addEventListener("mousedown", press, true);
  document.addEventListener("click", click, true);
  document.addEventListener("click", (event) => event.target.closest(".offer, [data-ref]") || disarm());
}
