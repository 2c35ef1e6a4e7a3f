// The page: draws the screens that Python describes and sends taps back. It knows no rule and holds no sentence.
import { draw, furnish, notice, register } from "./frame.js";
import { $, button, h } from "./html.js";
import { keepFiles } from "./install.js";
import { kept, openTitle, setting } from "./keep.js";
import { learn, show, use, words } from "./now.js";
import { ask, wake } from "./python.js";
import { drawWelcome } from "./welcome.js";
import { drawWizard } from "./wizard.js";
import "./zoom.js";

register({ welcome: drawWelcome, wizard: drawWizard });

function progress(part) {
  const bar = $("bar");
  if (bar) bar.value = part;
}

function failed(why) {
  console.error(why);
  const text = $("boot");
  if (text)
    text.replaceChildren(
      words.failed || "",
      " ",
      h("small", {}, why),
      h("br"),
      button(words.reload || "↻", () => location.reload()),
    );
}

async function begin() {
  for (const name of ["theme", "large"]) {
    const value = setting(name);
    if (value) document.documentElement.dataset[name] = value;
  }
  await learn();
  use(setting("lang") || navigator.language || "en");
  $("boot").textContent = words.loading;
  const stored = kept();
  await keepFiles(progress);
  wake(progress, failed);
  const answer = await ask({ do: "open", lang: document.documentElement.lang, ...(await stored) });
  openTitle(answer.title, answer.problem ? undefined : answer.save);
  await furnish(answer.title);
  show(answer.screen);
  if (answer.problem) notice(answer.problem);
  draw();
  document.documentElement.dataset.kept = "yes";
  document.documentElement.dataset.ready = "yes";
}

begin().catch((error) => failed(error.message));
