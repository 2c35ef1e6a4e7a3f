// What the bot would do: asked for by its button or its key, shown beside the question, with what it is about aglow. Asked for
// again, or once the question is another one, it goes.

import { path, table, watch } from "./live.js";
import { tell } from "./tips.js";
import { make, word } from "./words.js";

let kept = null;

const box = () => document.getElementById("hint");
const offers = () => [...document.querySelectorAll("#ask .offer")];

function remove() {
  box()?.remove();
  for (const thing of document.querySelectorAll(".hinted")) thing.classList.remove("hinted");
}

// What the first answer is about glows; what others are about shows itself when somebody points at them.
function show() {
  remove();
  const form = document.getElementById("ask");
  if (!form || !kept) return;
  const made = make("template");
  made.innerHTML = kept.html;
  form.before(made.content);
  const tips = [...box().querySelectorAll(".tip")];
  for (const tip of tips) {
    const offer = offers().find((one) => one.value === tip.value);
    tip.dataset.about = offer?.dataset.about ?? "";
    if (tip === tips[0]) for (const thing of [offer, ...about(tip)]) thing?.classList.add("hinted");
  }
}

const about = (tip) =>
  tip.dataset.about
    .split(" ")
    .filter(Boolean)
    .flatMap((ref) => [...table().querySelectorAll(`[data-ref="${CSS.escape(ref)}"]`)]);

async function ask(form) {
  if (box()) {
    kept = null;
    return remove();
  }
  const button = form.querySelector("button");
  if (button.ariaBusy === "true") return;
  button.ariaBusy = "true";
  const { decision, seat } = table().dataset;
  try {
    const answer = await fetch(path(`/hint?part=hint&seat=${seat}`), { cache: "no-store" });
    const text = await answer.text();
    if (!answer.ok) return tell(JSON.parse(text).error, button);
    // Whoever has gone on meanwhile does not need it.
    if (table().dataset.decision !== decision || table().dataset.seat !== seat) return;
    kept = { decision, seat, html: text };
    show();
    box().querySelector(".tip")?.focus({ preventScroll: true });
  } catch {
    tell(word("failed"), button);
  } finally {
    document.getElementById("hint-button")?.removeAttribute("aria-busy");
  }
}

function renew() {
  const { decision, seat } = table().dataset;
  if (kept && (kept.decision !== decision || kept.seat !== seat)) kept = null;
  if (kept) show();
  else remove();
}

export function start() {
  document.addEventListener("submit", (event) => {
    if (event.target.id !== "hint-ask") return;
    event.preventDefault();
    ask(event.target);
  });
  // The page that was made without the script is as any other from now on.
  if (location.pathname.endsWith("/hint")) {
    history.replaceState(null, "", path(`?seat=${table().dataset.seat}`));
    if (box()) kept = { decision: table().dataset.decision, seat: table().dataset.seat, html: box().outerHTML };
    renew();
  }
  watch(() => {}, renew);
}
