// What happened, one sentence after the other, so that forced steps and the turns of others can be followed.

import { table, watch } from "./live.js";
import { say } from "./tips.js";
import { calm, make, preference, prefer, word } from "./words.js";

const PACE = { slow: 2200, normal: 1300, quick: 700 };
const LONGEST = 9000;
const MOST = 16;
const SPOKEN = 6;

const text = make("p");
const count = make("span", { class: "left num", "aria-hidden": "true" });
const skip = make("button", { type: "button", class: "quiet", "data-key": "s" }, word("skip"));
const strip = make("div", { id: "strip" }, text, count, skip);

let queue = [];
let timer = 0;
let pace = 0;
let starts = new Map();

const place = (page) => `news-${page.dataset.path}-${page.dataset.seat}`;
const number = (item) => Number(item.dataset.news);

// How long the news take to reach a seat, in milliseconds.
export const when = (seat) => Math.min(starts.get(seat) ?? 0, LONGEST / 2);

function after(page) {
  const seen = Number(preference(place(page), "NaN"));
  const all = [...page.querySelectorAll("[data-news]")].sort((one, other) => number(one) - number(other));
  starts = new Map();
  if (page.dataset.curtain) return stop();
  prefer(place(page), Math.max(-1, ...all.map(number)));
  const fresh = all.filter((item) => number(item) > seen).map((item) => since(item, seen));
  if (!fresh.length) return;
  say(fresh.slice(-SPOKEN).map((item) => item.textContent.trim()).join(" "));
  const speed = PACE[preference("speed", "normal")];
  if (!speed || calm()) return;
  queue = [...queue, ...fresh].slice(-MOST);
  pace = Math.min(speed, LONGEST / queue.length);
  schedule(fresh);
  if (!timer) next();
}

// An item with the sentences that are new in it, without the numbers of rules.
function since(item, seen) {
  const found = item.cloneNode(true);
  for (const part of found.querySelectorAll("[data-said]")) if (Number(part.dataset.said) <= seen) part.remove();
  for (const rules of found.querySelectorAll(".rules")) rules.remove();
  return found;
}

function schedule(fresh) {
  const waiting = queue.length - Math.min(fresh.length, queue.length);
  fresh.slice(-MOST).forEach((item, k) => {
    const seat = item.className.match(/seat-(\d)/)?.[1];
    if (seat && !starts.has(seat)) starts.set(seat, (waiting + k) * pace);
  });
}

// The last sentence stays a little longer.
let lingered = false;

function next() {
  const item = queue.shift();
  if (!item && lingered) return stop();
  timer = setTimeout(next, pace);
  lingered = !item;
  if (!item) return;
  text.className = item.className;
  text.replaceChildren(...item.childNodes);
  count.textContent = queue.length || "";
  skip.hidden = !queue.length;
  if (!strip.isConnected) document.body.append(strip);
  settle();
  text.animate([{ opacity: 0, translate: "0 6px" }, { opacity: 1, translate: "0 0" }], { duration: 160 });
}

// Over the phases of the bar, if they are shown: nobody needs them while they read.
function settle() {
  const phase = document.getElementById("phase")?.getBoundingClientRect();
  strip.classList.toggle("barred", Boolean(phase?.width) && innerWidth > 900);
  if (strip.classList.contains("barred")) strip.style.left = `${phase.left}px`;
  else strip.style.removeProperty("left");
}

function stop() {
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
