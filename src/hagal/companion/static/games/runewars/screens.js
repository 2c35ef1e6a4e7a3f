// Runewars: four tools, one at a time, with their names under the thumb.
import { foot, height, settled } from "../../frame.js";
import { $, button, h } from "../../html.js";
import { setting } from "../../keep.js";
import { menuButton, newGame } from "../../menu.js";
import { shown, words } from "../../now.js";
import { send } from "../../python.js";
import { sign } from "../../signs.js";
import { drawBattle, rest } from "./battle.js";
import { drawFate } from "./fate.js";
import { historySheet } from "./history.js";
import { drawn } from "./signs.js";
import { drawStanding } from "./standing.js";
import { drawYear } from "./year.js";

const TOOLS = {
  battle: { draw: drawBattle, sign: "battle" },
  fate: { draw: drawFate, sign: "fate" },
  year: { draw: drawYear, sign: "year" },
  standing: { draw: drawStanding, sign: "rune" },
};
let tool = setting("rw-tool") in TOOLS ? setting("rw-tool") : "battle";
let last = "";

export const screens = { runewars: drawTools };

export function menu() {
  const going = Boolean(shown.year) && !shown.over;
  return [
    ...(shown.undo ? [{ id: "history", text: words.history, press: historySheet }] : []),
    { id: "new", text: words["new-game"], press: () => newGame(going) },
  ];
}

// Another tool than the one on show; what was written brings nobody elsewhere.
export function use(name) {
  tool = name;
  setting("rw-tool", name);
  for (const part of ["main", "top", "foot"]) $(part).replaceChildren();
  drawTools();
}

function drawTools() {
  if (tool !== "battle") rest();
  document.body.dataset.tool = tool;
  const primary = TOOLS[tool].draw(use);
  foot(actions(primary), tools());
  if (last === tool) window.scrollTo(0, height);
  else settled();
  last = tool;
}

function actions(primary) {
  if (tool === "battle") return primary;
  const turn = (name, can) =>
    button(sign(name), () => send({ do: name }), {
      class: "icon",
      id: name,
      "aria-label": words[name],
      disabled: !can,
    });
  return h("div", { class: "actions" }, turn("undo", shown.undo), shown.redo ? turn("redo", true) : "", primary);
}

function tools() {
  const one = ([name, { sign: drawing }]) =>
    button([drawn(drawing), h("span", {}, words[`rw-${name}`])], () => use(name), {
      class: "tool",
      id: `tool-${name}`,
      "aria-current": name === tool ? "page" : null,
    });
  return h("nav", { class: "tools", "aria-label": words.app }, Object.entries(TOOLS).map(one), menuButton());
}
