// What is said at the table: a panel that stays open while one plays, a badge for what was not read yet, mute. It is fetched
// apart from the board, when the live connection says that there is something: no click waits for it.

import { hear, path, table, watch } from "./live.js";
import { say, tell } from "./tips.js";
import { call } from "./turn.js";
import { make, prefer, preference, word } from "./words.js";

const SHOWN = 200;

const panel = document.getElementById("chat");
const button = () => document.getElementById("open-chat");
const log = panel?.querySelector(".chat-log");
const list = panel?.querySelector(".chat-lines");
const field = panel?.querySelector("[name=text]");
const open = () => panel.matches(":popover-open");

let last = 0;
let begun = false;
let running = false;
let again = false;

const number = (line) => Number(line.dataset.line);
const place = (name) => `${name}-${table().dataset.path}`;
const read = () => Number(preference(place("chat"), "0"));
const silenced = () => preference(place("muted")).split(" ").filter(Boolean);
const heard = (line) => !silenced().includes(line.dataset.who);
const lines = () => [...list.querySelectorAll("[data-line]")];

// ---- Fetching

// Calls that come while one is under way are answered by one more after it.
async function fetchLines() {
  if (running) again = true;
  if (running || !button()) return;
  running = true;
  try {
    const answer = await fetch(path(`/chat?part=chat&since=${last}`));
    if (answer.ok && !answer.redirected) show(await answer.text());
  } catch {
    // The live connection says when to try again.
  }
  running = false;
  if (again) {
    again = false;
    fetchLines();
  }
}

function show(html) {
  const box = make("template");
  box.innerHTML = html;
  panel.querySelector(".chat-people").replaceChildren(...box.content.querySelector(".chat-people").children);
  if (!begun) list.replaceChildren();
  const below = log.scrollHeight - log.scrollTop - log.clientHeight < 40;
  const fresh = [...box.content.querySelectorAll("[data-line]")].filter((line) => number(line) > last);
  for (const line of fresh) {
    const time = line.querySelector("time");
    time.textContent = new Date(time.dateTime).toLocaleTimeString(document.documentElement.lang, {
      hour: "2-digit",
      minute: "2-digit",
    });
    list.append(line);
    last = number(line);
  }
  for (const line of lines().slice(0, -SHOWN)) line.remove();
  mute();
  if (below) log.scrollTop = log.scrollHeight;
  if (begun) announce(fresh.filter((line) => heard(line) && !line.classList.contains("mine")));
  begun = true;
  badge();
}

// Beside the button, while the panel is closed; whoever is nudged is called in any case.
function announce(fresh) {
  if (!fresh.length) return;
  const sentence = (line) => `${line.querySelector("b").textContent}: ${line.querySelector(".said").textContent}`;
  const nudge = fresh.findLast((line) => line.hasAttribute("data-nudge"));
  if (nudge) call(sentence(nudge));
  if (!open() && !document.hidden) tell(sentence(fresh.at(-1)), button());
  else if (!open()) say(sentence(fresh.at(-1)));
}

// ---- What was read

function badge() {
  if (open() && !document.hidden && last > read()) prefer(place("chat"), last);
  const count = button()?.querySelector(".badge");
  if (!count) return;
  const unread = lines().filter((line) => number(line) > read() && heard(line) && !line.classList.contains("mine"));
  count.hidden = !unread.length;
  count.textContent = unread.length || "";
  button().classList.toggle("unread", Boolean(unread.length));
}

// ---- Mute

function mute() {
  for (const line of lines()) line.hidden = !heard(line);
  for (const one of panel.querySelectorAll("[data-mute]")) {
    one.hidden = false;
    one.setAttribute("aria-pressed", String(silenced().includes(one.dataset.mute)));
  }
}

function silence(who) {
  const others = silenced().filter((one) => one !== who);
  prefer(place("muted"), (silenced().includes(who) ? others : [...others, who]).join(" "));
  mute();
  badge();
}

// ---- Speaking

// One line after the other: what is said first is heard first, and a second press of Enter says nothing twice.
let spoken = Promise.resolve();

function speak(event) {
  event.preventDefault();
  const { target: form, submitter } = event;
  const data = new URLSearchParams(new FormData(form, submitter));
  data.set("seat", table().dataset.seat);
  if (data.get("name")) prefer("name", data.get("name"));
  const words = data.get("phrase") ? "" : field.value.trim();
  if (!words && !data.get("phrase")) return;
  if (words) field.value = "";
  spoken = spoken.then(() => send(form.action, data, words));
}

async function send(address, data, words) {
  data.set("since", last);
  try {
    const answer = await fetch(address, { method: "POST", body: data, headers: { "X-Part": "chat" } });
    if (answer.headers.get("Content-Type")?.includes("json")) return unsaid(words, (await answer.json()).error);
    if (!answer.ok) return unsaid(words, word("failed"));
    show(await answer.text());
    log.scrollTop = log.scrollHeight;
  } catch {
    unsaid(words, word("failed"));
  }
}

// What did not get through stands in the field again, before what was written since.
function unsaid(words, why) {
  field.value = [words, field.value].filter(Boolean).join(" ");
  tell(why, field);
}

function toggled(event) {
  if (event.newState !== "open") return;
  log.scrollTop = log.scrollHeight;
  if (matchMedia("(pointer: fine)").matches) field.focus();
  badge();
}

function close() {
  panel.hidePopover();
  button()?.focus();
}

// ---- A nudge may come when all have waited for a while

let ripening = 0;

function ripen() {
  clearTimeout(ripening);
  const forms = [...document.querySelectorAll("form[data-wait][hidden]")];
  if (!forms.length) return;
  const wait = Number(forms[0].dataset.wait) * 1000 - Date.now();
  ripening = setTimeout(() => forms.forEach((form) => (form.hidden = false)), Math.max(0, wait));
}

export function start() {
  watch(() => {}, ripen);
  ripen();
  if (!panel) return;
  const named = panel.querySelector("[name=name]");
  if (named) named.value = preference("name");
  panel.addEventListener("submit", speak);
  panel.addEventListener("toggle", toggled);
  panel.addEventListener("keydown", (event) => event.key === "Escape" && close());
  panel.addEventListener("click", (event) => {
    const one = event.target.closest("[data-mute]");
    if (one) silence(one.dataset.mute);
  });
  document.addEventListener("visibilitychange", badge);
  watch(() => {}, badge);
  hear("chat", fetchLines);
  hear("people", fetchLines);
  fetchLines();
}
