// What stands outside the table: choices, tiles, dialog, curtain, end.
import { useState } from "preact/hooks";
import { Choices, Switch } from "../kit/choices";
import { CruiserTile } from "../games/starfighter/cruiser_tile";
import { Curtain } from "../kit/curtain";
import { Dialog } from "../kit/dialog";
import { EndPanel } from "../kit/end_panel";
import { words } from "../i18n/words";
import { fixtureSet } from "./fixture_set";
import { Item, Section } from "./frame";
import { sceneSides } from "./table_scene";

const t = words({
  buttons: { en: "Buttons, choices, dialog", fr: "Boutons, choix, dialogue" },
  cruisers: { en: "Choosing a Cruiser", fr: "Choisir un Croiseur" },
  ends: { en: "End and curtain", fr: "Fin et rideau" },
  plain: { en: "Plain", fr: "Ordinaire" },
  loud: { en: "Asked for now", fr: "Demandé maintenant" },
  off: { en: "Not now", fr: "Pas maintenant" },
  pressed: { en: "Chosen", fr: "Choisi" },
  level: { en: "Level", fr: "Niveau" },
  cadet: { en: "Cadet", fr: "Cadet" },
  cadet_note: { en: "learns with you", fr: "apprend avec vous" },
  captain: { en: "Captain", fr: "Capitaine" },
  captain_note: { en: "thinks a second", fr: "réfléchit une seconde" },
  admiral: { en: "Admiral", fr: "Amiral" },
  admiral_note: { en: "overlooks little", fr: "ne laisse rien passer" },
  ask: { en: "Ask before I pass", fr: "Demander avant que je passe" },
  ask_note: { en: "A pass ends your round.", fr: "Passer met fin à votre manche." },
  open: { en: "Open the dialog", fr: "Ouvrir le dialogue" },
  question: { en: "Leave this game?", fr: "Quitter cette partie ?" },
  kept: { en: "It is kept; you can go on with it later.", fr: "Elle est conservée ; vous pourrez la reprendre." },
  leave: { en: "Leave", fr: "Quitter" },
  stay: { en: "Stay", fr: "Rester" },
  again: { en: "Rematch", fr: "Revanche" },
  review: { en: "Look back", fr: "Revoir" },
  save: { en: "Save the record", fr: "Sauvegarder" },
});

const nothing = () => {};

export function ChoiceSection() {
  const [level, setLevel] = useState<"cadet" | "captain" | "admiral">("captain");
  const [ask, setAsk] = useState(true);
  const [open, setOpen] = useState(false);
  const items = (["cadet", "captain", "admiral"] as const).map((value) => ({
    value,
    label: t(value),
    note: t(`${value}_note`),
  }));
  return (
    <Section id="choices" title={t("buttons")}>
      <Item name="" wide>
        <div class="row">
          <button type="button" class="button">
            {t("plain")}
          </button>
          <button type="button" class="button loud">
            {t("loud")}
          </button>
          <button type="button" class="button" disabled>
            {t("off")}
          </button>
          <button type="button" class="button" aria-pressed="true">
            {t("pressed")}
          </button>
          <button type="button" class="button" onClick={() => setOpen(true)}>
            {t("open")}
          </button>
        </div>
      </Item>
      <Item name="" wide>
        <Choices legend={t("level")} items={items} value={level} onChange={setLevel} />
      </Item>
      <Item name="" wide>
        <Choices
          legend={t("level")}
          look="segments"
          items={items.map(({ value, label }) => ({ value, label }))}
          value={level}
          onChange={setLevel}
        />
      </Item>
      <Item name="" wide>
        <Switch label={t("ask")} note={t("ask_note")} on={ask} onChange={setAsk} />
      </Item>
      <Dialog
        title={t("question")}
        open={open}
        onClose={() => setOpen(false)}
        actions={
          <>
            <button type="button" class="button" onClick={() => setOpen(false)}>
              {t("leave")}
            </button>
            <button type="button" class="button loud" onClick={() => setOpen(false)}>
              {t("stay")}
            </button>
          </>
        }
      >
        <p>{t("kept")}</p>
      </Dialog>
    </Section>
  );
}

export function CruiserSection() {
  return (
    <Section id="cruisers" title={t("cruisers")}>
      {fixtureSet.cruisers.map((cruiser, i) => (
        <Item key={cruiser.name} name="" width={300}>
          <CruiserTile cruiser={cruiser} seat={i < 3 ? "a" : "b"} chosen={i === 1} taken={i === 4} onChoose={nothing} />
        </Item>
      ))}
    </Section>
  );
}

export function EndSection() {
  const sides = sceneSides();
  const actions = [
    { id: "again", label: t("again"), icon: "play", loud: true, onClick: nothing },
    { id: "review", label: t("review"), icon: "chart", onClick: nothing },
    { id: "save", label: t("save"), icon: "save", onClick: nothing },
  ] as const;
  return (
    <Section id="end" title={t("ends")}>
      <Item name="" width={600}>
        <EndPanel
          sides={[
            { ...sides[0], armor: 7 },
            { ...sides[1], armor: -2 },
          ]}
          winners={["a"]}
          viewer="a"
          rounds={6}
          actions={[...actions]}
        />
      </Item>
      <Item name="" width={600}>
        <EndPanel
          sides={[
            { ...sides[0], armor: 0 },
            { ...sides[1], armor: 3 },
          ]}
          winners={["b"]}
          viewer="a"
          rounds={9}
          actions={[...actions]}
        />
      </Item>
      <Item name="" wide>
        <div class="gallery-curtain">
          <Curtain seat="b" name="Camille" onOpen={nothing} />
        </div>
      </Item>
    </Section>
  );
}
