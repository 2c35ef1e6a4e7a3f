// What happened, one sentence after the other, so that forced steps and the turns of others can be followed.

import { table, watch } from "./live.js";
import { say } from "./tips.js";
import { calm, make, preference, prefer, word } from "./words.js";

// Milliseconds for a sentence and for each letter of it. What waits too long is told faster.
const PACE = { slow: [1200, 45], normal: [700, 24], quick: [350, 10] };
const LONGEST = 12000;
const MOST = 16;
const LINES = 2;
const SPOKEN = 6;
const APART = 600;

const text = make("p");
const count = make("span", { class: "left num", "aria-hidden": "true" });
const skip = make(
  "button",
  { type: "button", class: "quiet", "data-key": "s" },
  word("skip"),
  make("kbd", { "aria-hidden": "true" }, "S"),
);
const strip = make("div", { id: "strip" }, text, count, skip);

let queue = [];
let timer = 0;
let seats = [];
let before = NaN;
const told = new Map();

// How fast things are told: not at all where nothing is to move, or the person has said so.
export const pace = () => (calm() ? null : PACE[preference("speed", "normal")]);

// The number of the last news that this seat was told before this page; none, the first time.
export const seen = () => before;

const number = (item) => Number(item.dataset.news);
const seat = (item) => item.dataset.seat;

// When what belongs to a seat moves, in milliseconds: one seat after the other, in the order of the news.
export const when = (seat) => Math.max(0, seats.indexOf(seat)) * APART;

function after(page) {
  seats = [];
  if (page.dataset.curtain) return stop();
  if (timer) settle(); // the page has been made anew
  const fresh = latest(page);
  if (!fresh.length) return;
  say(fresh.slice(-SPOKEN).map(spoken).join(" "));
  if (!pace()) return;
  const [base, letter] = pace();
  seats = [...new Set(fresh.map(seat))].filter(Boolean);
  for (const item of fresh.filter((one) => besides(page, one))) {
    const time = base + letter * item.textContent.length;
    queue.push({ item, time: seat(item) === page.dataset.seat ? time / 2 : time });
  }
  queue = queue.slice(-MOST);
  if (!timer) next();
}

// What this seat was not told yet, also when it was last here; the first time, nothing.
function latest(page) {
  const place = `news-${page.dataset.path}-${page.dataset.seat}`;
  const seen = told.get(place) ?? Number(preference(place, "NaN"));
  before = seen;
  const all = [...page.querySelectorAll("[data-news]")].sort((one, other) => number(one) - number(other));
  told.set(place, Math.max(-1, ...all.map(number)));
  prefer(place, told.get(place));
  return all.filter((item) => number(item) > seen).map((item) => since(item, seen));
}

// An item with the sentences that are new in it.
function since(item, seen) {
  const found = item.cloneNode(true);
  for (const part of found.querySelectorAll("[data-said]")) if (Number(part.dataset.said) <= seen) part.remove();
  return found;
}

// For people who listen, without the signs of rules.
function spoken(item) {
  const found = item.cloneNode(true);
  for (const rule of found.querySelectorAll("a.rule")) rule.remove();
  return found.textContent.replace(/\s+/g, " ").trim();
}

// What a scene on the page shows by itself (data-beat) is not told beside it; is anything left?
function besides(page, item) {
  const parts = [...item.querySelectorAll("[data-said]")];
  const shown = parts.filter((part) => page.querySelector(`[data-beat="${part.dataset.said}"]`));
  for (const part of shown) part.remove();
  return !parts.length || shown.length < parts.length;
}

function next() {
  const waiting = queue.reduce((sum, { time }) => sum + time, 0);
  const entry = queue.shift();
  if (!entry) return stop();
  const { item, time } = entry;
  text.className = item.className;
  text.replaceChildren(...item.childNodes);
  settle();
  const rest = shorten(item);
  if (rest) queue.unshift({ item: rest, time: time / 2 });
  count.textContent = queue.length || "";
  skip.hidden = !queue.length;
  text.animate(
    [
      { opacity: 0, translate: "0 6px" },
      { opacity: 1, translate: "0 0" },
    ],
    { duration: 160 },
  );
  timer = setTimeout(next, time * Math.min(1, LONGEST / waiting));
}

// In the bar, where the heading and the phases stand otherwise: it covers nothing.
function settle() {
  const bar = document.getElementById("bar");
  const after = document.getElementById("phase") ?? bar?.querySelector(".what");
  if (!bar) document.body.append(strip);
  else if (after && after.nextElementSibling !== strip) after.after(strip);
  else if (!after) bar.append(strip);
}

// What does not fit in is told in parts, sentence by sentence, and none of it is cut: what is left for the next part.
function shorten(item) {
  const parts = [...text.querySelectorAll("[data-said]")];
  const most = LINES * parseFloat(getComputedStyle(text).lineHeight) + 1;
  const later = [];
  while (parts.length > 1 && text.scrollHeight > most) {
    const last = parts.pop();
    later.unshift(last);
    last.remove();
  }
  if (!later.length) return null;
  const rest = item.cloneNode(false);
  for (const part of [...text.childNodes].filter((node) => !node.dataset?.said)) rest.append(part.cloneNode(true));
  rest.append(...later);
  return rest;
}

export function stop() {
  clearTimeout(timer);
  timer = 0;
  queue = [];
  strip.remove();
}

export function start(finish) {
  skip.addEventListener("click", () => {
    stop();
    finish();
  });
  // A replay says by itself what the last choice was.
  if (table().hasAttribute("data-replay")) return;
  watch(() => {}, after);
  after(table());
}
