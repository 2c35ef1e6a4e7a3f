// The question: its options, dials and strengths, and the button under the thumb that answers it.
import { button, h } from "../../html.js";
import { newGame } from "../../menu.js";
import { colourOf, mark, shown, words } from "../../now.js";
import { tap } from "../../python.js";
import { sign } from "./signs.js";

let dials = [];

export function askCard(asked) {
  const card = h(
    "section",
    { class: "panel ask", "data-kind": asked.kind, id: "ask" },
    h("h2", {}, asked.seat >= 0 ? mark(colourOf(asked.seat)) : "", asked.title),
  );
  if (asked.hint) card.append(h("p", { class: "dim small" }, asked.hint));
  if (asked.strengths) card.append(strengths(asked.strengths));
  if (asked.kind === "number") card.append(h("div", { class: "dials" }, asked.dials.map(dial)));
  if (asked.kind === "over")
    card.append(
      h(
        "ol",
        { class: "ranking" },
        asked.ranking.map((one) =>
          h(
            "li",
            {},
            mark(colourOf(one.seat)),
            h("b", {}, one.name),
            h("span", { class: "vp" }, sign("vp"), String(one.n)),
          ),
        ),
      ),
    );
  if (asked.options.length) card.append(optionList(asked.options, asked.search));
  return card;
}

export function primary(asked) {
  if (asked.kind === "over") return button(words["new-game"], () => newGame(false), { class: "go", id: "go" });
  if (!asked.primary) return h("span", { class: "go none" });
  const press =
    asked.kind === "number" ? () => tap(asked.keys[`${dials[0]},${dials[1] ?? 0}`]) : () => tap(asked.primary.key);
  const colour = asked.kind === "rival" ? colourOf(asked.seat) : "";
  return button([colour ? mark(colour) : "", asked.primary.text], press, {
    class: `go ${asked.kind}`,
    id: "go",
    "data-key": asked.primary.key,
  });
}

export function optionList(options, search) {
  const one = (option) =>
    h(
      "li",
      {},
      button([h("b", {}, option.text), option.note ? h("small", {}, option.note) : ""], () => tap(option.key), {
        class: "option",
        "data-key": option.key,
      }),
    );
  const list = h("ul", { class: "plain options" }, options.map(one));
  if (!search) return list;
  const none = h("p", { class: "dim", hidden: true }, words["dune-search-nothing"]);
  const look = (event) => {
    const wanted = event.target.value.trim().toLowerCase();
    let found = 0;
    [...list.children].forEach((item) => {
      item.hidden = !item.textContent.toLowerCase().includes(wanted);
      found += item.hidden ? 0 : 1;
    });
    none.hidden = found > 0;
  };
  return h(
    "div",
    {},
    h("input", { type: "search", placeholder: search, "aria-label": search, oninput: look, id: "search" }),
    list,
    none,
  );
}

function strengths(list) {
  const most = Math.max(1, ...list.map((one) => one.n));
  const row = (one) => {
    const fill = h("i", { class: `fill c-${colourOf(one.seat)}` });
    fill.style.width = `${(100 * one.n) / most}%`;
    return h(
      "li",
      {},
      h("span", { class: "who" }, mark(colourOf(one.seat)), one.name),
      h("span", { class: "track-bar" }, fill),
      h("b", {}, String(one.n)),
    );
  };
  return h(
    "div",
    { class: "strengths" },
    h("p", { class: "eyebrow" }, words["dune-strengths"]),
    h("ul", { class: "plain" }, list.map(row)),
  );
}

function dial(one, k) {
  dials[k] = one.value;
  dials.length = shown.ask.dials.length;
  const out = h("output", { "aria-live": "polite", id: `dial-${k}` }, String(one.value));
  const turn = (by) => () => {
    const at = one.values.indexOf(dials[k]) + by;
    if (at < 0 || at >= one.values.length) return;
    dials[k] = one.values[at];
    out.textContent = String(dials[k]);
  };
  return h(
    "div",
    { class: "dial", role: "group", "aria-label": one.label || shown.ask.title },
    one.label ? h("span", { class: "label" }, one.label) : "",
    button("−", turn(-1), { class: "knob", "aria-label": words.minus, "data-dial": `${k}-` }),
    out,
    button("+", turn(1), { class: "knob", "aria-label": words.plus, "data-dial": `${k}+` }),
  );
}
