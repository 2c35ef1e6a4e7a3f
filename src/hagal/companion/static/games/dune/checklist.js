// Before the first round: what goes where on the real board, to be ticked off.
import { foot, height, settled } from "../../frame.js";
import { $, button, h } from "../../html.js";
import { checklist, seatList } from "./lists.js";
import { menuButton } from "../../menu.js";
import { shown, words } from "../../now.js";
import { send } from "../../python.js";

export function drawChecklist() {
  $("top").append(h("h1", {}, words["dune-checklist"]));
  $("main").append(seatList(shown.seats), checklist(shown.items, true));
  foot(
    menuButton(),
    button(words["dune-checklist-done"], () => send({ do: "ready" }).then(() => settled()), {
      class: "go",
      id: "ready",
    }),
  );
  window.scrollTo(0, height);
}
