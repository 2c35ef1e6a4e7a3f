// The menu: other sheets, a new game, and how the page looks.
import { carrySheet } from "./carry.js";
import { figuresSheet } from "./figures.js";
import { checklistSheet, historySheet } from "./history.js";
import { $, button, h } from "./html.js";
import { setting } from "./keep.js";
import { languages } from "./language.js";
import { shown, words } from "./now.js";
import { sheet, sure } from "./sheet.js";
import { sign } from "./signs.js";
import { wizard } from "./wizard.js";

export async function newGame() {
  if (shown.kind === "table" && shown.ask.kind !== "over" && !(await sure(words["new-game-sure"]))) return;
  $("sheet").close();
  await wizard();
}

export const menuButton = () =>
  button(sign("menu"), menuSheet, { class: "icon", "aria-label": words.menu, id: "menu" });

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
    menuSheet,
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
