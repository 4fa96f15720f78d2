// The lower third while something is shown: what happens, in a sentence, and how to have it over. Any click, tap or
// key at the table does that, and does nothing else.
import { useEffect } from "preact/hooks";
import { words } from "../../i18n/words";
import { Icon } from "../../icons/icon";
import { Said } from "../../kit/said";
import type { Frame } from "./reel";
import type { Session } from "../session";
import "./watch_bar.css";

const t = words({
  now: { en: "What happens", fr: "Ce qui se passe" },
  skip: { en: "Skip", fr: "Aller au bout" },
});

export function WatchBar({ session, frame }: { session: Session; frame: Frame }) {
  const event = frame.story.at(-1);
  return (
    <section class="prompt theirs watch" data-seat={event?.seat ?? "none"} aria-label={t("now")}>
      <div class="prompt-main">
        <span class="prompt-slab">
          <Icon name="play" size={24} />
        </span>
        <div class="prompt-words">
          <p class="prompt-headline" key={frame.story.length}>
            {event && <Said text={event.text} />}
          </p>
        </div>
      </div>
      <div class="prompt-actions">
        <button type="button" class="button" data-action="skip" onClick={() => session.reel.finish()}>
          <Icon name="next" size={18} />
          <span class="prompt-label">{t("skip")}</span>
          <kbd class="key">␣</kbd>
        </button>
      </div>
    </section>
  );
}

interface Movement {
  finish(): void;
}

// What was meant to have it over must not choose anything: nobody has seen the question yet.
export function useSkipping(root: { current: HTMLElement | null }, session: Session, motion: Movement): void {
  useEffect(() => {
    const table = root.current;
    if (!table) return;
    let swallows = false;
    const stop = new AbortController();
    const options = { capture: true, signal: stop.signal };
    const skip = () => {
      motion.finish();
      const watched = session.watching.peek();
      if (watched) session.reel.finish();
      return watched;
    };
    table.addEventListener(
      "pointerdown",
      (event) => {
        const aside = (event.target as Element).closest(".score-tools, .feed");
        swallows = !aside && skip();
        if (swallows) event.stopPropagation();
      },
      options,
    );
    table.addEventListener(
      "click",
      (event) => {
        if (swallows) {
          event.stopPropagation();
          event.preventDefault();
        }
        swallows = false;
      },
      options,
    );
    document.addEventListener(
      "keydown",
      (event) => {
        if (["Tab", "Shift", "Control", "Alt", "Meta"].includes(event.key)) return;
        if (document.querySelector("dialog[open]") || event.ctrlKey || event.metaKey || event.altKey) return;
        if (!skip()) return;
        event.preventDefault();
        event.stopPropagation();
      },
      options,
    );
    return () => stop.abort();
  }, [session, motion, root]);
}
