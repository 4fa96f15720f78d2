// Above the table in words: whose time runs, what is offered, and the menu, for those who play without pictures.
import { useState } from "preact/hooks";
import { Clock } from "../kit/clock";
import type { Seat, Welcome } from "../engine/messages";
import { words } from "../i18n/words";
import { Icon } from "../icons/icon";
import type { TableExtras } from "../table/extras";
import { HelpSheet } from "../table/help";
import type { Room } from "./protocol";
import { nameAt } from "./words";

const t = words({
  menu: { en: "Menu", fr: "Menu" },
  away: { en: "connection lost", fr: "connexion perdue" },
});

export function TextStrip({ room, levels, extras }: { room: Room; levels: Welcome["levels"]; extras: TableExtras }) {
  const [sheet, setSheet] = useState<"menu" | "help" | null>(null);
  const side = (seat: Seat) => {
    const reading = extras.clockOf(seat);
    return (
      <span key={seat} class="text-side" data-seat={seat}>
        <b>{nameAt(room, seat, levels)}</b> {reading && <Clock reading={reading} yours={seat === room.you} />}
        {extras.isAway(seat) && <span class="score-away">{t("away")}</span>}
      </span>
    );
  };
  return (
    <div class="text-strip">
      <div class="row">
        {room.seats.map(({ seat }) => side(seat))}
        <button type="button" class="button" onClick={() => setSheet("menu")}>
          <Icon name="menu" /> {t("menu")}
        </button>
      </div>
      <div class="text-notices">
        {extras.notices}
        {extras.line}
      </div>
      {extras.menu({
        open: sheet === "menu",
        onClose: () => setSheet(null),
        onHelp: () => setSheet("help"),
        onSymbols: () => setSheet("help"),
      })}
      <HelpSheet open={sheet === "help"} onClose={() => setSheet(null)} />
    </div>
  );
}
