// Every component in every state, and at #table a whole table. Language and theme are switched above;
// everything is drawn from fixtures.
import { route } from "../app/router";
import { href } from "../app/addresses";
import { catalogue } from "../cards/catalogue";
import { LanguageSwitch, ThemeSwitch } from "../kit/switches";
import { words } from "../i18n/words";
import { BoardSection, ScoreSection, ThemeSection } from "./board_section";
import { CardsSection, IconsSection } from "./cards_section";
import { fixtureSet } from "./fixture_set";
import { ChoiceSection, CruiserSection, EndSection } from "./screen_section";
import { OnlineScene } from "./online_scenes";
import { onlineScenes, OnlineSection } from "./online_section";
import { TableScene } from "./table_scene";
import { ChainSection, HandSection, HintSection, NoticeSection, PromptSection } from "./talk_section";

const t = words({
  title: { en: "Gallery", fr: "Galerie" },
  table: { en: "A whole table", fr: "Une table entière" },
});

const sections = [
  "icons",
  "cards",
  "card-states",
  "reader",
  "set",
  "boards",
  "scoreboard",
  "themes",
  "prompts",
  "hands",
  "chain",
  "hints",
  "notices",
  "choices",
  "cruisers",
  "end",
  "online",
];

catalogue.value = fixtureSet;

export default function Gallery() {
  if (route.value.fragment === "table") return <TableScene />;
  const scene = onlineScenes.find((name) => name === route.value.fragment);
  if (scene) return <OnlineScene key={scene} scene={scene} />;
  return (
    <main class="gallery">
      <header class="gallery-bar">
        <h1>{t("title")}</h1>
        <LanguageSwitch />
        <ThemeSwitch />
        <a class="button" href={href("/gallery", {}, "table")}>
          {t("table")}
        </a>
        <nav aria-label={t("title")}>
          {sections.map((id) => (
            <a key={id} href={href("/gallery", {}, id)}>
              {id}
            </a>
          ))}
        </nav>
      </header>
      <IconsSection />
      <CardsSection />
      <BoardSection />
      <ScoreSection />
      <ThemeSection />
      <PromptSection />
      <HandSection />
      <ChainSection />
      <HintSection />
      <NoticeSection />
      <ChoiceSection />
      <CruiserSection />
      <EndSection />
      <OnlineSection />
    </main>
  );
}
