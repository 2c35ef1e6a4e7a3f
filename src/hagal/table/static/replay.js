// The slider of a replay: the table follows it; arrow keys go step by step, and a button plays the game.

import { visit, watch } from "./live.js";
import { calm, word } from "./words.js";

const STEP = 900;
const BREATH = 100;
let timer = 0;
let busy = false;
let wish = null;

const slider = () => document.querySelector("form[data-replay] input[name=at]");

// The address that the form would lead to: the place, and whose eyes.
function address(at) {
  const { form } = slider();
  const fields = new URLSearchParams(new FormData(form));
  fields.set("at", at);
  return `${form.action.split("?")[0]}?${fields}`;
}

const pause = (ms) => new Promise((done) => setTimeout(done, ms));

// While one place is on its way only the latest wish is kept; one that came too quickly is tried again.
async function go(at = slider().value) {
  wish = at;
  if (busy) return;
  busy = true;
  while (wish !== null) {
    const next = wish;
    wish = null;
    const wait = await visit(address(next));
    if (wait) wish ??= next;
    await pause(wait ? 1000 * wait : BREATH);
  }
  busy = false;
}

function move(by) {
  const range = slider();
  const at = Math.max(Number(range.min), Math.min(Number(range.value) + by, Number(range.max)));
  if (at === Number(range.value)) return false;
  range.value = at;
  go(at);
  return true;
}

// ---- Playing

const button = () => document.querySelector("[data-play]");

function label() {
  if (!button()) return;
  button().hidden = false;
  button().textContent = timer ? word("pause") : word("play");
}

function halt() {
  clearInterval(timer);
  timer = 0;
  label();
}

function play() {
  if (timer) return halt();
  const range = slider();
  if (range.value === range.max) move(-Number(range.max));
  timer = setInterval(() => busy || move(1) || halt(), calm() ? 2 * STEP : STEP);
  label();
}

function click(event) {
  if (event.target.closest("[data-play]")) return play();
  const link = event.target.closest("form[data-replay] a[href]");
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  const at = new URL(link.href).searchParams.get("at");
  slider().value = at;
  go(at);
}

function press(event) {
  if (event.ctrlKey || event.metaKey || event.altKey || event.target.closest?.("input, select, textarea")) return;
  const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
  if (!by || document.querySelector("dialog:modal")) return;
  event.preventDefault();
  move(by);
}

export function start() {
  if (!slider()) return;
  document.addEventListener("input", (event) => event.target.closest("form[data-replay]") && go());
  document.addEventListener("submit", (event) => {
    if (!event.target.matches("form[data-replay]")) return;
    event.preventDefault();
    go();
  });
  document.addEventListener("keydown", press);
  document.addEventListener("click", click);
  watch(() => {}, label);
  label();
}
