// The numbers of rules: each opens what the rule says, from what lies on the phone.
import { button, h } from "./html.js";
import { words } from "./now.js";
import { ask } from "./python.js";
import { onShow, sheet } from "./sheet.js";

const NUMBER = /([A-Z]{2,4}-T?\d+)/;

// A text of numbers as buttons.
export const rules = (text) =>
  text
    ? h(
        "small",
        { class: "rules" },
        text.split(/[, ]+/).map((number) => button(number, () => ruleSheet(number), { class: "rule" })),
      )
    : "";

// A sentence in which numbers can be tapped.
const cited = (text, back) =>
  text.split(NUMBER).map((part, k) => (k % 2 ? button(part, () => ruleSheet(part, back), { class: "rule" }) : part));

function lines(one, back) {
  const rows = one.lines.filter((line) => line.startsWith("|"));
  const cells = (row) => row.slice(1, -1).split("|");
  const table = h(
    "table",
    {},
    rows.map((row) =>
      h(
        "tr",
        {},
        cells(row).map((cell) => h("td", {}, cell.trim())),
      ),
    ),
  );
  const told = one.lines.filter((line) => !line.startsWith("|")).map((line) => h("p", {}, cited(line, back)));
  return [...told, rows.length ? h("div", { class: "rule-table", tabindex: "0" }, table) : ""];
}

// `back` draws the sheet that it was opened from.
export async function ruleSheet(numbers, back = onShow()) {
  const { rules: found } = await ask({ do: "rule", numbers });
  const told = (one) =>
    h(
      "article",
      { class: "rule-told", lang: one.lang },
      h("p", { class: "eyebrow" }, `${one.number} · ${one.book}`),
      lines(one, back),
      one.readings.length ? h("p", { class: "eyebrow" }, words.readings) : "",
      one.readings.map((r) => h("p", { lang: r.lang }, h("b", {}, r.question), " ", cited(r.told, back))),
    );
  sheet(
    "rule",
    words.rule,
    () => ruleSheet(numbers, back),
    found.length ? found.map(told) : h("p", {}, words["rule-none"]),
    back ? button(words.back, back, { id: "rule-back" }) : "",
  );
}
