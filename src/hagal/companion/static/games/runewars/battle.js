// Two armies, and the odds of a battle between them: a first answer at once, better ones while nobody touches anything.
import { say } from "../../frame.js";
import { $, button, h } from "../../html.js";
import { keep } from "../../keep.js";
import { shown, words } from "../../now.js";
import { ask } from "../../python.js";
import { banner, drawn } from "./signs.js";

let odds = null;
let round = 0; // counts what was set: answers to earlier questions are thrown away

// Nobody looks: no more battles.
export const rest = () => (round += 1);

export function drawBattle() {
  odds = null;
  draw();
  round += 1;
  sharpen(round);
  return null;
}

function draw() {
  $("top").replaceChildren(h("h1", { class: "unseen" }, words["rw-battle"]), oddsPanel());
  $("main").replaceChildren(...shown.battle.sides.map(side), options());
}

// Something is set otherwise. Each tap counts, however fast they come; only the last one's answer is drawn.
async function change(what, more, focus) {
  round += 1;
  const mine = round;
  const start = performance.now();
  const answer = await ask({ do: "army", what, ...more });
  keep(answer.title, answer.save);
  shown.battle = answer.battle;
  if (mine !== round) return;
  odds = answer.odds;
  const open = [...$("main").querySelectorAll("details[open]")].map((one) => one.id);
  const y = window.scrollY;
  draw();
  for (const id of open) if ($(id)) $(id).open = true;
  window.scrollTo(0, y);
  if (focus) $(focus)?.focus({ preventScroll: true });
  performance.measure("odds", { start, end: performance.now() });
  if (odds) say(odds.label);
  sharpen(mine);
}

async function sharpen(mine) {
  while (mine === round && shown.battle?.ready && !odds?.settled) {
    const answer = await ask({ do: "odds" });
    if (mine !== round || !answer.odds) return;
    odds = answer.odds;
    $("odds")?.replaceWith(oddsPanel());
    if (odds.settled) say(odds.label);
  }
}

function oddsPanel() {
  const { battle } = shown;
  if (!battle.ready) return h("section", { id: "odds", class: "panel odds" }, h("p", { class: "dim" }, battle.hint));
  if (!odds) return h("section", { id: "odds", class: "panel odds", "aria-busy": "true" }, h("p", {}, "…"));
  const [attacker, defender] = battle.sides;
  const fill = h("i", { class: `fill f-${attacker.faction}` });
  fill.style.width = `${100 * odds.part}%`;
  return h(
    "section",
    { id: "odds", class: "panel odds", "aria-label": words["rw-odds"], "data-settled": String(odds.settled) },
    h("p", { class: "unseen" }, odds.label),
    h(
      "div",
      { class: "chance", "aria-hidden": "true" },
      banner(attacker.faction),
      h("b", { id: "win" }, odds.win),
      h("small", { class: "dim" }, odds.error),
      h("span", { class: "other" }, odds.lose),
      banner(defender.faction),
    ),
    h("div", { class: `track-bar f-${defender.faction || "neutral"}`, "aria-hidden": "true" }, fill),
    h(
      "div",
      { class: "under", "aria-hidden": "true" },
      h("b", {}, `−${odds.losses[0]}`.replace("−-", "+")),
      h("small", { class: "dim" }, words["rw-losses"]),
      h("b", {}, `−${odds.losses[1]}`.replace("−-", "+")),
    ),
    h("small", { class: "dim battles" }, odds.battles, odds.settled ? ` · ${words["rw-settled"]}` : " …"),
  );
}

function side(one, k) {
  const title = k ? words["rw-defender"] : words["rw-attacker"];
  const chosen = one.factions.find((faction) => faction.now);
  const pick = (faction) =>
    button(
      banner(faction.value),
      () => change("faction", { side: k, value: faction.value }, `f-${k}-${faction.value}`),
      {
        id: `f-${k}-${faction.value}`,
        class: "flag",
        role: "radio",
        "aria-checked": String(faction.now),
        "aria-label": faction.text,
        title: faction.text,
      },
    );
  const own = one.units.filter((unit) => unit.slot < 4);
  const wild = one.units.filter((unit) => unit.slot >= 4);
  const rows = (units) => units.map((unit) => row(unit, k));
  return h(
    "section",
    { class: `panel army f-${one.faction || "neutral"}`, "aria-label": title, id: `side-${k}` },
    h("h2", {}, h("span", { class: "dim" }, title), " ", chosen.text, h("small", { class: "dim total" }, one.total)),
    h("div", { class: "flags", role: "radiogroup", "aria-label": words["rw-faction"] }, one.factions.map(pick)),
    rows(own),
    own.length
      ? h(
          "details",
          { id: `wild-${k}`, open: wild.some((unit) => unit.n) },
          h("summary", {}, words["rw-neutral-units"]),
          rows(wild),
        )
      : rows(wild),
    one.walls.length ? walls(one, k) : "",
    h(
      "details",
      { id: `more-${k}`, open: one.bonus > 0 },
      h("summary", {}, words["rw-more"]),
      stepper(`bonus-${k}`, words["rw-bonus"], "", one.bonus, one.bonus > 0, one.more_bonus, (by, id) =>
        change("bonus", { side: k, value: by }, id),
      ),
      button(words["rw-clear"], () => change("clear", { side: k }), { class: "wide", id: `clear-${k}` }),
    ),
  );
}

function row(unit, k) {
  const heroId = `hero-${k}-${unit.slot}`;
  const hero = button(drawn("hero"), () => change("hero", { side: k, slot: unit.slot, value: !unit.hero }, heroId), {
    id: heroId,
    class: "hero",
    "aria-pressed": String(unit.hero),
    "aria-label": `${words["rw-hero"]}: ${unit.name}`,
    disabled: !unit.support && !unit.hero,
  });
  return stepper(
    `u-${k}-${unit.slot}`,
    [drawn(unit.shape, "base"), h("span", {}, unit.name, traits(unit))],
    unit.support || unit.hero ? hero : h("span"),
    unit.n,
    unit.n > 0,
    unit.plus,
    (by, id) => change("unit", { side: k, slot: unit.slot, value: by }, id),
    unit.name,
  );
}

const traits = (unit) =>
  h(
    "small",
    { class: "dim" },
    h("span", { class: "unseen" }, unit.note),
    h("span", { class: "traits", "aria-hidden": "true" }, [
      drawn("initiative"),
      String(unit.initiative),
      drawn("health"),
      String(unit.health),
    ]),
  );

// A figure with − and +; `turn` gets the step, and where the thumb was.
export function stepper(id, label, beside, n, less, more, turn, called = label) {
  const knob = (by, can) => {
    const name = `${id}${by < 0 ? "-" : "+"}`;
    return button(by < 0 ? "−" : "+", () => turn(by, name), {
      id: name,
      class: "knob",
      disabled: !can,
      "aria-label": `${called}: ${by < 0 ? words.minus : words.plus}`,
    });
  };
  return h(
    "div",
    { class: `count${n ? " some" : ""}`, role: "group", "aria-label": `${called}: ${n}` },
    h("span", { class: "label" }, label),
    beside,
    knob(-1, less),
    h("output", { id: `${id}=` }, String(n)),
    knob(1, more),
  );
}

function walls(one, k) {
  const pick = (wall) =>
    button(wall.text, () => change("walls", { side: k, value: wall.value }, `walls-${wall.value}`), {
      id: `walls-${wall.value}`,
      class: "pill",
      role: "radio",
      "aria-checked": String(wall.now),
    });
  return h(
    "div",
    { class: "walls" },
    h("p", { class: "label" }, words["rw-stronghold"]),
    h("div", { class: "pills", role: "radiogroup", "aria-label": words["rw-stronghold"] }, one.walls.map(pick)),
    one.defense === null ? "" : check("defense", words["rw-defense"], one.defense_note, one.defense, k),
    one.siege === null ? "" : check("siege", words["rw-siege"], "", one.siege, k),
  );
}

const check = (what, text, note, on, k) =>
  h(
    "label",
    { class: "check" },
    h("input", {
      type: "checkbox",
      id: what,
      checked: on,
      onchange: (event) => change(what, { side: k, value: event.target.checked }, what),
    }),
    h("span", {}, text, note ? h("small", { class: "dim block" }, note) : ""),
  );

function options() {
  const { battle } = shown;
  const pick = (edition) =>
    button(edition.text, () => change("edition", { value: edition.value }, `edition-${edition.value}`), {
      id: `edition-${edition.value}`,
      class: "pill",
      role: "radio",
      "aria-checked": String(edition.now),
    });
  return h(
    "section",
    { class: "panel" },
    button([drawn("swap"), words["rw-swap"]], () => change("swap", {}, "swap"), {
      class: "wide",
      id: "swap",
      disabled: !battle.swap,
    }),
    check("tracked", words["rw-tracked"], battle.tracked_text, battle.tracked, 0),
    battle.editions.length
      ? h(
          "div",
          {},
          h("p", { class: "label" }, words["rw-edition"]),
          h(
            "div",
            { class: "pills", role: "radiogroup", "aria-label": words["rw-edition"] },
            battle.editions.map(pick),
          ),
        )
      : "",
  );
}
