// What is new in the story, for those who look on and for those who listen: each page knows the number of its last news.

import { table, watch } from "./live.js";
import { say } from "./tips.js";
import { calm, preference, prefer } from "./words.js";

// Milliseconds for a beat and for each letter of it.
const PACE = { slow: [1900, 14], normal: [1150, 5], quick: [550, 3] };
const SPOKEN = 6;

let before = NaN;
const told = new Map();
const hearers = [];

// How fast things are told: not at all where nothing is to move, or the person has said so.
export const pace = () => (calm() ? null : PACE[preference("speed", "normal")]);

// The number of the last news that this seat was told before this page; none, the first time.
export const seen = () => before;

// `act` is given a page, and the items of its story that are new to this seat.
export function hear(act) {
  hearers.push(act);
}

const number = (item) => Number(item.dataset.news);

// All items that have something later than this number, with that alone.
export const since = (page, at) => all(page).flatMap((item) => (number(item) > at ? [rest(page, item, at)] : []));

const all = (page) => [...page.querySelectorAll("[data-news]")].sort((one, other) => number(one) - number(other));

export const last = (page) => Math.max(-1, ...all(page).map(number));

export const place = (page) => `${page.dataset.path}-${page.dataset.seat}`;

// What a scene on the page shows by itself (data-beat) is not told beside it.
function rest(page, item, at) {
  const found = item.cloneNode(true);
  for (const part of found.querySelectorAll("[data-said]"))
    if (Number(part.dataset.said) <= at || page.querySelector(`[data-beat="${part.dataset.said}"]`)) part.remove();
  return found;
}

function after(page) {
  if (page.dataset.curtain) return;
  const key = `news-${place(page)}`;
  before = told.get(key) ?? Number(preference(key, "NaN"));
  told.set(key, last(page));
  prefer(key, told.get(key));
  const fresh = Number.isNaN(before) ? [] : all(page).filter((item) => number(item) > before);
  if (fresh.length) say(spoken(fresh));
  for (const act of hearers) act(page, before);
}

// For people who listen, without the signs of rules.
function spoken(items) {
  return items
    .slice(-SPOKEN)
    .map((item) => {
      const found = item.cloneNode(true);
      for (const part of found.querySelectorAll("[data-said]")) if (Number(part.dataset.said) <= before) part.remove();
      for (const rule of found.querySelectorAll("a.rule")) rule.remove();
      return found.textContent.replace(/\s+/g, " ").trim();
    })
    .join(" ");
}

export function start() {
  // A replay says by itself what the last choice was.
  if (table().hasAttribute("data-replay")) return;
  watch(() => {}, after);
  after(table());
}
