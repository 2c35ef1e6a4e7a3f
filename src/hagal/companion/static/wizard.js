// A new game: questions page by page; Python says which, and what is wrong with the answers.
import { draw, foot, settled } from "./frame.js";
import { $, button, h } from "./html.js";
import { draft, mark, plan, shown, words } from "./now.js";
import { ask, send } from "./python.js";
import { leave } from "./leave.js";

export async function wizard(answers = null, page = 0) {
  const answer = await ask({ do: "wizard", answers });
  plan({ ...answer, page: Math.min(page, answer.pages.length - 1) });
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

export function drawWizard() {
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
    else {
      plan(null);
      if (shown.kind === "new") {
        leave(); // there is nothing to go back to
        return;
      }
    }
    draw();
  };
  const next = async () => {
    if (!last) {
      draft.page += 1;
      draw();
      return;
    }
    const answers = draft.answers;
    plan(null);
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
