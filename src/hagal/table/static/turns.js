// The turns of others as scenes: beat by beat, each where it happens (spotlight.js), in step with what moves (motion.js).
// The page is the new one all the while: whatever is lit can be clicked, and that ends the scene. S or a click goes to the
// next beat, Esc to the end; afterwards S shows all turns since one's last choice again. Where nothing is to move it is
// shown only when somebody wants to see it, and goes on by hand alone.

import * as beats from "./beats.js";
import { table, watch } from "./live.js";
import { hear, last, pace, place, since } from "./news.js";
import { stay } from "./places.js";
import * as scenes from "./scenes.js";
import * as spotlight from "./spotlight.js";
import { make, preference, prefer } from "./words.js";

const LONGEST = 25000;
const SHORTEST = 500;

let queue = [];
let now = null;
let timer = 0;
let whose = "";
let calm = false;
let heed = () => {};

const who = (page) => `${place(page)} ${page.dataset.stage} ${page.dataset.curtain}`;

export const playing = () => now !== null;

// The beat that something on the board moves with, if that is still to come or just there.
export const beatOf = (seat, around, spot) => beats.moves(now ? [now, ...queue] : queue, seat, around, spot);

export const isNow = (beat) => beat === now;

// ---- One after the other

function time(beat) {
  const [base, letter] = pace();
  const wanted = base + letter * beats.text(beat).length;
  const waiting = queue.length * (base + wanted) * 0.5 + wanted;
  return Math.max(Math.min(SHORTEST, wanted), wanted * Math.min(1, LONGEST / waiting));
}

export function next() {
  clearTimeout(timer);
  now = queue.shift() ?? null;
  if (!now) return stop();
  heed(now);
  spotlight.show(now, { left: queue.length, calm, next, stop });
  timer = calm || !pace() ? 0 : setTimeout(next, time(now));
}

export function stop() {
  clearTimeout(timer);
  queue = [];
  now = null;
  delete document.documentElement.dataset.telling;
  spotlight.hide();
  heed(null);
  return offerAgain();
}

// Esc; was there something to end?
export function over() {
  const was = playing();
  if (was) stop();
  return was;
}

// `telling`: is it told for the first time, or again?
function begin(found, telling, byHand = false) {
  calm = byHand;
  if (found.length && !now) document.documentElement.dataset.telling = telling;
  queue.push(...found);
  if (!now && queue.length) next();
  else if (now) spotlight.count(queue.length);
}

// ---- What is new

function told(page, seen) {
  if (who(page) !== whose) stop();
  whose = who(page);
  if (Number.isNaN(seen) || page.dataset.stage !== "table" || !pace()) return;
  begin(found(page, seen), "first");
}

const found = (page, at) => beats.beats(since(page, at), Number(page.dataset.seat));

// ---- Again

const chosen = () => `chosen-${place(table())}`;

// A choice of one's own: what comes after it can be seen again, what came before it is over.
function answered(event) {
  if (!event.target.action?.endsWith("/choose")) return;
  prefer(chosen(), last(table()));
  if (now) stop();
}

const lately = () => (table()?.dataset.stage === "table" ? found(table(), Number(preference(chosen(), "-1"))) : []);

const again = () => document.getElementById("again");

function offerAgain() {
  const button = again();
  if (!button) return;
  button.hidden = !lately().length;
  button.dataset.key = "s";
  if (!button.querySelector("kbd")) button.append(make("kbd", { "aria-hidden": "true" }, "S"));
}

// By S: the next beat while a scene is played, else all of it once more.
function press(event) {
  if (!event.target.closest?.("#again")) return;
  if (now) return next();
  if (scenes.playing()) return scenes.finish();
  const all = lately();
  if (all.length) begin(all, "again", !pace());
}

// What is about to be chosen ends the scene, and is chosen.
function click(event) {
  if (!now || !event.target.closest?.(".lit, .offer, #choices, #undo")) return;
  if (event.target.closest("[data-place]")) stay();
  stop();
}

function after(page) {
  offerAgain();
  if (page.dataset.curtain && now) stop();
  if (now) spotlight.renew(now);
}

// `act` is called with each beat as it begins, and with none at the end.
export function start(act) {
  heed = act;
  if (table().hasAttribute("data-replay")) return;
  hear(told);
  whose = who(table());
  document.addEventListener("submit", answered, true);
  document.addEventListener("click", click, true);
  document.addEventListener("click", press);
  watch(() => {}, after);
  offerAgain();
}
