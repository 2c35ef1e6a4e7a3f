// What is kept on this device, by title: in IndexedDB, or localStorage where that is closed. Null means: nothing.
import { notice } from "./frame.js";
import { words } from "./now.js";

const NAME = "hagal-companion";

function open() {
  return new Promise((yes, no) => {
    const asked = indexedDB.open(NAME, 1);
    asked.onupgradeneeded = () => asked.result.createObjectStore("kept");
    asked.onsuccess = () => yes(asked.result);
    asked.onerror = () => no(asked.error);
  });
}

let base = null;

async function store(mode, work) {
  base ||= open();
  const kept = (await base).transaction("kept", mode, { durability: "strict" });
  return new Promise((yes, no) => {
    const asked = work(kept.objectStore("kept"));
    kept.oncomplete = () => yes(asked.result);
    kept.onerror = () => no(kept.error);
    kept.onabort = () => no(kept.error);
  });
}

// Before there were several titles, the one game was kept under this name; it is kept under its title's from now on.
const OLD = "game";
const place = (title) => `game-${title}`;
const aside = (key) => (key === OLD ? NAME : `${NAME}-${key}`); // in localStorage

async function read(key) {
  try {
    return (await store("readonly", (kept) => kept.get(key))) || null;
  } catch {
    base = null;
    try {
      return localStorage.getItem(aside(key));
    } catch {
      return null;
    }
  }
}

async function save(key, text) {
  try {
    await store("readwrite", (kept) => (text === null ? kept.delete(key) : kept.put(text, key)));
  } catch {
    base = null;
    if (text === null) localStorage.removeItem(aside(key));
    else localStorage.setItem(aside(key), text);
  }
}

export const load = (title) => read(place(title));

// What the page begins with: the title that was open last, and what is kept of it.
export async function kept() {
  const old = await read(OLD);
  if (old) return { title: null, stored: old };
  const title = setting("title");
  return title ? { title, stored: await load(title) } : {};
}

// A title is on show from now on. A game that was kept under the old name moves.
export async function openTitle(title, text) {
  setting("title", title || "");
  if (!title || !text || !(await read(OLD))) return;
  await save(place(title), text);
  await save(OLD, null);
}

// One after another; other tabs with the same game are told.
const tabs = "BroadcastChannel" in window ? new BroadcastChannel("hagal-companion") : null;
if (tabs) tabs.onmessage = () => notice(words["other-tab"]);
let keeping = Promise.resolve();

export function keep(title, text) {
  if (tabs) tabs.postMessage("kept");
  setting("title", title);
  keeping = keeping.then(() => save(place(title), text)).catch(() => notice(words["storage-failed"]));
  document.documentElement.dataset.kept = "no";
  keeping.then(() => (document.documentElement.dataset.kept = "yes"));
}

// Settings of the page, not of the game.
export function setting(name, value) {
  try {
    if (value === undefined) return localStorage.getItem(`${NAME}-${name}`);
    localStorage.setItem(`${NAME}-${name}`, value);
  } catch {
    // without storage the device's own settings hold
  }
  return value ?? null;
}
