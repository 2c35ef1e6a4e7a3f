// Acting on the board. Every offer in the list says what it is about (data-about); a click on a lit thing (data-ref) narrows
// the offers to those about it: a card, then a space. The last one left is chosen, by the first click only if the person wants
// it fast; several about the same things make a menu.

import { sure } from "./guard.js";
import { disarm, path, table, watch } from "./live.js";
import { back, bring } from "./places.js";
import { mark, markable } from "./plan.js";
import { write } from "./previews.js";
import { hush, lay, lift, tell } from "./tips.js";
import { make, word } from "./words.js";

let picked = [];
let lights = new Set();
let decision = "";
let scrolled = false;

const form = () => document.getElementById("ask");
const words = (text) => (text ? text.split(" ") : []);

const offers = () =>
  [...(form()?.querySelectorAll(".offer") ?? [])].map((button) => ({ button, about: words(button.dataset.about) }));

const about = (refs) => offers().filter((offer) => refs.every((ref) => offer.about.includes(ref)));

// Those that can be chosen now, in the order of their numbers.
export const choices = () => about(picked).map((offer) => offer.button);

export const lit = () => [...lights].filter((thing) => thing.classList.contains("lit"));

// The offer that a thing means, if there is only one: itself, or what a click on it would leave.
export function meant(thing) {
  if (thing.matches("#ask .offer, #choices .offer")) return thing;
  const { ref } = thing.dataset;
  if (!lights.has(thing)) return null;
  const left = about(picked.includes(ref) ? picked : [...picked, ref]);
  return left.length === 1 ? left[0].button : null;
}

export function choose(button) {
  if (button) form().requestSubmit(button);
}

// ---- Narrowing

export function clear() {
  const had = picked.length > 0;
  picked = [];
  disarm();
  relight();
  if (menu.contains(document.activeElement)) opener.focus();
  lift(menu);
  if (had) back();
  return had;
}

export function activate(thing) {
  const ref = thing.dataset.ref;
  if (!lights.has(thing) && mark(thing)) return;
  if (!form()) return;
  hush();
  if (picked.includes(ref)) return again();
  disarm();
  if (!lights.has(thing)) return why(thing);
  const first = !picked.length;
  if (about([...picked, ref]).length) picked = [...picked, ref];
  else if (explains(ref)) return why(thing);
  else picked = [ref];
  const left = about(picked);
  if (left.length === 1 && !(first && sure())) return choose(left[0].button);
  relight();
  bring(lit().filter((light) => !light.classList.contains("picked")));
  if (left.length === 1) return offer(left, thing);
  // What the board cannot tell apart any more is told apart by words.
  const shown = new Set(lit().map((light) => light.dataset.ref));
  const alike = left.filter((offer) => offer.about.every((other) => picked.includes(other) || !shown.has(other)));
  if (left.every((other) => amounts(other) && amounts(other) === amounts(left[0]))) offer(left, thing);
  else if (alike.length) offer(alike, thing);
  else lift(menu);
}

// A second click on what was picked means it, if there is only one thing to mean; otherwise it is taken back.
function again() {
  const left = about(picked);
  if (left.length === 1 && sure()) choose(left[0].button);
  else clear();
}

// A second card takes the place of the first; a space that this card cannot reach is worth a reason.
const kind = (ref) => ref.split(":")[0];
const explains = (ref) => !picked.some((other) => kind(other) === kind(ref));

// What is asked once something is picked, while that leaves a choice. A page that has no such words says nothing more.
function ask(left) {
  const line = document.getElementById("follows");
  if (!line) return;
  const known = picked.length === 1 && left.length > 1 ? JSON.parse(line.dataset.follows) : {};
  const said = known[picked[0]] ?? "";
  if (line.textContent !== said) line.textContent = said;
}

function relight() {
  const left = about(picked);
  ask(left);
  const refs = new Set(left.flatMap((offer) => offer.about));
  for (const thing of lights) {
    const chosen = picked.includes(thing.dataset.ref);
    thing.classList.toggle("lit", refs.has(thing.dataset.ref));
    thing.classList.toggle("picked", chosen);
    if (chosen) thing.setAttribute("aria-pressed", "true");
    else thing.removeAttribute("aria-pressed");
  }
  table().classList.toggle("narrowed", picked.length > 0);
  const shown = new Set(left.map(({ button }) => button));
  for (const { button } of offers()) button.hidden = !shown.has(button);
  if (form() && !("aside" in form().dataset)) left.forEach(({ button }, k) => number(button, k + 1));
  watchEnd();
  if (picked.length) foretell();
}

// What comes of those that are left stands below them, here and in the menu.
async function foretell() {
  const wider = await write(() => [...choices(), ...menu.querySelectorAll(".offer")]);
  if (wider && menu.isConnected && menu.matches(":popover-open")) lay(menu, opener);
}

// The keys 1 to 9 and 0 are for the first ten that are left, with Shift for the next ten.
const KEYED = 20;

function number(button, n) {
  let kbd = button.querySelector("kbd");
  if (!kbd && n <= KEYED) button.append((kbd = make("kbd", { "aria-hidden": "true" })));
  if (!kbd) return;
  const cap = `${n > 10 ? "⇧" : ""}${n % 10}`;
  kbd.hidden = n > KEYED;
  // What stands there already is not written again: the page would be laid out for nothing.
  if (kbd.textContent !== cap) kbd.textContent = cap;
}

// A list that goes on below its edge says so. (To ask it how long it is would have the page laid out at once.)
const WHOLE = 0.95;
const ends = new IntersectionObserver(
  (seen) => {
    for (const { target, intersectionRatio } of seen)
      target.closest(".offers")?.classList.toggle("more", intersectionRatio < WHOLE);
  },
  { threshold: WHOLE },
);

function watchEnd() {
  ends.disconnect();
  const last = [...(form()?.querySelectorAll(".offers .offer:not([hidden])") ?? [])].at(-1);
  if (last) ends.observe(last);
  else form()?.querySelector(".offers")?.classList.remove("more");
}

// ---- What an offer means: it is shown on the board while somebody points at the words.

let meaning = null;

function mean(event) {
  const button = event.target.closest?.(".offer") ?? null;
  if (button === meaning) return;
  for (const thing of table().querySelectorAll(".meant")) thing.classList.remove("meant");
  meaning = button;
  for (const ref of words(button?.dataset.about))
    for (const thing of table().querySelectorAll(`[data-ref="${CSS.escape(ref)}"]`)) thing.classList.add("meant");
}

// ---- The menu beside a thing

const menu = make("div", { id: "choices", popover: "manual", role: "group" });

let opener = null;

function offer(alike, anchor) {
  opener = anchor;
  menu.setAttribute("aria-label", word("choose"));
  const sets = Map.groupBy(alike, amounts);
  menu.replaceChildren(
    ...[...sets].flatMap(([set, some]) =>
      set && some.length > 1 ? [counter(some)] : some.map(({ button }) => copy(button)),
    ),
  );
  lay(menu, anchor);
  menu.querySelector(".offer").focus({ preventScroll: true });
}

function copy(button) {
  const made = button.cloneNode(true);
  made.type = "button";
  made.hidden = false;
  made.addEventListener("click", () => choose(button));
  return made;
}

// Offers that differ only in how many (data-amount) are one, with plus and minus; all of them at first.
const amounts = ({ button }) => ("amount" in button.dataset ? button.dataset.about : "");

function counter(some) {
  let at = some.length - 1;
  const row = make("div", { class: "counter" });
  const chosen = () => {
    const made = copy(some[at].button);
    const said = made.getAttribute("aria-label");
    const ring = made.querySelector(".lasting");
    made.replaceChildren(said ? make("span", { class: "wording" }, said) : made.querySelector(".wording"));
    if (ring) made.append(ring);
    return made;
  };
  const step = (by, sign, said) => {
    const button = make("button", { type: "button", class: "square", "aria-label": word(said) }, sign);
    button.addEventListener("click", () => {
      at = Math.max(0, Math.min(some.length - 1, at + by));
      row.children[1].replaceWith(chosen());
    });
    return button;
  };
  row.append(step(-1, "−", "fewer"), chosen(), step(1, "+", "more"));
  return row;
}

// ---- Why not?

async function why(thing) {
  const wish = (!picked.length && thing.dataset.why) || [...picked, thing.dataset.ref].join(" ");
  const url = path(`/why?seat=${table().dataset.seat}&key=${encodeURIComponent(wish)}`);
  try {
    const answer = await fetch(url);
    if (answer.ok) tell((await answer.text()).trim(), thing);
  } catch {
    tell(word("failed"), thing);
  }
}

// ---- Clicks

function click(event) {
  if (event.defaultPrevented || menu.contains(event.target)) return;
  const thing = reach(event.target);
  if (thing) {
    event.preventDefault();
    return activate(thing);
  }
  hush();
  if (!event.target.closest(PRESSED)) clear();
}

const PRESSED = "a, button, input, select, summary, label";

// The innermost thing that can act, else the innermost that can say why not (data-why); while others play, what can be marked.
function reach(target) {
  if (target.closest(".offer, #log")) return null;
  for (let at = target.closest("[data-ref]"); at; at = at.parentElement.closest("[data-ref]"))
    if (form() && lights.has(at)) return at;
  const plan = markable(target);
  if (plan || !form()) return plan;
  return target.closest(PRESSED) ? null : target.closest("[data-why]");
}

export function start() {
  const renew = () => {
    lights = new Set(table().querySelectorAll("[data-ref].lit"));
    const now = table().dataset.decision;
    if (now !== decision && scrolled) form()?.querySelector(".offers")?.scrollTo(0, 0);
    if (now !== decision) scrolled = false;
    if (now !== decision || !about(picked).length) picked = [];
    decision = now;
    if (!picked.length) lift(menu);
    relight();
  };
  watch(() => (meaning = null), renew);
  renew();
  document.addEventListener("click", click);
  document.addEventListener("pointerover", mean);
  document.addEventListener("focusin", mean);
  // To ask how far a list is scrolled would have the page laid out anew at once.
  document.addEventListener("scroll", ({ target }) => (scrolled ||= target.matches?.(".offers")), true);
}
