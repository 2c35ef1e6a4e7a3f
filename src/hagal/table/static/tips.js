// Small things that the script lays over the page: a sentence beside a thing, a menu beside a thing.

import { make } from "./words.js";

const GAP = 8;

// Beside its anchor where there is room, above what stands low (so that the neighbours of a card in hand stay in sight),
// and always inside the window.
export function place(box, anchor) {
  const near = anchor.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = box;
  const [across, down] = [near.left + (near.width - width) / 2, near.top + (near.height - height) / 2];
  const beside = [near.right + GAP, near.left - GAP - width]
    .filter((at) => at === bound(at, width, innerWidth))
    .map((at) => [at, down]);
  const over = [near.top - GAP - height, near.bottom + GAP]
    .filter((at) => at === bound(at, height, innerHeight))
    .map((at) => [across, at]);
  const low = near.top > innerHeight * 0.6;
  const [left, top] = [...(low ? over : beside), ...(low ? beside : over), [across, down]][0];
  box.style.left = `${bound(left, width, innerWidth)}px`;
  box.style.top = `${bound(top, height, innerHeight)}px`;
}

const bound = (at, size, room) => Math.max(GAP, Math.min(at, room - size - GAP));

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
