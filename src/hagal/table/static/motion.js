// Shows what moved: things with a lasting name (data-move) glide from where they were, numbers that changed (data-count) flash.
// People see turns one after the other: what belongs to a seat moves when the news come to that seat.

import { watch } from "./live.js";
import { when } from "./news.js";
import { calm, make } from "./words.js";

const GLIDE = 420;
const FLASH = 900;
let playing = [];

function before(table) {
  if (calm() || document.hidden) return null;
  const places = new Map();
  for (const thing of table.querySelectorAll("[data-move]")) places.set(thing.dataset.move, thing.getBoundingClientRect());
  const counts = new Map();
  for (const thing of table.querySelectorAll("[data-count]")) counts.set(thing, thing.textContent.trim());
  playing = [];
  return { places, counts, curtain: table.dataset.curtain };
}

function after(table, was) {
  // Nothing glides from one person's table to another's.
  if (!was || was.curtain !== table.dataset.curtain || !was.places.size) return;
  for (const thing of table.querySelectorAll("[data-move]")) glide(thing, was.places.get(thing.dataset.move));
  for (const [thing, text] of was.counts) if (thing.isConnected && thing.textContent.trim() !== text) flash(thing, text);
}

// "agent-1-0" and "troop-1-3" belong to seat 1, and so does what stands in a panel of its class.
function seat(thing) {
  const named = thing.dataset.move?.match(/-(\d)(?:-|$)/);
  return (named ?? thing.closest("[class*='seat-']")?.getAttribute("class").match(/seat-(\d)/))?.[1];
}

function play(thing, frames, options) {
  const delay = when(seat(thing));
  playing.push(thing.animate(frames, { fill: "backwards", easing: "cubic-bezier(.2,.7,.2,1)", delay, ...options }));
}

function glide(thing, from) {
  const to = thing.getBoundingClientRect();
  if (!to.width) return;
  if (!from?.width) {
    play(thing, [{ opacity: 0, scale: 0.6 }, { opacity: 1, scale: 1 }], { duration: GLIDE });
    return;
  }
  const x = from.left + from.width / 2 - to.left - to.width / 2;
  const y = from.top + from.height / 2 - to.top - to.height / 2;
  if (Math.hypot(x, y) < 3) return;
  const duration = GLIDE + Math.min(300, Math.hypot(x, y) / 2);
  play(thing, [{ translate: `${x}px ${y}px`, zIndex: 30 }, { translate: "0 0", zIndex: 30 }], { duration });
}

function flash(thing, text) {
  const change = Number(thing.textContent) - Number(text);
  const strong = { color: "var(--spice)", scale: 1.45 };
  play(thing, [strong, { ...strong, offset: 0.3 }, {}], { duration: FLASH });
  if (change && !thing.closest(".counts, .piles")) float(thing, change);
}

// "+2" rises from the number that grew by two.
function float(thing, change) {
  const { left, top, width } = thing.getBoundingClientRect();
  if (!width) return;
  const sign = make("span", { class: `change ${change > 0 ? "up" : "down"}`, "aria-hidden": "true" }, change > 0 ? `+${change}` : `−${-change}`);
  sign.style.left = `${left + width / 2}px`;
  sign.style.top = `${top}px`;
  document.body.append(sign);
  const rise = sign.animate(
    [{ opacity: 0 }, { opacity: 1, offset: 0.2 }, { opacity: 1, offset: 0.6 }, { opacity: 0, translate: "0 -22px" }],
    { duration: FLASH * 1.5, delay: when(seat(thing)), fill: "both" },
  );
  rise.finished.catch(() => {}).finally(() => sign.remove());
  playing.push(rise);
}

export function finish() {
  for (const animation of playing) animation.finish();
  playing = [];
}

export function start() {
  watch(before, after);
}
