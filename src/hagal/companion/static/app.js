// The page: draws the screens that Python describes and sends taps back. It knows no rule and holds no sentence.
import { load, save, setting } from "./keep.js";
import { ground, sign } from "./signs.js";

const $ = (id) => document.getElementById(id);
const SHAPES = { red: "▲", blue: "●", green: "■", yellow: "◆" };
let words = {};
let allWords = {};
let shown = null; // the screen on show
let draft = null; // the wizard: { answers, pages, page }
let dials = [];

// ---- Building blocks

function h(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
    else if (value === true) element.setAttribute(name, "");
    else if (value !== false && value !== null && value !== undefined) element.setAttribute(name, value);
  }
  element.append(
    ...children.flat(9).filter((child) => child !== null && child !== undefined && child !== false && child !== ""),
  );
  return element;
}

const button = (text, press, attributes = {}) => h("button", { type: "button", onclick: press, ...attributes }, text);
const mark = (colour) => h("span", { class: `mark c-${colour}`, "aria-hidden": "true" }, SHAPES[colour]);
const colourOf = (seat) => shown.seats[seat]?.colour || "none";

function say(text) {
  $("said").textContent = "";
  requestAnimationFrame(() => ($("said").textContent = text));
}

// ---- Python

const worker = { port: null, asked: new Map(), next: 1 };

function ask(command) {
  return new Promise((yes, no) => {
    const id = worker.next++;
    worker.asked.set(id, [yes, no]);
    worker.port.postMessage({ id, command: JSON.stringify(command) });
  });
}

function wake() {
  worker.port = new Worker(new URL("./worker.js", import.meta.url), { type: "module" });
  worker.port.onmessage = ({ data }) => {
    if (data.progress) progress(data.progress);
    else if (data.failed) failed(data.failed);
    else {
      const [yes, no] = worker.asked.get(data.id);
      worker.asked.delete(data.id);
      if (data.error) no(new Error(data.error));
      else yes(JSON.parse(data.answer));
    }
  };
  worker.port.onerror = (event) => failed(event.message || "worker");
}

let busy = false;

// One command at a time: a second tap while the first is on its way is a slip of the thumb.
async function send(command) {
  if (busy) return null;
  busy = true;
  const start = performance.now();
  try {
    const answer = await ask(command);
    if (answer.problem) notice(answer.problem);
    if (answer.screen) {
      if (answer.save !== undefined) keep(answer.save);
      shown = answer.screen;
      draw();
      performance.measure("tap", { start, end: performance.now(), detail: command.do });
    }
    return answer;
  } catch (error) {
    notice(`${words.failed} ${error.message}`);
    console.error(error);
    return null;
  } finally {
    busy = false;
  }
}

const tap = (key) => send({ do: "tap", key });

// ---- What is kept

const tabs = "BroadcastChannel" in window ? new BroadcastChannel("hagal-companion") : null;
if (tabs) tabs.onmessage = () => notice(words["other-tab"]);
let keeping = Promise.resolve();

function keep(text) {
  if (tabs) tabs.postMessage("kept");
  keeping = keeping.then(() => save(text)).catch(() => notice(words["storage-failed"]));
  document.documentElement.dataset.kept = "no";
  keeping.then(() => (document.documentElement.dataset.kept = "yes"));
}

// ---- Frame

function notice(text, action = null) {
  document.querySelector(".notice")?.remove();
  const close = () => box.remove();
  const box = h(
    "div",
    { class: "notice", role: "alert" },
    h("span", {}, text),
    action,
    button(sign("close"), close, { class: "icon", "aria-label": words.close }),
  );
  document.body.append(box);
}

function draw() {
  const kind = draft ? "wizard" : shown.kind;
  document.body.className = `at-${kind}`;
  $("main").replaceChildren();
  $("top").replaceChildren();
  $("foot").replaceChildren();
  ({ welcome: drawWelcome, wizard: drawWizard, checklist: drawChecklist, table: drawTable })[kind]();
}

function foot(...parts) {
  $("foot").replaceChildren(...parts.filter(Boolean));
}

function settled(where = $("main")) {
  where.scrollTop = 0;
  window.scrollTo(0, 0);
}

// ---- Welcome

function drawWelcome() {
  $("main").append(
    h(
      "div",
      { class: "boot" },
      sun(),
      h("h1", {}, "HAGAL"),
      h("p", {}, words.welcome),
      h("p", { class: "dim" }, words.about),
    ),
    languages(),
    h("div", { class: "stack" }, button(words.carry, carrySheet)),
  );
  foot(button(words.start, () => wizard(), { class: "go", id: "start" }));
  settled();
}

function sun() {
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  svg.setAttribute("viewBox", "0 0 120 60");
  svg.setAttribute("class", "sun");
  svg.setAttribute("aria-hidden", "true");
  for (const [d, name] of [
    ["M10 52a50 50 0 0 1 100 0z", ""],
    ["M0 56q30-18 60-4t60-6v14H0z", "dune"],
  ]) {
    const path = document.createElementNS("http://www.w3.org/2000/svg", "path");
    path.setAttribute("d", d);
    path.setAttribute("class", name);
    svg.append(path);
  }
  return svg;
}

const TONGUES = { en: "English", ru: "Русский", "pt-BR": "Português" };

function languages() {
  const now = document.documentElement.lang;
  const one = (lang) =>
    button(TONGUES[lang], () => speak(lang), {
      class: "pill",
      lang,
      "aria-pressed": String(lang === now),
      "data-lang": lang,
    });
  return h("div", { class: "pills", role: "group", "aria-label": words.language }, Object.keys(TONGUES).map(one));
}

async function speak(lang) {
  setting("lang", lang);
  use(lang);
  const open = $("sheet").open ? $("sheet").dataset.kind : "";
  if (draft) {
    await ask({ do: "language", lang });
    await wizard(draft.answers, draft.page);
  } else await send({ do: "language", lang });
  if (open) SHEETS[open]?.();
}

function use(lang) {
  words = allWords[lang];
  document.documentElement.lang = lang;
  document.title = words.app;
}

// ---- A new game

async function wizard(answers = null, page = 0) {
  const answer = await ask({ do: "wizard", answers });
  draft = { ...answer, page: Math.min(page, answer.pages.length - 1) };
  draw();
}

const valueOf = (name) => name.split(".").reduce((found, part) => found[part], draft.answers);

function answerWith(name, value) {
  const parts = name.split(".");
  const last = parts.pop();
  parts.reduce((found, part) => found[part], draft.answers)[last] = value;
}

async function choose(name, value, press) {
  answerWith(name, value);
  const id = press?.id;
  await wizard(draft.answers, draft.page);
  if (id) $(id)?.focus();
}

function drawWizard() {
  const page = draft.pages[draft.page];
  $("top").append(
    h(
      "div",
      { class: "steps", "aria-hidden": "true" },
      draft.pages.map((_, k) => h("i", { class: k <= draft.page ? "done" : "" })),
    ),
    h("h1", {}, page.title),
  );
  $("main").append(...page.fields.map(field));
  if (draft.complaint) $("main").append(h("p", { class: "bad", role: "alert" }, draft.complaint));
  const last = draft.page === draft.pages.length - 1;
  const back = () => {
    if (draft.page) draft.page -= 1;
    else draft = null;
    draw();
  };
  const next = async () => {
    if (!last) {
      draft.page += 1;
      draw();
      return;
    }
    const answers = draft.answers;
    draft = null;
    const seed = new URLSearchParams(location.search).get("seed");
    await send({ do: "begin", answers, seed: seed ? Number(seed) : null });
  };
  foot(
    button(words.back, back, { class: "side" }),
    button(last ? words.start : words.next, next, {
      class: "go",
      id: "next",
      disabled: Boolean(draft.complaint) && last,
    }),
  );
  settled();
}

function field(one) {
  const now = valueOf(one.name);
  const id = (k) => `f-${one.name.replace(".", "-")}-${k}`;
  const label = h("span", { class: "label" }, one.label);
  if (one.kind === "text") {
    const input = h("input", {
      type: "text",
      maxlength: one.longest,
      id: id(0),
      autocomplete: "off",
      onchange: (event) => answerWith(one.name, event.target.value),
    });
    input.value = now;
    return h("label", { class: "field" }, label, input);
  }
  if (one.kind === "select" || one.kind === "fold") {
    const choice = h(
      "select",
      { id: id(0), onchange: (event) => choose(one.name, event.target.value, event.target) },
      one.options.map((option) => h("option", { value: option.value, selected: option.value === now }, option.text)),
    );
    return h("label", { class: "field" }, label, choice);
  }
  const press = (option, k) =>
    button(
      one.kind === "colours"
        ? [mark(option.value), h("span", { class: "unseen" }, option.text)]
        : [h("b", {}, option.text), option.note ? h("small", {}, option.note) : ""],
      (event) => choose(one.name, option.value, event.currentTarget),
      {
        id: id(k),
        class: one.kind === "colours" ? "swatch" : "card",
        role: "radio",
        "aria-checked": String(option.value === now),
      },
    );
  return h(
    "div",
    { class: `field ${one.kind}`, role: "radiogroup", "aria-label": one.label || draft.pages[draft.page].title },
    one.label ? label : "",
    h("div", { class: "choices" }, one.options.map(press)),
  );
}

// ---- What goes where

const seatList = (seats) =>
  h(
    "ul",
    { class: "plain panel seat-list" },
    seats.map((seat) => h("li", {}, mark(seat.colour), seat.text)),
  );

function checklist(items, live) {
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
        h("span", {}, one.text, " ", rules(one.rules)),
      ),
    );
  return h("ol", { class: "plain" }, items.map(item));
}

function drawChecklist() {
  const y = window.scrollY;
  $("top").append(h("h1", {}, words.checklist));
  $("main").append(seatList(shown.seats), checklist(shown.items, true));
  foot(
    button(sign("menu"), menuSheet, { class: "icon", "aria-label": words.menu, id: "menu" }),
    button(words["checklist-done"], () => send({ do: "ready" }).then(() => settled()), { class: "go", id: "ready" }),
  );
  window.scrollTo(0, y);
}

// ---- The table

const rules = (text) => (text ? h("small", { class: "rule" }, text) : "");

function drawTable() {
  const { ask: asked, result } = shown;
  $("top").append(bar(), h("div", { class: "seats" }, shown.seats.map(seatCard)));
  if (result) $("main").append(resultCard(result));
  $("main").append(askCard(asked));
  if (shown.map.length) $("main").append(mapCard());
  if (asked.more.length)
    $("main").append(h("details", { class: "more" }, h("summary", {}, asked.more_title), optionList(asked.more, "")));
  foot(
    button(sign("undo"), () => send({ do: "undo" }), {
      class: "icon",
      id: "undo",
      "aria-label": words.undo,
      disabled: !shown.undo,
    }),
    shown.redo
      ? button(sign("redo"), () => send({ do: "redo" }), { class: "icon", id: "redo", "aria-label": words.redo })
      : null,
    primary(asked),
    button(sign("menu"), menuSheet, { class: "icon", "aria-label": words.menu, id: "menu" }),
  );
  settled();
  say([result ? [result.title, ...result.steps.map((step) => step.text)].join(" ") : "", asked.title].join(" "));
}

function primary(asked) {
  if (asked.kind === "over") return button(words["new-game"], newGame, { class: "go", id: "go" });
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

function bar() {
  const { round } = shown;
  return h(
    "div",
    { class: "bar" },
    h("h1", { class: "unseen" }, words.app),
    round.text ? h("b", {}, round.text) : "",
    h("span", { class: "phase" }, round.phase),
    round.conflict ? h("span", { class: "what" }, sign("conflict"), round.conflict) : "",
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
              { class: "first", title: words["first-player"] },
              sign("first"),
              h("span", { class: "unseen" }, words["first-player"]),
            )
          : "",
      ),
      h(
        "span",
        { class: "row" },
        seat.vp === null
          ? ""
          : h("span", { class: "vp" }, sign("vp"), h("span", { class: "unseen" }, words.score), String(seat.vp)),
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
            h("span", { class: "unseen" }, one.label, one.alliance ? `, ${words.alliance}` : ""),
          ),
        ),
      ),
    ],
    () => figuresSheet(seat.seat),
    { class: `seat c-${seat.colour}${seat.turn ? " now" : ""}`, "data-seat": seat.seat },
  );
}

function lines(steps) {
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

function resultCard(result) {
  const rival = result.rival >= 0 ? shown.seats[result.rival] : null;
  return h(
    "section",
    { class: `panel result ${rival ? `c-${rival.colour}` : ""}`, id: "result", "aria-label": words["what-happened"] },
    rival ? h("h2", {}, mark(rival.colour), h("span", { class: "dim" }, `${rival.name} → `), result.title) : "",
    result.passed.length
      ? h("details", {}, h("summary", {}, `${words.passed}: ${result.passed.length}`), lines(result.passed))
      : "",
    lines(result.steps),
    result.taken
      ? button(words.taken, () => send({ do: "taken" }), { class: "again", id: "taken", title: words["taken-note"] })
      : "",
  );
}

function askCard(asked) {
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

function optionList(options, search) {
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
  const none = h("p", { class: "dim", hidden: true }, words["search-nothing"]);
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
    h("p", { class: "eyebrow" }, words.strengths),
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

// ---- The map

function mapCard() {
  const wanted = shown.ask.kind === "person";
  return h(
    "section",
    { class: `map${wanted ? " wanted" : ""}`, "aria-label": words.map, id: "map" },
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
    "data-key": one.tap?.key,
  });
  place.style.gridRow = String(one.row + 1);
  place.style.gridColumn = String(one.column + 1);
  return place;
}

// ---- Sheets

const SHEETS = { menu: menuSheet, history: historySheet, figures: () => figuresSheet(), carry: carrySheet };

function sheet(kind, title, ...children) {
  const box = $("sheet");
  box.dataset.kind = kind;
  box.replaceChildren(
    h(
      "div",
      { class: "sheet-top" },
      h("h2", { id: "sheet-title" }, title),
      button(sign("close"), () => box.close(), { class: "icon", "aria-label": words.close, id: "close" }),
    ),
    h("div", { class: "sheet-body" }, ...children),
  );
  if (!box.open) box.showModal();
  return box;
}

function sure(question) {
  const box = $("sure");
  return new Promise((answer) => {
    let said = false;
    const give = (value) => () => {
      said = value;
      box.close();
    };
    box.replaceChildren(
      h("p", { id: "question" }, question),
      h(
        "div",
        { class: "pair" },
        button(words.cancel, give(false), { class: "side" }),
        button(words.yes, give(true), { class: "go", id: "yes" }),
      ),
    );
    box.setAttribute("aria-labelledby", "question");
    box.addEventListener("close", () => answer(said), { once: true });
    box.showModal();
  });
}

async function newGame() {
  if (shown.kind === "table" && shown.ask.kind !== "over" && !(await sure(words["new-game-sure"]))) return;
  $("sheet").close();
  await wizard();
}

function menuSheet() {
  const playing = shown.kind === "table";
  const large = document.documentElement.dataset.large === "yes";
  const theme = document.documentElement.dataset.theme;
  const paint = (name) =>
    button(words[`theme-${name}`], () => (look("theme", name), menuSheet()), {
      class: "pill",
      "aria-pressed": String(theme === name),
      "data-theme-is": name,
    });
  sheet(
    "menu",
    words.menu,
    h(
      "div",
      { class: "stack" },
      playing ? button(words.figures, () => figuresSheet(), { id: "to-figures" }) : "",
      playing ? button(words.history, historySheet, { id: "to-history" }) : "",
      playing ? button(words.checklist, checklistSheet, { id: "to-checklist" }) : "",
      button(words.carry, carrySheet, { id: "to-carry" }),
      button(words["new-game"], newGame, { id: "to-new" }),
    ),
    h("p", { class: "eyebrow" }, words.language),
    languages(),
    h("p", { class: "eyebrow" }, words.theme),
    h("div", { class: "pills", role: "group", "aria-label": words.theme }, ["auto", "light", "dark"].map(paint)),
    h(
      "label",
      { class: "check" },
      h("input", {
        type: "checkbox",
        id: "large",
        checked: large,
        onchange: (event) => look("large", event.target.checked ? "yes" : "no"),
      }),
      h("span", {}, words["large-type"]),
    ),
    h("p", { class: "dim small" }, words.about),
  );
}

function look(name, value) {
  setting(name, value);
  document.documentElement.dataset[name] = value;
}

async function checklistSheet() {
  const { items, seats } = await ask({ do: "checklist" });
  sheet("checklist", words.checklist, seatList(seats), checklist(items, false));
}

async function historySheet() {
  const { history } = await ask({ do: "history" });
  const one = (entry) =>
    h(
      "li",
      { class: "entry" },
      lines(entry.steps),
      entry.back
        ? button(words["go-back-here"], () => send({ do: "undo", n: entry.back }).then(() => $("sheet").close()), {
            class: "small-button",
            "data-back": entry.back,
          })
        : "",
    );
  sheet("history", words.history, h("ol", { class: "plain" }, history.map(one)));
}

async function figuresSheet(seat = 0) {
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
    words.figures,
    h(
      "div",
      { class: "pills tabs", role: "tablist" },
      figures.seats.map(tab),
      button(words.board, () => drawFigures(figures, figures.seats.length), {
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

async function carrySheet() {
  const playing = shown.kind !== "welcome";
  const out = playing ? await ask({ do: "export" }) : null;
  const area = h("textarea", {
    id: "code-in",
    rows: 3,
    "aria-label": words["code-paste"],
    placeholder: words["code-paste"],
    spellcheck: "false",
    autocapitalize: "off",
  });
  const read = async (text) => {
    if (!text.trim()) return;
    if (playing && shown.ask?.kind !== "over" && !(await sure(words["new-game-sure"]))) return;
    const answer = await send({ do: "import", text });
    if (answer && !answer.problem) $("sheet").close();
  };
  const copy = async (event) => {
    const pressed = event.currentTarget;
    await navigator.clipboard.writeText(out.code).catch(() => $("code-out").select());
    pressed.textContent = words["code-copied"];
  };
  const download = () => {
    const link = h("a", {
      href: URL.createObjectURL(new Blob([out.text], { type: "text/plain" })),
      download: out.name,
    });
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 1000);
  };
  const file = h("input", {
    type: "file",
    class: "unseen",
    id: "file",
    accept: ".txt,text/plain",
    onchange: async (event) => event.target.files[0] && read(await event.target.files[0].text()),
  });
  const code = out ? h("textarea", { id: "code-out", rows: 3, readonly: true, "aria-label": words["code-copy"] }) : "";
  if (code) code.value = out.code;
  sheet(
    "carry",
    words.carry,
    h("p", { class: "dim" }, words["carry-note"]),
    out
      ? h(
          "div",
          { class: "stack" },
          button(words["file-save"], download, { id: "file-save" }),
          code,
          button(words["code-copy"], copy, { id: "code-copy" }),
        )
      : "",
    h(
      "div",
      { class: "stack" },
      h("label", { class: "file" }, words["file-open"], file),
      area,
      button(words["code-read"], () => read(area.value), { id: "code-read" }),
    ),
  );
}

// ---- Beginning

function progress(part) {
  const bar = $("bar");
  if (bar) bar.value = part;
}

function failed(why) {
  console.error(why);
  const text = $("boot");
  if (text)
    text.replaceChildren(
      words.failed || "",
      " ",
      h("small", {}, why),
      h("br"),
      button(words.reload || "↻", () => location.reload()),
    );
}

// The service worker keeps the files; the page waits for it, so that nothing is fetched twice.
async function keepFiles() {
  if (!("serviceWorker" in navigator)) return;
  navigator.serviceWorker.addEventListener("message", ({ data }) => data.of && progress((40 * data.kept) / data.of));
  try {
    const first = !navigator.serviceWorker.controller;
    const registered = await navigator.serviceWorker.register("./sw.js", { updateViaCache: "none" });
    const offer = (next) =>
      next &&
      navigator.serviceWorker.controller &&
      notice(
        words["update-ready"],
        button(words["update-now"], () => next.postMessage("now"), { class: "small-button", id: "update" }),
      );
    offer(registered.waiting);
    registered.addEventListener("updatefound", () => {
      const next = registered.installing;
      next?.addEventListener("statechange", () => next.state === "installed" && offer(next));
    });
    if (first) {
      await Promise.race([
        new Promise((yes) => navigator.serviceWorker.addEventListener("controllerchange", yes, { once: true })),
        new Promise((yes) =>
          registered.installing?.addEventListener(
            "statechange",
            (event) => event.target.state === "redundant" && yes(),
          ),
        ),
      ]);
    }
    navigator.serviceWorker.addEventListener("controllerchange", () => location.reload());
  } catch (error) {
    console.warn(error); // the page works without, as long as there is a network
  }
}

async function begin() {
  for (const name of ["theme", "large"]) {
    const value = setting(name);
    if (value) document.documentElement.dataset[name] = value;
  }
  allWords = await (await fetch("./words.json")).json();
  const wish = setting("lang") || navigator.language || "en";
  use(Object.keys(allWords).find((lang) => lang.slice(0, 2) === wish.slice(0, 2)) || "en");
  $("boot").textContent = words.loading;
  const stored = load();
  await keepFiles();
  wake();
  const answer = await ask({ do: "open", lang: document.documentElement.lang, stored: await stored });
  shown = answer.screen;
  if (answer.problem) notice(answer.problem);
  draw();
  document.documentElement.dataset.kept = "yes";
  document.documentElement.dataset.ready = "yes";
}

// A tap beside a sheet closes it.
$("sheet").addEventListener("click", (event) => event.target === $("sheet") && $("sheet").close());

begin().catch((error) => failed(error.message));
