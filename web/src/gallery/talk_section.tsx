// What the table says and asks: prompts, hand, chain, feed, hints, notices.
import { narrow } from "../app/viewport";
import { frontOf } from "../cards/catalogue";
import { faceOfFront } from "../cards/face";
import { Chain } from "../games/starfighter/chain";
import { Feed } from "../kit/feed";
import { Hand } from "../games/starfighter/hand/hand";
import { HintPanel } from "../kit/hint";
import { Refusal, Toast } from "../kit/notice";
import { OptionList } from "../kit/option_list";
import { Consequences } from "../kit/preview";
import { Prompt } from "../kit/prompt";
import { DamageSplit } from "../games/starfighter/hand/split";
import { WinBar } from "../kit/winbar";
import { language, words } from "../i18n/words";
import { fixtureSet } from "./fixture_set";
import { fixtureHint, fixtureState } from "./fixtures";
import { Item, Section } from "./frame";

const t = words({
  prompts: { en: "Prompts", fr: "Questions" },
  hands: { en: "Hands", fr: "Mains" },
  chains: { en: "Chain and feed", fr: "Chaîne et fil" },
  hints: { en: "Hints and chances", fr: "Indices et chances" },
  notices: { en: "Notices", fr: "Avis" },
  mine: { en: "you are asked", fr: "on vous demande" },
  waiting: { en: "the other one is asked", fr: "on demande à l’autre" },
  captain: { en: "Captain", fr: "Capitaine" },
  thinks: { en: "Captain chooses a card to play.", fr: "Capitaine choisit une carte à jouer." },
  deploy: {
    en: "Play a card from hand, or pass; whoever passes first takes the Initiative.",
    fr: "Jouez une carte de votre main ou passez ; le premier à passer prend l’Initiative.",
  },
  pass: { en: "Pass", fr: "Passer" },
  pass_means: {
    en: "you take the Initiative, no more cards this round",
    fr: "vous prenez l’Initiative, plus de carte cette manche",
  },
  undo: { en: "Undo", fr: "Annuler" },
  hint: { en: "Hint", fr: "Indice" },
  play: { en: "Play 2-24 on a1", fr: "Jouer 2-24 en a1" },
  play_means: { en: "3 Fighters more, then a pivot", fr: "3 Chasseurs de plus, puis un pivotement" },
  split: {
    en: "Place 3 Damage tokens on the top card of b4.",
    fr: "Placez 3 marqueurs Dégâts sur la carte du dessus de b4.",
  },
  split_option: {
    en: "Place {u} on the upper and {l} on the lower half.",
    fr: "Placer {u} sur la moitié supérieure et {l} sur la moitié inférieure.",
  },
  refused: {
    en: "2-24 is level 2 and only goes on a space of that level; the next space of a2 is level 1.",
    fr:
      "La carte 2-24 est de niveau 2 et ne va que sur un emplacement de ce niveau ; le prochain de a2 est de " +
      "niveau 1.",
  },
  saved: { en: "The record is saved.", fr: "L’enregistrement est sauvegardé." },
  empty: { en: "empty", fr: "vide" },
  nothing_asked: { en: "nothing asked", fr: "rien à jouer" },
  some: { en: "some can be played, one is picked", fr: "certaines jouables, une prise" },
  turned: { en: "picked and turned over", fr: "prise et retournée" },
  list: { en: "options in words", fr: "choix en toutes lettres" },
  look: { en: "first step", fr: "premier pas" },
  choice: { en: "second step", fr: "second pas" },
  working: { en: "being worked out", fr: "en calcul" },
});

const nothing = () => {};

export function PromptSection() {
  const state = fixtureState(language.value);
  const face = faceOfFront(frontOf("3-04") ?? fixtureSet.cards[0]!);
  const splits = [
    [3, 0],
    [2, 1],
    [1, 2],
  ].map(([u = 0, l = 0]) => ({ option: `split ${u} ${l}`, text: t("split_option", { u, l }) }));
  return (
    <Section id="prompts" title={t("prompts")}>
      <Item name={t("mine")} wide>
        <Prompt
          seat="a"
          mine
          who=""
          icon="hand"
          headline={t("deploy")}
          clause="SF-DEPLOY-02"
          actions={[
            { id: "undo", label: t("undo"), icon: "undo", shortcut: "Z", disabled: true, onClick: nothing },
            { id: "hint", label: t("hint"), icon: "hint", shortcut: "H", onClick: nothing },
            {
              id: "pass",
              label: t("pass"),
              consequence: t("pass_means"),
              icon: "pass",
              shortcut: "P",
              onClick: nothing,
            },
          ]}
        />
      </Item>
      <Item name={t("mine")} wide>
        <Prompt
          seat="a"
          mine
          who=""
          icon="hand"
          headline={t("deploy")}
          clause="SF-DEPLOY-02"
          actions={[
            { id: "undo", label: t("undo"), icon: "undo", shortcut: "Z", onClick: nothing },
            { id: "play", label: t("play"), consequence: t("play_means"), loud: true, shortcut: "␣", onClick: nothing },
          ]}
        >
          <Consequences preview={{ story: state.story.slice(-2), all: false }} />
        </Prompt>
      </Item>
      <Item name={t("waiting")} wide>
        <Prompt
          seat="b"
          mine={false}
          who={t("captain")}
          icon="wait"
          headline={t("thinks")}
          actions={[{ id: "undo", label: t("undo"), icon: "undo", onClick: nothing }]}
        />
      </Item>
      <Item name={t("mine")} wide>
        <Prompt seat="a" mine who="" icon="token" headline={t("split")} clause="SF-R-23">
          <DamageSplit
            face={face}
            seat="b"
            size={narrow.value ? "chip" : "board"}
            down
            options={splits}
            chosen="split 2 1"
            onChoose={nothing}
          />
        </Prompt>
      </Item>
      <Item name={t("list")} width={560}>
        <OptionList options={state.decision?.options?.slice(0, 4) ?? []} chosen="vertical a4.0" onChoose={nothing} />
      </Item>
    </Section>
  );
}

export function HandSection() {
  const cards = ["1-28", "2-24", "3-25", "0-29", "2-12"];
  const size = narrow.value ? "chip" : "board";
  return (
    <Section id="hands" title={t("hands")}>
      <Item name={t("nothing_asked")} wide>
        <Hand seat="a" cards={cards} size={size} playable={null} picked={null} next={2} />
      </Item>
      <Item name={t("some")} wide>
        <Hand
          seat="a"
          cards={cards}
          size={size}
          playable={new Set(["2-24", "0-29"])}
          picked={{ index: 1, down: false }}
          next={2}
          onRead={nothing}
        />
      </Item>
      <Item name={t("turned")} wide>
        <Hand
          seat="b"
          cards={cards.slice(0, 3)}
          size={size}
          playable={new Set(cards)}
          picked={{ index: 2, down: true }}
          next={null}
        />
      </Item>
      <Item name={t("empty")} wide>
        <Hand seat="a" cards={[]} size={size} playable={null} picked={null} next={5} />
      </Item>
    </Section>
  );
}

export function ChainSection() {
  const state = fixtureState(language.value);
  return (
    <Section id="chain" title={t("chains")}>
      <Item name="" width={312}>
        <Chain links={state.stage.chain} />
      </Item>
      <Item name={t("empty")} width={312}>
        <Chain links={[]} />
      </Item>
      <Item name="" width={312}>
        <Feed story={state.story} viewer="a" />
      </Item>
      <Item name={t("empty")} width={312}>
        <Feed story={[]} viewer="a" />
      </Item>
    </Section>
  );
}

export function HintSection() {
  const hint = fixtureHint(language.value);
  return (
    <Section id="hints" title={t("hints")}>
      <Item name={t("working")} width={320}>
        <HintPanel hint={null} step="look" onClose={nothing} />
      </Item>
      <Item name={t("look")} width={320}>
        <HintPanel hint={hint} step="look" onMore={nothing} onClose={nothing} />
      </Item>
      <Item name={t("choice")} width={320}>
        <HintPanel hint={{ ...hint, unclear: true }} step="choice" onTake={nothing} onClose={nothing} />
      </Item>
      {[0.06, 0.42, 0.93, null].map((chance) => (
        <Item key={chance} name="" width={280}>
          <WinBar chance={chance} seat="a" name="Ares" />
        </Item>
      ))}
    </Section>
  );
}

export function NoticeSection() {
  return (
    <Section id="notices" title={t("notices")}>
      <Item name="" width={736}>
        <Refusal refused={{ text: t("refused"), clause: "SF-DEPLOY-14" }} onShow={nothing} onClose={nothing} />
      </Item>
      <Item name="" width={480}>
        <Toast text={t("saved")} icon="save" action={{ label: t("undo"), onClick: nothing }} onClose={nothing} />
      </Item>
    </Section>
  );
}
