// A beat of a turn on the page: whoever acts lights up, the card turns up large, a line leads to the place, and the words
// stand beside it. All of it is laid over the page, and covers neither the question nor the bar.

import { apart, area, beside, between, clipped, draw, obstacles, seen, shared } from "./beside.js";
import { refs, text } from "./beats.js";
import { table } from "./live.js";
import { leave, visit } from "./places.js";
import { drawing } from "./zoom.js";
import { calm as still, make, word } from "./words.js";

// What a box must not lie over, and how much so.
const COSTS = { ".bar": 900, ".ask": 600, "#coach": 200, ".tabs": 60, ".lit": 1.5, ".player": 0.4 };
const TARGET = 8;
const CARD = 20;
const MOST = 4;
const NARROW = 700;
// So much of a place may lie under the card.
const HIDDEN = 0.02;

const light = draw("svg", { id: "spotlight", "aria-hidden": "true" });
const card = make("div", { id: "turned", "aria-hidden": "true" });
const words = make("p");
const rest = make("span", { class: "left num", "aria-hidden": "true" });
const onward = button("scene-next", "s", "S");
const skip = button("scene-skip", "", "Esc");
const box = make("div", { id: "beat", role: "group" }, words, make("div", { class: "beat-acts" }, rest, onward, skip));

let acts = {};
let shown = null;

function button(id, key, cap) {
  const made = make(
    "button",
    { type: "button", class: "quiet" },
    word(id),
    make("kbd", { "aria-hidden": "true" }, cap),
  );
  if (key) made.dataset.key = key;
  return made;
}

box.addEventListener("click", (event) => (skip.contains(event.target) ? acts.stop() : acts.next()));

// ---- What it is about

const NOT_THERE = "#log, .ask, #choices, .pop";
const OWN = ".own";

const all = (selector) => [...table().querySelectorAll(selector)].filter((thing) => !thing.closest(NOT_THERE));
const onBoard = (selector) => all(selector).filter(seen);

const by = (ref) => `[data-ref="${CSS.escape(ref)}"], [data-also="${CSS.escape(ref)}"]`;
const spot = (name) => `[data-spot="${CSS.escape(name)}"]`;
const named = (ref) => onBoard(by(ref));

const owner = (seat) => `.player[data-seat="${seat}"], .players [data-seat="${seat}"]`;
const panel = (seat) => onBoard(owner(seat))[0];

// What a card lies under on the board, where that is no place.
const small = (ref) => onBoard(`[data-zoom="${CSS.escape(ref)}"]`).filter((thing) => !thing.closest(OWN));

// The places of a beat: things that it names (the last is where it leads to), before them the spot where it shows. What
// others do is not about one's own cards.
function places(beat) {
  const at = beat.sentences.flatMap((one) => (one.at ? onBoard(spot(one.at)) : []));
  const mine = (thing) => !beat.own && thing.closest(OWN);
  const found = [...new Set(refs(beat))].reverse().flatMap((ref) => {
    const there = named(ref).filter((thing) => !mine(thing));
    return (there.length ? there : small(ref)).slice(0, 1);
  });
  return [...new Set([...at, ...found])].slice(0, MOST);
}

// In a small window the place of a beat may not be shown: the spot where it shows, else where it leads to, else whose it is.
function come(beat) {
  if (beat.moment) return;
  const at = beat.sentences.filter((one) => one.at).map((one) => spot(one.at));
  const led = [...refs(beat)].reverse().map(by);
  const mine = (thing) => !beat.own && thing.closest(OWN);
  const found = [...at, ...led, owner(beat.seat)].map((selector) => all(selector).filter((one) => !mine(one)));
  const first = found.find((things) => things.length);
  if (first) visit(first);
}

// The card that is turned up: what is named first, unless it is a place of the board itself.
function cardOf(beat) {
  const ref = beat.sentences.map(({ said }) => said.dataset.zoom).find(Boolean) ?? "";
  return beat.moment || !named(ref).some((thing) => beat.own || !thing.closest(OWN)) ? ref : "";
}

// ---- Showing it

export function show(beat, { left, calm, next, stop }) {
  acts = { next, stop };
  shown = beat;
  words.replaceChildren(...heading(beat), ...beat.sentences.flatMap((one) => [said(one), " "]));
  begin(words.querySelector(":scope > span:not(.whose)"));
  box.className = `${beat.moment ? "moment" : ""} ${beat.seat >= 0 ? `seat-${beat.seat}` : ""}`;
  box.setAttribute("aria-label", [actor(beat), text(beat)].filter(Boolean).join(": "));
  document.body.append(light, box);
  count(left);
  card.replaceChildren();
  card.remove();
  come(beat);
  lay(beat);
  turnUp(beat);
  if (!calm && !still()) enter(beat);
}

// Whose item it is stands before its first sentence there.
function heading(beat) {
  if (beat.seat < 0) return [];
  const head = [...beat.item.childNodes].filter((node) => !node.dataset?.said && node.nodeType === Node.ELEMENT_NODE);
  return head.length ? [make("span", { class: "whose" }, ...head.map((node) => node.cloneNode(true)))] : [];
}

const actor = (beat) => heading(beat)[0]?.textContent.replace(/\s+/g, " ").trim();

// Below the name the first sentence begins with a capital.
function begin(first) {
  const [letters] = first?.childNodes ?? [];
  if (letters?.nodeType === Node.TEXT_NODE)
    letters.data = letters.data.replace(/^./u, (one) => one.toLocaleUpperCase());
}

function said(one) {
  return make(
    "span",
    { class: one.minor ? "minor" : "" },
    ...[...one.said.childNodes].map((node) => node.cloneNode(true)),
    one.times > 1 ? ` ×${one.times}` : "",
  );
}

export function count(left) {
  rest.textContent = left ? `+${left}` : "";
  onward.hidden = !left;
}

async function turnUp(beat) {
  const ref = cardOf(beat);
  if (!ref || (beat.moment && innerWidth < NARROW)) return;
  const html = await drawing(ref);
  if (shown !== beat || !html) return;
  card.innerHTML = html;
  for (const thing of card.querySelectorAll("[id], [tabindex]"))
    for (const name of ["id", "tabindex"]) thing.removeAttribute(name);
  document.body.append(card);
  lay(beat);
  if (!still())
    card.animate(
      [
        { rotate: "y 90deg", opacity: 0.3 },
        { rotate: "y 0deg", opacity: 1 },
      ],
      { duration: 260, easing: "ease-out" },
    );
}

const rect = clipped;

// Where all of it stands. It is laid anew when the page has changed or was scrolled.
function lay(beat) {
  for (const thing of document.querySelectorAll(".acting, .onstage")) thing.classList.remove("acting", "onstage");
  const found = places(beat);
  const actor = beat.seat >= 0 ? panel(beat.seat) : null;
  actor?.classList.add("acting");
  for (const thing of found) if (thing.dataset.spot) thing.classList.add("onstage");
  const near = beat.moment ? [] : (found.length ? found : actor ? [actor] : []).map(rect).filter(area);
  const avoid = [...obstacles(document, COSTS), ...near.map((one) => [one, TARGET])];
  const turned = card.isConnected ? roomFor(beat, near, avoid) : null;
  if (turned) avoid.push([turned, CARD]);
  const at = beat.moment ? [turned ?? middle()] : near.length ? near : [middle()];
  put(box, at, avoid);
  const ringed = near.filter((_, k) => !found[k]?.dataset.spot);
  light.replaceChildren(...rings(beat, ringed), ...line(beat, actor, turned, near));
}

const middle = () => ({
  left: innerWidth * 0.45,
  right: innerWidth * 0.45,
  top: innerHeight * 0.38,
  bottom: innerHeight * 0.38,
});

function put(thing, near, avoid) {
  const { offsetWidth: width, offsetHeight: height } = thing;
  const found = beside(width, height, near, avoid);
  thing.style.left = `${found.left}px`;
  thing.style.top = `${found.top}px`;
  return found;
}

// On a phone a place may leave no room for a card: the words tell of it, and what happens there is to be seen.
function roomFor(beat, near, avoid) {
  const found = putCard(beat, near, avoid);
  const hides = innerWidth < NARROW && near.some((one) => shared(found, one) > HIDDEN * area(one));
  card.style.visibility = hides ? "hidden" : "";
  return hides ? null : found;
}

// Beside where it lies on the board, if that is to be seen, else beside its place.
function putCard(beat, near, avoid) {
  const [lies] = small(cardOf(beat));
  const from = beat.moment ? [middle()] : lies ? [rect(lies)] : near.length ? near : [middle()];
  return put(card, from, avoid);
}

const ring = ({ left, top, right, bottom }, kind) =>
  draw("rect", {
    x: left - 3,
    y: top - 3,
    width: Math.max(0, right - left) + 6,
    height: Math.max(0, bottom - top) + 6,
    rx: 8,
    class: kind,
  });

const rings = (beat, near) =>
  near.map((one) => ring(one, beat.sentences.every(({ minor }) => minor) ? "ring passed" : "ring"));

// From the card, or from whoever acts, to the place.
function line(beat, actor, turned, near) {
  const from = turned ?? (actor && rect(actor));
  const to = near[0];
  if (!from || !to || beat.moment || apart(from, to) < 4) return [];
  const [x, y, toX, toY] = between(from, to);
  return [draw("path", { class: "lead", d: `M${x} ${y}L${toX} ${toY}`, pathLength: 1 })];
}

// What counts there turns up.
function enter(beat) {
  box.animate(
    [
      { opacity: 0, scale: 0.94 },
      { opacity: 1, scale: 1 },
    ],
    { duration: 150 },
  );
  for (const spot of document.querySelectorAll(".onstage"))
    for (const thing of spot.querySelectorAll(`[data-seat="${beat.seat}"] [data-count]`))
      thing.animate([{ rotate: "x 90deg" }, { rotate: "x 0deg" }], { duration: 380, easing: "ease-out" });
}

export function renew(beat) {
  come(beat);
  lay(beat);
}

export function hide() {
  shown = null;
  for (const thing of document.querySelectorAll(".acting, .onstage")) thing.classList.remove("acting", "onstage");
  light.replaceChildren();
  for (const thing of [light, box, card]) thing.remove();
  leave();
}

let waiting = 0;

function soon() {
  if (!shown) return;
  cancelAnimationFrame(waiting);
  waiting = requestAnimationFrame(() => shown && lay(shown));
}

export function start() {
  addEventListener("resize", soon);
  document.addEventListener("scroll", soon, { capture: true, passive: true });
}
