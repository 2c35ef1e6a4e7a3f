// A large drawing (data-pan) is looked at from near: by the wheel, two fingers, buttons (data-lens) or the keys + and −, and moved
// by dragging. What is seen of it is the person's own: it stays as it is when the table changes.

import { table, watch } from "./live.js";
import { close as closeZoom } from "./zoom.js";

const NEAREST = 5;
const STEP = 1.5;
const WHEEL = 0.0016;
const DRAG = 6;
const EDGE = 24;
const THUMB = 44;

const view = { k: 1, x: 0, y: 0 };
const fingers = new Map();
let grip = null; // what two fingers hold: a place of what is drawn, how near it was and how far apart they were
let dragged = false;
let chosen = false; // how near it is was chosen by the person
let unit = 1; // so many pixels is a unit of the drawing, when all of it is seen
let room = { width: 0, height: 0 };

// A sheet of its own: what it says of the drawing is not in the page, so no fresh page takes it away.
const sheet = new CSSStyleSheet();
sheet.replaceSync("[data-pan] > .world { transform: none; } [data-pan] { touch-action: pan-y; }");

const drawing = () => document.querySelector("[data-pan]");

function show() {
  const [world, touch] = sheet.cssRules;
  world.style.transform = view.k === 1 ? "none" : `translate(${view.x}px, ${view.y}px) scale(${view.k})`;
  // What is written there grows less than what is drawn.
  touch.style.setProperty("--near", view.k);
  touch.style.setProperty("--unit", unit * view.k);
  // As long as all of it is seen, a finger moves the page.
  touch.style.touchAction = view.k === 1 ? "pan-y" : "none";
}

// How large it is drawn: what is written there hangs on it. (To ask the page for it would have it laid out at once.)
function measure() {
  const box = drawing()?.viewBox.baseVal;
  if (!box || !room.width) return;
  const now = Math.min(room.width / box.width, room.height / box.height);
  if (now === unit) return;
  unit = now;
  show();
}
const rooms = new ResizeObserver((found) => {
  room = found.at(-1).contentRect;
  measure();
});

function fit() {
  const svg = drawing();
  if (svg) rooms.observe(svg);
  measure();
}

// A place of the window in units of the drawing.
function place(svg, x, y) {
  return new DOMPoint(x, y).matrixTransform(svg.getScreenCTM().inverse());
}

// No farther than its edges; what is smaller than the window is in the middle.
function bounded(svg) {
  const { left, top, right, bottom } = svg.getBoundingClientRect();
  const [from, to] = [place(svg, left, top), place(svg, right, bottom)];
  const box = svg.viewBox.baseVal;
  const within = (at, low, high, first, size) => {
    const [most, least] = [low - first * view.k, high - (first + size) * view.k];
    return most < least ? (most + least) / 2 : Math.max(least, Math.min(most, at));
  };
  view.x = within(view.x, from.x, to.x, box.x, box.width);
  view.y = within(view.y, from.y, to.y, box.y, box.height);
  show();
}

// What is drawn at a place, whatever it is looked at through.
const drawn = (at) => ({ x: (at.x - view.x) / view.k, y: (at.y - view.y) / view.k });

// So near, with what was drawn somewhere at this place.
function hold(svg, k, held, at) {
  view.k = Math.max(1, Math.min(NEAREST, k));
  view.x = at.x - held.x * view.k;
  view.y = at.y - held.y * view.k;
  bounded(svg);
}

// What is at a place of the drawing stays there.
function zoom(svg, by, at) {
  hold(svg, view.k * by, drawn(at), at);
}

function midst(svg) {
  const { left, top, width, height } = svg.getBoundingClientRect();
  return place(svg, left + width / 2, top + height / 2);
}

function press(how) {
  const svg = drawing();
  if (!svg) return;
  chosen = true;
  closeZoom();
  if (how === "fit") zoom(svg, 1 / NEAREST, midst(svg));
  else zoom(svg, how === "in" ? STEP : 1 / STEP, midst(svg));
}

// ---- The wheel, and the keys

const scrolls = () => document.scrollingElement.scrollHeight > innerHeight + 1;

function wheel(event) {
  const svg = event.target.closest("[data-pan]");
  if (!svg || (scrolls() && !event.ctrlKey)) return;
  event.preventDefault();
  chosen = true;
  closeZoom();
  const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1;
  zoom(svg, Math.exp(-event.deltaY * lines * WHEEL), place(svg, event.clientX, event.clientY));
}

const KEYS = { "+": "in", "=": "in", "-": "out", "−": "out" };

function key(event) {
  if (!(event.key in KEYS) || event.ctrlKey || event.metaKey || event.altKey) return;
  if (!event.target.closest?.("[data-pan]")) return;
  event.preventDefault();
  press(KEYS[event.key]);
}

// ---- Fingers and the mouse

const spread = ([a, b]) => Math.hypot(a.x - b.x, a.y - b.y);
const between = ([a, b]) => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });

function down(event) {
  const svg = event.target.closest("[data-pan]");
  if (!svg || event.button > 0) return;
  if (!fingers.size) dragged = false;
  fingers.set(event.pointerId, { x: event.clientX, y: event.clientY, fromX: event.clientX, fromY: event.clientY });
  take(svg);
}

// Two fingers hold what lies between them from when they came down: each of them is told of by itself, and what one of
// them does alone may be more than the edges allow.
function take(svg) {
  const now = [...fingers.values()];
  grip = now.length > 1 && svg ? { at: drawn(middle(svg, now)), k: view.k, apart: Math.max(1, spread(now)) } : null;
}

function middle(svg, now) {
  const { x, y } = between(now);
  return place(svg, x, y);
}

function move(event) {
  const finger = fingers.get(event.pointerId);
  const svg = drawing();
  if (!finger || !svg) return;
  const was = { x: finger.x, y: finger.y };
  [finger.x, finger.y] = [event.clientX, event.clientY];
  const now = [...fingers.values()];
  if (!dragged) {
    if (Math.hypot(finger.x - finger.fromX, finger.y - finger.fromY) < DRAG) return;
    if (view.k === 1 && now.length < 2) return;
    dragged = true;
    closeZoom();
  }
  if (grip) {
    chosen = true;
    hold(svg, (grip.k * spread(now)) / grip.apart, grip.at, middle(svg, now));
  } else shift(svg, was, finger);
}

function shift(svg, from, to) {
  const [a, b] = [place(svg, from.x, from.y), place(svg, to.x, to.y)];
  view.x += b.x - a.x;
  view.y += b.y - a.y;
  bounded(svg);
}

function up(event) {
  if (fingers.delete(event.pointerId)) take(drawing());
}

// Two fingers are for the drawing, never for the page.
function touch(event) {
  if (event.touches.length > 1 && event.target.closest?.("[data-pan]")) event.preventDefault();
}

// The click that ends a drag chooses nothing.
function click(event) {
  const button = event.target.closest("[data-lens]");
  if (button) press(button.dataset.lens);
  if (!dragged || !event.target.closest("[data-pan]")) return;
  dragged = false;
  event.preventDefault();
  event.stopPropagation();
}

// ---- Who goes through it by the keyboard sees where they are.

function follow(event) {
  const svg = event.target.closest?.("[data-pan]");
  if (!svg || svg === event.target || view.k === 1) return;
  const [thing, room] = [event.target.getBoundingClientRect(), svg.getBoundingClientRect()];
  const aside = (low, high, first, last) => Math.max(first + EDGE - low, 0) + Math.min(last - EDGE - high, 0);
  const [x, y] = [
    aside(thing.left, thing.right, room.left, room.right),
    aside(thing.top, thing.bottom, room.top, room.bottom),
  ];
  if (x || y) shift(svg, { x: 0, y: 0 }, { x, y });
}

// ---- On a touch screen small things to tap (data-grip) are as large as a thumb, unless somebody wants to see it otherwise.

const coarse = matchMedia("(pointer: coarse)");

function approach() {
  const svg = drawing();
  if (!svg || chosen || !coarse.matches) return;
  Object.assign(view, { k: 1, x: 0, y: 0 });
  show();
  const grips = [...svg.querySelectorAll(".lit[data-grip]")].map((grip) => grip.getBoundingClientRect());
  const size = Math.min(...grips.map(({ width, height }) => Math.min(width, height)));
  if (!grips.length || size >= THUMB) return;
  const [from, room] = [around(grips), svg.getBoundingClientRect()];
  zoom(svg, THUMB / size, place(svg, from.x, from.y));
  shift(svg, from, { x: room.left + room.width / 2, y: room.top + room.height / 2 });
}

function around(places) {
  const mid = (low, high) => (Math.min(...places.map(low)) + Math.max(...places.map(high))) / 2;
  return {
    x: mid(
      ({ left }) => left,
      ({ right }) => right,
    ),
    y: mid(
      ({ top }) => top,
      ({ bottom }) => bottom,
    ),
  };
}

export function start() {
  document.adoptedStyleSheets.push(sheet);
  document.addEventListener("wheel", wheel, { passive: false });
  document.addEventListener("touchstart", touch, { passive: false });
  document.addEventListener("pointerdown", down);
  document.addEventListener("pointermove", move);
  document.addEventListener("pointerup", up);
  document.addEventListener("pointercancel", up);
  document.addEventListener("click", click, true);
  document.addEventListener("keydown", key);
  document.addEventListener("focusin", follow);
  addEventListener("resize", () => drawing() && bounded(drawing()));
  watch(
    () => table().dataset.decision,
    (page, was) => {
      fit();
      if (page.dataset.decision !== was) approach();
    },
  );
  fit();
  approach();
}
