// The table without pictures: one live region that tells, and one line to answer in.
import { useEffect, useRef, useState } from "preact/hooks";
import { href } from "../app/addresses";
import { go } from "../app/router";
import { change } from "../app/settings";
import type { TableState } from "../engine/worker_messages";
import { percent, words } from "../i18n/words";
import { reply, tellNews, tellOptions, tellQuestion, type Talk } from "./commands";
import { nameOf } from "./names";
import type { Session } from "./session";
import { levels } from "./welcome";
import "./text_mode.css";

const t = words({
  title: { en: "Table in words", fr: "La table en mots" },
  answer: { en: "Number, notation or command; ? for help", fr: "Numéro, notation ou commande ; ? pour l’aide" },
  send: { en: "Send", fr: "Envoyer" },
  waits: { en: "{name} is thinking.", fr: "{name} réfléchit." },
  you_are: {
    en: "Your sectors are {seat}1 to {seat}5. Type ? for help.",
    fr: "Vos secteurs sont {seat}1 à {seat}5. Tapez ? pour l’aide.",
  },
  your_turn: { en: "Your turn.", fr: "À vous." },
  more: { en: "{n} choices. Type o to hear them.", fr: "{n} choix. Tapez o pour les entendre." },
  sure_pass: {
    en: "Pass, although there are cards to play? Type the same once more to do it.",
    fr: "Passer, alors qu’il reste des cartes jouables ? Tapez la même chose encore une fois pour le faire.",
  },
  hint: { en: "Hint: {look} Type t again for the choice.", fr: "Indice : {look} Tapez encore t pour le choix." },
  hint_choice: {
    en: "Best: {text} Win chance {chance}. In notation: {option}",
    fr: "Le mieux : {text} Chances de victoire {chance}. En notation : {option}",
  },
  over_won: { en: "The game is over. {name} wins.", fr: "La partie est finie. {name} gagne." },
  over_drawn: { en: "The game is over. It is a draw.", fr: "La partie est finie. Match nul." },
  over_next: {
    en: "Type g for the drawn table with its review, or x to leave.",
    fr: "Tapez g pour la table dessinée et l’analyse, ou x pour partir.",
  },
  draw: { en: "To the drawn table", fr: "Vers la table dessinée" },
});

const fewOptions = 9;

export function TextMode({ session, state }: { session: Session; state: TableState }) {
  const [lines, setLines] = useState<string[]>([]);
  const [typed, setTyped] = useState("");
  const input = useRef<HTMLInputElement>(null);
  const log = useRef<HTMLDivElement>(null);
  const talk = (): Talk => ({ state, story: session.story.peek(), told: session.told.peek(), levels: levels() });
  const tell = (news: string[]) => setLines((before) => [...before, ...news].slice(-400));

  useEffect(() => tell(opening(session, state, talk())), [state]);
  useEffect(() => {
    const refusal = session.refusal.value ?? null;
    const problem = session.problem.value;
    if (refusal) tell([`${refusal.text}${refusal.clause ? ` ${refusal.clause}.` : ""}`]);
    if (problem) tell([problem]);
  }, [session.refusal.value, session.problem.value]);
  useEffect(() => {
    if (session.asksToPass.value) tell([t("sure_pass")]);
  }, [session.asksToPass.value]);
  useEffect(() => {
    const shown = session.hint.value;
    if (!shown) return;
    const best = shown.hint.choices[0];
    if (shown.step === 1) tell([t("hint", { look: shown.hint.where_to_look })]);
    else if (best) tell([t("hint_choice", { text: best.text, chance: percent(best.chance), option: best.option })]);
  }, [session.hint.value]);
  useEffect(() => input.current?.focus(), []);
  useEffect(() => {
    if (log.current) log.current.scrollTop = log.current.scrollHeight;
  }, [lines]);

  const send = (event: Event) => {
    event.preventDefault();
    const said = reply(typed, talk());
    setTyped("");
    if ("say" in said) tell(said.say);
    else if ("choose" in said) void session.play(said.choose);
    else if (said.act === "undo") void session.undo();
    else if (said.act === "hint") void session.askHint();
    else if (said.act === "draw") change({ textMode: false });
    else go(href("/"));
  };
  return (
    <main
      class="page text-mode"
      data-choices={state.v}
      data-mine={session.mine.value || undefined}
      data-over={state.result !== null || undefined}
    >
      <h1>{t("title")}</h1>
      <div class="text-log panel" ref={log} role="log" aria-live="polite" tabIndex={0} aria-label={t("title")}>
        {lines.map((line, i) => (
          <p key={i}>{line}</p>
        ))}
      </div>
      <form class="row" onSubmit={send}>
        <label class="text-answer">
          <span>{t("answer")}</span>
          <input
            ref={input}
            value={typed}
            autocomplete="off"
            autocapitalize="off"
            spellcheck={false}
            onInput={(event) => setTyped(event.currentTarget.value)}
          />
        </label>
        <button type="submit" class="button loud">
          {t("send")}
        </button>
        <button type="button" class="button" onClick={() => change({ textMode: false })}>
          {t("draw")}
        </button>
      </form>
    </main>
  );
}

// What is told when a state arrives: the news, and what is asked.
function opening(session: Session, state: TableState, talk: Talk): string[] {
  const news = state.story.length > 0 ? tellNews(talk) : [];
  if (state.from === 0 && state.viewer) news.unshift(t("you_are", { seat: state.viewer }));
  const decision = state.decision;
  if (!decision) {
    const winner = state.result?.winners[0];
    const end = winner ? t("over_won", { name: nameOf(state, winner, levels()) }) : t("over_drawn");
    return [...news, end, t("over_next")];
  }
  if (!session.mine.peek()) return [...news, t("waits", { name: nameOf(state, decision.seat, levels()) })];
  const options = decision.options ?? [];
  const choices = options.length <= fewOptions ? tellOptions(state) : [t("more", { n: options.length })];
  return [...news, `${t("your_turn")} ${tellQuestion(state).join(" ")}`, ...choices];
}
