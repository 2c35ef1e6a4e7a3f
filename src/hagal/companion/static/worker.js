// Python in a worker: loads Pyodide and Hagal's own code, then answers one command after another.
import { loadPyodide } from "./pyodide/pyodide.mjs";

const NEED = '{"need":"';
let python = null;
let app = null;

async function fetched(name) {
  const got = await fetch(`./${name}.zip`);
  if (!got.ok) throw new Error(`${name}.zip: ${got.status}`);
  return got.arrayBuffer();
}

const unpack = (code) => python.unpackArchive(code, "zip", { extractDir: "/hagal" });

// A title's own code comes when it is first needed; then the command is given once more.
async function answer({ id, command }) {
  try {
    let found = app.handle(command);
    if (found.startsWith(NEED)) {
      unpack(await fetched(JSON.parse(found).need));
      app.arrived();
      found = app.handle(command);
    }
    postMessage({ id, answer: found });
  } catch (error) {
    postMessage({ id, error: String(error.message || error) });
  }
}

// One after another, in the order in which they came.
let turn = null;
onmessage = ({ data }) => (turn = turn.then(() => answer(data)));

async function wake() {
  const code = fetched("hagal");
  python = await loadPyodide({ indexURL: new URL("./pyodide/", import.meta.url).href });
  postMessage({ progress: 60 });
  unpack(await code);
  python.runPython("import sys; sys.path.insert(0, '/hagal')\nfrom hagal.companion.app import App\napp = App()");
  postMessage({ progress: 95 });
  app = python.globals.get("app");
}

turn = wake();
turn.catch((error) => postMessage({ failed: String(error.message || error) }));
