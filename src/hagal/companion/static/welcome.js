// The first screen: the titles to choose from.
import { carrySheet } from "./carry.js";
import { settled } from "./frame.js";
import { $, button, h } from "./html.js";
import { load, setting } from "./keep.js";
import { languages } from "./language.js";
import { shown, words } from "./now.js";
import { send } from "./python.js";
import { drawing } from "./signs.js";

export function drawWelcome() {
  $("main").append(
    h(
      "div",
      { class: "boot" },
      sun(),
      h("h1", {}, "HAGAL"),
      h("p", {}, words.welcome),
      h("div", { class: "titles" }, shown.games.map(card)),
      h("p", { class: "dim" }, words.about),
    ),
    languages(),
    h("div", { class: "stack" }, button(words.carry, carrySheet, { id: "carry" })),
  );
  settled();
}

function card(one) {
  const choose = async () => {
    setting("title", one.id);
    await send({ do: "choose", title: one.id, stored: await load(one.id) });
  };
  return button([h("b", {}, one.name), h("small", {}, one.note)], choose, { class: "card", id: `game-${one.id}` });
}

const sun = () =>
  drawing("0 0 120 60", "sun", [
    ["", "M10 52a50 50 0 0 1 100 0z"],
    ["sand", "M0 56q30-18 60-4t60-6v14H0z"],
  ]);
