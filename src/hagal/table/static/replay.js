// The slider of a replay: the table follows it; arrow keys go step by step, and a button plays the game.

import { path, visit, watch } from "./live.js";
import { tell } from "./tips.js";
import { calm, make, word } from "./words.js";

const STEP = 900;
const LEAST = 50;
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

const speed = () => document.querySelector("[data-speed]");

// A game that runs already goes on at another speed.
function hurry(event) {
  if (!event.target.matches("[data-speed]") || !timer) return;
  halt();
  play();
}

function label() {
  if (!button()) return;
  if (speed()) speed().hidden = false;
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
  const step = (calm() ? 2 * STEP : STEP) / Number(speed()?.value || 1);
  timer = setInterval(() => busy || move(1) || halt(), Math.max(LEAST, step));
  label();
}

function click(event) {
  if (event.target.closest("[data-play]")) return play();
  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
  const more = event.target.closest("#course-ask, #advice-ask");
  if (more) {
    event.preventDefault();
    return more.id === "course-ask" ? showCourse(more) : showAdvice(more);
  }
  const link = event.target.closest("form[data-replay] a[href], .moments a[href]");
  if (!link) return;
  event.preventDefault();
  const at = new URL(link.href).searchParams.get("at");
  slider().value = at;
  go(at);
}

// ---- The course of the game, and what the bot would have done

let course = "";

async function fetched(url, thing) {
  thing.ariaBusy = "true";
  try {
    const answer = await fetch(url, { cache: "no-store" });
    const text = await answer.text();
    if (answer.ok) return text;
    tell(JSON.parse(text).error, thing);
  } catch {
    tell(word("failed"), thing);
  } finally {
    thing.removeAttribute("aria-busy");
  }
  return "";
}

const eyes = () => new FormData(slider().form).get("seat");

async function showCourse(link) {
  course = await fetched(path(`/course?seat=${eyes()}`), link);
  draw();
}

// The drawing is asked for once: the page of another moment comes without it.
function draw() {
  if (course && !document.getElementById("course")) {
    document.getElementById("course-ask")?.remove();
    const box = make("template");
    box.innerHTML = course;
    document.getElementById("timeline").prepend(box.content.getElementById("course"));
    document.getElementById("slider-acts").prepend(box.content);
  }
  const now = document.getElementById("course-now");
  for (const side of ["x1", "x2"]) now?.setAttribute(side, slider().value);
}

async function showAdvice(link) {
  const at = slider().value;
  const html = await fetched(path(`/asked?seat=${eyes()}&at=${at}`), link);
  const box = make("template");
  box.innerHTML = html;
  if (html && slider().value === at) document.getElementById("asked")?.replaceWith(box.content);
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
  document.addEventListener("change", hurry);
  document.addEventListener("change", ({ target }) => target.id === "eyes" && (course = ""));
  const renew = () => {
    label();
    draw();
  };
  watch(() => {}, renew);
  renew();
  const asks = document.querySelector("#course-ask[data-course]");
  if (asks) showCourse(asks);
}
