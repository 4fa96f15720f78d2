// What Starfighter brings to the table.
import type { GameTable } from "../../table/session";
import { direct } from "./watch/director";
import { speaker } from "./words/speaker";

export const starfighter: GameTable = { direct, speaker };
