// Sheets that tell: what has happened so far, and what goes where.
import { $, button, h } from "../../html.js";
import { checklist, lines, seatList } from "./lists.js";
import { words } from "../../now.js";
import { ask, send } from "../../python.js";
import { sheet } from "../../sheet.js";

export async function historySheet() {
  const { history } = await ask({ do: "history" });
  const one = (entry) =>
    h(
      "li",
      { class: "entry" },
      lines(entry.steps),
      entry.back
        ? button(words["go-back-here"], () => send({ do: "undo", n: entry.back }).then(() => $("sheet").close()), {
            class: "small-button",
            "data-back": entry.back,
          })
        : "",
    );
  sheet("history", words.history, historySheet, h("ol", { class: "plain" }, history.map(one)));
}

export async function checklistSheet() {
  const { items, seats } = await ask({ do: "checklist" });
  sheet("checklist", words["dune-checklist"], checklistSheet, seatList(seats), checklist(items, false));
}
