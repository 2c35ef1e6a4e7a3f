// The sheet that tells what was written, with a way back to before each of it.
import { $, button, h } from "../../html.js";
import { words } from "../../now.js";
import { ask, send } from "../../python.js";
import { sheet } from "../../sheet.js";

export async function historySheet() {
  const { history } = await ask({ do: "history" });
  const back = (n) => send({ do: "undo", n }).then(() => $("sheet").close());
  const one = (entry) =>
    h(
      "li",
      { class: "entry" },
      entry.lines.map((line) => h("p", {}, line)),
      button(words["go-back-here"], () => back(entry.back), { class: "small-button", "data-back": entry.back }),
    );
  sheet("history", words.history, historySheet, h("ol", { class: "plain" }, history.map(one)));
}
