// A whole table at one moment, put together from the components; nothing happens here.
import { useState } from "preact/hooks";
import { narrow } from "../app/viewport";
import { Battlefield } from "../games/starfighter/battlefield";
import { Chain } from "../games/starfighter/chain";
import { Feed } from "../kit/feed";
import { Hand } from "../games/starfighter/hand/hand";
import type { Marks } from "../games/starfighter/marks";
import { Prompt } from "../kit/prompt";
import { Scoreboard, type Side } from "../games/starfighter/scoreboard";
import { LanguageSwitch, ThemeSwitch } from "../kit/switches";
import { TableLayout } from "../kit/table_layout";
import { WinBar } from "../kit/winbar";
import { language, words } from "../i18n/words";
import { Icon } from "../icons/icon";
import { fixtureState } from "./fixtures";

const t = words({
  you: { en: "You", fr: "Vous" },
  captain: { en: "Captain", fr: "Capitaine" },
  detail: {
    en: "9 cards on either board; each goes to the top of its own sector.",
    fr: "9 cartes sur les deux plateaux ; chacune monte au sommet de son secteur.",
  },
  undo: { en: "Undo", fr: "Annuler" },
  hint: { en: "Hint", fr: "Indice" },
  confirm: { en: "Move 0-18 to the top", fr: "Faire monter 0-18" },
  result: { en: "covers 3-10, shows a pivot", fr: "recouvre 3-10, montre un pivotement" },
  rail: { en: "Chain and feed", fr: "Chaîne et fil" },
});

export const sceneSides = (): [Side, Side] => [
  {
    seat: "a",
    name: t("you"),
    cruiser: "Ares",
    armor: 11,
    hand: 5,
    aside: 1,
    next: 2,
    initiative: false,
    passed: true,
    turn: true,
  },
  {
    seat: "b",
    name: t("captain"),
    cruiser: "Athena",
    armor: 14,
    hand: 4,
    aside: 0,
    next: 1,
    initiative: true,
    passed: true,
    turn: false,
  },
];

export function TableScene() {
  const [railOpen, setRailOpen] = useState(false);
  const state = fixtureState(language.value);
  const spots = state.decision?.options?.map(({ option }) => option.split(" ")[1]!) ?? [];
  const marks: Marks = { legal: new Set(spots), chosen: "a4.0", source: "a3.1", ghosts: new Map() };
  const nothing = () => {};
  return (
    <TableLayout
      railOpen={railOpen}
      onCloseRail={() => setRailOpen(false)}
      scoreboard={
        <Scoreboard
          sides={sceneSides()}
          mine
          round={3}
          phase="combat"
          battle={{ number: 2, of: 4 }}
          deck={state.view.deck.length}
          discard={state.view.discard.length}
        >
          {narrow.value && (
            <button type="button" class="button bare square" aria-label={t("rail")} onClick={() => setRailOpen(true)}>
              <Icon name="log" />
            </button>
          )}
          <LanguageSwitch />
          <ThemeSwitch />
        </Scoreboard>
      }
      field={
        <Battlefield
          view={state.view}
          stage={state.stage}
          cruisers={state.seats.map((seat) => seat.cruiser)}
          viewer={state.viewer}
          size={narrow.value ? "chip" : "board"}
          ordered
          marks={marks}
        />
      }
      rail={
        <>
          <Chain links={state.stage.chain} />
          <Feed story={state.story} viewer={state.viewer} />
          <div class="panel">
            <WinBar chance={0.42} seat="a" name={t("you")} />
          </div>
        </>
      }
      prompt={
        <Prompt
          seat="a"
          mine
          who={t("you")}
          icon="VERTICAL"
          headline={state.decision!.question}
          detail={t("detail")}
          clause={state.decision!.clause}
          actions={[
            { id: "undo", label: t("undo"), icon: "undo", shortcut: "Z", onClick: nothing },
            { id: "hint", label: t("hint"), icon: "hint", shortcut: "H", onClick: nothing },
            {
              id: "confirm",
              label: t("confirm"),
              consequence: t("result"),
              loud: true,
              shortcut: "␣",
              onClick: nothing,
            },
          ]}
        />
      }
      hand={
        <Hand
          seat="a"
          cards={state.view.hand[0]!}
          size={narrow.value ? "chip" : "board"}
          playable={null}
          picked={null}
          next={state.stage.reinforcements[0]}
        />
      }
    />
  );
}
