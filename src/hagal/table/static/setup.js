// The set-up of a new table: a button that fills in the form, and every change of it, ask the server what it comes to.
// Which parts go together only the server knows; without this script the same buttons send the form.

import { morph } from "./morph.js";
import { tell } from "./tips.js";
import { word } from "./words.js";

const plan = () => document.querySelector("form[data-draft]");

// What somebody did, in order: an answer may come after the next deed, which then is done to what it shows.
const deeds = [];
let busy = false;

async function act(deed) {
  deeds.push(deed);
  if (busy) return;
  busy = true;
  while (deeds.length) await ask();
  busy = false;
}

async function ask() {
  let pressed = null;
  while (deeds.length && !pressed) pressed = deeds.shift()(plan());
  try {
    const body = new URLSearchParams(new FormData(plan(), pressed));
    const answer = await fetch(plan().dataset.draft, { method: "POST", body });
    if (!answer.ok) throw new Error(answer.statusText);
    show(await answer.text());
  } catch {
    tell(word("failed"), pressed ?? plan());
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

// A change that is made once more, in case an answer has undone it.
function changed({ id, value, checked, type }) {
  return (form) => {
    const field = form.querySelector(`#${CSS.escape(id)}`);
    if (field && type !== "select-one") field.checked = checked;
    else if (field && [...field.options].some((option) => option.value === value)) field.value = value;
  };
}

const pressed =
  ({ name, value }) =>
  (form) =>
    form.querySelector(`button[name="${CSS.escape(name)}"][value="${CSS.escape(value)}"]`);

export function start() {
  if (!plan()) return;
  document.addEventListener("change", ({ target }) => {
    if (target.closest("form[data-draft]") && target.type !== "text") act(changed(target));
  });
  document.addEventListener("submit", (event) => {
    const { target: form, submitter } = event;
    const draft = form.dataset.draft;
    if (!draft || !submitter?.hasAttribute("formaction") || new URL(submitter.formAction).pathname !== draft) return;
    event.preventDefault();
    act(pressed(submitter));
  });
}
