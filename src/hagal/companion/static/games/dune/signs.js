// Drawings of Dune: resources, pieces, what happened, and the ground under the small map.
import { drawing, sign as shared } from "../../signs.js";

const SIGNS = {
  spice: ["M12 2l9 5v10l-9 5-9-5V7z", "M12 2l9 5-9 5-9-5z"],
  solari: ["M12 3a9 9 0 1 0 .01 0z", "M12 7v10M8.5 9.5h7M8.5 14.5h7"],
  water: ["M12 2c4 6 7 9 7 13a7 7 0 0 1-14 0c0-4 3-7 7-13z"],
  intrigue: ["M6 2h12v20H6z", "M12 7l4 5-4 5-4-5z"],
  troop: ["M4 4h16v16H4z"],
  garrison: ["M3 21V9l3 2V7l3 2V5l3-2 3 2v4l3-2v4l3-2v12z"],
  conflict: ["M4 3l13 13M20 3L7 16", "M3 15l6 6M5 19l-2 2M21 15l-6 6M19 19l2 2"],
  sword: ["M20 3l-9 9 2 2 9-9z", "M6 13l5 5M4 20l4-4"],
  agent: ["M12 2a4 4 0 0 1 2.6 7c2 1 3 4 3.4 8H20v5H4v-5h2c.4-4 1.400-7 3.400-8A4 4 0 0 1 12 2z"],
  influence: ["M4 20V8l8-5 8 5v12z", "M9 20v-6h6v6"],
  vp: ["M12 2l3 6.500 7 .8-5.200 4.800 1.500 7L12 17.500 5.700 21l1.500-7L2 9.300l7-.8z"],
  control: ["M5 2v20", "M6 3h13l-4 5 4 5H6z"],
  ships: ["M2 14l10-9 10 9-4 6H6z"],
  ship: ["M2 14l10-9 10 9-4 6H6z"],
  freighter: ["M2 12h14l6-5v10l-6-2H2z"],
  negotiators: ["M8 11a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM2 20c0-5 3-7 6-7s6 2 6 7z", "M15 5h7v5h-4l-3 3z"],
  tech: ["M12 3l8 4.500v9L12 21l-8-4.500v-9z", "M12 8a4 4 0 1 0 .01 0z"],
  card: ["M6 2h12v20H6z", "M9 7h6M9 11h6"],
  round: ["M12 3a9 9 0 1 0 9 9h-4a5 5 0 1 1-5-5z", "M12 1l6 4-6 4z"],
  fix: ["M3 17.500L14 6.500l3.500 3.500L6.500 21H3z", "M15.500 5l2-2 3.500 3.500-2 2z"],
  dot: ["M12 8a4 4 0 1 0 .01 0z"],
  first: ["M12 2a10 10 0 1 0 .01 0z", "M10 7h3v10h-2v-7H9z"],
};

export const sign = (name, more = "") => shared(name in SIGNS ? name : "dot", more, SIGNS);

// The factions' towers on the left, the shield wall and the dunes below.
export function ground() {
  const svg = drawing("0 0 400 300", "ground", [
    ["sky", "M0 0h400v300H0z"],
    ["court", "M0 0h196v196H0z"],
    ["hall", "M204 0h196v146H204z"],
    ["ring", "M302 20a120 120 0 1 0 .01 0zM302 44a96 96 0 1 1-.01 0z"],
    ["rock", "M0 196l40-8 34 9 46-13 52 12 40-9 60 12 44-12 50 10 34-6v60H0z"],
    ["dunes", "M0 248q60-22 130-4t130-10 140 8v58H0z"],
    ["dunes2", "M0 276q80-20 160-4t240-8v36H0z"],
  ]);
  svg.setAttribute("preserveAspectRatio", "none");
  return svg;
}
