// The sheet that carries a game elsewhere, or brings one here: as a file, or as a code.
import { $, button, h } from "./html.js";
import { load } from "./keep.js";
import { shown, words } from "./now.js";
import { ask, send } from "./python.js";
import { sheet, sure } from "./sheet.js";

export async function carrySheet() {
  const playing = !["welcome", "new"].includes(shown.kind);
  const out = playing ? await ask({ do: "export" }) : null;
  const area = h("textarea", {
    id: "code-in",
    rows: 3,
    "aria-label": words["code-paste"],
    placeholder: words["code-paste"],
    spellcheck: "false",
    autocapitalize: "off",
  });
  const read = async (text) => {
    if (!text.trim()) return;
    const { of } = await ask({ do: "titled", text });
    if (of && (await load(of)) && !(await sure(words["new-game-sure"]))) return;
    const answer = await send({ do: "import", text });
    if (answer && !answer.problem) $("sheet").close();
  };
  const copy = async (event) => {
    const pressed = event.currentTarget;
    await navigator.clipboard.writeText(out.code).catch(() => $("code-out").select());
    pressed.textContent = words["code-copied"];
  };
  const download = () => {
    const link = h("a", {
      href: URL.createObjectURL(new Blob([out.text], { type: "text/plain" })),
      download: out.name,
    });
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 1000);
  };
  const file = h("input", {
    type: "file",
    class: "unseen",
    id: "file",
    accept: ".txt,text/plain",
    onchange: async (event) => event.target.files[0] && read(await event.target.files[0].text()),
  });
  const code = out ? h("textarea", { id: "code-out", rows: 3, readonly: true, "aria-label": words["code-copy"] }) : "";
  if (code) code.value = out.code;
  sheet(
    "carry",
    words.carry,
    carrySheet,
    h("p", { class: "dim" }, words["carry-note"]),
    out
      ? h(
          "div",
          { class: "stack" },
          button(words["file-save"], download, { id: "file-save" }),
          code,
          button(words["code-copy"], copy, { id: "code-copy" }),
        )
      : "",
    h(
      "div",
      { class: "stack" },
      h("label", { class: "file" }, words["file-open"], file),
      area,
      button(words["code-read"], () => read(area.value), { id: "code-read" }),
    ),
  );
}
