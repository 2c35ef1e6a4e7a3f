// One act at the table is written down; the thumb stays where it is.
import { say } from "../../frame.js";
import { $ } from "../../html.js";
import { send } from "../../python.js";

export async function write(act, focus) {
  const answer = await send({ do: "write", act });
  if (focus) $(focus)?.focus({ preventScroll: true });
  if (answer?.screen?.over && answer.screen.standing.title) say(answer.screen.standing.title);
  return answer;
}
