// What every form for a new game asks in the same way, here or on a server: mode, level, deck, optional rulings.
import { Choices, Switch, type ChoiceItem } from "../kit/choices";
import { ClauseLink } from "../kit/clause";
import { decks } from "../decks/deck_store";
import { nameOf } from "../decks/deck_text";
import type { Catalogue, Welcome } from "../engine/messages";
import { LevelFace } from "../kit/level_face";
import { language, say, words } from "../i18n/words";

const t = words({
  random: { en: "By chance", fr: "Au hasard" },
  rulings: { en: "Optional rulings", fr: "Décisions facultatives" },
  rulings_note: {
    en: "Leave these as they are unless your group plays otherwise.",
    fr: "À laisser tel quel, sauf si votre groupe joue autrement.",
  },
});

const modes = words({
  training: { en: "Training", fr: "Entraînement" },
  "training-note": {
    en: "40 cards, eight symbols, Ares against Athena. 15 minutes; the easiest to begin with.",
    fr: "40 cartes, huit symboles, Ares contre Athena. 15 minutes ; le plus simple pour débuter.",
  },
  skirmish: { en: "Skirmish", fr: "Escarmouche" },
  "skirmish-note": {
    en: "All cards, all six Cruisers, one deck for both. Half an hour.",
    fr: "Toutes les cartes, les six Croiseurs, une pioche pour deux. Une demi-heure.",
  },
  "total-war": { en: "Total War", fr: "Guerre totale" },
  "total-war-note": {
    en: "Everybody brings a deck and a Cruiser of their own. For who knows the cards.",
    fr: "Chacun apporte son paquet et son Croiseur. Pour qui connaît les cartes.",
  },
});

const levelNotes = words({
  cadet: { en: "plays its first games", fr: "joue ses premières parties" },
  ensign: { en: "knows the rules, plans little", fr: "connaît les règles, prévoit peu" },
  lieutenant: { en: "a fair opponent", fr: "un adversaire honnête" },
  commander: { en: "looks ahead", fr: "voit venir" },
  captain: { en: "hard to beat", fr: "difficile à battre" },
  admiral: { en: "as strong as it gets", fr: "le plus fort" },
});

// A mode that this page has no words for is called what the engine calls it.
export function modeItem(value: string, text: string): { value: string; label: string; note?: string } {
  if (!(value in modes.table)) return { value, label: text };
  return { value, label: modes(value as "training"), note: modes(`${value}-note` as "training-note") };
}

export function modeName(mode: string): string {
  return mode in modes.table ? modes(mode as "training") : mode;
}

export function levelItem({ name, title }: Welcome["levels"][number]): ChoiceItem<string> {
  const note = name in levelNotes.table ? levelNotes(name as keyof typeof levelNotes.table) : undefined;
  const rank = Object.keys(levelNotes.table).indexOf(name);
  return { value: name, label: say(title), note, picture: rank < 0 ? undefined : <LevelFace rank={rank} /> };
}

interface DeckProps {
  legend: string;
  // "" is one by chance.
  value: string;
  onChange: (deck: string) => void;
}

export function DeckChoice({ legend, value, onChange }: DeckProps) {
  const items = [
    { value: "", label: t("random") },
    ...decks.value.map(({ id, text }) => ({ value: id, label: nameOf(text) || id })),
  ];
  const known = items.some((item) => item.value === value) ? value : "";
  return <Choices legend={legend} value={known} items={items} onChange={onChange} />;
}

interface RulingsProps {
  set: Catalogue;
  // Those that differ from what is usual.
  rules: Record<string, boolean>;
  onChange: (rules: Record<string, boolean>) => void;
}

export function Rulings({ set, rules, onChange }: RulingsProps) {
  if (set.rule_options.length === 0) return null;
  return (
    <details class="play-rulings">
      <summary>{t("rulings")}</summary>
      <p class="quiet">{t("rulings_note")}</p>
      {set.rule_options.map(({ name, ruling, on_by_default, text }) => (
        <div key={name} class="play-ruling" lang={language.value}>
          <Switch
            label={say(text)}
            on={rules[name] ?? on_by_default}
            onChange={(value) => onChange(withRule(rules, name, value, on_by_default))}
          />
          <ClauseLink id={ruling} />
        </div>
      ))}
    </details>
  );
}

function withRule(
  rules: Record<string, boolean>,
  name: string,
  value: boolean,
  usual: boolean,
): Record<string, boolean> {
  const { [name]: _, ...others } = rules;
  return value === usual ? others : { ...others, [name]: value };
}
