// "It is your turn": in the title and the icon of the page, by a sound, and, if the person has asked for it, by a notification
// once the page has been hidden for a while.

import { table, watch } from "./live.js";
import { renew, subscribe, unsubscribe } from "./push.js";
import { play } from "./sound.js";
import { tell } from "./tips.js";
import { prefer, preference, word } from "./words.js";

const AWAY = 10_000;

const title = document.title;
const icon = document.querySelector("link[rel=icon]");
const quiet = icon?.href;
const calling = new URL("favicon-turn.svg", import.meta.url).href;
const mine = () => document.querySelector("#ask:not([data-aside])") !== null || Boolean(table().dataset.curtain);
const able = "Notification" in window;
const wanted = () => able && preference("notify") === "on" && Notification.permission === "granted";

let leaving = 0;

function badge() {
  document.title = mine() ? `● ${word("your-turn")} · ${title}` : title;
  if (icon) icon.href = mine() ? calling : quiet;
}

function notify(sentence = word("your-turn")) {
  const note = new Notification(sentence, { body: title, tag: table().dataset.path });
  note.onclick = () => {
    window.focus();
    note.close();
  };
}

// Somebody waits and says so: the title tells it until the turn is over, and whoever is away is notified at once.
export function call(sentence) {
  if (!mine()) return;
  document.title = `🔔 ${sentence} · ${title}`;
  play("turn");
  if (document.hidden && wanted()) notify(sentence);
}

function after(_page, was) {
  badge();
  if (!mine()) clearTimeout(leaving);
  else if (!was) arrived();
}

// Whoever looks elsewhere for a moment only need not be called.
function arrived() {
  play("turn");
  clearTimeout(leaving);
  if (document.hidden && wanted()) leaving = setTimeout(() => document.hidden && mine() && notify(), AWAY);
}

// Browsers let a page ask only on a click.
async function permit(button) {
  if (wanted()) prefer("notify", "off");
  else if ((await Notification.requestPermission()) === "granted") prefer("notify", "on");
  else setTimeout(tell, 0, word("notify-denied"), button); // after the click itself, which hushes older sentences
  button.setAttribute("aria-pressed", String(wanted()));
  await (wanted() ? subscribe() : unsubscribe()).catch(() => tell(word("notify-closed"), button));
}

// An open page notifies in any case.
function again() {
  const menu = document.querySelector('[popovertarget="menu"]');
  if (wanted()) renew().catch(() => tell(word("notify-closed"), menu));
}

export function start() {
  watch(mine, after);
  badge();
  again();
  for (const button of able ? document.querySelectorAll("[data-notify]") : []) {
    button.hidden = false;
    button.setAttribute("aria-pressed", String(wanted()));
    button.addEventListener("click", () => permit(button));
  }
}
