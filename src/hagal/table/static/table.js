// Turns the pages of the table live. Without it everything works by plain forms; with it
//   live.js    forms are sent and updates fetched without leaving the page
//   act.js     offers are narrowed by clicks on the board
//   plan.js    while others play, one marks what one means to do
//   places.js  a small window shows one place of the board at a time
//   piles.js   lists that open over the board close again, and a pile opens the sheet of decks where it tells of it
//   guard.js   and no move is lost by one click
//   keys.js    and everything by the keyboard
//   zoom.js    cards enlarge
//   lens.js    a map is looked at from near
//   motion.js  what moved glides, and numbers change in their time (tally.js)
//   news.js    what is new in the story
//   turns.js   the turns of others are shown beat by beat (beats.js), each where it happens (spotlight.js)
//   scenes.js  fights are shown on a stage of their own
//   later.js   what takes longer than a page is asked for afterwards
//   turn.js    the title, or a notification, says whose turn it is
//   sound.js   and what happens can be heard
//   rules.js   the number of a rule shows its sentence
//   chat.js    what is said at the table
//   setup.js   the form of a new table shows what it comes to
//   coach.js   a lesson points at what it is about
//   hint.js    what the bot would do stands beside the question
//   previews.js  what comes of each of many answers, once somebody looks
//   replay.js and settings.js belong to the page of a replay and to the menu

import * as act from "./act.js";
import * as chat from "./chat.js";
import * as coach from "./coach.js";
import * as keys from "./keys.js";
import { sure } from "./guard.js";
import * as guard from "./guard.js";
import * as hint from "./hint.js";
import * as later from "./later.js";
import * as lens from "./lens.js";
import { listen, send, stayAwake, table, watch } from "./live.js";
import * as motion from "./motion.js";
import * as news from "./news.js";
import * as piles from "./piles.js";
import * as places from "./places.js";
import * as plan from "./plan.js";
import * as replay from "./replay.js";
import * as rules from "./rules.js";
import * as scenes from "./scenes.js";
import * as settings from "./settings.js";
import * as setup from "./setup.js";
import * as spotlight from "./spotlight.js";
import * as sound from "./sound.js";
import { hush, say, tell } from "./tips.js";
import * as turn from "./turn.js";
import * as turns from "./turns.js";
import { make, word } from "./words.js";
import * as zoom from "./zoom.js";

for (const sheet of ["script.css", "scenes.css"])
  document.head.append(make("link", { rel: "stylesheet", href: new URL(sheet, import.meta.url).href }));

// ---- On every page

async function copy(button) {
  const source = button.dataset.copy;
  const field = source.startsWith("#") ? document.querySelector(source) : null;
  try {
    await navigator.clipboard.writeText(field?.value ?? source);
    tell(word("copied"), button);
  } catch {
    // Only secure addresses may write to the clipboard; the link is at least marked.
    field?.select();
    tell(word("copy-yourself"), button);
  }
}

// A sheet that shows what lies elsewhere (data-src) fetches it when it is opened.
async function fill(event) {
  const sheet = event.target;
  if (event.newState !== "open" || !sheet.dataset?.src) return;
  const url = new URL(sheet.dataset.src, location.href);
  if (table()) url.searchParams.set("seat", table().dataset.seat); // at one screen another may look by now
  const answer = await fetch(url).catch(() => null);
  if (answer?.ok && !answer.redirected) sheet.querySelector(".sheet-body").innerHTML = await answer.text();
  piles.lead(sheet);
}

const reveal = () => document.querySelectorAll("[data-copy][hidden]").forEach((button) => (button.hidden = false));

document.addEventListener("click", (event) => {
  const button = event.target.closest("[data-copy]");
  if (button) copy(button);
});
document.addEventListener("toggle", fill, true);
reveal();
settings.start();
keys.start();
rules.start();
setup.start();

// ---- At a table

function submit(event) {
  const { target: form, submitter } = event;
  if (event.defaultPrevented || form.method !== "post" || !form.closest("#table") || form.hasAttribute("data-plain"))
    return;
  if (!new URL(form.action).pathname.startsWith(`${table().dataset.path}/`)) return;
  event.preventDefault();
  hush();
  zoom.close();
  if (submitter?.ariaDisabled === "true") return tell(submitter.title, submitter);
  send(form, submitter, form.id === "ask" && sure() ? { ask: "1" } : {});
}

// Whoever answers by keyboard is led to the next question; a curtain asks for its player.
function before() {
  const focused = document.activeElement;
  return {
    answering: Boolean(focused?.closest(".ask, #ask, #choices, .lit")),
    decision: table().dataset.decision,
    curtain: table().dataset.curtain,
  };
}

function after(page, was) {
  reveal();
  const lost = document.activeElement === document.body;
  if (page.dataset.curtain) cover(page, was);
  else if (was.answering && (lost || page.dataset.decision !== was.decision))
    attend(page.querySelector(".prompt") ?? page.querySelector("#ask-title"));
}

function attend(question) {
  question?.setAttribute("tabindex", "-1");
  question?.focus({ preventScroll: true });
}

// Nothing of one person's knowledge stays on the screen for the next.
function cover(page, was) {
  zoom.close();
  rules.close();
  hush();
  say("");
  for (const sheet of document.querySelectorAll("[data-src]")) {
    sheet.hidePopover();
    sheet.querySelector(".sheet-body").replaceChildren();
  }
  if (page.dataset.curtain !== was.curtain) page.querySelector("[autofocus]")?.focus();
}

if (table()) {
  guard.start();
  document.addEventListener("submit", submit);
  zoom.start();
  lens.start();
  act.start();
  plan.start();
  hint.start();
  piles.start();
  places.start();
  spotlight.start();
  turns.start((beat) => {
    motion.heed(beat);
    coach.heed(beat);
  });
  news.start();
  scenes.start(turns.stop);
  motion.start();
  turn.start();
  sound.start();
  replay.start();
  later.start();
  chat.start();
  coach.start();
  watch(before, after);
  if (table().dataset.live !== "no") {
    stayAwake();
    listen();
  }
  document.documentElement.dataset.script = "on"; // for those who must know that a key pressed now is heard
}
