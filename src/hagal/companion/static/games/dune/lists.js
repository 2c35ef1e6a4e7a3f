// Lists that several screens show: steps of what happened, seats, and what goes where.
import { $, h } from "../../html.js";
import { colourOf, mark } from "../../now.js";
import { send } from "../../python.js";
import { rules } from "../../rules.js";
import { sign } from "./signs.js";

export function lines(steps) {
  return h(
    "ol",
    { class: "steps-list plain" },
    steps.map((step) =>
      h(
        "li",
        { class: `k-${step.kind}` },
        sign(step.sign, step.seat >= 0 ? `c-${colourOf(step.seat)}` : ""),
        h("span", {}, step.text, " ", rules(step.rules)),
      ),
    ),
  );
}

export const seatList = (seats) =>
  h(
    "ul",
    { class: "plain panel seat-list" },
    seats.map((seat) => h("li", {}, mark(seat.colour), seat.text)),
  );

export function checklist(items, live) {
  const item = (one, k) =>
    h(
      "li",
      {},
      h(
        "label",
        { class: "check" },
        h("input", {
          type: "checkbox",
          checked: one.done,
          onchange: (event) =>
            live && send({ do: "tick", n: k }).then(() => $("main").querySelectorAll("input")[k]?.focus()),
        }),
        h("span", {}, one.text),
      ),
      rules(one.rules),
    );
  return h("ol", { class: "plain" }, items.map(item));
}
