// The game on this device: IndexedDB, or localStorage where that is closed. Null means: nothing kept.
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

export async function load() {
  try {
    return (await store("readonly", (kept) => kept.get("game"))) || null;
  } catch {
    base = null;
    try {
      return localStorage.getItem(NAME);
    } catch {
      return null;
    }
  }
}

async function save(text) {
  try {
    await store("readwrite", (kept) => (text === null ? kept.delete("game") : kept.put(text, "game")));
  } catch {
    base = null;
    if (text === null) localStorage.removeItem(NAME);
    else localStorage.setItem(NAME, text);
  }
}

// One after another; other tabs with the same game are told.
const tabs = "BroadcastChannel" in window ? new BroadcastChannel("hagal-companion") : null;
if (tabs) tabs.onmessage = () => notice(words["other-tab"]);
let keeping = Promise.resolve();

export function keep(text) {
  if (tabs) tabs.postMessage("kept");
  keeping = keeping.then(() => save(text)).catch(() => notice(words["storage-failed"]));
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
