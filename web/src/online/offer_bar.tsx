// An offer at the table, as a lower third above the question: the one it is made to can accept or decline.
import { words } from "../i18n/words";
import { Icon } from "../icons/icon";

const t = words({
  draw: { en: "{name} offers a draw.", fr: "{name} propose le match nul." },
  undo: { en: "{name} asks to take back the last choice.", fr: "{name} demande à reprendre le dernier choix." },
  own_draw: {
    en: "You offer a draw. It stands until somebody answers or plays on.",
    fr: "Vous proposez le match nul, jusqu’à une réponse ou un autre choix.",
  },
  own_undo: { en: "You ask to take back your last choice.", fr: "Vous demandez à reprendre votre dernier choix." },
  accept: { en: "Accept", fr: "Accepter" },
  decline: { en: "Decline", fr: "Refuser" },
});

interface Props {
  what: "draw" | "undo";
  // Who makes it; null if that is who looks.
  name: string | null;
  // Nothing to answer for those who only watch.
  onReply?: (accept: boolean) => void;
}

export function OfferBar({ what, name, onReply }: Props) {
  const asked = name !== null && onReply !== undefined;
  return (
    <div class={`offer ${asked ? "asked" : ""}`} role={asked ? "alert" : "status"}>
      <span class="offer-slab" aria-hidden="true">
        <Icon name={what === "draw" ? "people" : "undo"} size={22} />
      </span>
      <p>{name === null ? t(`own_${what}`) : t(what, { name })}</p>
      {asked && (
        <span class="row">
          <button type="button" class="button loud" onClick={() => onReply(true)}>
            <Icon name="check" size={18} /> {t("accept")}
          </button>
          <button type="button" class="button" onClick={() => onReply(false)}>
            <Icon name="close" size={18} /> {t("decline")}
          </button>
        </span>
      )}
    </div>
  );
}
