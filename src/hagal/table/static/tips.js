// Small things that the script lays over the page: a sentence beside a thing, a menu beside a thing.

import { make } from "./words.js";

const GAP = 8;

// Beside its anchor where there is room, above what stands low (so that the neighbours of a card in hand stay in sight),
// and always inside the window.
export function place(box, anchor) {
  const near = anchor.getBoundingClientRect();
  const [left, top] = around(near, box.getBoundingClientRect())[0];
  put(box, left, top);
}

// Where a box of this size can stand around a thing: what is best first, in the middle of the thing if there is no room.
function around(near, { width, height }) {
  const [across, down] = [near.left + (near.width - width) / 2, near.top + (near.height - height) / 2];
  const beside = [near.right + GAP, near.left - GAP - width]
    .filter((at) => at === bound(at, width, innerWidth))
    .map((at) => [at, down]);
  const over = [near.top - GAP - height, near.bottom + GAP]
    .filter((at) => at === bound(at, height, innerHeight))
    .map((at) => [across, at]);
  const low = near.top > innerHeight * 0.6;
  const found = [...(low ? over : beside), ...(low ? beside : over), [across, down]];
  return found.map(([left, top]) => [bound(left, width, innerWidth), bound(top, height, innerHeight)]);
}

// The same, but where it covers least of other things, each given with its weight: of the anchor, what it stands in, and the
// corners of the window, the first place that is as good as any.
export function avoid(box, anchor, others) {
  const size = box.getBoundingClientRect();
  const far = [innerWidth, innerHeight];
  const places = [anchor, ...others.map(([thing]) => thing)].flatMap((thing) =>
    around(thing.getBoundingClientRect(), size),
  );
  for (const x of [GAP, far[0] - size.width - GAP])
    for (const y of [GAP, far[1] - size.height - GAP]) places.push([Math.max(GAP, x), Math.max(GAP, y)]);
  const rects = others.map(([thing, weight]) => [thing.getBoundingClientRect(), weight]);
  const cost = ([left, top]) => rects.reduce((sum, [rect, weight]) => sum + weight * covered(rect, left, top, size), 0);
  let [best, least] = [places[0], Infinity];
  for (const place of places) if (cost(place) < least - 1) [best, least] = [place, cost(place)];
  put(box, ...best);
}

function covered(rect, left, top, { width, height }) {
  const wide = Math.min(rect.right, left + width) - Math.max(rect.left, left);
  const high = Math.min(rect.bottom, top + height) - Math.max(rect.top, top);
  return Math.max(0, wide) * Math.max(0, high);
}

function put(box, left, top) {
  box.style.left = `${left}px`;
  box.style.top = `${top}px`;
}

const bound = (at, size, room) => Math.max(GAP, Math.min(at, room - size - GAP));

// Things laid over the page stand in the top layer, above open dialogs.
export function lay(box, anchor, others = null) {
  if (!box.isConnected) document.body.append(box);
  if (!box.matches(":popover-open")) box.showPopover();
  if (others) avoid(box, anchor, others);
  else place(box, anchor);
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
