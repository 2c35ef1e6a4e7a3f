// The menu: what the title on show has of its own, other games, another device, and how the page looks.
import { carrySheet } from "./carry.js";
import { furniture } from "./frame.js";
import { $, button, h } from "./html.js";
import { setting } from "./keep.js";
import { languages } from "./language.js";
import { words } from "./now.js";
import { sheet, sure } from "./sheet.js";
import { sign } from "./signs.js";
import { leave } from "./leave.js";
import { wizard } from "./wizard.js";

// Asks first if a game is going on.
export async function newGame(going) {
  if (going && !(await sure(words["new-game-sure"]))) return;
  $("sheet").close();
  await wizard();
}

export const menuButton = () =>
  button(sign("menu"), menuSheet, { class: "icon", "aria-label": words.menu, id: "menu" });

export function menuSheet() {
  const large = document.documentElement.dataset.large === "yes";
  const theme = document.documentElement.dataset.theme;
  const paint = (name) =>
    button(words[`theme-${name}`], () => (look("theme", name), menuSheet()), {
      class: "pill",
      "aria-pressed": String(theme === name),
      "data-theme-is": name,
    });
  const away = () => {
    $("sheet").close();
    leave();
  };
  sheet(
    "menu",
    words.menu,
    menuSheet,
    h(
      "div",
      { class: "stack" },
      furniture.menu().map((one) => button(one.text, one.press, { id: `to-${one.id}` })),
      button(words.carry, carrySheet, { id: "to-carry" }),
      button(words.games, away, { id: "to-games" }),
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
