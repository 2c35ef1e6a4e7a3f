// The coach of a lesson. The server says which step is in force (#coach, with what it points at); here it becomes a bubble
// beside that, never over it or over the question, and the rest of the table is a little darker. All of it can be clicked
// all the while. Where places of the board are shown one at a time, it brings along the one that it is about. Without the
// script the step is a note above the table.

import { EDGE, GAP, apart, area, beside, between, clipped, draw, inside, obstacles, seen } from "./beside.js";
import { table, watch } from "./live.js";
import { back, fold, bring as toPlace } from "./places.js";
import { playing } from "./turns.js";
import { make } from "./words.js";

const NARROW = 700;
// On a narrow screen, what is pointed at has this share of the window to itself; the bubble takes what it needs of the rest.
const ROOM = 0.2;
const LEAST = 140;
// What a bubble must not lie over: the things that it is about and the question above all, then the bar.
const TARGET = 20;
const ZONE = 0.1;
const COSTS = { ".ask": 30, "#bar": 8, ".lit": 0.4 };
// What is always there needs no place.
const ELSEWHERE = ".ask, #bar";

const coach = () => document.getElementById("coach");
const button = () => coach()?.querySelector("[data-key]");

// ---- What it is about

const found = (selector) => [...table().querySelectorAll(selector)].filter(seen);

const targets = () => JSON.parse(coach().dataset.at).flatMap(found);

// The recommended offer and the things that it is about have a mark.
function advise() {
  const offer = advised();
  if (!offer) return;
  const refs = (offer.dataset.about ?? "").split(" ").filter(Boolean);
  const things = refs.flatMap((ref) => [...table().querySelectorAll(`[data-ref="${CSS.escape(ref)}"]`)]);
  for (const thing of [offer, ...things]) thing.classList.add("advised");
}

function advised() {
  const key = coach().dataset.advice;
  return key ? table().querySelector(`#ask .offer[value="${CSS.escape(key)}"]`) : null;
}

// What must be in sight: of all that it points at, what is recommended, else what comes first.
function subject() {
  const all = targets().filter((thing) => !thing.closest(ELSEWHERE));
  const inner = all.flatMap((thing) => [thing, ...thing.querySelectorAll(".advised")]);
  return inner.find((thing) => thing.matches(".advised")) ?? all[0];
}

// ---- Where it stands

const rects = (selector) => found(selector).map((thing) => inside(thing.getBoundingClientRect()));

// The place nearest to what it is about that hides the least of what one needs: of a large zone, rather than of a thing in it.
function free(width, height, near) {
  const large = ({ top, bottom }) => bottom - top >= ROOM * innerHeight;
  const both = near.some(large) && !near.every(large);
  const costs = near.map((rect) => [rect, both && large(rect) ? ZONE : TARGET]);
  return beside(width, height, near, [...costs, ...obstacles(table(), COSTS)]);
}

// On a narrow screen it stands above the question, and what it is about is brought into the room that is left.
function docked(height) {
  return { left: EDGE, top: Math.max(EDGE, below() - height - EDGE) };
}

function below() {
  const [ask] = rects(".ask");
  return ask && ask.bottom > innerHeight - 2 * GAP ? ask.top : innerHeight;
}

// There it leaves room for a thing of usual size; whatever lies under it can be scrolled out from there (--under).
function fit(bubble) {
  const narrow = innerWidth < NARROW;
  bubble.style.maxHeight = narrow ? `${Math.max(LEAST, room())}px` : "";
  under(narrow ? `${bubble.offsetHeight + 2 * EDGE}px` : "");
  goesOn();
}

function room() {
  const thing = subject();
  const needed = Math.min(thing?.getBoundingClientRect().height ?? 0, ROOM * innerHeight);
  const above = thing?.closest("[data-place]")?.getBoundingClientRect().top ?? 0;
  return below() - Math.max(0, above) - needed - GAP - 2 * EDGE;
}

function under(height) {
  const { style } = document.documentElement;
  if (style.getPropertyValue("--under") === height) return;
  if (height) style.setProperty("--under", height);
  else style.removeProperty("--under");
}

// Words that go on below their edge say so.
function goesOn() {
  const bubble = coach();
  bubble?.classList.toggle("more", bubble.scrollTop + bubble.clientHeight < bubble.scrollHeight - 1);
}

// The place of the first things that can be shown at all.
function bring(bubble) {
  const lists = JSON.parse(bubble.dataset.at).map((selector) => [...table().querySelectorAll(selector)]);
  for (const things of lists) {
    if (!things.length || things[0].closest(ELSEWHERE)) continue;
    toPlace(things);
    if (things.some(seen)) break;
  }
  if (innerWidth >= NARROW) return;
  advised()?.scrollIntoView({ block: "nearest" });
  fit(bubble);
  const thing = subject();
  if (thing) raise(thing, docked(bubble.offsetHeight).top - EDGE);
}

// Above the bubble, if it is not there yet.
function raise(thing, end) {
  const { top, bottom } = thing.getBoundingClientRect();
  const box = scroller(thing);
  const begin = box ? box.getBoundingClientRect().top : 0;
  if (top >= begin && bottom <= end) return;
  if (box) box.scrollTop += top - begin - EDGE;
  else scrollBy({ top: top - EDGE });
}

function scroller(thing) {
  for (let box = thing.parentElement; box && box !== table(); box = box.parentElement)
    if (box.scrollHeight > box.clientHeight + 1 && /auto|scroll/.test(getComputedStyle(box).overflowY)) return box;
  return null;
}

// As much of a thing as can be seen: on a narrow screen the question may lie over the board.
function shown(thing) {
  const rect = clipped(thing);
  const [ask] = innerWidth < NARROW && !thing.closest(".ask") ? rects(".ask") : [];
  return ask ? { ...rect, bottom: Math.min(rect.bottom, ask.top) } : rect;
}

// ---- The rest is darker

const veil = draw("svg", { id: "veil", "aria-hidden": "true" });

const hole = ({ left, top, right, bottom }, attributes) =>
  draw("rect", {
    x: left - 4,
    y: top - 4,
    width: Math.max(0, right - left) + 8,
    height: Math.max(0, bottom - top) + 8,
    rx: 8,
    ...attributes,
  });

// From the edge of the bubble to the nearest thing that it is about.
function thread(box, near) {
  if (!near.length) return [];
  const to = near.reduce((one, other) => (apart(box, other) < apart(box, one) ? other : one));
  const [fromX, fromY, x, y] = between(box, to);
  if (Math.hypot(x - fromX, y - fromY) < 2) return [];
  return [draw("path", { class: "thread", d: `M${fromX} ${fromY}L${x} ${y}` })];
}

function darken(box, near) {
  const open = [...near, ...rects(".ask"), ...rects("#bar")];
  const all = { x: 0, y: 0, width: "100%", height: "100%" };
  veil.replaceChildren(
    draw(
      "mask",
      { id: "veil-holes", maskUnits: "userSpaceOnUse", ...all },
      draw("rect", { ...all, fill: "#fff" }),
      ...open.map((rect) => hole(rect, { fill: "#000" })),
    ),
    draw("rect", { ...all, class: "shade", mask: "url(#veil-holes)" }),
    ...near.map((rect) => hole(rect, { class: "ring" })),
    ...thread(box, near),
  );
  if (!veil.isConnected) document.body.append(veil);
}

// ---- Together

function place() {
  const bubble = coach();
  if (!bubble) {
    under("");
    return veil.remove();
  }
  fit(bubble);
  const { offsetWidth: width, offsetHeight: height } = bubble;
  const near = targets().map(shown).filter(area);
  const { left, top } = innerWidth < NARROW ? docked(height) : free(width, height, near);
  bubble.style.left = `${left}px`;
  bubble.style.top = `${top}px`;
  bubble.style.visibility = "visible";
  darken({ left, top, right: left + width, bottom: top + height }, near);
}

let waiting = 0;

function soon() {
  if (!coach() && !veil.isConnected) return;
  cancelAnimationFrame(waiting);
  waiting = requestAnimationFrame(place);
}

// What glides to its place is pointed at there.
function settled() {
  const moving = document.getAnimations().filter((one) => one.effect?.getComputedTiming().endTime !== Infinity);
  if (moving.length) Promise.allSettled(moving.map((one) => one.finished)).then(soon);
}

// A question that has grown moves the bubble up.
function covered(bubble) {
  const thing = subject();
  return innerWidth < NARROW && thing?.getBoundingClientRect().bottom > docked(bubble.offsetHeight).top;
}

// A new question has brought another place along.
const lost = () => !targets().some((thing) => area(shown(thing)));

// To people who listen to the page: each step once.
const said = make("div", { class: "sr", role: "status", "aria-live": "polite" });
let step = "";
let decision = "";
let owed = false;

// While the turns of others are told the window shows these; then what the coach points at.
export function heed(beat) {
  if (beat || !owed) return;
  owed = false;
  if (coach()) bring(coach());
  soon();
}

function after() {
  const bubble = coach();
  const now = bubble?.dataset.step ?? "";
  const asked = table().dataset.decision;
  if (bubble) {
    advise();
    fit(bubble);
  }
  if (now !== step) turned(bubble);
  if (bubble && (now !== step || covered(bubble) || (asked !== decision && lost()))) {
    if (playing()) owed = true;
    else bring(bubble);
  }
  step = now;
  decision = asked;
  place();
  settled();
}

// A new step, or none any more: while it only wants to be read, the question of a narrow screen is one line.
function turned(bubble) {
  const words = bubble?.querySelector(".coach-words");
  said.textContent = words ? words.textContent.replace(/\s+/g, " ").trim() : "";
  if (innerWidth < NARROW) fold(Boolean(bubble && !bubble.querySelector("[data-asks]")));
  if (!bubble && table().dataset.decision === decision) back();
}

function resized() {
  if (coach() && lost()) bring(coach());
  soon();
}

// Esc puts a step away.
export function leave() {
  button()?.click();
  return Boolean(button());
}

export function start() {
  document.body.append(said);
  watch(() => {}, after);
  addEventListener("resize", resized);
  document.addEventListener("scroll", (event) => (event.target === coach() ? goesOn() : soon()), {
    capture: true,
    passive: true,
  });
  after();
}
