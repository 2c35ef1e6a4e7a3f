// The set-up of a new table: a button that fills in the form, and every change of it, ask the server what it comes to.
// Which parts go together only the server knows; without this script the same buttons send the form.

import { morph } from "./morph.js";
import { tell } from "./tips.js";
import { word } from "./words.js";

const plan = () => document.querySelector("form[data-draft]");
let asked = 0;

// Only the last answer counts: what was asked before it was about another form.
async function ask(form, button = null) {
  const number = ++asked;
  const body = new URLSearchParams(new FormData(form, button));
  try {
    const answer = await fetch(form.dataset.draft, { method: "POST", body });
    if (!answer.ok) throw new Error(answer.statusText);
    const html = await answer.text();
    if (number === asked) show(html);
  } catch {
    if (number === asked) tell(word("failed"), button ?? form);
  }
}

// Names that are being typed stay; lists and boxes are as the server has them.
function show(html) {
  const fresh = new DOMParser().parseFromString(html, "text/html").getElementById("setup");
  if (!fresh) return location.assign("/");
  morph(document.getElementById("setup"), fresh);
  for (const box of plan().querySelectorAll("input:is([type=checkbox], [type=radio])"))
    box.checked = box.hasAttribute("checked");
  for (const option of plan().querySelectorAll("option")) option.selected = option.hasAttribute("selected");
  for (const hidden of plan().querySelectorAll("input[type=hidden]")) hidden.value = hidden.getAttribute("value");
}

export function start() {
  if (!plan()) return;
  document.addEventListener("change", (event) => {
    const form = event.target.closest("form[data-draft]");
    if (form && event.target.type !== "text") ask(form);
  });
  document.addEventListener("submit", (event) => {
    const { target: form, submitter } = event;
    const draft = form.dataset.draft;
    if (!draft || !submitter?.hasAttribute("formaction") || new URL(submitter.formAction).pathname !== draft) return;
    event.preventDefault();
    ask(form, submitter);
  });
}
