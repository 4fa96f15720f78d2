// Two people at one screen: between their turns nothing is shown but whose turn it is. Holding the button
// for a moment, or pressing it twice by keyboard, opens the curtain; a slip of the finger does not.
import { useEffect, useRef, useState } from "preact/hooks";
import { words } from "../i18n/words";
import { Icon } from "../icons/icon";
import "./curtain.css";

const t = words({
  pass: { en: "Pass the screen to {name}", fr: "Passez l’écran à {name}" },
  look: {
    en: "{name}, only you should look now. Hold the button to see your cards.",
    fr: "{name}, vous seul devez regarder. Maintenez le bouton pour voir vos cartes.",
  },
  hold: { en: "Hold to show my cards", fr: "Maintenir pour voir mes cartes" },
  again: { en: "Press once more", fr: "Appuyez encore une fois" },
});

interface Props {
  seat: "a" | "b";
  name: string;
  onOpen: () => void;
  // How long the button is held, in milliseconds.
  hold?: number;
}

export function Curtain({ seat, name, onOpen, hold = 600 }: Props) {
  const [holding, setHolding] = useState(false);
  const [pressed, setPressed] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
  const stop = () => {
    if (timer.current !== null) clearTimeout(timer.current);
    timer.current = null;
    setHolding(false);
  };
  const start = () => {
    stop();
    setHolding(true);
    timer.current = setTimeout(onOpen, hold);
  };
  useEffect(() => stop, []);
  return (
    <main class="curtain" data-seat={seat}>
      <Icon name={seat === "a" ? "fighter_a" : "fighter_b"} size={96} class="curtain-ship" />
      <h1>{t("pass", { name })}</h1>
      <p>{t("look", { name })}</p>
      <button
        type="button"
        class={`button loud curtain-button ${holding ? "holding" : ""}`}
        style={{ "--hold": `${hold}ms` }}
        onPointerDown={start}
        onPointerUp={stop}
        onPointerLeave={stop}
        onContextMenu={(event) => event.preventDefault()}
        onClick={(event) => {
          // By keyboard or screen reader there is no holding: twice.
          if (event.detail !== 0) return;
          if (pressed) onOpen();
          else setPressed(true);
        }}
      >
        <Icon name="eye" size={20} />
        {pressed ? t("again") : t("hold")}
      </button>
    </main>
  );
}
