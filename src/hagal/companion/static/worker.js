// Python in a worker: loads Pyodide and Hagal's own code, then answers one command after another.
import { loadPyodide } from "./pyodide/pyodide.mjs";

let handle = null;
const waiting = [];

function answer({ id, command }) {
  try {
    postMessage({ id, answer: handle(command) });
  } catch (error) {
    postMessage({ id, error: String(error.message || error) });
  }
}

onmessage = ({ data }) => (handle ? answer(data) : waiting.push(data));

async function wake() {
  const code = fetch("./hagal.zip").then((got) => {
    if (!got.ok) throw new Error(`hagal.zip: ${got.status}`);
    return got.arrayBuffer();
  });
  const python = await loadPyodide({ indexURL: new URL("./pyodide/", import.meta.url).href });
  postMessage({ progress: 60 });
  python.unpackArchive(await code, "zip", { extractDir: "/hagal" });
  python.runPython("import sys; sys.path.insert(0, '/hagal')\nfrom hagal.companion.app import App\napp = App()");
  postMessage({ progress: 95 });
  handle = python.globals.get("app").handle;
  waiting.splice(0).forEach(answer);
}

wake().catch((error) => postMessage({ failed: String(error.message || error) }));
