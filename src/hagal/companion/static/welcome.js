// The first screen: nothing is kept on this device yet.
import { carrySheet } from "./carry.js";
import { foot, settled } from "./frame.js";
import { $, button, h } from "./html.js";
import { languages } from "./language.js";
import { words } from "./now.js";
import { wizard } from "./wizard.js";

export function drawWelcome() {
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
