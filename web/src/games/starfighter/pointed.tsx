// What the pointer or the focus is on, in words: the card with its symbols and what they do, and below it the rest
// of its sector.
import { frontOf } from "../../cards/catalogue";
import { faceOfFront } from "../../cards/face";
import type { State } from "../../engine/messages";
import { words } from "../../i18n/words";
import { Icon } from "../../icons/icon";
import { Said } from "../../kit/said";
import { StackFan } from "../../table/reader";
import { lyingFace } from "./marks_of";
import { sectorOf } from "./places";
import { HalfWords } from "./reader";
import { namedCard } from "./words/call_signs";

const t = words({
  stack: { en: "A closer look", fr: "Vu de près" },
  down: { en: "A card face down", fr: "Une carte face cachée" },
  level: { en: "level {n}", fr: "niveau {n}" },
});

// A card of the hand ("card.3-10"), a card in play ("a2.1") or a sector ("a2").
export function PointedAt({ state, handle }: { state: State; handle: string }) {
  const inHand = handle.startsWith("card.") ? frontOf(handle.slice(5)) : null;
  const inPlay = !inHand && handle.includes(".") ? lyingFace(state, handle) : null;
  const face = inHand ? faceOfFront(inHand) : inPlay;
  const sector = inHand ? null : sectorOf(handle);
  return (
    <section class="panel pointed">
      <header class="panel-head">
        <Icon name="eye" size={16} />
        <h2 class="caption">{t("stack")}</h2>
      </header>
      {face && (
        <div class="pointed-card">
          <p>
            <b>{face.id ? <Said text={namedCard(face.id)} /> : t("down")}</b>{" "}
            <span class="quiet">{t("level", { n: face.level })}</span>
          </p>
          <dl class="reader-words">
            <HalfWords which="upper" half={face.upper} hit={face.hit[0]} shieldHit={face.shieldHit[0]} />
            <HalfWords which="lower" half={face.lower} hit={face.hit[1]} shieldHit={face.shieldHit[1]} />
          </dl>
        </div>
      )}
      {sector && <StackFan state={state} sector={sector} />}
    </section>
  );
}
