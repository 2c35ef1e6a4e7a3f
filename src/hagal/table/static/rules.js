// The number of a rule shows its sentence beside it; without this it is a link to the page of that rule.

import { lay, lift, place } from "./tips.js";
import { make, word } from "./words.js";

const body = make("div", { class: "rule-body" });
const box = make("div", { id: "rule", popover: "", role: "dialog", tabindex: "-1", autofocus: "" }, body);
const back = make("button", { type: "button", class: "quiet" }, word("rule-back"));
const kept = new Map();
let anchor = null;
let shown = "";
let trail = []; // what was on show before a number in it was followed

function sentence(path) {
  if (!kept.has(path)) {
    const url = `${path}?part=rule&lang=${document.documentElement.lang}`;
    kept.set(
      path,
      fetch(url)
        .then((answer) => (answer.ok ? answer.text() : Promise.reject(new Error(answer.status))))
        .catch(() => {
          kept.delete(path); // the next click asks again
          return "";
        }),
    );
  }
  return kept.get(path);
}

async function show(path) {
  const html = await sentence(path);
  if (!html) return false;
  body.innerHTML = html;
  if (trail.length) body.prepend(back);
  shown = path;
  return true;
}

async function follow(link) {
  trail.push(shown);
  if (await show(link.pathname)) place(box, anchor);
  else window.open(link.href, "_blank", "noopener");
}

async function open(link) {
  if (box.contains(link)) return follow(link);
  trail = [];
  if (!(await show(link.pathname))) return window.open(link.href, "_blank", "noopener");
  box.setAttribute("aria-label", link.getAttribute("aria-label") ?? link.textContent);
  if (!link.isConnected) return;
  anchor = link;
  lift(box);
  // Inside an open sheet it belongs to that sheet, which stays open behind it.
  (link.closest(":popover-open, dialog") ?? document.body).append(box);
  lay(box, link);
}

export const close = () => lift(box);

// Whoever closes it with a key goes on from the number.
function closed(event) {
  const focused = document.activeElement;
  if (event.newState !== "closed" || !(box.contains(focused) || focused === document.body)) return;
  anchor?.focus({ preventScroll: true });
}

export function start() {
  box.addEventListener("toggle", closed);
  back.addEventListener("click", async () => {
    await show(trail.pop());
    place(box, anchor);
    box.focus();
  });
  document.addEventListener(
    "click",
    (event) => {
      const link = event.target.closest?.("a[data-rule]");
      if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      event.stopPropagation();
      open(link);
    },
    true,
  );
}
