// The service worker keeps the files on the device, and says when there is a new version.
import { notice } from "./frame.js";
import { button } from "./html.js";
import { words } from "./now.js";

// The page waits for it, so that nothing is fetched twice.
export async function keepFiles(progress) {
  if (!("serviceWorker" in navigator)) return;
  navigator.serviceWorker.addEventListener("message", ({ data }) => data.of && progress((40 * data.kept) / data.of));
  try {
    const first = !navigator.serviceWorker.controller;
    const registered = await navigator.serviceWorker.register("./sw.js", { updateViaCache: "none" });
    const offer = (next) =>
      next &&
      navigator.serviceWorker.controller &&
      notice(
        words["update-ready"],
        button(words["update-now"], () => next.postMessage("now"), { class: "small-button", id: "update" }),
      );
    offer(registered.waiting);
    registered.addEventListener("updatefound", () => {
      const next = registered.installing;
      next?.addEventListener("statechange", () => next.state === "installed" && offer(next));
    });
    if (first) {
      await Promise.race([
        new Promise((yes) => navigator.serviceWorker.addEventListener("controllerchange", yes, { once: true })),
        new Promise((yes) =>
          registered.installing?.addEventListener(
            "statechange",
            (event) => event.target.state === "redundant" && yes(),
          ),
        ),
      ]);
    }
    navigator.serviceWorker.addEventListener("controllerchange", () => location.reload());
  } catch (error) {
    console.warn(error); // the page works without, as long as there is a network
  }
}
