// What the engine’s worker itself has to say when something cannot be done; everything else is said by
// the engine. Apart from the page’s words, which follow a signal.
import type { Bilingual, Language } from "./messages";

const texts = {
  hidden: {
    en: "The game is not over: its record holds what is hidden.",
    fr: "La partie n’est pas finie : son enregistrement contient ce qui est caché.",
  },
  gone: {
    en: "This game is no longer kept in this browser.",
    fr: "Cette partie n’est plus conservée dans ce navigateur.",
  },
  elsewhere: {
    en: "This game goes on in another tab. What is played here is not kept.",
    fr: "Cette partie continue dans un autre onglet. Ce qui est joué ici n’est pas conservé.",
  },
  nothing: {
    en: "There is no game on the table that could be kept.",
    fr: "Aucune partie sur la table ne peut être conservée.",
  },
  noReplay: {
    en: "Only from a replay can a game be played on.",
    fr: "On ne peut reprendre une partie qu’à partir d’une relecture.",
  },
  brokeDown: {
    en: "The engine broke down and was started again. The game is as it was.",
    fr: "Le moteur s’est arrêté et a été relancé. La partie est comme avant.",
  },
  lost: {
    en: "The engine broke down and was started again, with nothing on the table.",
    fr: "Le moteur s’est arrêté et a été relancé, sans rien sur la table.",
  },
  notLoaded: {
    en: "The engine could not be loaded.",
    fr: "Le moteur n’a pas pu être chargé.",
  },
} satisfies Record<string, Bilingual>;

export function says(what: keyof typeof texts, language: Language): string {
  return texts[what][language];
}
