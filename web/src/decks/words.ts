import { words } from "../i18n/words";

export const t = words({
  title: { en: "Decks for Total War", fr: "Paquets pour la Guerre totale" },
  lead: {
    en: "Choose a Cruiser and at least {least} different cards. Decks are kept in this browser.",
    fr: "Choisissez un Croiseur et au moins {least} cartes différentes. Les paquets restent dans ce navigateur.",
  },
  none: { en: "You have no deck yet.", fr: "Vous n’avez pas encore de paquet." },
  new_deck: { en: "New deck", fr: "Nouveau paquet" },
  random: { en: "Random deck", fr: "Paquet au hasard" },
  random_size: { en: "Cards in a random deck", fr: "Cartes d’un paquet au hasard" },
  import: { en: "Import a file", fr: "Importer un fichier" },
  import_failed: { en: "The file could not be read: {reason}", fr: "Le fichier n’a pas pu être lu : {reason}" },
  deck: { en: "Deck", fr: "Paquet" },
  cards: { en: "Cards", fr: "Cartes" },
  text: { en: "As text", fr: "En texte" },
  views: { en: "Show", fr: "Afficher" },
  my_decks: { en: "Your decks", fr: "Vos paquets" },
  name: { en: "Name", fr: "Nom" },
  unnamed: { en: "Unnamed deck", fr: "Paquet sans nom" },
  cruiser: { en: "Cruiser", fr: "Croiseur" },
  armor_of: { en: "{name}, armor {armor}", fr: "{name}, blindage {armor}" },
  no_cruiser: { en: "none yet", fr: "aucun encore" },
  in_deck: { en: "{n} {n|card|cards}", fr: "{n} {n|carte|cartes}" },
  legality: { en: "Legality", fr: "Conformité" },
  legal: { en: "Legal: ready to play", fr: "Conforme : prêt à jouer" },
  illegal: { en: "Not legal yet", fr: "Pas encore conforme" },
  kept: { en: "kept", fr: "respectée" },
  broken: { en: "broken", fr: "non respectée" },
  line: { en: "line {line}", fr: "ligne {line}" },
  problem_at: { en: "Line {line}, column {column}", fr: "Ligne {line}, colonne {column}" },
  problems: { en: "What could not be read", fr: "Ce qui n’a pas pu être lu" },
  curve: { en: "Levels", fr: "Niveaux" },
  level: { en: "Level {n}", fr: "Niveau {n}" },
  symbols: { en: "Symbols", fr: "Symboles" },
  fighters: { en: "Fighters", fr: "Chasseurs" },
  list: { en: "Cards of the deck", fr: "Cartes du paquet" },
  remove_card: { en: "Take {id} out", fr: "Retirer {id}" },
  grid_help: {
    en: "Click a card, or press Enter on it, to put it in or take it out. Press I or right-click to read it.",
    fr:
      "Cliquez sur une carte, ou appuyez sur Entrée, pour l’ajouter ou la retirer. Appuyez sur I ou cliquez à " +
      "droite pour la lire.",
  },
  grid_help_touch: {
    en: "Tap a card to put it in or take it out; hold it to read it.",
    fr: "Touchez une carte pour l’ajouter ou la retirer ; maintenez pour la lire.",
  },
  added: { en: "{id} added, {n} {n|card|cards}", fr: "{id} ajoutée, {n} {n|carte|cartes}" },
  removed: { en: "{id} taken out, {n} {n|card|cards}", fr: "{id} retirée, {n} {n|carte|cartes}" },
  play: { en: "Play with this deck", fr: "Jouer avec ce paquet" },
  play_when_legal: {
    en: "A deck that breaks a rule cannot be played.",
    fr: "Un paquet qui enfreint une règle ne se joue pas.",
  },
  export: { en: "Export", fr: "Exporter" },
  duplicate: { en: "Duplicate", fr: "Dupliquer" },
  remove: { en: "Delete", fr: "Supprimer" },
  deleted: { en: "“{name}” is deleted.", fr: "« {name} » est supprimé." },
  undo: { en: "Undo", fr: "Annuler" },
  text_label: { en: "The deck file", fr: "Le fichier du paquet" },
  text_help: {
    en: "A list of words: “cruiser” and a name, “name” and a title, and codes of cards. # starts a comment.",
    fr:
      "Une liste de mots : « cruiser » et un nom, « name » et un titre, et des codes de cartes. # commence un " +
      "commentaire.",
  },
});
