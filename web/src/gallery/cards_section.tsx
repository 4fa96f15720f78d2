// Icons and cards.
import { Card, type CardProps } from "../cards/card";
import { frontOf } from "../cards/catalogue";
import { effectName } from "../cards/describe";
import { faceOfBack, faceOfFront, turned, type Face } from "../cards/face";
import { CardReader } from "../games/starfighter/reader";
import { Emblem } from "../games/starfighter/hull";
import { language, words } from "../i18n/words";
import { effectNames, families } from "../icons/effects";
import { Icon } from "../icons/icon";
import { iconNames } from "../icons/shapes";
import { fixtureSet } from "./fixture_set";
import { Item, Section } from "./frame";

const t = words({
  icons: { en: "Icons", fr: "Icônes" },
  effects: { en: "Effects", fr: "Effets" },
  sizes: { en: "Cards in three sizes", fr: "Cartes en trois tailles" },
  states: { en: "Cards in every state", fr: "Cartes dans tous leurs états" },
  reader: { en: "Reading a card", fr: "Lire une carte" },
  set: { en: "Characteristic cards", fr: "Cartes caractéristiques" },
  emblems: { en: "Cruisers", fr: "Croiseurs" },
  back: { en: "face down", fr: "face cachée" },
  plain: { en: "face up", fr: "face visible" },
  enemy: { en: "of the player at the top", fr: "du joueur d’en face" },
  pivoted: { en: "turned round", fr: "pivotée" },
  covered: { en: "covered", fr: "recouverte" },
  damaged: { en: "damaged", fr: "endommagée" },
  shields: { en: "shields hit", fr: "écrans touchés" },
  field: { en: "force field", fr: "champ de force" },
  nobody: { en: "nobody’s", fr: "à personne" },
});

const face = (id: string): Face => faceOfFront(frontOf(id) ?? fixtureSet.cards[0]!);

export function IconsSection() {
  return (
    <Section id="icons" title={t("icons")}>
      {[14, 24, 40].map((size) => (
        <Item key={size} name={`${size} px`} wide>
          <div class="row">
            {iconNames.map((name) => (
              <Icon key={name} name={name} size={size} />
            ))}
          </div>
        </Item>
      ))}
      <Item name={t("effects")} wide>
        <div class="gallery-items">
          {effectNames.map((effect) => (
            <span key={effect} class="gallery-icon" data-family={families[effect]}>
              <Icon name={effect} size={14} />
              <Icon name={effect} size={28} />
              {effectName(effect)}
            </span>
          ))}
        </div>
      </Item>
      {fixtureSet.cruisers.map((cruiser, i) => (
        <Item key={cruiser.name} name={cruiser.name}>
          <div data-seat={["a", "b", "none"][i % 3]}>
            <Emblem cruiser={cruiser} size={96} />
          </div>
        </Item>
      ))}
    </Section>
  );
}

export function CardsSection() {
  const back = faceOfBack(fixtureSet.back);
  const damaged: Face = { ...face("3-04"), hit: [2, 0] };
  const shielded: Face = { ...face("0-71"), shieldHit: [2, 0] };
  const states: [string, CardProps][] = [
    [t("plain"), { face: face("3-10"), size: "board", seat: "a" }],
    [t("enemy"), { face: face("3-10"), size: "board", seat: "b", down: true }],
    [t("nobody"), { face: face("3-10"), size: "board" }],
    [t("back"), { face: back, size: "board", seat: "a" }],
    [t("back"), { face: back, size: "board", seat: "b", down: true }],
    [t("pivoted"), { face: turned(face("2-24")), size: "board", seat: "a" }],
    [t("covered"), { face: face("2-03"), size: "board", seat: "a", covered: true }],
    [t("covered"), { face: face("2-03"), size: "board", seat: "b", down: true, covered: true }],
    [t("damaged"), { face: damaged, size: "board", seat: "a" }],
    [t("shields"), { face: shielded, size: "board", seat: "a" }],
    [t("field"), { face: face("1-50"), size: "board", seat: "b", down: true }],
  ];
  return (
    <>
      <Section id="cards" title={t("sizes")}>
        {(["chip", "board", "reader"] as const).map((size) => (
          <Item key={size} name={size} width={{ chip: 68, board: 136, reader: 300 }[size]}>
            <Card face={face("2-19")} size={size} seat="a" />
          </Item>
        ))}
        {([68, 56, 48, 42] as const).map((width) => (
          <Item key={width} name={`${width} px`} width={width}>
            <Card face={{ ...face("3-04"), hit: [1, 0] }} size="chip" seat="b" down width={width} />
          </Item>
        ))}
        <Item name="reader" width={300}>
          <Card face={damaged} size="reader" seat="b" />
        </Item>
        <Item name={t("back")} width={300}>
          <Card face={back} size="reader" seat="a" />
        </Item>
      </Section>
      <Section id="card-states" title={t("states")}>
        {states.map(([name, props], i) => (
          <Item key={i} name={name} width={136}>
            <Card {...props} />
          </Item>
        ))}
      </Section>
      <Section id="reader" title={t("reader")}>
        <Item name="2-48" width={560}>
          <CardReader face={{ ...face("2-48"), shieldHit: [1, 0] }} seat="a" />
        </Item>
        <Item name={t("back")} width={560}>
          <CardReader face={faceOfBack(fixtureSet.back, "1-08")} seat="a" />
        </Item>
      </Section>
      <Section id="set" title={t("set")}>
        {fixtureSet.cards.map((card) => (
          <Item key={`${card.id} ${language.value}`} name={card.id} width={136}>
            <Card face={faceOfFront(card)} size="board" />
          </Item>
        ))}
      </Section>
    </>
  );
}
