// The languages of the page, and the change from one to another.
import { button, h } from "./html.js";
import { setting } from "./keep.js";
import { draft, use, words } from "./now.js";
import { ask, send } from "./python.js";
import { reopen } from "./sheet.js";
import { wizard } from "./wizard.js";

const TONGUES = { en: "English", ru: "Русский", "pt-BR": "Português" };

export function languages() {
  const now = document.documentElement.lang;
  const one = (lang) =>
    button(TONGUES[lang], () => speak(lang), {
      class: "pill",
      lang,
      "aria-pressed": String(lang === now),
      "data-lang": lang,
    });
  return h("div", { class: "pills", role: "group", "aria-label": words.language }, Object.keys(TONGUES).map(one));
}

async function speak(lang) {
  setting("lang", lang);
  use(lang);
  if (draft) {
    await ask({ do: "language", lang });
    await wizard(draft.answers, draft.page);
  } else await send({ do: "language", lang });
  reopen();
}
