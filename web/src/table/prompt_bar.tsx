// The prompt of the table: the question, what is staged, and the buttons that go with it.
import { settings, type KeyAction } from "../app/settings";
import { Prompt, type PromptAction } from "../kit/prompt";
import { Said } from "../kit/said";
import type { State, Welcome } from "../engine/messages";
import { words } from "../i18n/words";
import { optionButtons, questionIcon } from "./asked";
import { isButton, type Move } from "../games/starfighter/moves";
import { nameOf } from "./names";
import { namedCard } from "../games/starfighter/words/call_signs";
import { isLastRound } from "../games/starfighter/watch/outcome";
import { goalFor } from "../games/starfighter/words/goal";
import { whereIs } from "../games/starfighter/words/where";
import type { Session } from "./session";

const t = words({
  confirm: { en: "Confirm", fr: "Confirmer" },
  back: { en: "Put back", fr: "Reprendre" },
  undo: { en: "Undo", fr: "Annuler" },
  hint: { en: "Hint", fr: "Indice" },
  list: { en: "All {n} choices", fr: "Les {n} choix" },
  thinks: { en: "{name} is thinking …", fr: "{name} réfléchit …" },
  decides: { en: "{name} decides.", fr: "{name} décide." },
  sure_pass: { en: "Pass, with cards still to play?", fr: "Passer, avec des cartes encore jouables ?" },
  pass_now: { en: "Yes, pass", fr: "Oui, passer" },
  keep_playing: { en: "No, play on", fr: "Non, continuer" },
  turned: { en: "Turned over: it only fits there face down.", fr: "Retournée : elle n’y va que face cachée." },
  ahead: { en: "See the result", fr: "Voir le résultat" },
  flip: { en: "Turn it over", fr: "La retourner" },
  coach: { en: "The coach goes on when you say so: “Next”.", fr: "L’instructeur continue quand vous dites « Suite »." },
  last_round_why: {
    en: "A Cruiser is down: this round is played to its end, then more armor wins.",
    fr: "Un Croiseur est à terre : la manche va à son terme, puis le plus de blindage gagne.",
  },
  where: { en: "Where to? Choose a sector.", fr: "Vers où ? Choisissez un secteur." },
  lay: { en: "Where does {card} go?", fr: "Où va {card} ?" },
  which: { en: "Which card goes to {sector}?", fr: "Quelle carte va dans {sector} ?" },
  choices: { en: "{n} {n|choice|choices}", fr: "{n} choix" },
});

interface Props {
  session: Session;
  state: State;
  levels: Welcome["levels"];
  // Whether hints may be asked for.
  hints?: boolean;
  onList: () => void;
}

export function PromptBar({ session, state, levels, hints = true, onList }: Props) {
  const decision = state.decision;
  if (!decision) return null;
  const who = nameOf(state, decision.seat, levels);
  const mine = session.mine.value;
  const base = { seat: decision.seat, mine, who, icon: questionIcon(state) };
  if (!mine) {
    const coached = state.lesson !== null && state.lesson.expects === null && state.lesson.step < state.lesson.steps;
    const headline = coached
      ? t("coach")
      : state.players[decision.seat === "a" ? 0 : 1] === "human"
        ? t("decides", { name: who })
        : t("thinks", { name: who });
    return (
      <Prompt
        {...base}
        headline={headline}
        detail={<Said text={lastSentence(session)} />}
        actions={takeBack(session, state)}
      />
    );
  }
  if (session.asksToPass.value) return <PassQuestion session={session} base={base} />;
  const { staged, turnedOver, moves, picks } = session.staging.value;
  return (
    <Prompt
      {...base}
      headline={headline(session, decision.question)}
      detail={
        turnedOver ? (
          t("turned")
        ) : staged ? (
          <SureLine session={session} />
        ) : isLastRound(state.view) ? (
          t("last_round_why")
        ) : (
          (Object.keys(picks).length === 0 && goalFor(state)) || t("choices", { n: moves.length })
        )
      }
      clause={decision.clause}
      actions={[...choices(session, state), ...tools(session, state, hints, onList)]}
    />
  );
}

function headline(session: Session, question: string): string {
  const state = session.state.value;
  const { staged, picks } = session.staging.value;
  if (staged) return staged.text;
  if (picks.card) return t("lay", { card: namedCard(picks.card) });
  if (picks.sector && state) return t("which", { sector: whereIs(picks.sector, state) });
  return picks.space && !picks.half ? t("where") : question;
}

const lastSentence = (session: Session): string => session.story.value.at(-1)?.text ?? "";

// What is sure to follow, in short; the whole of it stands beside the boards.
function SureLine({ session }: { session: Session }) {
  const preview = session.preview.value;
  const sentences = preview?.story.slice(1).map((event) => event.text) ?? [];
  return (
    <span class="sure-line">
      <Said text={sentences.join(" ")} />
    </span>
  );
}

function PassQuestion({ session, base }: { session: Session; base: object }) {
  const staged = session.staging.value.staged;
  return (
    <Prompt
      {...(base as { seat: "a"; mine: boolean; who: string; icon: "pass" })}
      headline={t("sure_pass")}
      detail={staged?.text}
      clause="SF-DEPLOY-18"
      actions={[
        { id: "back", label: t("keep_playing"), icon: "undo", onClick: () => session.point({ type: "clear" }) },
        {
          id: "pass",
          label: t("pass_now"),
          icon: "pass",
          loud: true,
          shortcut: keyName("confirm"),
          onClick: () => void session.commit(),
        },
      ]}
    />
  );
}

function choices(session: Session, state: State): PromptAction[] {
  return optionButtons(session, state, keyOfMove);
}

function keyOfMove(move: Move): string | undefined {
  if (move.verb === "pass") return keyName("pass");
  if (move.verb === "shift" || move.verb === "order")
    return keyName(move.side === "left" ? "shift_left" : "shift_right");
  return undefined;
}

function takeBack(session: Session, state: State): PromptAction[] {
  if (!state.undo) return [];
  return [
    {
      id: "undo",
      label: t("undo"),
      icon: "undo",
      tool: true,
      shortcut: keyName("undo"),
      onClick: () => void session.undo(),
    },
  ];
}

function tools(session: Session, state: State, hints: boolean, onList: () => void): PromptAction[] {
  const { staged, picks, moves } = session.staging.value;
  const picked = staged !== null || Object.keys(picks).length > 0;
  const actions: PromptAction[] = [];
  if (hints && settings.value.hints && !staged) {
    const busy = session.busy.value === "hint";
    actions.push({
      id: "hint",
      label: t("hint"),
      icon: "hint",
      tool: true,
      shortcut: keyName("hint"),
      disabled: busy,
      onClick: () => void session.askHint(),
    });
  }
  if (!picked && moves.some((move) => !isButton(move))) {
    actions.push({ id: "list", label: t("list", { n: moves.length }), icon: "menu", tool: true, onClick: onList });
  }
  if (staged && !isButton(staged) && session.preview.value?.all) {
    const on = session.looksAhead.value;
    actions.push({
      id: "ahead",
      label: t("ahead"),
      icon: "eye",
      tool: true,
      pressed: on,
      onClick: () => (session.looksAhead.value = !on),
    });
  }
  if (picks.card && moves.some((move) => move.card === picks.card && move.face === "down"))
    actions.push({
      id: "flip",
      label: t("flip"),
      icon: "flip",
      tool: true,
      shortcut: keyName("flip"),
      onClick: () => session.point({ type: "flip" }),
    });
  if (picked)
    actions.push({
      id: "undo",
      label: t("back"),
      icon: "undo",
      tool: true,
      shortcut: keyName("undo"),
      onClick: () => void session.undo(),
    });
  else actions.push(...takeBack(session, state));
  if (staged) {
    const busy = session.busy.value === "act";
    actions.push({
      id: "confirm",
      label: t("confirm"),
      icon: "check",
      loud: true,
      disabled: busy,
      shortcut: keyName("confirm"),
      onClick: () => void session.commit(),
    });
  }
  return actions;
}

export function keyName(action: KeyAction): string {
  const key = settings.value.keys[action];
  return key === " " ? "␣" : key.length === 1 ? key.toUpperCase() : key;
}
