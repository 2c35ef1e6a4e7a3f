// Six short sounds, made here and now (no files): card, piece, coin, swords, point, turn. Off unless somebody switches them on;
// one at a time; on a hidden page, or where nothing is to move, only the call to one's turn.

import { table, watch } from "./live.js";
import { calm, preference } from "./words.js";

const LOUD = 0.16;
// From what happens most often to what matters most: of all that came at once the last of these is heard.
const RANK = ["card", "piece", "coin", "swords", "point", "turn"];

let audio = null;
let playing = null;
let until = 0;
let heard = -1;

const wanted = () => preference("sound", "off") === "on";

// ---- Making sounds

// A tone that begins at once and fades.
function tone(out, at, { type = "sine", from, to = from, length, loud = 1 }) {
  const voice = audio.createOscillator();
  const volume = audio.createGain();
  voice.type = type;
  voice.frequency.setValueAtTime(from, at);
  voice.frequency.exponentialRampToValueAtTime(to, at + length);
  volume.gain.setValueAtTime(loud, at);
  volume.gain.exponentialRampToValueAtTime(0.001, at + length);
  voice.connect(volume).connect(out);
  voice.start(at);
  voice.stop(at + length);
}

// A breath of noise, filtered.
function noise(out, at, { type, from, to = from, length, loud = 1 }) {
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * length), audio.sampleRate);
  const data = buffer.getChannelData(0);
  for (let k = 0; k < data.length; k++) data[k] = Math.random() * 2 - 1;
  const source = audio.createBufferSource();
  const filter = audio.createBiquadFilter();
  const volume = audio.createGain();
  source.buffer = buffer;
  filter.type = type;
  filter.frequency.setValueAtTime(from, at);
  filter.frequency.exponentialRampToValueAtTime(to, at + length);
  volume.gain.setValueAtTime(loud, at);
  volume.gain.exponentialRampToValueAtTime(0.001, at + length);
  source.connect(filter).connect(volume).connect(out);
  source.start(at);
}

// Each gives its length in seconds.
const SOUNDS = {
  card(out, at) {
    noise(out, at, { type: "highpass", from: 1600, to: 4200, length: 0.11, loud: 0.7 });
    return 0.11;
  },
  piece(out, at) {
    tone(out, at, { from: 240, to: 130, length: 0.13 });
    noise(out, at, { type: "lowpass", from: 900, length: 0.04, loud: 0.5 });
    return 0.13;
  },
  coin(out, at) {
    tone(out, at, { type: "triangle", from: 1320, length: 0.12, loud: 0.6 });
    tone(out, at + 0.07, { type: "triangle", from: 1760, length: 0.22, loud: 0.6 });
    return 0.3;
  },
  swords(out, at) {
    noise(out, at, { type: "bandpass", from: 2600, to: 5200, length: 0.2, loud: 0.7 });
    for (const from of [2110, 2870, 3790]) tone(out, at + 0.03, { type: "square", from, length: 0.26, loud: 0.07 });
    return 0.3;
  },
  point(out, at) {
    [523, 659, 784].forEach((from, k) => tone(out, at + k * 0.09, { from, length: 0.28, loud: 0.7 }));
    return 0.46;
  },
  turn(out, at) {
    tone(out, at, { from: 587, length: 0.5, loud: 0.8 });
    tone(out, at + 0.16, { from: 880, length: 0.7, loud: 0.8 });
    return 0.86;
  },
};

// ---- Playing them

// Only the call is worth interrupting another sound for.
export function play(kind) {
  if (!wanted() || !(kind in SOUNDS)) return;
  if ((document.hidden || calm()) && kind !== "turn") return;
  audio ??= new AudioContext();
  if (audio.state === "suspended") audio.resume();
  const at = audio.currentTime;
  if (at < until) {
    if (kind !== "turn") return;
    playing.disconnect();
  }
  playing = audio.createGain();
  playing.gain.value = LOUD;
  playing.connect(audio.destination);
  until = at + SOUNDS[kind](playing, at);
}

// What happened since the last time, as one sound.
function after(page) {
  const told = [...page.querySelectorAll("[data-sound]")];
  const fresh = told.filter((one) => Number(one.dataset.said) > heard).map((one) => RANK.indexOf(one.dataset.sound));
  note(page);
  if (fresh.length && !page.dataset.curtain) play(RANK[Math.max(...fresh)]);
}

function note(page) {
  for (const one of page.querySelectorAll("[data-said]")) heard = Math.max(heard, Number(one.dataset.said));
}

// Browsers let a page be heard only after somebody has touched it.
function touched() {
  if (wanted() && audio?.state === "suspended") audio.resume();
}

export function start() {
  if (table().hasAttribute("data-replay")) return;
  note(table());
  watch(() => {}, after);
  for (const kind of ["pointerdown", "keydown"]) document.addEventListener(kind, touched, { passive: true });
}
