// How one wins in sixty seconds, and what every symbol means: for the table's menu and the top of the rule book.
import { catalogue } from "../../cards/catalogue";
import type { EffectName } from "../../engine/messages";
import { say, words } from "../../i18n/words";
import { families } from "../../icons/effects";
import { Icon } from "../../icons/icon";
import "./primer.css";

const t = words({
  goal: {
    en: "Two Cruisers face each other. When one has no armor left the round is played to its end: more armor wins.",
    fr:
      "Deux Croiseurs se font face. Quand l’un n’a plus de blindage, la manche va à son terme : le plus de " +
      "blindage gagne.",
  },
  draw: {
    en: "Each round you draw a card for every Draw symbol you can still see on your board.",
    fr: "À chaque manche, vous piochez une carte par symbole Pioche encore visible sur votre plateau.",
  },
  deploy: {
    en:
      "You play cards in turn on your five sectors, until both pass. What a card or an uncovered half shows happens " +
      "at once, and may uncover more. A card fits face up only where its level is next; face down it fits anywhere.",
    fr:
      "Vous posez tour à tour des cartes sur vos cinq secteurs, jusqu’à ce que chacun ait passé. Ce que montre une " +
      "carte ou une moitié découverte arrive aussitôt, et peut en découvrir d’autres. Face visible, une carte ne va " +
      "qu’à son niveau ; face cachée, partout.",
  },
  fight: {
    en:
      "Then facing sectors fight: every Fighter you can see gives the other side one Damage token. Tokens destroy " +
      "the cards on top first; in an empty sector they hit the armor.",
    fr:
      "Puis les secteurs en face combattent : chaque Chasseur visible donne un marqueur Dégâts à l’autre camp. Les " +
      "marqueurs détruisent d’abord les cartes du dessus ; dans un secteur vide, ils touchent le blindage.",
  },
  pass: {
    en: "Who passes first takes the Initiative: shifts the own Cruiser, and says in which order the battles come.",
    fr: "Qui passe en premier prend l’Initiative : décaler son Croiseur, et choisir l’ordre des combats.",
  },
  symbols: { en: "Symbols", fr: "Symboles" },
  level: { en: "Chevrons: the level of the card.", fr: "Les chevrons : le niveau de la carte." },
});

export function Sixty() {
  return (
    <section class="primer">
      <ol>
        <li>{t("goal")}</li>
        <li>{t("draw")}</li>
        <li>{t("deploy")}</li>
        <li>{t("fight")}</li>
        <li>{t("pass")}</li>
      </ol>
    </section>
  );
}

export function Symbols() {
  const effects = Object.entries(catalogue.value?.effects ?? {});
  return (
    <section class="primer">
      <h2>{t("symbols")}</h2>
      <ul class="primer-symbols">
        {effects.map(([name, { name: title, meaning }]) => (
          <li key={name}>
            <span data-family={name in families ? families[name as EffectName] : "guard"}>
              <Icon name={name === "shields" ? "shield" : (name as EffectName)} size={24} />
            </span>
            <span>
              <b>{say(title)}</b>
              <small>{say(meaning)}</small>
            </span>
          </li>
        ))}
      </ul>
      <p class="quiet">{t("level")}</p>
    </section>
  );
}
