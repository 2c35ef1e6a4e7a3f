// Scenes at human pace: what happened in one (data-scene, or data-outcome when it is over) since this seat last saw it is shown
// beat by beat. Its list has a sentence for each (data-beat: the number of the news), and each figure in it knows its states
// (data-states: "number:state ...", where 1 is routed, 2 for each damage, -1 gone). The page is there all the while: an answer
// can be given at any time. A click or a key ends it, and where nothing is to move it is not played at all.

import { table, watch } from "./live.js";
import { pace, seen } from "./news.js";
import { make, word } from "./words.js";

const LONGEST = 15000;
const SCENES = "[data-scene], [data-outcome]";

const text = make("span");
const skip = make(
  "button",
  { type: "button", class: "quiet", "data-key": "s" },
  word("skip"),
  make("kbd", { "aria-hidden": "true" }, "S"),
);

let panel = null;
let queue = [];
let timer = 0;
let shown = NaN;
let opened = false;

const number = (beat) => Number(beat.dataset.beat);

// ---- Figures

// The state that a figure is in when the news of this number were told.
function stateAt(figure, at) {
  const states = figure.dataset.states.split(" ").map((one) => one.split(":").map(Number));
  const past = states.filter(([since]) => since <= at);
  return { state: past.length ? past.at(-1)[1] : -1, fresh: past.length > 0 && past.at(-1)[0] === at };
}

function pose(at) {
  for (const figure of panel.querySelectorAll("[data-states]")) {
    const { state, fresh } = stateAt(figure, at);
    figure.classList.toggle("gone", state < 0 && !fresh);
    figure.classList.toggle("falls", state < 0 && fresh);
    figure.classList.toggle("routed", state > 0 && state % 2 === 1);
    figure.classList.toggle("hit", fresh);
    const hearts = figure.querySelector("[data-damage]");
    if (hearts && state >= 0) hearts.dataset.damage = state >> 1;
  }
}

// ---- Beats

function next() {
  const waiting = queue.reduce((sum, { time }) => sum + time, 0);
  const entry = queue.shift();
  if (!entry) return finish();
  const { beat, time } = entry;
  shown = number(beat);
  pose(shown);
  const caption = panel.querySelector(".caption");
  caption.className = `caption ${beat.className}`;
  text.replaceChildren(...[...beat.childNodes].map((node) => node.cloneNode(true)));
  caption.replaceChildren(text, skip);
  caption.hidden = false;
  timer = setTimeout(next, time * Math.min(1, LONGEST / waiting));
}

function play(scene, beats, [base, letter]) {
  panel = scene;
  queue = beats.map((beat) => {
    const time = base + letter * beat.textContent.trim().length;
    return { beat, time: beat.dataset.seat === table().dataset.seat ? time / 2 : time };
  });
  panel.classList.add("playing");
  pose(number(beats[0]) - 1);
  next();
}

export function finish() {
  clearTimeout(timer);
  if (!panel) return;
  queue = [];
  pose(Infinity);
  for (const figure of panel.querySelectorAll(".hit, .falls")) figure.classList.remove("hit", "falls");
  panel.classList.remove("playing");
  panel.querySelector(".caption").hidden = true;
  panel = null;
  shown = NaN;
}

// ---- Pages

// A page that comes while a scene is played goes on with it.
function before(page) {
  const was = { at: shown, scene: page.querySelector("[data-scene]")?.dataset.scene };
  clearTimeout(timer);
  panel?.classList.remove("playing");
  panel = null;
  queue = [];
  shown = NaN;
  return was;
}

function after(page, was) {
  if (page.dataset.curtain) return;
  const since = Number.isNaN(was.at) ? seen() : was.at;
  const scene = page.querySelector(SCENES);
  const beats = scene ? [...scene.querySelectorAll("[data-beat]")].filter((beat) => number(beat) > since) : [];
  show(scene, beats.length > 0 || scene?.dataset.outcome === was.scene);
  if (beats.length && pace()) play(scene, beats, pace());
}

// How a fight ended is open until somebody clicks or answers.
function show(scene, fresh) {
  if (!fresh || !scene?.matches("details")) return;
  opened = scene.open = true;
}

function shut() {
  opened = false;
  for (const outcome of table().querySelectorAll("details[data-outcome]")) outcome.open = false;
}

function click(event) {
  const inside = event.target.closest?.(SCENES);
  if (panel) {
    const own = inside === panel && !event.target.closest("summary");
    finish();
    if (!own) return;
    event.preventDefault();
    event.stopPropagation();
  } else if (opened && !event.target.closest?.("summary")) shut();
}

function answered() {
  finish();
  if (opened) shut();
}

function press(event) {
  if (event.key !== "Escape" || !(panel || opened)) return;
  event.preventDefault();
  if (panel) finish();
  else shut();
}

// Is a fight shown?
export const playing = () => panel !== null;

// `stop` ends what else is shown of the turn.
export function start(stop) {
  if (table().hasAttribute("data-replay")) return;
  skip.addEventListener("click", () => {
    finish();
    stop();
  });
  document.addEventListener("click", click, true);
  document.addEventListener("keydown", press, true);
  document.addEventListener("submit", answered, true);
  watch(before, after);
  after(table(), { at: NaN });
}
