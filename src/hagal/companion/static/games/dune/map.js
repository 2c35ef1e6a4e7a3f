// The map: spaces where they lie on the real board; a tap on one says that an Agent was sent there.
import { button, h } from "../../html.js";
import { colourOf, shown, words } from "../../now.js";
import { tap } from "../../python.js";
import { sure } from "../../sheet.js";
import { ground, sign } from "./signs.js";

export function mapCard() {
  const wanted = shown.ask.kind === "person";
  return h(
    "section",
    { class: `map${wanted ? " wanted" : ""}`, "aria-label": words["dune-map"], id: "map" },
    ground(),
    shown.map.map(space),
  );
}

function space(one) {
  const signs = [
    one.combat ? h("i", { class: "combat" }) : "",
    one.bonus ? h("span", { class: "bonus" }, sign("spice"), String(one.bonus)) : "",
    one.control >= 0 ? sign("control", `c-${colourOf(one.control)}`) : "",
    one.flag >= 0 ? sign("ship", `c-${colourOf(one.flag)}`) : "",
    ...one.agents.map((seat) => sign("agent", `c-${colourOf(seat)}`)),
    one.marked ? sign("agent", "c-none") : "",
  ];
  const press = async () => {
    if (!one.tap) return;
    if (one.tap.confirm && !(await sure(one.tap.confirm))) return;
    await tap(one.tap.key);
  };
  const taken = one.agents.length || one.marked;
  const classes = [
    "space",
    `g-${one.group}`,
    taken ? "taken" : "",
    one.last ? "last" : "",
    one.closed ? "closed" : "",
    one.tap ? "" : "still",
  ];
  const place = button([h("span", { class: "name" }, one.name), h("span", { class: "signs" }, signs)], press, {
    class: classes.join(" "),
    "aria-label": one.label,
    "aria-disabled": one.tap ? null : "true",
    "data-space": one.id,
    "data-ref": `space:${one.id}`,
    "data-key": one.tap?.key,
  });
  place.style.gridRow = String(one.row + 1);
  place.style.gridColumn = String(one.column + 1);
  return place;
}
