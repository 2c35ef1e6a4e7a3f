// Sheets over the screen, one at a time, and questions that want a yes.
import { $, button, h } from "./html.js";
import { words } from "./now.js";
import { sign } from "./signs.js";

let again = null;

// `anew` draws the same sheet anew: in another language, for example.
export function sheet(kind, title, anew, ...children) {
  const box = $("sheet");
  box.dataset.kind = kind;
  again = anew;
  box.replaceChildren(
    h(
      "div",
      { class: "sheet-top" },
      h("h2", { id: "sheet-title" }, title),
      button(sign("close"), () => box.close(), { class: "icon", "aria-label": words.close, id: "close" }),
    ),
    h("div", { class: "sheet-body" }, ...children),
  );
  if (!box.open) box.showModal();
  return box;
}

// What is on show draws itself anew by this; nothing, if no sheet is open.
export const onShow = () => ($("sheet").open ? again : null);

export const reopen = () => $("sheet").open && again();

export function sure(question) {
  const box = $("sure");
  return new Promise((answer) => {
    let said = false;
    const give = (value) => () => {
      said = value;
      box.close();
    };
    box.replaceChildren(
      h("p", { id: "question" }, question),
      h(
        "div",
        { class: "pair" },
        button(words.cancel, give(false), { class: "side" }),
        button(words.yes, give(true), { class: "go", id: "yes" }),
      ),
    );
    box.setAttribute("aria-labelledby", "question");
    box.addEventListener("close", () => answer(said), { once: true });
    box.showModal();
  });
}

// A tap beside a sheet closes it.
$("sheet").addEventListener("click", (event) => event.target === $("sheet") && $("sheet").close());
