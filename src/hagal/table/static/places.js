// A small window shows one place of the board at a time (data-place), by tabs (data-tab). A question brings along the place
// that it is about (data-asked); what is picked brings along what is lit by it. The question itself folds to one line.

import { table, watch } from "./live.js";

const root = document.documentElement;
const DRAG = 36;
const NARROW = 700;

let decision = null;

const tabs = () => [...document.querySelectorAll("[data-tab]")];
const asked = () => document.querySelector("[data-asked]")?.dataset.asked ?? "";
const small = () => tabs().some((tab) => tab.checkVisibility());

export function show(place) {
  if (!tabs().some((tab) => tab.dataset.tab === place)) return;
  root.dataset.shown = place;
  // What a larger window shows anyway has no tab there: the board is beside it then.
  const [first] = tabs().filter((tab) => tab.checkVisibility());
  const current = tabs().find((tab) => tab.dataset.tab === place && tab.checkVisibility()) ?? first;
  for (const tab of tabs())
    if (tab === current) tab.setAttribute("aria-current", "true");
    else tab.removeAttribute("aria-current");
}

// The first thing of these that is in no sight is brought into it.
export function bring(things) {
  if (!small() || !things.length || things.some((thing) => thing.checkVisibility())) return inView(things);
  const places = things[0].closest("[data-place]")?.dataset.place.split(" ") ?? [];
  const inner = things[0].closest("[data-within]")?.dataset.within ?? places[0];
  if (inner) show(inner);
  inView(things);
}

function inView(things) {
  if (small()) things.find((thing) => thing.checkVisibility())?.scrollIntoView({ block: "nearest" });
}

// Of a place that is longer than its room, the part with what can be chosen is shown.
function aim(place) {
  show(place);
  if (!small()) return;
  const inside = (thing) => thing.closest("[data-within], [data-place]");
  const here = ({ dataset }) => (dataset.within ?? dataset.place).split(" ").includes(place);
  const lit = [...table().querySelectorAll("[data-ref].lit")].find(
    (thing) => thing.checkVisibility() && inside(thing) && here(inside(thing)),
  );
  const part = lit ? inside(lit) : document.querySelector(`[data-within="${place}"]`);
  for (const one of [part, lit]) one?.scrollIntoView({ block: "nearest" });
}

export function back() {
  if (small() && asked()) show(asked());
}

// ---- For a moment

let guest = null;

// What is told brings its place along, one after the other, until the person chooses a tab.
export function visit(things) {
  if (!small() || (guest && root.dataset.shown !== guest.shown)) return;
  guest ??= { from: root.dataset.shown };
  bring(things);
  // On a phone what is told about it stands below it.
  if (innerWidth < NARROW) things.find((thing) => thing.checkVisibility())?.scrollIntoView({ block: "start" });
  guest.shown = root.dataset.shown;
}

// Then comes the place of the question, or what was shown before, unless somebody has gone elsewhere meanwhile.
export function leave() {
  const { from, shown } = guest ?? {};
  if (guest && shown === root.dataset.shown) aim(asked() || from);
  guest = null;
}

// What is touched there is what one wants to see.
export function stay() {
  guest = null;
}

// ---- The question

export const fold = (folded) => {
  if (folded) root.dataset.folded = "";
  else delete root.dataset.folded;
  mark();
};

const mark = () => {
  const button = document.querySelector("[data-fold]");
  button?.setAttribute("aria-expanded", String(!("folded" in root.dataset)));
};

let from = null;
let dragged = false;

function drag(event) {
  dragged = false;
  const head = event.target.closest?.("[data-fold], .ask .eyebrow, .ask .prompt");
  from = head && small() ? event.clientY : null;
}

function drop(event) {
  if (from === null) return;
  const by = event.clientY - from;
  from = null;
  dragged = Math.abs(by) > DRAG;
  if (dragged) fold(by > 0);
}

function click(event) {
  if (dragged) return void (dragged = false); // it ends the drag
  const tab = event.target.closest?.("[data-tab]");
  if (tab && small()) {
    event.preventDefault();
    return show(tab.dataset.tab);
  }
  if (event.target.closest?.("[data-fold]")) fold(!("folded" in root.dataset));
  else if ("folded" in root.dataset && event.target.closest?.(".ask")) fold(false);
}

function after(page) {
  const now = page.dataset.decision;
  if (now !== decision) {
    if (asked() && !guest) aim(asked());
    fold(false);
  }
  decision = now;
  show(root.dataset.shown ?? "board"); // after a lobby, too, which has no places
  mark();
}

export function start() {
  watch(() => {}, after);
  after(table());
  addEventListener("resize", () => show(root.dataset.shown));
  document.addEventListener("click", click);
  document.addEventListener("pointerdown", drag);
  document.addEventListener("pointerup", drop);
}
