// Building blocks of the page: elements with attributes and children, buttons.
export const $ = (id) => document.getElementById(id);

export function h(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
    else if (value === true) element.setAttribute(name, "");
    else if (value !== false && value !== null && value !== undefined) element.setAttribute(name, value);
  }
  element.append(
    ...children.flat(9).filter((child) => child !== null && child !== undefined && child !== false && child !== ""),
  );
  return element;
}

export const button = (text, press, attributes = {}) =>
  h("button", { type: "button", onclick: press, ...attributes }, text);
