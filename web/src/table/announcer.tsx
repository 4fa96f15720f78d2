// What a screen reader hears beside the question: what happened, politely and in one piece, and assertively
// only that it is one's turn.
import { useEffect, useState } from "preact/hooks";
import { words } from "../i18n/words";
import type { Session } from "./session";

const t = words({ turn: { en: "Your turn.", fr: "À vous." } });

const together = 400;

export function Announcer({ session }: { session: Session }) {
  const [heard, setHeard] = useState("");
  const story = session.story.value;
  const told = session.told.value;
  useEffect(() => {
    const news = story.slice(told).map((event) => event.text);
    if (news.length === 0) return;
    const timer = setTimeout(() => setHeard(news.join(" ")), together);
    return () => clearTimeout(timer);
  }, [story, told]);
  return (
    <div class="hidden-text">
      <p aria-live="polite">{heard}</p>
      <p aria-live="assertive">{session.mine.value ? t("turn") : ""}</p>
    </div>
  );
}
