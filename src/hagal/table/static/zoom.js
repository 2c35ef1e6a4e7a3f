// A card enlarges on hover, focus or long press. What is drawn comes from the server, once per card; or it is a piece of a
// drawing on the page (data-zoom="#id"): then it is shown larger, with what it is called.
// It never takes a click: it is laid over the page for the eyes alone. A right click, or Space, pins it: then it stays, and
// what is pointed at next stands beside it, as it does while Shift is held.

import { meant } from "./act.js";
import { table, watch } from "./live.js";
import { preview } from "./previews.js";
import { lay, lift } from "./tips.js";
import { make } from "./words.js";

const HOVER = 350;
const NEXT = 60;
const PRESS = 450;

// The first, and the one that is compared with it.
const panes = ["zoom", "zoom-other"].map((id) => ({
  box: make("div", { id, popover: "manual", role: "tooltip" }),
  thing: null,
}));
const [first, other] = panes;
const drawn = new Map();
let timer = 0;
let pinned = false;
let shifted = false;

const shows = (thing) => panes.some((pane) => pane.thing === thing);

// A component drawn large, as HTML; nothing if it could not be had.
export function drawing(ref) {
  if (!drawn.has(ref)) {
    const url = `${table().dataset.components}/${encodeURIComponent(ref)}?lang=${document.documentElement.lang}`;
    drawn.set(
      ref,
      fetch(url)
        .then(read)
        .catch(() => drop(ref)),
    );
  }
  return drawn.get(ref);
}

function read(answer) {
  if (!answer.ok) throw new Error(answer.status);
  return answer.text();
}

// What failed is not kept: the next look asks again.
function drop(ref) {
  drawn.delete(ref);
  return "";
}

async function open(thing) {
  if (shows(thing)) return;
  const pane = (pinned || shifted) && first.thing ? other : first;
  leave(pane);
  pane.thing = thing;
  if (thing.dataset.zoom.startsWith("#")) return openPiece(pane);
  const html = await drawing(thing.dataset.zoom);
  if (pane.thing !== thing) return;
  if (!html) pane.thing = null; // nothing is shown, so the next look at it is a new one
  if (!html || !thing.isConnected) return;
  pane.box.innerHTML = html;
  show(pane);
  foretell(pane);
}

// What comes of it, if a click on it can mean one answer only.
async function foretell(pane) {
  const { thing } = pane;
  const said = await preview(meant(thing));
  if (!said || pane.thing !== thing) return;
  pane.box.firstElementChild.append(make("p", { class: "comes" }, said));
  show(pane);
}

// It is never smaller than what is on the board, and lies neither over the question nor over what is compared: its like.
const LARGER = 1.15;
const WIDEST = 340;
const EDGE = 8;
const QUESTION = 20;
const LIKE = 3;
const ITSELF = 8;
const COMPARED = 40;

function show(pane) {
  const { box, thing } = pane;
  if (!box.isConnected) document.body.append(box); // what is not on the page has no size
  const card = box.firstElementChild;
  const board = thing.closest("#table > *");
  const scale = board && card ? (LARGER * size(board)) / size(card) : 1;
  if (card) card.style.zoom = Math.max(1, Math.min(scale, (innerWidth - 2 * EDGE) / WIDEST));
  const others = [[thing, ITSELF]];
  const group = thing.closest("ul, .fan, .row-cards, .offers") ?? thing.parentElement;
  if (group && group.id !== "table") others.push([group, LIKE]);
  for (const asked of document.querySelectorAll(".ask.open, #choices:popover-open")) others.push([asked, QUESTION]);
  if (pane === other) others.push([first.box, COMPARED], [first.thing, ITSELF]);
  lay(box, thing, others);
  describe(thing, box.id);
}

// Beside what describes it anyway: that it cannot be taken back.
function describe(thing, id = "") {
  const ids = (thing.getAttribute("aria-describedby") ?? "").split(" ").filter((other) => !other.startsWith("zoom"));
  const all = [...ids, id].filter(Boolean).join(" ");
  if (all) thing.setAttribute("aria-describedby", all);
  else thing.removeAttribute("aria-describedby");
}

const size = (element) => parseFloat(getComputedStyle(element).fontSize);

// Everything in the drawing that has an id lies under the piece as it does there; the words stand beside it, line by line.
function openPiece(pane) {
  const { box, thing } = pane;
  const piece = document.querySelector(thing.dataset.zoom);
  if (!piece) return;
  const [heading, ...lines] = thing.getAttribute("aria-label").split("\n");
  box.replaceChildren(
    make(
      "article",
      { class: "map-card" },
      enlarged(piece, thing),
      make("h2", {}, heading),
      ...lines.map((line) => make("p", {}, line)),
    ),
  );
  show(pane);
}

const SVG = "http://www.w3.org/2000/svg";
const AROUND = 1.12;

function enlarged(piece, thing) {
  const { width, height } = thing.getBBox();
  const { e, f } = piece.transform.baseVal.getItem(0).matrix;
  const [wide, high] = [width * AROUND, height * AROUND];
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("viewBox", [e - wide / 2, f - high / 2, wide, high].join(" "));
  svg.setAttribute("aria-hidden", "true");
  const under = [...piece.parentElement.children].filter((part) => part.hasAttribute("data-under")).map(({ id }) => id);
  for (const id of [...under, thing.parentElement.id, piece.id]) {
    const use = document.createElementNS(SVG, "use");
    use.setAttribute("href", `#${id}`);
    svg.append(use);
  }
  return svg;
}

function leave(pane) {
  lift(pane.box);
  if (pane.thing) describe(pane.thing);
  pane.thing = null;
}

// All of it. Was there any?
export function close() {
  clearTimeout(timer);
  const was = panes.some(({ box }) => box.isConnected && box.matches(":popover-open"));
  pin(false);
  panes.forEach(leave);
  return was;
}

// What does not stay.
function fade() {
  clearTimeout(timer);
  if (pinned || shifted) leave(other);
  else close();
}

function pin(on) {
  pinned = on;
  first.box.classList.toggle("pinned", on);
}

function soon(thing, delay) {
  clearTimeout(timer);
  timer = setTimeout(open, delay, thing);
}

const zoomable = (node) => node.closest?.("[data-zoom]");

// What came under a pointer that rests was not pointed at: only when it moves is a look meant.
let resting = false;

function moved(event) {
  if (!resting) return;
  resting = false;
  over(event);
}

function over(event) {
  if (event.pointerType !== "mouse") return;
  if (resting) return clearTimeout(timer);
  const thing = zoomable(event.target);
  if (thing && shows(thing)) return clearTimeout(timer);
  if (thing) return soon(thing, first.thing ? NEXT : HOVER);
  clearTimeout(timer);
  if (first.thing) timer = setTimeout(fade, NEXT);
}

// ---- Pinned, and compared

function context(event) {
  if (pressed) return event.preventDefault(); // a long press on a touch screen
  const thing = zoomable(event.target);
  if (!thing) return;
  event.preventDefault();
  if (pinned && first.thing === thing) return close();
  if (!shows(thing)) {
    close();
    open(thing);
  } else if (other.thing === thing) return;
  pin(true);
}

// Space pins what the pointer shows; on what has the focus it does what it does on any button.
function key(event) {
  if (event.key === "Shift") shifted = Boolean(first.thing);
  if (event.key !== " " || event.ctrlKey || event.metaKey || event.altKey || !first.thing) return;
  if (event.target.closest?.(TYPING) || first.thing === document.activeElement) return;
  event.preventDefault();
  event.stopPropagation();
  if (pinned) close();
  else pin(true);
}

const TYPING = "input, textarea, select, [contenteditable]";

function keyUp(event) {
  if (event.key !== "Shift" || !shifted) return;
  shifted = false;
  if (!pinned && other.thing) close();
}

// ---- Long press. The click that ends it must not act.

let pressed = false;

function press(event) {
  pressed = false;
  if (event.button === 2) return; // it pins
  fade();
  const thing = zoomable(event.target);
  if (!thing || event.pointerType === "mouse") return;
  timer = setTimeout(() => {
    pressed = true;
    open(thing);
  }, PRESS);
}

function release(event) {
  if (event.pointerType !== "mouse" && !pressed) clearTimeout(timer);
}

function swallow(event) {
  if (!pressed) return;
  pressed = false;
  event.preventDefault();
  event.stopPropagation();
}

export function start() {
  watch(
    (page) => page.dataset.version,
    (page, was) => {
      resting ||= page.dataset.version !== was;
      if (first.thing && !first.thing.isConnected) close();
    },
  );
  document.addEventListener("pointermove", moved, { passive: true });
  document.addEventListener("pointerover", over);
  document.addEventListener("pointerdown", press);
  document.addEventListener("pointerup", release);
  document.addEventListener("pointercancel", () => clearTimeout(timer));
  document.addEventListener("click", swallow, true);
  document.addEventListener("contextmenu", context);
  document.addEventListener("keydown", key, true);
  document.addEventListener("keyup", keyUp);
  document.addEventListener("focusin", (event) => {
    const thing = zoomable(event.target);
    if (thing && event.target.matches(":focus-visible")) soon(thing, HOVER);
    else if (first.thing) fade();
  });
  document.addEventListener("focusout", () => first.thing && fade());
  addEventListener("scroll", () => first.thing && fade(), true);
  addEventListener("blur", () => (shifted = false));
  document.addEventListener(
    "toggle",
    ({ target, newState }) => target.matches?.(".sheet") && newState === "closed" && close(),
    true,
  );
}
