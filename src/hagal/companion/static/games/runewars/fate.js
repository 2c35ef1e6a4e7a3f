// The fate deck: tap what is drawn; what each shape may read next.
import { $, button, h } from "../../html.js";
import { shown, words } from "../../now.js";
import { write } from "./write.js";
import { drawn } from "./signs.js";

const SHAPES = ["triangle", "rectangle", "hexagon", "circle"];

export function drawFate() {
  const { fate } = shown;
  $("top").append(
    h(
      "div",
      { class: "bar" },
      h("h1", {}, words["rw-fate"]),
      h("span", { class: "phase", id: "left" }, fate.left_text),
    ),
  );
  $("main").append(
    h("p", { class: "dim small" }, fate.empty || words["rw-tap-drawn"]),
    h("div", { class: "deck" }, fate.cards.map(card)),
    h("h2", { class: "head" }, words["rw-chances"]),
    h("div", { class: "shapes" }, fate.shapes.map(chances), destinies(fate.destinies)),
  );
  if (fate.left === fate.cards.length) return h("span", { class: "go none" });
  return button(words["rw-shuffle"], () => write("shuffle"), { class: "go", id: "shuffle" });
}

function card(one) {
  const id = `card-${one.n}`;
  const mark = (read, k) =>
    h(
      "span",
      { class: `read i-${read.icon}` },
      drawn(SHAPES[k], "base"),
      drawn(read.icon),
      ["rout", "damage"].includes(read.icon) ? String(read.n) : "",
    );
  return button(
    [h("b", {}, String(one.n)), h("span", { class: "reads" }, one.reads.map(mark))],
    () => write(one.act, id),
    {
      id,
      class: `fate d-${one.destiny}`,
      "aria-pressed": String(one.drawn),
      "aria-label": one.label,
    },
  );
}

function chances(shape) {
  const row = (one) =>
    h(
      "tr",
      { class: `i-${one.icon}${one.cards ? "" : " none"}` },
      h("th", { scope: "row" }, drawn(one.icon), " ", one.label),
      h("td", {}, one.chance),
    );
  return h(
    "table",
    { class: "panel chances", id: `shape-${shape.shape}` },
    h("caption", {}, drawn(shape.shape, "base"), " ", shape.name),
    h("tbody", {}, shape.rows.map(row)),
  );
}

function destinies(rows) {
  const row = (one) =>
    h(
      "tr",
      { class: one.cards ? "" : "none" },
      h("th", { scope: "row" }, h("i", { class: `dot d-${one.destiny}` }), " ", one.label),
      h("td", {}, one.chance),
    );
  return h(
    "table",
    { class: "panel chances wide", id: "destinies" },
    h("caption", {}, words["rw-destiny"]),
    h("tbody", {}, rows.map(row)),
  );
}
