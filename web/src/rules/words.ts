import { words } from "../i18n/words";

export const t = words({
  sixty: { en: "How to win in sixty seconds", fr: "Gagner, en soixante secondes" },
  title: { en: "Rules of Starfighter", fr: "Règles de Starfighter" },
  lead: {
    en: "Every clause has a number, and the table names it whenever it matters.",
    fr: "Chaque article a un numéro, et la table le cite chaque fois qu’il compte.",
  },
  search: { en: "Search the rules", fr: "Chercher dans les règles" },
  search_example: { en: "draw, SF-R-16, shield …", fr: "pioche, SF-R-16, écran …" },
  clear: { en: "Clear", fr: "Effacer" },
  hits: { en: "{n} {n|clause|clauses}", fr: "{n} {n|article|articles}" },
  nothing: { en: "No clause has all of that.", fr: "Aucun article ne contient tout cela." },
  contents: { en: "Contents", fr: "Sommaire" },
  languages: { en: "Language of the rules", fr: "Langue des règles" },
  both: { en: "Side by side", fr: "Côte à côte" },
  see: { en: "See", fr: "Voir" },
  seen_from: { en: "Named by", fr: "Cité par" },
  link_to: { en: "Link to {id}", fr: "Lien vers {id}" },
  unknown: { en: "There is no clause {id} in these rules.", fr: "Il n’y a pas d’article {id} dans ces règles." },
  top: { en: "Back to the top", fr: "Retour en haut" },
});
