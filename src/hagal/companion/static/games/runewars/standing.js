// Dragon runes and influence of all: who is ahead, and who has won.
import { $, button, h } from "../../html.js";
import { newGame } from "../../menu.js";
import { shown, words } from "../../now.js";
import { stepper } from "./battle.js";
import { write } from "./write.js";
import { banner, drawn } from "./signs.js";

export function drawStanding() {
  const { standing } = shown;
  if (!standing.rows.length) {
    $("top").append(h("h1", {}, words["rw-no-game"]));
    $("main").append(h("p", { class: "panel" }, words["rw-no-game-note"]));
    return button(words["new-game"], () => newGame(false), { class: "go", id: "start" });
  }
  $("top").append(h("h1", { class: shown.over ? "won" : "" }, shown.over ? drawn("crown") : "", standing.title));
  // While figures are set, everybody stays in their place; the ranking is for the end.
  const rows = shown.over ? standing.rows : standing.rows.toSorted((one, other) => one.seat - other.seat);
  $("main").append(h("ol", { class: "plain ranks" }, rows.map(row)));
  if (shown.over) return button(words["new-game"], () => newGame(false), { class: "go", id: "start" });
  const { next } = shown.year;
  if (next.kind === "reckoning") return button(next.text, () => write(next.act), { class: "go", id: "go" });
  return h("span", { class: "go none" });
}

function row(one) {
  const figure = (what) => {
    const { n, minus, plus } = one[what];
    const label = [drawn(what === "runes" ? "rune" : "influence"), words[`rw-${what}`]];
    if (shown.over)
      return h("p", { class: "count some" }, h("span", { class: "label" }, label), h("output", {}, String(n)));
    const turn = (by, id) => write(by < 0 ? minus : plus, id);
    return stepper(`${what}-${one.seat}`, label, "", n, minus, plus, turn, `${one.name}, ${words[`rw-${what}`]}`);
  };
  return h(
    "li",
    { class: `panel rank f-${one.faction}${one.out ? " gone" : ""}`, "data-rank": one.seat },
    h(
      "h2",
      {},
      h("span", { class: "place" }, String(one.place)),
      banner(one.faction),
      h("span", { class: "who" }, one.name, h("small", { class: "dim" }, one.faction_name)),
      one.out ? h("small", {}, one.out_text) : "",
    ),
    one.out ? "" : figure("runes"),
    one.out ? "" : figure("influence"),
    one.why ? h("p", { class: "why" }, one.why) : "",
  );
}
