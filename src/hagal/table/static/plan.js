// A plan: while others play, one marks what one means to do: a card of the own hand, a place on the board, one of a kind. It is
// kept in this browser alone, for the table and the seat, and no request ever names it. Once asked, the marked things and the
// offers that are about all of them shine; it goes as one of these is taken, or that turn ends, and what is gone from the table
// goes from it.

import { path, table, watch } from "./live.js";
import { say } from "./tips.js";
import { make, prefer, preference, word } from "./words.js";

const PRESSED = "a, button, input, select, summary, label";

let home = "";
let refs = [];
let asked = false; // for what it is about
let decision = "";
let taken = ""; // the decision that was answered as planned

// ---- Kept

const address = () => `hagal-plan-${path()}-${table().dataset.seat}`;

function load() {
  if (home === address()) return;
  home = address();
  try {
    ({ refs, asked } = JSON.parse(sessionStorage.getItem(home)) ?? { refs: [], asked: false });
  } catch {
    [refs, asked] = [[], false];
  }
}

function keep() {
  try {
    if (refs.length) sessionStorage.setItem(home, JSON.stringify({ refs, asked }));
    else sessionStorage.removeItem(home);
  } catch {
    // Without storage it lasts as long as the page.
  }
}

// ---- Marking

const own = () => table().dataset.stage === "table" && Number(table().dataset.seat) >= 0;
const form = () => document.querySelector("#ask:not([data-aside])");
const line = () => table().querySelector(".ask > .waiting");
const waiting = () => own() && !form() && Boolean(line());

const things = (ref) => [...table().querySelectorAll(`[data-ref="${CSS.escape(ref)}"]`)];
const kind = (ref) => ref.split(":")[0];

// What can be marked: things with a name of their own; a button does what it does.
export function markable(target) {
  if (!waiting() || target.closest(PRESSED)) return null;
  return target.closest("#table [data-ref][tabindex]");
}

export function mark(thing) {
  if (!waiting()) return false;
  const { ref } = thing.dataset;
  refs = refs.includes(ref)
    ? refs.filter((other) => other !== ref)
    : [...refs.filter((other) => kind(other) !== kind(ref)), ref];
  asked = false;
  prefer("planned", "yes");
  keep();
  show();
  say(refs.length ? `${word("plan")} ${refs.map(name).join(", ")}` : word("plan-none"));
  return true;
}

function clear() {
  refs = [];
  keep();
  show();
  say(word("plan-none"));
}

// Its name stands on it, or begins what is said of it.
function name(ref) {
  const [thing] = things(ref);
  const said = thing?.querySelector(".name")?.textContent || thing?.getAttribute("aria-label") || "";
  return said
    .split(/[:\n]|\. /)[0]
    .replaceAll("\u00ad", "")
    .trim();
}

// ---- Showing

function show() {
  for (const thing of table().querySelectorAll(".planned")) thing.classList.remove("planned");
  document.getElementById("plan")?.remove();
  if (!own()) return;
  const offers = [...(form()?.querySelectorAll(".offer") ?? [])];
  const about = offers.map((offer) => offer.dataset.about.split(" "));
  const left = form() ? refs.filter((ref) => about.some((one) => one.includes(ref))) : refs;
  for (const thing of left.flatMap(things)) thing.classList.add("planned");
  if (left.length)
    offers.forEach((offer, k) =>
      offer.classList.toggle(
        "planned",
        left.every((ref) => about[k].includes(ref)),
      ),
    );
  tell(left);
}

// What is marked stands with the question, too, where it can be taken back; what cannot be done any more is struck out.
function tell(left) {
  const at = form() && asked ? form() : line()?.nextSibling;
  if (!at || !(refs.length || unknown())) return;
  if (!refs.length) return at.before(make("p", { id: "plan", class: "dim" }, word("plan-how")));
  const away = make("button", { type: "button", class: "quiet", "aria-label": word("plan-clear") }, "✕");
  away.addEventListener("click", clear);
  const names = refs.flatMap((ref, k) => [k ? ", " : " ", make(left.includes(ref) ? "b" : "s", {}, name(ref))]);
  at.before(make("p", { id: "plan" }, word("plan"), ...names, " ", away));
}

// Where several people play, whoever never did it is told that it can be done.
const unknown = () => document.getElementById("open-chat") && !preference("planned");

function renew() {
  load();
  if (refs.length && own()) follow();
  show();
  if (decision !== table().dataset.decision) reach();
  ({ decision } = table().dataset);
}

// A long list of offers begins with the one that is meant.
function reach() {
  const offer = form()?.querySelector(".offers .planned");
  if (offer)
    offer.closest(".offers").scrollTop += offer.getBoundingClientRect().top - form().getBoundingClientRect().top;
}

// The turn that it is for: a question about things of its kinds.
function follow() {
  const kinds = refs.map(kind);
  const about = [...(form()?.querySelectorAll(".offer") ?? [])].flatMap((offer) => offer.dataset.about.split(" "));
  if (about.some((ref) => kinds.includes(kind(ref)))) asked = true;
  const over = (asked && !form()) || (taken && taken !== table().dataset.decision);
  refs = over ? [] : refs.filter((ref) => things(ref).length);
  if (!refs.length) [asked, taken] = [false, ""];
  keep();
}

function submit({ target, submitter }) {
  if (target === form() && submitter?.classList.contains("planned")) taken = decision;
}

export function start() {
  document.addEventListener("submit", submit);
  watch(() => {}, renew);
  renew();
}
