// Years and seasons: what to do now, the orders of all, claims to victory, and the button to what comes next.
import { $, button, h } from "../../html.js";
import { newGame } from "../../menu.js";
import { shown, words } from "../../now.js";
import { rules } from "../../rules.js";
import { sheet, sure } from "../../sheet.js";
import { stepper } from "./battle.js";
import { write } from "./write.js";
import { banner, drawn } from "./signs.js";

let counted = null; // dragon runes of a claimant, as they are counted for the check

export function drawYear(use) {
  const { year } = shown;
  if (!year) return nothing();
  $("top").append(
    h(
      "div",
      { class: "bar" },
      h("h1", {}, year.title),
      h("span", { class: `phase s-${year.season}` }, drawn(year.season), " ", year.season_text),
    ),
    h("ol", { class: "plain seasons" }, year.seasons.map(season)),
  );
  if (year.next.kind === "check") $("main").append(check(year.next));
  else counted = null;
  if (shown.over)
    $("main").append(h("section", { class: "panel won" }, drawn("crown"), h("h2", {}, shown.standing.title)));
  if (year.next.note) $("main").append(h("p", { class: "panel" }, year.next.note));
  if (!shown.over)
    $("main").append(
      h(
        "details",
        { class: "panel", open: true },
        h("summary", {}, words["rw-season-steps"]),
        h("ol", { class: "doing" }, year.steps.map(step)),
      ),
    );
  $("main").append(
    h("h2", { class: "head" }, words["rw-orders-of-year"]),
    h("ul", { class: "plain people" }, year.seats.map(seat)),
  );
  if (year.order.length)
    $("main").append(
      h("h2", { class: "head" }, words["rw-play-order"]),
      h(
        "ol",
        { class: "turns", id: "play-order" },
        year.order.map((one) => h("li", {}, banner(one.faction), one.name)),
      ),
    );
  return primary(year.next, use);
}

function nothing() {
  $("top").append(h("h1", {}, words["rw-no-game"]));
  $("main").append(h("p", { class: "panel" }, words["rw-no-game-note"]));
  return button(words["new-game"], () => newGame(false), { class: "go", id: "start" });
}

function primary(next, use) {
  if (next.kind === "over" || next.kind === "reckoning")
    return button(next.go, () => use("standing"), { class: "go", id: "go" });
  const act = () => (next.kind === "check" ? `season ${counted}` : next.act);
  return button(next.text, () => write(act()), { class: "go", id: "go" });
}

// A claim that is due: the runes are counted before the card is drawn.
function check(next) {
  counted ??= next.runes;
  const outcome = () => (counted >= next.target ? next.holds : next.fails);
  const told = h("b", { id: "claim-outcome", role: "status" }, outcome());
  const turn = (by) => {
    counted = Math.max(0, Math.min(counted + by, next.most));
    $("counted=").textContent = String(counted);
    told.textContent = outcome();
  };
  return h(
    "section",
    { class: "panel due", id: "check" },
    h("h2", {}, drawn("claim"), " ", next.title),
    stepper("counted", words["rw-runes"], "", counted, true, true, turn),
    told,
  );
}

function season(one) {
  return h(
    "li",
    {
      class: `season s-${one.id} ${one.when}`,
      "data-season": one.id,
      "aria-current": one.when === "now" ? "step" : null,
    },
    drawn(one.id),
    h("span", {}, one.name),
    one.claim >= 0
      ? h(
          "span",
          { class: "bears", title: one.claim_text },
          banner(one.faction),
          h("span", { class: "unseen" }, one.claim_text),
        )
      : "",
  );
}

const step = (one) => h("li", { class: one.season ? "icon-step" : "" }, one.text, " ", rules(one.rules));

function seat(one) {
  const played = one.orders.filter((order) => order.state !== "hand");
  const token = (order) => h("span", { class: `played ${order.state}` }, String(order.n));
  return h(
    "li",
    {},
    button(
      [
        banner(one.faction),
        h("span", { class: "who" }, h("b", {}, one.name), h("small", { class: "dim" }, one.faction_name)),
        h(
          "span",
          { class: "order" },
          one.order_text,
          one.supremacy ? h("small", { class: "supreme" }, drawn("crown"), " ", words["rw-supremacy"]) : "",
          one.marker ? h("small", { class: "claims" }, drawn("claim"), " ", one.marker) : "",
        ),
        h("span", { class: "tokens", "aria-hidden": "true" }, played.map(token)),
      ],
      () => ordersSheet(one.seat),
      { class: `seat f-${one.faction}`, id: `seat-${one.seat}` },
    ),
  );
}

// The eight orders of a seat: which are used, which would bring supremacy; and its claim.
function ordersSheet(number) {
  const one = shown.year.seats.find((found) => found.seat === number);
  if (!one) return;
  const done = async (act) => {
    $("sheet").close();
    await write(act, `seat-${number}`);
  };
  const option = (order) =>
    h(
      "li",
      {},
      button(
        [
          h("span", { class: `number ${order.state}` }, String(order.n)),
          h(
            "span",
            {},
            h("b", {}, order.name),
            h("small", {}, order.state === "hand" ? order.text : order.state_text),
            order.supremacy ? h("small", { class: "supreme" }, drawn("crown"), " ", words["rw-supremacy"]) : "",
          ),
        ],
        () => done(order.act),
        { class: "option order-option", disabled: !order.act, "data-order": order.id },
      ),
    );
  const sworn = async (question, act) => (await sure(question)) && done(act);
  sheet(
    "orders",
    [banner(one.faction), " ", one.name],
    () => ordersSheet(number),
    h("ul", { class: "plain options" }, one.orders.map(option)),
    one.claim
      ? button([drawn("claim"), " ", words["rw-claim"]], () => sworn(one.sure, `claim ${number}`), {
          class: "wide",
          id: "claim",
        })
      : "",
    one.show
      ? button([drawn("rune"), " ", words["rw-show"]], () => sworn(one.sure_show, `show ${number}`), {
          class: "wide",
          id: "show",
        })
      : "",
    one.marker ? h("p", { class: "panel" }, one.marker) : "",
    one.out
      ? button(words["rw-out"], () => sworn(words["rw-out-sure"], `out ${number}`), { class: "wide", id: "out" })
      : "",
  );
}
