// A card to read: large, with its effects in words. Of a card whose other side the viewer may know, both
// sides.
import { Card } from "../../cards/card";
import { catalogue, frontOf } from "../../cards/catalogue";
import { describeHalf } from "../../cards/describe";
import { faceOfBack, faceOfFront, type Face } from "../../cards/face";
import type { EffectName, Half, Seat } from "../../engine/messages";
import { say, words } from "../../i18n/words";
import { families } from "../../icons/effects";
import { Icon } from "../../icons/icon";
import "./reader.css";

const t = words({
  upper: { en: "Upper half", fr: "Moitié supérieure" },
  lower: { en: "Lower half", fr: "Moitié inférieure" },
  other: { en: "Its other side", fr: "Son autre face" },
});

interface Props {
  face: Face;
  seat?: Seat | "none";
}

export function CardReader({ face, seat = "none" }: Props) {
  const front = frontOf(face.id);
  const back = catalogue.value?.back;
  const other = face.up ? (back ? faceOfBack(back) : null) : front ? faceOfFront(front) : null;
  return (
    <div class="reader">
      <div class="reader-card">
        <Card face={face} size="reader" seat={seat} />
      </div>
      <dl class="reader-words">
        <HalfWords which="upper" half={face.upper} hit={face.hit[0]} shieldHit={face.shieldHit[0]} />
        <HalfWords which="lower" half={face.lower} hit={face.hit[1]} shieldHit={face.shieldHit[1]} />
        {other && (
          <div>
            <dt class="caption">{t("other")}</dt>
            <dd class="reader-other">
              <Card face={other} size="board" seat={seat} />
            </dd>
          </div>
        )}
      </dl>
    </div>
  );
}

interface HalfProps {
  which: "upper" | "lower";
  half: Half;
  hit: number;
  shieldHit: number;
}

export function HalfWords({ which, half, hit, shieldHit }: HalfProps) {
  const symbol = half.effect ?? (half.shields > 0 ? "shields" : half.field ? "field" : null);
  const entry = symbol && catalogue.value?.effects[symbol];
  return (
    <div>
      <dt class="caption">{t(which)}</dt>
      <dd>
        <p>
          <b>{describeHalf(half, hit, shieldHit)}</b>
        </p>
        {symbol && entry && (
          <p class="reader-meaning">
            <span data-family={half.effect ? families[half.effect as EffectName] : "guard"}>
              <Icon name={half.effect ?? (half.field ? "field" : "shield")} size={20} />
            </span>
            {say(entry.meaning)}
          </p>
        )}
      </dd>
    </div>
  );
}
