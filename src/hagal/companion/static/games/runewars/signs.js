// Drawings of Runewars, as paths in a box of 24: banners by faction, bases by shape, icons of fate, seasons, tools.
import { drawing } from "../../signs.js";

const PATHS = {
  // Banners: each faction has a cut and a charge of its own, so that colour never stands alone.
  daqan: ["M3 2h18v14l-9 6-9-6z", "M11 5h2v4h4v2h-4v6h-2v-6H7V9h4z"],
  latari: ["M3 2h18v18l-9-5-9 5z", "M12 4c5 3 5 7 0 12-5-5-5-9 0-12zM11.400 8h1.200v8h-1.200z"],
  waiqar: [
    "M3 2h18v20l-4.500-4-4.500 4-4.500-4L3 22z",
    "M12 5a5 5 0 0 1 3 9v2H9v-2a5 5 0 0 1 3-9zM9.500 9h2v2h-2zm3 0h2v2h-2z",
  ],
  uthuk: ["M3 2h18l-3 20-6-6-6 6z", "M7 5l4 5-1 4 2 2 2-2-1-4 4-5-5 3z"],
  neutral: ["M12 2l10 10-10 10L2 12z", "M8 9l2-3 2 2 2-2 2 3-1 6H9z"],
  // Bases
  triangle: ["M12 3l10 18H2z"],
  rectangle: ["M3 6h18v12H3z"],
  hexagon: ["M7 3h10l5 9-5 9H7l-5-9z"],
  circle: ["M12 3a9 9 0 1 0 .01 0z"],
  // Icons of fate cards
  special: ["M12 1l3 7 7 .6-5.400 4.800 1.700 7.200L12 16.800 5.700 20.600l1.700-7.200L2 8.600 9 8z"],
  rout: ["M5 2h2v20H5zM7 3h13l-3 4.500 3 4.500H7z"],
  damage: ["M12 1l2.500 6L21 4l-3 6 5 2-5 2 3 6-6.500-3L12 23l-2.500-6L3 20l3-6-5-2 5-2-3-6 6.500 3z"],
  miss: ["M5 11h14v2.400H5z"],
  // Seasons
  spring: ["M11 22v-8C4 14 3 8 3 5c6 0 8.500 3 9 6 .5-4 3-7 9-8 0 6-3 10-8 10.500V22z"],
  summer: [
    "M12 7a5 5 0 1 0 .01 0zM11 1h2v4h-2zM11 19h2v4h-2zM1 11h4v2H1zM19 11h4v2h-4z",
    "M4 5.400L5.400 4l2.800 2.800-1.400 1.400z",
    "M15.800 17.200l1.400-1.400L20 18.600 18.600 20zM4 18.600l2.800-2.800 1.400 1.400L5.400 20zM15.800 6.800L18.600 4 20 5.400l-2.800 2.800z",
  ],
  fall: ["M11 23v-5c-6 0-8-5-7-13 3 1 5 3 6 5 0-4 1-7 2-9 1 2 2 5 2 9 1-2 3-4 6-5 1 8-1 13-7 13v5z"],
  winter: [
    "M11 1h2v22h-2zM1.900 7.400l1-1.700 19.200 11-1 1.700z",
    "M21.100 5.700l1 1.700-19.200 11-1-1.700zM12 3l3-2 1 1.600-4 2.700-4-2.700L9 1zM12 21l3 2 1-1.600-4-2.700-4 2.700L9 23z",
  ],
  // Tools
  battle: [
    "M4 2l9 9-2 2-9-9V2zM20 2v2l-9 9-2-2 9-9zM3 16l2-2 5 5-2 2-2-1-3 3-2-2 3-3zM21 16l-2-2-5 5 2 2 2-1 3 3 2-2-3-3z",
  ],
  fate: ["M5 3h11v16H5z", "M18 6l2 .5-3.500 14.500-9-2"],
  year: ["M12 2a10 10 0 1 0 .01 0zM12 4.500v7.500l5.500 3-1 1.700L10.200 13V4.500z"],
  rune: ["M12 1l8 6v10l-8 6-8-6V7z", "M10 6v12M10 8l5 4-5 3"],
  initiative: ["M13 1L4 14h6l-1 9 10-14h-7z"],
  health: ["M12 22C4 15 1 12 1 8a5.500 5.500 0 0 1 11-1.500A5.500 5.500 0 0 1 23 8c0 4-3 7-11 14z"],
  hero: ["M12 1l10 4v7c0 5-4 9-10 11C6 21 2 17 2 12V5z", "M12 6v11M8 10h8"],
  influence: ["M12 2l2 5 5-1-2 5 4 3-5 1v5l-4-3-4 3v-5l-5-1 4-3-2-5 5 1z"],
  crown: ["M2 6l5 5 5-8 5 8 5-5-2 14H4z"],
  claim: ["M6 2h12v9a6 6 0 0 1-12 0zM10 17h4v3h3v2H7v-2h3zM2 4h3v5H3zM19 4h3l-1 5h-2z"],
  swap: ["M7 3l-5 5 5 5v-3h13V6H7zM17 11l5 5-5 5v-3H4v-4h13z"],
};

export const drawn = (name, more = "") =>
  drawing(
    "0 0 24 24",
    `sign rw-${name} ${more}`,
    PATHS[name].map((d) => ["", d]),
  );

export const banner = (faction, more = "") => drawn(faction || "neutral", `banner f-${faction || "neutral"} ${more}`);
