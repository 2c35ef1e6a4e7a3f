// Back to the choice of a title; what was written stays on the device.
import { setting } from "./keep.js";
import { send } from "./python.js";

export async function leave() {
  setting("title", "");
  await send({ do: "leave" });
}
