// Boards and what is marked on them, scoreboard, forecast.
import { narrow } from "../app/viewport";
import { frontOf } from "../cards/catalogue";
import { faceOfFront } from "../cards/face";
import { Battlefield, type BattlefieldProps } from "../games/starfighter/battlefield";
import { noMarks, type Marks } from "../games/starfighter/marks";
import { Scoreboard, type Side } from "../games/starfighter/scoreboard";
import { SectorSheet } from "../games/starfighter/sector_sheet";
import { words } from "../i18n/words";
import { fixtureSet } from "./fixture_set";
import { emptyField, fixtureStage, fixtureView } from "./fixtures";
import { Item, Section } from "./frame";
import { sceneSides } from "./table_scene";

const t = words({
  boards: { en: "Boards", fr: "Plateaux" },
  scores: { en: "Scoreboard", fr: "Tableau d’affichage" },
  themes: { en: "Three themes", fr: "Trois thèmes" },
  quiet: { en: "nothing to choose", fr: "rien à choisir" },
  from_b: { en: "seen by seat b", fr: "vu par le siège b" },
  deploy: { en: "a card is picked: where it can go", fr: "une carte est prise : où elle peut aller" },
  shift: { en: "shifting", fr: "décalage" },
  far: { en: "shifted by three", fr: "décalé de trois" },
  empty: { en: "at the beginning", fr: "au début" },
  sheet: { en: "a sector spread out", fr: "un secteur étalé" },
  yours: { en: "your move", fr: "à vous" },
  theirs: { en: "their move", fr: "à eux" },
  over: { en: "the end", fr: "la fin" },
});

function Boards(props: Partial<BattlefieldProps>) {
  return (
    <Battlefield
      view={fixtureView}
      stage={fixtureStage}
      cruisers={["Ares", "Athena"]}
      viewer="a"
      size={narrow.value ? "chip" : "board"}
      {...props}
    />
  );
}

export function BoardSection() {
  const picked = faceOfFront(frontOf("2-24") ?? fixtureSet.cards[0]!);
  const legal = ["a1", "a3", "a4"];
  const deploy: Marks = {
    ...noMarks,
    legal: new Set(["a1", "a2", "a3", "a5"]),
    chosen: "a1",
    ghosts: new Map(["a1", "a2", "a3", "a5"].map((place) => [place, picked])),
  };
  const hits: Marks = { ...noMarks, legal: new Set([...legal, "b1", "b2"]), source: "a4.3" };
  const start = emptyField(["Hermes", "Artemis"]);
  const nothing = () => {};
  return (
    <Section id="boards" title={t("boards")}>
      <Item name={t("quiet")} wide>
        <Boards ordered />
      </Item>
      <Item name={t("from_b")} wide>
        <Boards viewer="b" />
      </Item>
      <Item name={t("deploy")} wide>
        <Boards marks={deploy} />
      </Item>
      <Item name={t("shift")} wide>
        <Boards marks={hits} shifts={{ left: nothing, right: nothing }} />
      </Item>
      <Item name={t("far")} wide>
        <Boards
          view={{ ...fixtureView, shift: 3 }}
          stage={{
            ...fixtureStage,
            forecast: fixtureStage.forecast
              .slice(0, 2)
              .map((battle, i) => ({ ...battle, a: `a${i + 1}`, b: `b${i + 4}` })),
          }}
        />
      </Item>
      <Item name={t("empty")} wide>
        <Boards
          view={{ shift: 0, sectors: start.sectors }}
          stage={{ sectors: start.stage, forecast: [] }}
          cruisers={["Hermes", "Artemis"]}
        />
      </Item>
      <Item name={t("sheet")} width={420}>
        <SectorSheet
          place="a4"
          stage={fixtureStage.sectors["a4"]!}
          cards={fixtureView.sectors["a4"]!}
          top={false}
          marks={{ ...noMarks, legal: new Set(["a4.0"]) }}
          onRead={nothing}
        />
      </Item>
    </Section>
  );
}

export function ScoreSection() {
  const [mine, theirs] = sceneSides();
  const deployment: [Side, Side] = [
    { ...mine, turn: false, armor: 20 },
    { ...theirs, turn: true, passed: false, armor: 20 },
  ];
  return (
    <Section id="scoreboard" title={t("scores")}>
      <Item name={t("yours")} wide>
        <Scoreboard
          sides={[mine, theirs]}
          mine
          round={3}
          phase="combat"
          battle={{ number: 2, of: 4 }}
          deck={41}
          discard={2}
        />
      </Item>
      <Item name={t("theirs")} wide>
        <Scoreboard sides={deployment} mine round={1} phase="deployment" battle={null} deck={90} discard={0} />
      </Item>
      <Item name={t("over")} wide>
        <Scoreboard
          sides={[{ ...mine, turn: false, armor: -2 }, theirs]}
          mine
          round={6}
          phase="over"
          battle={null}
          deck={null}
          discard={null}
        />
      </Item>
    </Section>
  );
}

export function ThemeSection() {
  return (
    <Section id="themes" title={t("themes")}>
      {(["dark", "light", "contrast"] as const).map((theme) => (
        <Item key={theme} name={theme} wide>
          <div class="gallery-theme" data-theme={theme}>
            <Boards ordered marks={{ ...noMarks, legal: new Set(["a1.0", "a4.0", "b2.0"]), chosen: "a4.0" }} />
          </div>
        </Item>
      ))}
    </Section>
  );
}
