// What comes up over the table when it is asked for: menu, help, all choices, cards to read.
import type { ComponentChildren } from "preact";
import { narrow } from "../app/viewport";
import { catalogue, frontOf } from "../cards/catalogue";
import { faceOfFront } from "../cards/face";
import { Dialog } from "../kit/dialog";
import { OptionList } from "../kit/option_list";
import { CardReader } from "../games/starfighter/reader";
import { SectorSheet } from "../games/starfighter/sector_sheet";
import type { TableState } from "../engine/worker_messages";
import { words } from "../i18n/words";
import type { MenuProps } from "./extras";
import { HelpSheet } from "./help";
import { lyingFace, marksOf } from "../games/starfighter/marks_of";
import { TableMenu } from "./menu";
import { HintBox } from "./rail";
import { seatOf } from "../games/starfighter/places";
import { namedCard } from "../games/starfighter/words/call_signs";
import { sentence } from "../games/starfighter/words/events";
import { whereIs } from "../games/starfighter/words/where";
import { Sixty, Symbols } from "../games/starfighter/primer";
import type { Session } from "./session";

const t = words({
  choices: { en: "What you can do", fr: "Ce que vous pouvez faire" },
  down: { en: "A card face down", fr: "Une carte face cachée" },
  hint: { en: "Hint", fr: "Indice" },
  how: { en: "How do I win?", fr: "Comment gagner ?" },
});

export type Sheet =
  | "menu"
  | "rail"
  | "list"
  | "help"
  | "symbols"
  | { card: string }
  | { space: string }
  | { sector: string }
  | null;

interface SheetsProps {
  session: Session;
  state: TableState;
  sheet: Sheet;
  // Instead of the usual one.
  menu?: (props: MenuProps) => ComponentChildren;
  onSheet: (sheet: Sheet) => void;
}

export function Sheets({ session, state, sheet, menu, onSheet }: SheetsProps) {
  const close = () => onSheet(null);
  const card = sheet && typeof sheet === "object" && "card" in sheet ? sheet.card : null;
  const sector = sheet && typeof sheet === "object" && "sector" in sheet ? sheet.sector : null;
  const space = sheet && typeof sheet === "object" && "space" in sheet ? sheet.space : null;
  const front = frontOf(card);
  const face = space ? lyingFace(state, space) : front && faceOfFront(front);
  const menuProps: MenuProps = {
    open: sheet === "menu",
    onClose: close,
    onHelp: () => onSheet("help"),
    onSymbols: () => onSheet("symbols"),
  };
  const owner = space ? seatOf(space) : (state.viewer ?? "none");
  return (
    <>
      {menu ? menu(menuProps) : <TableMenu session={session} state={state} {...menuProps} />}
      <HelpSheet open={sheet === "help"} onClose={close} />
      <Dialog title={t("how")} open={sheet === "symbols"} onClose={close}>
        {sheet === "symbols" && (
          <>
            <Sixty />
            <Symbols />
          </>
        )}
      </Dialog>
      <Dialog title={t("choices")} open={sheet === "list"} onClose={close}>
        <OptionList
          options={[...session.staging.value.moves]}
          onChoose={(option) => {
            session.point({ type: "take", option });
            close();
          }}
        />
      </Dialog>
      <Dialog title={face?.id ? namedCard(face.id) : t("down")} open={face !== null} onClose={close}>
        {face && <CardReader face={face} seat={owner} />}
      </Dialog>
      <Dialog title={sector ? sentence(whereIs(sector, state)) : ""} open={sector !== null} onClose={close}>
        {sector && (
          <SectorSheet
            place={sector}
            stage={state.stage.sectors[sector]!}
            cards={state.view.sectors[sector] ?? []}
            top={seatOf(sector) !== (state.viewer ?? "a")}
            marks={marksOf(state, session.staging.value, catalogue.value, null)}
            onPick={(space) => {
              session.point({ type: "place", sector, space });
              close();
            }}
            onRead={(space) => onSheet({ space })}
          />
        )}
      </Dialog>
      {narrow.value && (
        <Dialog title={t("hint")} open={session.hint.value !== null} onClose={() => (session.hint.value = null)}>
          <HintBox session={session} />
        </Dialog>
      )}
    </>
  );
}
