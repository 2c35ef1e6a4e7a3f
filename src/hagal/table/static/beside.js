// Where something small can stand beside what it is about, so that it covers least of what one needs: for the coach of a
// lesson and for the scenes of turns.

export const EDGE = 8;
export const GAP = 12;
const STRIDE = 16;
const FAR = 40;

export const seen = (thing) =>
  thing.checkVisibility({ visibilityProperty: true }) && thing.getBoundingClientRect().width > 0;

// As much of a rectangle as lies in the window.
export const inside = ({ left, top, right, bottom }) => ({
  left: Math.max(0, left),
  top: Math.max(0, top),
  right: Math.min(innerWidth, right),
  bottom: Math.min(innerHeight, bottom),
});

// As much of a thing as its boxes that scroll, or cut off, leave of it in the window.
export function clipped(thing) {
  let rect = inside(thing.getBoundingClientRect());
  for (let box = thing.parentElement; box && box !== document.body; box = box.parentElement)
    if (getComputedStyle(box).overflowY !== "visible") rect = common(rect, box.getBoundingClientRect());
  return rect;
}

export const area = ({ left, top, right, bottom }) => Math.max(0, right - left) * Math.max(0, bottom - top);

const common = (one, other) => ({
  left: Math.max(one.left, other.left),
  top: Math.max(one.top, other.top),
  right: Math.min(one.right, other.right),
  bottom: Math.min(one.bottom, other.bottom),
});

export const shared = (one, other) => area(common(one, other));

export const apart = (one, other) =>
  Math.hypot(
    Math.max(0, one.left - other.right, other.left - one.right),
    Math.max(0, one.top - other.bottom, other.top - one.bottom),
  );

// The visible parts of what fits a selector, each with what it costs to cover a pixel of it.
export const obstacles = (root, costs) =>
  Object.entries(costs).flatMap(([selector, cost]) =>
    [...root.querySelectorAll(selector)].filter(seen).map((thing) => [inside(thing.getBoundingClientRect()), cost]),
  );

// The place for a box of this size that is nearest to these rectangles and hides the least.
export function beside(width, height, near, hidden) {
  let best = null;
  let least = Infinity;
  for (let top = EDGE; top <= Math.max(EDGE, innerHeight - height - EDGE); top += STRIDE)
    for (let left = EDGE; left <= Math.max(EDGE, innerWidth - width - EDGE); left += STRIDE) {
      const box = { left, top, right: left + width, bottom: top + height };
      const far = near.length ? Math.abs(Math.min(...near.map((rect) => apart(box, rect))) - GAP) : top + left;
      let cost = FAR * far;
      for (const [rect, dear] of hidden) {
        if (cost >= least) break;
        cost += dear * shared(box, rect);
      }
      if (cost < least) [best, least] = [box, cost];
    }
  return best ?? { left: EDGE, top: EDGE, right: EDGE + width, bottom: EDGE + height };
}

// From the edge of one rectangle to the nearest point of another: both ends of a line between them.
export function between(box, to) {
  const middle = (low, high, from, upto) =>
    Math.min(Math.max((Math.max(low, from) + Math.min(high, upto)) / 2, low), high);
  const x = middle(to.left, to.right, box.left, box.right);
  const y = middle(to.top, to.bottom, box.top, box.bottom);
  return [Math.min(Math.max(x, box.left), box.right), Math.min(Math.max(y, box.top), box.bottom), x, y];
}

const SVG = "http://www.w3.org/2000/svg";

export function draw(tag, attributes, ...children) {
  const made = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  made.append(...children);
  return made;
}
