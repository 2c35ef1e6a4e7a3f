// A long press on a thing with a text of its own (data-ref) shows that large, as at the table; so do the right button of
// a mouse and the key for menus. What lies under the thumb is not tapped by it.
import { h } from "./html.js";
import { ask } from "./python.js";
import { sheet } from "./sheet.js";

const LONG = 450;
const FAR = 10;

let timer = 0;
let from = null;
let pressed = false;

const thingOf = ({ target }) => target.closest?.("[data-ref]");

async function zoom(ref) {
  const { name, lines } = await ask({ do: "told", ref });
  const text = lines.map((line) => h("p", {}, line));
  sheet("zoom", name, () => zoom(ref), h("div", { class: "zoomed" }, text));
}

function release() {
  clearTimeout(timer);
  from = null;
}

function down(event) {
  release();
  pressed = false;
  const thing = thingOf(event);
  if (!thing || event.button) return;
  from = [event.clientX, event.clientY];
  timer = setTimeout(() => {
    pressed = true;
    zoom(thing.dataset.ref);
  }, LONG);
}

function menu(event) {
  const thing = thingOf(event);
  if (!thing) return;
  event.preventDefault();
  release();
  if (!pressed) zoom(thing.dataset.ref);
}

function click(event) {
  if (!pressed) return;
  pressed = false;
  event.preventDefault();
  event.stopPropagation();
}

addEventListener("pointerdown", down, true);
addEventListener("pointermove", ({ clientX: x, clientY: y }) => {
  if (from && Math.hypot(x - from[0], y - from[1]) > FAR) release();
});
for (const end of ["pointerup", "pointercancel"]) addEventListener(end, release, true);
addEventListener("contextmenu", menu);
addEventListener("click", click, true);
