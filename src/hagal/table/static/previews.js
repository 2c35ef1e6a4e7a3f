// What comes of an answer, where there are too many of them to say it on the page (data-previews): it is asked for when
// something is picked or looked at, once for each state of the game, and then stands below the offers that are left.

import { path, table } from "./live.js";
import { make } from "./words.js";

const form = () => document.querySelector("#ask[data-previews]");
const now = () => `${table().dataset.version} ${table().dataset.seat}`;

let kept = { of: "", comes: null };

// By the keys of offers; nothing where nothing is said, or the game has gone on meanwhile.
function comes() {
  if (kept.of !== now()) kept = { of: now(), comes: fetched(now()) };
  return kept.comes;
}

async function fetched(of) {
  try {
    const { version, seat } = table().dataset;
    const answer = await fetch(path(`/previews?seat=${seat}`), { cache: "no-store" });
    const found = answer.ok ? await answer.json() : {};
    if (of === now() && String(found.version) === version) return found.comes;
  } catch {
    // It is only a help: the next look asks again.
  }
  if (kept.of === of) kept.of = "";
  return {};
}

// Of one offer, for what shows it elsewhere.
export async function preview(offer) {
  return offer && form() ? ((await comes())[offer.value] ?? "") : "";
}

// Below offers: those that are given once it is known. Is anything new there?
export async function write(offers) {
  if (!form()) return false;
  const said = await comes();
  return offers().filter((offer) => put(offer, said[offer.value])).length > 0;
}

function put(offer, said) {
  const words = offer.querySelector(".wording");
  if (!said || !words || words.querySelector(".comes")) return false;
  words.append(make("small", { class: "comes later" }, said));
  // A button with a name of its own is not called by its words.
  if (offer.hasAttribute("aria-label")) offer.setAttribute("aria-description", said);
  return true;
}
