// What the page holds now: its words, the screen on show, and the answers of a wizard that is open.
import { h } from "./html.js";

export let words = {};
export let shown = null;
export let draft = null; // { answers, pages, page, complaint }
let allWords = {};

export const show = (screen) => (shown = screen);
export const plan = (next) => (draft = next);

export async function learn() {
  allWords = await (await fetch("./words.json")).json();
}

export function use(wish) {
  const lang = Object.keys(allWords).find((one) => one.slice(0, 2) === wish.slice(0, 2)) || "en";
  words = allWords[lang];
  document.documentElement.lang = lang;
  document.title = words.app;
}

// ---- Seats: a colour and a shape, so that colour never stands alone.

const SHAPES = { red: "▲", blue: "●", green: "■", yellow: "◆" };

export const mark = (colour) => h("span", { class: `mark c-${colour}`, "aria-hidden": "true" }, SHAPES[colour]);

export const colourOf = (seat) => shown.seats[seat]?.colour || "none";
