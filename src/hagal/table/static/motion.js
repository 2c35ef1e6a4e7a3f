// Shows what moved: things with a lasting name (data-move) glide from where they were, numbers that changed (data-count) flash.
// What is new comes from a spot (data-from: names of data-spot, the first that is there), what is gone flies to one (data-to).
// People see turns beat by beat (turns.js): what belongs to a beat stays where it was, and as it was counted (tally.js), until
// that begins. What can be clicked does not wait.

import { table as theTable, watch } from "./live.js";
import { hold, value, values } from "./tally.js";
import { beatOf, isNow } from "./turns.js";
import { calm, make } from "./words.js";

const GLIDE = 420;
const FLASH = 900;
const MOST_GONE = 12;
// What is at least so wide has words that must be read.
const CARD = 60;
let playing = [];
let waiting = [];
const ghosts = make("div", { id: "ghosts", "aria-hidden": "true" });

function before(table) {
  const counts = values(table);
  if (calm() || document.hidden) return null;
  const places = new Map();
  const goals = new Map();
  const going = new Map();
  for (const thing of table.querySelectorAll("[data-move]")) {
    places.set(thing.dataset.move, thing.getBoundingClientRect());
    goals.set(thing.dataset.move, thing.closest("[data-goal]") !== null);
    if (thing.dataset.to) going.set(thing.dataset.move, { ghost: copy(thing), look: board(table, thing).className });
  }
  playing = [];
  return { places, goals, going, spots: spots(table), counts, whose: whose(table) };
}

function copy(thing) {
  const ghost = thing.cloneNode(true);
  const whose = seat(thing);
  if (whose) ghost.dataset.seat = whose;
  return ghost;
}

// Whose table it is, and whether it is one at all.
const whose = (table) => `${table.dataset.stage} ${table.dataset.curtain}`;

// The part of the page that a thing belongs to: what is drawn once more under its class looks the same.
const board = (table, thing) => (thing.parentElement === table ? thing : board(table, thing.parentElement));

function spots(table) {
  const found = new Map();
  for (const spot of table.querySelectorAll("[data-spot]")) {
    const place = spot.getBoundingClientRect();
    if (place.width) found.set(spot.dataset.spot, place);
  }
  return found;
}

function after(table, was) {
  // Nothing glides from one person's table to another's, or to the page that tells the end.
  if (was && was.whose !== whose(table)) clear();
  else if (was?.places.size) move(table, was);
}

function clear() {
  waiting = [];
  ghosts.replaceChildren();
  for (const sign of document.querySelectorAll("body > .change")) sign.remove();
}

function move(table, was) {
  for (const thing of table.querySelectorAll("[data-move]")) {
    was.going.delete(thing.dataset.move);
    const place = was.places.get(thing.dataset.move);
    const spot = thing.dataset.from?.split(" ").find((name) => was.spots.has(name));
    if (place?.width || !spot) glide(thing, place);
    else come(thing, was.spots.get(spot));
    if (was.goals.has(thing.dataset.move)) shine(thing, was.goals.get(thing.dataset.move));
  }
  const now = spots(table);
  for (const [name, { ghost, look }] of [...was.going].slice(0, MOST_GONE))
    go(look, ghost, was.places.get(name), now.get(ghost.dataset.to));
  for (const [thing, text] of was.counts) if (thing.isConnected && value(thing) !== text) count(thing, text);
}

// Whose it is, as the board says of the thing or of what it stands in. (Of the table itself it says who looks at it.)
const seat = (thing) => thing.closest(":is(#table, #ghosts) [data-seat]")?.dataset.seat;

// Its own name on the board, and those of what it stands in.
function around(thing) {
  const found = [thing.dataset.zoom, thing.dataset.move];
  for (let at = thing.closest("[data-ref]"); at; at = at.parentElement.closest("[data-ref]"))
    found.push(at.dataset.ref, at.dataset.also);
  return found;
}

// The beat that this waits for, if it has not begun.
function due(thing) {
  if (thing.closest(".lit") || thing.querySelector(".lit")) return null;
  const beat = beatOf(seat(thing), around(thing), thing.closest("[data-spot]")?.dataset.spot);
  return beat && !isNow(beat) ? beat : null;
}

// Now, or with its beat.
function then(thing, run) {
  const beat = due(thing);
  if (beat) waiting.push({ beat, run });
  else run();
}

function play(thing, frames, options) {
  const animation = thing.animate(frames, { fill: "backwards", easing: "cubic-bezier(.2,.7,.2,1)", ...options });
  playing.push(animation);
  const beat = due(thing);
  if (!beat) return animation;
  animation.pause();
  waiting.push({ beat, run: () => animation.play(), end: () => animation.finish() });
  return animation;
}

// What belongs to this beat moves; with none the scene is over, and all is where it belongs.
export function heed(beat) {
  const all = waiting;
  waiting = beat ? all.filter((one) => one.beat !== beat) : [];
  for (const one of all)
    if (one.beat === beat) one.run();
    else if (!beat) one.end?.();
}

function glide(thing, from) {
  const to = thing.getBoundingClientRect();
  if (!to.width) return;
  if (!from?.width) return appear(thing);
  const [x, y] = apart(from, to);
  if (Math.hypot(x, y) < 3) return;
  if (taken(thing, from)) return appear(thing);
  const duration = GLIDE + Math.min(300, Math.hypot(x, y) / 2);
  play(
    thing,
    [
      { translate: `${x}px ${y}px`, zIndex: 30 },
      { translate: "0 0", zIndex: 30 },
    ],
    { duration },
  );
}

function appear(thing) {
  play(
    thing,
    [
      { opacity: 0, scale: 0.6 },
      { opacity: 1, scale: 1 },
    ],
    { duration: GLIDE },
  );
}

// Does a card wait where another lies by now? Two would be drawn over one another: then it is not seen until its beat.
function taken(thing, from) {
  if (from.width < CARD || !due(thing)) return false;
  const all = document.elementsFromPoint(from.left + from.width / 2, from.top + from.height / 2);
  return all.some((other) => {
    const lies = other.closest("[data-move]");
    return lies && lies !== thing && !lies.contains(thing) && !thing.contains(lies);
  });
}

// A card turned up where it lay, or dealt from its deck.
function come(thing, from) {
  const to = thing.getBoundingClientRect();
  if (!to.width) return;
  const [x, y] = apart(from, to);
  if (Math.hypot(x, y) < Math.max(to.width, to.height) / 2)
    play(
      thing,
      [
        { rotate: "y 90deg", filter: "brightness(1.6)" },
        { rotate: "y 0deg", filter: "none" },
      ],
      { duration: GLIDE },
    );
  else
    play(
      thing,
      [
        { translate: `${x}px ${y}px`, scale: 0.5, opacity: 0.4, zIndex: 30 },
        { translate: "0 0", scale: 1, opacity: 1, zIndex: 30 },
      ],
      { duration: GLIDE + 150 },
    );
}

// What has left the table is drawn once more on its way to a pile.
function go(look, ghost, from, to) {
  if (!from?.width || !to) return;
  for (const node of [ghost, ...ghost.querySelectorAll("*")])
    for (const name of ["id", "tabindex", "role", "aria-label", "data-ref", "data-move", "data-count", "data-zoom"])
      node.removeAttribute(name);
  ghost.classList.remove("lit", "picked");
  ghost.classList.add("ghost");
  Object.assign(ghost.style, {
    left: `${from.left}px`,
    top: `${from.top}px`,
    width: `${from.width}px`,
    height: `${from.height}px`,
  });
  ghosts.className = look;
  if (!ghosts.isConnected) document.body.append(ghosts);
  ghosts.append(ghost);
  const [x, y] = apart(to, from);
  const leaves = play(ghost, [{ opacity: 1 }, { opacity: 0, scale: 0.3, translate: `${x}px ${y}px` }], {
    duration: GLIDE + 250,
    fill: "both",
    easing: "ease-in",
  });
  leaves.finished.catch(() => {}).finally(() => ghost.remove());
}

// From the middle of one place to the middle of another.
const apart = (from, to) => [
  from.left + from.width / 2 - to.left - to.width / 2,
  from.top + from.height / 2 - to.top - to.height / 2,
];

// As it is written: with a true minus sign.
const number = (text) => Number(text.replace("−", "-"));

// What one did oneself is not told again, so one's own numbers do not wait.
function count(thing, was) {
  const change = number(value(thing)) - number(was);
  const beat = seat(thing) === theTable().dataset.seat ? null : due(thing);
  if (!beat) return then(thing, () => flash(thing, change));
  const release = hold(thing, was);
  const run = () => {
    release();
    flash(thing, change);
  };
  waiting.push({ beat, run, end: release });
}

function flash(thing, change) {
  if (thing.hasAttribute("data-bar")) return;
  const strong = { color: "var(--accent)", scale: 1.45 };
  playing.push(thing.animate([strong, { ...strong, offset: 0.3 }, {}], { duration: FLASH }));
  if (change && !thing.closest(".counts, .piles")) float(thing, change);
}

// What came where the game is won makes its track shine.
function shine(thing, had) {
  const goal = thing.closest("[data-goal]");
  if (!goal || had) return;
  const track = goal.closest("[data-spot]") ?? goal;
  then(thing, () => {
    track.classList.add("shines");
    const glow = [{ boxShadow: "0 0 0 0 var(--accent)" }, { boxShadow: "0 0 26px 6px var(--accent)", offset: 0.3 }, {}];
    const shown = track.animate(glow, { duration: 3 * FLASH });
    playing.push(shown);
    shown.finished.catch(() => {}).finally(() => track.classList.remove("shines"));
  });
}

// "+2" rises from the number that grew by two.
function float(thing, change) {
  const { left, top, width } = thing.getBoundingClientRect();
  if (!width) return;
  const sign = make(
    "span",
    { class: `change ${change > 0 ? "up" : "down"}`, "aria-hidden": "true" },
    change > 0 ? `+${change}` : `−${-change}`,
  );
  sign.style.left = `${left + width / 2}px`;
  sign.style.top = `${top}px`;
  document.body.append(sign);
  const rise = sign.animate(
    [{ opacity: 0 }, { opacity: 1, offset: 0.2 }, { opacity: 1, offset: 0.6 }, { opacity: 0, translate: "0 -22px" }],
    { duration: FLASH * 1.5, fill: "both" },
  );
  rise.finished.catch(() => {}).finally(() => sign.remove());
  playing.push(rise);
}

export function start() {
  watch(before, after);
  // What is drawn over the page does not move with it.
  addEventListener("resize", () => ghosts.replaceChildren());
  document.addEventListener("scroll", () => ghosts.replaceChildren(), { capture: true, passive: true });
}
