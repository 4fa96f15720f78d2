// Starfighter, spoken to whoever sits in front of the screen.
import type { Speaker } from "../../../table/speaker";
import { callSign } from "./call_signs";
import { optionSaid, questionSaid } from "./choices";
import { eventSaid } from "./events";

export const speaker: Speaker = {
  event: eventSaid,
  question: questionSaid,
  option: optionSaid,
  // Cards by name; places stay as they are, since the sentences were not made for them.
  remark: (text) => text.replaceAll(/(?<![\w(-])\d-\d{2}(?![\w)-])/g, (id) => `${callSign(id)} (${id})`),
};
