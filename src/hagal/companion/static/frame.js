// The frame around every screen: which one is drawn, the foot with its buttons, notices, and what is said aloud.
import { $, button, h } from "./html.js";
import { draft, shown, words } from "./now.js";
import { sign } from "./signs.js";

const screens = {};
const furnished = new Map();
export let furniture = null; // what the title on show has of its own: { screens, menu }

// Each screen by its kind and the function that draws it.
export const register = (found) => Object.assign(screens, found);

// The screens and the sheet of a title, when it is first on show.
export async function furnish(title) {
  if (!title) {
    furniture = null;
    return;
  }
  if (!furnished.has(title)) {
    const sheet = h("link", { rel: "stylesheet", href: `games/${title}/style.css` });
    const styled = new Promise((yes) => (sheet.onload = sheet.onerror = yes));
    document.head.append(sheet);
    furnished.set(title, await import(`./games/${title}/screens.js`));
    await styled;
  }
  furniture = furnished.get(title);
  register(furniture.screens);
}

export let height = 0; // how far the page was scrolled before it was drawn anew

export function draw() {
  height = window.scrollY;
  const kind = draft ? "wizard" : shown.kind;
  document.body.className = `at-${kind}`;
  for (const part of ["main", "top", "foot"]) $(part).replaceChildren();
  screens[kind]();
}

export function foot(...parts) {
  $("foot").replaceChildren(...parts.filter(Boolean));
}

export function settled(where = $("main")) {
  where.scrollTop = 0;
  window.scrollTo(0, 0);
}

export function notice(text, action = null) {
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

export function say(text) {
  $("said").textContent = "";
  requestAnimationFrame(() => ($("said").textContent = text));
}
