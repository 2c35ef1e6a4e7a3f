// Keeps the page in step with the server: sends forms and fetches the table without leaving the page, and listens for news.
// The server only ever says "there is a version n"; what this seat may see of it is then fetched.

import { morph } from "./morph.js";
import { make, word } from "./words.js";
import { tell } from "./tips.js";

export const table = () => document.getElementById("table");
export const path = (rest = "") => table().dataset.path + rest;
const version = () => Number(table().dataset.version || -1);

const watchers = [];

// `before` is called ahead of every change of the table, and what it gives goes to `after` once the change is made.
export function watch(before, after) {
  watchers.push([before, after]);
}

// What was shown last, by the names that the server has for it: it then sends no more than changes to one of these.
const held = new Map();
const HELD = 4;

const have = () => ({ "X-Part": "table", "X-Have": [...held.keys()].at(-1) ?? "" });

// The piece of the page that an answer stands for, whole: changes are numbers (so many pieces of the old text, from a
// place on) and new text. Empty where the old text is not held any more.
async function piece(answer) {
  let text = await answer.text();
  const base = answer.headers.get("X-Changes");
  if (base) text = held.has(base) ? changed(held.get(base).split("<"), JSON.parse(text)) : "";
  const name = answer.headers.get("X-Text");
  if (name && text) {
    held.delete(name);
    held.set(name, text);
    if (held.size > HELD) held.delete(held.keys().next().value);
  }
  return text;
}

function changed(old, steps) {
  const made = [];
  for (let k = 0; k < steps.length; k++) {
    if (typeof steps[k] === "string") made.push(steps[k]);
    else for (let at = steps[k], end = at + steps[++k]; at < end; at++) made.push(old[at]);
  }
  return made.join("<");
}

function show(html) {
  const fresh = new DOMParser().parseFromString(html, "text/html").getElementById("table");
  if (!fresh) return false;
  // An answer that was overtaken by a newer one on its way.
  if (fresh.dataset.path === table().dataset.path && Number(fresh.dataset.version) < version()) return true;
  const notes = watchers.map(([before]) => before(table(), fresh));
  morph(table(), fresh);
  watchers.forEach(([, after], k) => after(table(), notes[k]));
  return true;
}

// ---- Fetching

let etag = "";
let running = null;
let again = false;
let deeds = 0; // so many were answered here: what was asked for before one of them may not know of it

// Calls that come while one is under way are answered by one more after it.
export function refresh() {
  if (running) again = true;
  else
    running = fetchTable().finally(() => {
      running = null;
      if (again) {
        again = false;
        refresh();
      }
    });
  return running;
}

async function fetchTable() {
  const url = new URL(location.href);
  const before = deeds;
  url.searchParams.set("part", "table");
  try {
    const headers = etag ? { ...have(), "If-None-Match": etag } : have();
    const answer = await fetch(url, { headers, cache: "no-store" });
    if (answer.status === 304) return;
    if (answer.status === 429 || answer.status >= 500) return lost();
    const text = await piece(answer);
    if (before !== deeds) return void (again = true);
    if (!answer.ok || !show(text)) return location.reload();
    etag = answer.headers.get("ETag") ?? "";
  } catch {
    lost();
  }
}

// The table as another address shows it (another place of a replay, say); the page then stands for that address.
// Where that was too quick for the server: the seconds after which to try again; otherwise 0.
export async function visit(url) {
  const part = new URL(url, location.href);
  part.searchParams.set("part", "table");
  try {
    const answer = await fetch(part, { headers: have(), cache: "no-store" });
    if (answer.status === 429) return Number(answer.headers.get("Retry-After")) || 1;
    if (!answer.ok || !show(await piece(answer))) location.assign(url);
    else history.replaceState(null, "", url);
  } catch {
    tell(word("failed"));
  }
  return 0;
}

// ---- Sending

let sending = false;
let announced = -1;
let armed = "";

const choice = (data) => `${data.get("decision")} ${data.get("key")}`;

// What was pressed once and cannot be taken back: pressed again, it is done.
export const ready = () => armed;

export function disarm() {
  armed = "";
  for (const button of document.querySelectorAll(".armed")) button.classList.remove("armed");
}

export async function send(form, button, extra = {}) {
  if (sending) return;
  sending = true;
  const data = new FormData(form, button);
  for (const [name, value] of Object.entries(extra)) data.set(name, value);
  if (armed && armed === choice(data)) data.set("confirm", "yes");
  const body = form.enctype === "multipart/form-data" ? data : new URLSearchParams(data);
  table().setAttribute("aria-busy", "true");
  try {
    const answer = await fetch(form.action, { method: "POST", body, headers: have() });
    deeds++;
    await answered(answer, form, button, choice(data));
  } catch {
    tell(word("failed"), button);
    lost();
  } finally {
    sending = false;
    table().removeAttribute("aria-busy");
  }
  // What was heard of meanwhile has come with the answer, unless others were at it, too.
  if (announced > version()) refresh();
}

async function answered(answer, form, button, chosen) {
  const text = await piece(answer);
  disarm();
  if (answer.headers.get("Content-Type")?.includes("json")) {
    const { error, code } = JSON.parse(text);
    if (code === "confirm") return arm(form, button, chosen, error);
    tell(error, button);
    return refresh();
  }
  if (answer.ok) form.reset();
  if (answer.redirected && new URL(answer.url).pathname !== location.pathname) return location.assign(answer.url);
  if (!show(text)) return location.assign(answer.ok ? answer.url : location.href);
  etag = answer.headers.get("ETag") ?? "";
}

function arm(form, button, chosen, sentence) {
  armed = chosen;
  for (const one of document.querySelectorAll(`:is(#ask, #choices) .offer[value="${CSS.escape(button.value)}"]`))
    one.classList.add("armed");
  tell(sentence, [...document.querySelectorAll(".armed")].findLast((one) => one.checkVisibility()) ?? button);
}

// ---- Listening

const FIRST = 500;
const LONGEST = 20000;
const QUIET = 45000;

let source = null;
let wait = FIRST;
let timer = 0;
let heard = 0;

const hearers = [];

// `act` is called when an event of this name comes, and whenever a connection begins: something may have been missed.
export function hear(name, act) {
  hearers.push([name, act]);
  source?.addEventListener(name, act);
}

export function listen() {
  clearTimeout(timer);
  source?.close();
  heard = Date.now();
  source = new EventSource(path("/live"));
  source.onopen = () => {
    wait = FIRST;
    heard = Date.now();
    banner.remove();
    refresh();
    for (const [, act] of hearers) act();
  };
  source.onmessage = (event) => {
    heard = Date.now();
    const news = JSON.parse(event.data);
    if (news.version <= version()) return;
    if (sending) announced = news.version;
    else refresh();
  };
  // Somebody came or went.
  source.addEventListener("people", () => {
    heard = Date.now();
    refresh();
  });
  for (const [name, act] of hearers) source.addEventListener(name, act);
  source.onerror = lost;
}

const banner = make(
  "div",
  { id: "lost", role: "status" },
  make("span", { class: "spin", "aria-hidden": "true" }),
  word("reconnecting"),
);

// The connection is gone: say so and try again, at longer and longer intervals, so that a server coming back is not overrun.
function lost() {
  if (!source) return;
  source.close();
  clearTimeout(timer);
  document.body.append(banner);
  timer = setTimeout(listen, wait * (0.75 + Math.random() / 2));
  wait = Math.min(wait * 2, LONGEST);
}

// After sleep a connection can look alive and be dead.
function wake() {
  if (!source || document.hidden) return;
  if (source.readyState !== EventSource.OPEN || Date.now() - heard > QUIET) {
    wait = FIRST;
    listen();
  } else refresh();
}

export function stayAwake() {
  document.addEventListener("visibilitychange", wake);
  addEventListener("online", wake);
  addEventListener("pageshow", (event) => event.persisted && wake());
  addEventListener("offline", lost);
  addEventListener("pagehide", () => source?.close());
}
