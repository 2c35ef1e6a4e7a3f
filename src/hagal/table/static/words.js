// The few sentences that the script itself needs, in the language of the page; and what a person prefers in this browser.

const words = JSON.parse(document.body.dataset.words || "{}");

export const word = (id) => words[id] ?? "";

const PREFIX = "hagal-";

// Storage can be forbidden altogether: then every visit starts with the defaults.
export function preference(name, otherwise = "") {
  try {
    return localStorage.getItem(PREFIX + name) ?? otherwise;
  } catch {
    return otherwise;
  }
}

export function prefer(name, value) {
  try {
    localStorage.setItem(PREFIX + name, value);
  } catch {
    // see above
  }
}

export const calm = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

// An element with its attributes and children: make("button", { class: "go" }, "Go on")
export function make(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...children);
  return element;
}
