// What takes the server longer than a page may take (data-later): there is a first word on it, and the rest is asked for.

import { path, table, watch } from "./live.js";
import { make } from "./words.js";

async function ask() {
  const thing = table().querySelector("[data-later]");
  if (!thing) return;
  const { version, seat } = table().dataset;
  try {
    const answer = await fetch(path(`/later?seat=${seat}`));
    const html = answer.ok && !answer.redirected ? await answer.text() : "";
    // Whoever has gone on meanwhile does not need it.
    if (!html || !thing.isConnected || table().dataset.version !== version) return;
    const box = make("template");
    box.innerHTML = html;
    thing.replaceWith(box.content);
  } catch {
    // The first word stays.
  }
}

export function start() {
  if (table().hasAttribute("data-replay")) return;
  watch(() => {}, ask);
  ask();
}
