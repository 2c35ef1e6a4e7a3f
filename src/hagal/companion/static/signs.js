// Small drawings, as paths in a box of 24; colours come from the style sheet by class.
const SIGNS = {
  undo: ["M9 4L3 9l6 5v-3.500c6-.5 9 2 10 7 1.500-8-3-12-10-12z"],
  redo: ["M15 4l6 5-6 5v-3.500c-6-.5-9 2-10 7-1.500-8 3-12 10-12z"],
  menu: ["M3 5h18v3H3zM3 10.500h18v3H3zM3 16h18v3H3z"],
  close: ["M5 3l7 7 7-7 2 2-7 7 7 7-2 2-7-7-7 7-2-2 7-7-7-7z"],
};

const SVG = "http://www.w3.org/2000/svg";

// An SVG of its paths: [class, path] each.
export function drawing(box, name, paths) {
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("viewBox", box);
  svg.setAttribute("class", name);
  svg.setAttribute("aria-hidden", "true");
  for (const [kind, d] of paths) {
    const path = document.createElementNS(SVG, "path");
    path.setAttribute("d", d);
    if (kind) path.setAttribute("class", kind);
    svg.append(path);
  }
  return svg;
}

export const sign = (name, more = "", signs = SIGNS) =>
  drawing(
    "0 0 24 24",
    `sign sign-${name} ${more}`,
    signs[name].map((d) => ["", d]),
  );
