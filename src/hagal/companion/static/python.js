// Python in its worker: commands go there, screens come back and are drawn.
import { draw, furnish, notice } from "./frame.js";
import { keep } from "./keep.js";
import { show, words } from "./now.js";

const worker = { port: null, asked: new Map(), next: 1 };
let busy = false;

export function ask(command) {
  return new Promise((yes, no) => {
    const id = worker.next++;
    worker.asked.set(id, [yes, no]);
    worker.port.postMessage({ id, command: JSON.stringify(command) });
  });
}

// Calls `progress` with parts of a hundred, and `failed` if Python does not come up.
export function wake(progress, failed) {
  worker.port = new Worker(new URL("./worker.js", import.meta.url), { type: "module" });
  worker.port.onmessage = ({ data }) => {
    if (data.progress) progress(data.progress);
    else if (data.failed) failed(data.failed);
    else {
      const [yes, no] = worker.asked.get(data.id);
      worker.asked.delete(data.id);
      if (data.error) no(new Error(data.error));
      else yes(JSON.parse(data.answer));
    }
  };
  worker.port.onerror = (event) => failed(event.message || "worker");
}

// One command at a time: a second tap while the first is on its way is a slip of the thumb.
export async function send(command) {
  if (busy) return null;
  busy = true;
  const start = performance.now();
  try {
    const answer = await ask(command);
    if (answer.problem) notice(answer.problem);
    if (answer.screen) {
      if (answer.save !== undefined) keep(answer.title, answer.save);
      await furnish(answer.title);
      show(answer.screen);
      draw();
      performance.measure("tap", { start, end: performance.now(), detail: command.do });
    }
    return answer;
  } catch (error) {
    notice(`${words.failed} ${error.message}`);
    console.error(error);
    return null;
  } finally {
    busy = false;
  }
}

export const tap = (key) => send({ do: "tap", key });
