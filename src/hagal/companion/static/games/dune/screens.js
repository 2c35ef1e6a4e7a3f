// House Hagal: its screens, and what the menu has for it.
import { newGame } from "../../menu.js";
import { shown, words } from "../../now.js";
import { wizard } from "../../wizard.js";
import { drawChecklist } from "./checklist.js";
import { figuresSheet } from "./figures.js";
import { checklistSheet, historySheet } from "./history.js";
import { drawTable } from "./table.js";

export const screens = { new: () => wizard(), checklist: drawChecklist, table: drawTable };

export function menu() {
  const going = shown.kind === "table" && shown.ask.kind !== "over";
  const sheets = [
    { id: "figures", text: words["dune-figures"], press: () => figuresSheet() },
    { id: "history", text: words.history, press: historySheet },
    { id: "checklist", text: words["dune-checklist"], press: checklistSheet },
  ];
  return [
    ...(shown.kind === "table" ? sheets : []),
    { id: "new", text: words["new-game"], press: () => newGame(going) },
  ];
}
