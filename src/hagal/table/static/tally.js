// Numbers (data-count) and bars (data-bar) of the table: what a later beat of a scene changes keeps its old value until that
// begins. The page itself has the new one all the while.

const KINDS = "[data-count], [data-bar]";
const held = new Map();

const isBar = (thing) => thing.hasAttribute("data-bar");

export const value = (thing) => (isBar(thing) ? thing.getAttribute("width") : thing.textContent.trim());

// What all of them show now; from here on the page that comes has them.
export function values(table) {
  held.clear();
  return new Map([...table.querySelectorAll(KINDS)].map((thing) => [thing, value(thing)]));
}

function write(thing, text) {
  if (isBar(thing)) thing.setAttribute("width", text);
  else thing.textContent = text;
}

// Back to what it was; what is given shows the new value again, unless a newer page has come.
export function hold(thing, was) {
  if (thing.children.length) return () => {};
  const token = { fresh: value(thing) };
  held.set(thing, token);
  write(thing, was);
  return () => {
    if (held.get(thing) !== token) return;
    held.delete(thing);
    write(thing, token.fresh);
  };
}
