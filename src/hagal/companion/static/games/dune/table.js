// The table: the round, the seats, what has just happened, the question and the map.
import { askCard, optionList, primary } from "./ask.js";
import { figuresSheet } from "./figures.js";
import { foot, say, settled } from "../../frame.js";
import { $, button, h } from "../../html.js";
import { lines } from "./lists.js";
import { mapCard } from "./map.js";
import { menuButton } from "../../menu.js";
import { mark, shown, words } from "../../now.js";
import { send } from "../../python.js";
import { sign as shared } from "../../signs.js";
import { sign } from "./signs.js";

export function drawTable() {
  const { ask: asked, result } = shown;
  $("top").append(bar(), h("div", { class: "seats" }, shown.seats.map(seatCard)));
  if (result) $("main").append(resultCard(result));
  $("main").append(askCard(asked));
  if (shown.map.length) $("main").append(mapCard());
  if (asked.more.length)
    $("main").append(h("details", { class: "more" }, h("summary", {}, asked.more_title), optionList(asked.more, "")));
  foot(
    button(shared("undo"), () => send({ do: "undo" }), {
      class: "icon",
      id: "undo",
      "aria-label": words.undo,
      disabled: !shown.undo,
    }),
    shown.redo
      ? button(shared("redo"), () => send({ do: "redo" }), { class: "icon", id: "redo", "aria-label": words.redo })
      : null,
    primary(asked),
    menuButton(),
  );
  settled();
  say([result ? [result.title, ...result.steps.map((step) => step.text)].join(" ") : "", asked.title].join(" "));
}

function bar() {
  const { round } = shown;
  return h(
    "div",
    { class: "bar" },
    h("h1", { class: "unseen" }, words.app),
    round.text ? h("b", {}, round.text) : "",
    h("span", { class: "phase" }, round.phase),
    round.conflict
      ? h("span", { class: "what", tabindex: "0", "data-ref": round.ref }, sign("conflict"), round.conflict)
      : "",
  );
}

function seatCard(seat) {
  const pawns = Array.from({ length: seat.agents }, () => sign("agent"));
  return button(
    [
      h(
        "span",
        { class: "who" },
        mark(seat.colour),
        h("b", {}, seat.name),
        seat.first
          ? h(
              "span",
              { class: "first", title: words["dune-first-player"] },
              sign("first"),
              h("span", { class: "unseen" }, words["dune-first-player"]),
            )
          : "",
      ),
      h(
        "span",
        { class: "row" },
        seat.vp === null
          ? ""
          : h(
              "span",
              { class: "vp" },
              sign("vp"),
              h("span", { class: "unseen" }, words["dune-score"]),
              String(seat.vp),
            ),
        h("span", { class: "pawns" }, pawns, h("span", { class: "unseen" }, seat.agents_text)),
      ),
      h(
        "span",
        { class: "chips" },
        seat.chips.map((chip) =>
          h(
            "span",
            { class: "chip" },
            sign(chip.sign),
            h("span", { "aria-hidden": "true" }, String(chip.n)),
            h("span", { class: "unseen" }, chip.label),
          ),
        ),
      ),
      h(
        "span",
        { class: "tracks" },
        seat.influence.map((one) =>
          h(
            "span",
            { class: `track t-${one.faction}${one.alliance ? " ally" : ""}` },
            h("span", { "aria-hidden": "true" }, String(one.n)),
            h("span", { class: "unseen" }, one.label, one.alliance ? `, ${words["dune-alliance"]}` : ""),
          ),
        ),
      ),
    ],
    () => figuresSheet(seat.seat),
    { class: `seat c-${seat.colour}${seat.turn ? " now" : ""}`, "data-seat": seat.seat },
  );
}

function resultCard(result) {
  const rival = result.rival >= 0 ? shown.seats[result.rival] : null;
  return h(
    "section",
    {
      class: `panel result ${rival ? `c-${rival.colour}` : ""}`,
      id: "result",
      "aria-label": words["dune-what-happened"],
    },
    rival ? h("h2", {}, mark(rival.colour), h("span", { class: "dim" }, `${rival.name} → `), result.title) : "",
    result.passed.length
      ? h("details", {}, h("summary", {}, `${words["dune-passed"]}: ${result.passed.length}`), lines(result.passed))
      : "",
    lines(result.steps),
    result.taken
      ? button(words["dune-taken"], () => send({ do: "taken" }), {
          class: "again",
          id: "taken",
          title: words["dune-taken-note"],
        })
      : "",
  );
}
