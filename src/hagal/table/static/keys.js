// The keyboard: numbers for offers, letters for what stands on the page with that letter, arrows among lit things.

import { activate, choices, choose, clear, lit } from "./act.js";
import { leave } from "./coach.js";
import { disarm } from "./live.js";
import { shut } from "./piles.js";
import { hush } from "./tips.js";
import { over } from "./turns.js";
import { close as closeZoom } from "./zoom.js";
import { preference } from "./words.js";

const TYPING = "input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]";
const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

// On a keyboard for another script the letter is told by its place.
function letter(event) {
  if (/^[\x20-\x7e]$/.test(event.key)) return event.key.toLowerCase();
  return /^Key[A-Z]$/.test(event.code) && event.key.length === 1 ? event.code[3].toLowerCase() : event.key;
}

function press(event) {
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing || event.defaultPrevented) return;
  const sheet = document.querySelector("dialog:modal, [popover='']:popover-open");
  if (event.key === "Escape") {
    disarm();
    return void (sheet || closeZoom() || hush() || over() || shut() || clear() || leave());
  }
  if (event.target.closest?.(TYPING)) return;
  if (sheet) return void (letter(event) === toggle(sheet)?.dataset.key && toggle(sheet).click());
  if (event.key in ARROWS) return arrow(event);
  if (event.key === "Enter" || event.key === " ") return enter(event);
  if (event.repeat || preference("keys") === "off") return;
  const more = event.shiftKey && /^Digit([0-9])$/.exec(event.code);
  if (!(more ? offer(Number(more[1]) || 10, 10) : act(letter(event)))) return;
  event.preventDefault();
  closeZoom();
}

// The button that opens a sheet closes it, too; nothing else can be pressed behind it.
const toggle = (sheet) => document.querySelector(`[popovertarget="${sheet.id}"][data-key]`);

function act(key) {
  if (/^[0-9]$/.test(key)) return offer(Number(key) || 10);
  const thing = /^[a-z?]$/.test(key) && document.querySelector(`[data-key="${key}"]:not(:disabled)`);
  if (!thing) return thing;
  thing.click();
  if (thing.popoverTargetElement?.matches(".sheet:popover-open")) within(thing.popoverTargetElement);
  return thing;
}

// What a key has opened is gone through by Tab from its beginning, although nobody was at its button; as it closes, the
// focus goes back by itself.
function within(sheet) {
  if (sheet.contains(document.activeElement)) return;
  sheet.tabIndex = -1;
  sheet.focus({ preventScroll: true });
}

// The numbers are for the first ten offers, with Shift for the next ten. What may be done aside is not done by a key pressed
// too late.
function offer(number, after = 0) {
  const button = document.querySelector("#ask:not([data-aside])") && choices()[after + number - 1];
  choose(button);
  return button;
}

// A lit thing that is no button by nature.
function enter(event) {
  const thing = event.target.closest?.("[data-ref]");
  if (!thing || thing !== event.target || thing.nodeName === "BUTTON" || thing.nodeName === "A") return;
  event.preventDefault();
  activate(thing);
}

// ---- Arrows

function arrow(event) {
  const focused = document.activeElement;
  const map = focused.closest?.("[data-roam]");
  if (map) return roam(event, map, focused);
  const listed = focused.closest?.("#ask, #choices");
  const things = listed ? [...listed.querySelectorAll(".offer:not([hidden])")] : lit();
  if (!things.length) return;
  if (listed || things.includes(focused)) {
    event.preventDefault();
    (listed ? step(things, focused, event.key) : nearest(things, focused, ARROWS[event.key]))?.focus();
  } else if (focused.matches(NOWHERE) && (ARROWS[event.key][0] || !scrolls())) {
    event.preventDefault();
    things[0].focus();
  }
}

// On a map arrows lead from each place to the next, whether it can act or not.
function roam(event, map, focused) {
  const things = [...map.querySelectorAll("[tabindex]")];
  event.preventDefault();
  if (focused === map) (things.find((thing) => thing.classList.contains("lit")) ?? things[0])?.focus();
  else nearest(things, focused, ARROWS[event.key], 0.6)?.focus();
}

// Where the focus is when it is on nothing that can act: a new question is read from its words.
const NOWHERE = "body, #table, #ask-title, .prompt";
const scrolls = () => document.scrollingElement.scrollHeight > innerHeight + 1;

function step(things, focused, key) {
  const by = key === "ArrowDown" || key === "ArrowRight" ? 1 : -1;
  return things[(things.indexOf(focused) + by + things.length) % things.length];
}

// The closest thing in a direction; what lies aside counts as farther away.
function nearest(things, from, [x, y], weight = 2) {
  const middle = (thing) => {
    const { left, top, width, height } = thing.getBoundingClientRect();
    return [left + width / 2, top + height / 2];
  };
  const [fromX, fromY] = middle(from);
  let best = null;
  let least = Infinity;
  for (const thing of things) {
    const [toX, toY] = middle(thing);
    const along = (toX - fromX) * x + (toY - fromY) * y;
    const aside = Math.abs((toX - fromX) * y) + Math.abs((toY - fromY) * x);
    if (thing === from || along < 2 || aside > along * 3 + 40) continue;
    if (along + weight * aside < least) [best, least] = [thing, along + weight * aside];
  }
  return best;
}

export function start() {
  document.addEventListener("keydown", press);
}
