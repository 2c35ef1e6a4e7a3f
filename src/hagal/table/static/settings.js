// What a person can set for this browser: how fast the news are told, keys, how sure a click must be, sound.

import { play } from "./sound.js";
import { make, prefer, preference, word } from "./words.js";

const CHOICES = {
  speed: ["normal", "slow", "quick", "off"],
  keys: ["on", "off"],
  clicks: ["sure", "fast"],
  sound: ["off", "on"],
};

function setting(name) {
  const options = CHOICES[name].map((value) => make("option", { value }, word(`${name}-${value}`)));
  const select = make("select", {}, ...options);
  select.value = preference(name, CHOICES[name][0]);
  select.addEventListener("change", () => {
    prefer(name, select.value);
    if (name === "sound") play("turn"); // so that one knows what it will be like
  });
  return make("label", { class: "field" }, make("span", {}, word(name)), select);
}

export function start() {
  for (const place of document.querySelectorAll("[data-settings]"))
    place.replaceChildren(...Object.keys(CHOICES).map(setting));
}
