// The sheet with all figures of the table, which a person can put right.
import { $, button, h } from "../../html.js";
import { colourOf, mark, words } from "../../now.js";
import { ask, send } from "../../python.js";
import { sheet } from "../../sheet.js";

export async function figuresSheet(seat = 0) {
  drawFigures(await ask({ do: "sheet" }), seat);
}

function drawFigures(figures, seat) {
  const fix = async (key, where) => {
    const id = where.id;
    const answer = await send({ do: "fix", key });
    if (answer?.sheet) {
      const y = $("sheet").querySelector(".sheet-body").scrollTop;
      drawFigures(answer.sheet, seat);
      $("sheet").querySelector(".sheet-body").scrollTop = y;
      $(id)?.focus();
    }
  };
  const knob = (key, text, id) =>
    button(text, (event) => fix(key, event.currentTarget), {
      class: "knob",
      id,
      disabled: !key,
      "data-key": key,
      "aria-label": text === "+" ? words.plus : words.minus,
    });
  const row = (one, k) =>
    h(
      "div",
      { class: "figure", role: "group", "aria-label": `${one.label}: ${one.value}` },
      h("span", { class: "label" }, one.label),
      knob(one.minus, "−", `less-${k}`),
      h("output", {}, String(one.value)),
      knob(one.plus, "+", `more-${k}`),
    );
  const tab = (one) =>
    button([mark(colourOf(one.seat)), one.name], () => drawFigures(figures, one.seat), {
      class: "pill",
      role: "tab",
      "aria-selected": String(one.seat === seat),
      "data-tab": one.seat,
    });
  const group = (one) =>
    h(
      "details",
      { class: "more" },
      h("summary", {}, one.title),
      h(
        "ul",
        { class: "plain options" },
        one.options.map((option) =>
          h(
            "li",
            {},
            button(option.text, (event) => fix(option.key, event.currentTarget), {
              class: "option",
              "data-key": option.key,
            }),
          ),
        ),
      ),
    );
  const board = seat === figures.seats.length;
  const open = [...$("sheet").querySelectorAll("details[open] > summary")].map((found) => found.textContent);
  sheet(
    "figures",
    words["dune-figures"],
    () => figuresSheet(seat),
    h(
      "div",
      { class: "pills tabs", role: "tablist" },
      figures.seats.map(tab),
      button(words["dune-board"], () => drawFigures(figures, figures.seats.length), {
        class: "pill",
        role: "tab",
        "aria-selected": String(board),
        "data-tab": "board",
      }),
    ),
    h("p", { class: "dim small" }, figures.note),
    board ? figures.board.map(group) : figures.seats[seat].rows.map(row),
  );
  for (const found of $("sheet").querySelectorAll("summary"))
    if (open.includes(found.textContent)) found.parentElement.open = true;
}
