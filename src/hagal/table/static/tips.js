// Small things that the script lays over the page: a sentence beside a thing, a menu beside a thing, a question to confirm.

import { make, word } from "./words.js";

const GAP = 8;

// Beside its anchor where there is room, and always inside the window.
export function place(box, anchor) {
  const near = anchor.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = box;
  const { innerWidth, innerHeight } = window;
  const fits = (at, size, room) => at >= GAP && at + size <= room - GAP;
  const inside = (at, size, room) => Math.max(GAP, Math.min(at, room - size - GAP));
  let left = near.right + GAP;
  let top = near.top + near.height / 2 - height / 2;
  if (!fits(left, width, innerWidth)) left = near.left - GAP - width;
  if (!fits(left, width, innerWidth)) {
    left = near.left + near.width / 2 - width / 2;
    top = near.top - GAP - height;
    if (!fits(top, height, innerHeight)) top = near.bottom + GAP;
  }
  box.style.left = `${inside(left, width, innerWidth)}px`;
  box.style.top = `${inside(top, height, innerHeight)}px`;
}

// Things laid over the page stand in the top layer, above open dialogs.
export function lay(box, anchor) {
  if (!box.isConnected) document.body.append(box);
  if (!box.matches(":popover-open")) box.showPopover();
  place(box, anchor);
}

export function lift(box) {
  if (box.isConnected && box.matches(":popover-open")) box.hidePopover();
}

// ---- A sentence

const toast = make("div", { id: "toast", popover: "manual" });
let fading = 0;

export function tell(sentence, anchor) {
  if (!sentence) return;
  toast.textContent = sentence;
  lay(toast, anchor?.isConnected ? anchor : document.body);
  say(sentence);
  clearTimeout(fading);
  fading = setTimeout(hush, 3000 + 60 * sentence.length);
}

export function hush() {
  const shown = toast.isConnected && toast.matches(":popover-open");
  lift(toast);
  return shown;
}

// To people who listen to the page.
export function say(sentence) {
  const said = document.getElementById("said");
  if (said) said.textContent = sentence;
}

// ---- A question

export function ask(sentence) {
  const yes = make("button", { class: "go", value: "yes", autofocus: "" }, word("confirm-yes"));
  const no = make("button", { value: "" }, word("confirm-no"));
  const dialog = make(
    "dialog",
    { id: "confirm", "aria-labelledby": "confirm-title" },
    make("form", { method: "dialog" }, make("h2", { id: "confirm-title" }, word("confirm-title")), make("p", {}, sentence), make("div", { class: "buttons" }, yes, no)),
  );
  document.body.append(dialog);
  dialog.showModal();
  return new Promise((resolve) => {
    dialog.addEventListener("close", () => {
      dialog.remove();
      resolve(dialog.returnValue === "yes");
    });
  });
}
