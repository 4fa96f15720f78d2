// What statements of many shapes say in both languages, and that what is written from their trees
// reads back as the same trees.
#include <gtest/gtest.h>

#include <array>

#include "tests/language/trial.hpp"

namespace wardroom::language {
namespace {

struct Sample {
  std::string_view source;
  std::string_view english;
  std::string_view french;
};

constexpr std::array<Sample, 42> kSamples = {{
    {"while available: this ship has attack +1 and defense +1",
     "While this card is available: this ship has +1 attack and +1 defense.",
     "Tant que cette carte est disponible : ce vaisseau a +1 en attaque et +1 en défense."},
    {"while piloting a ship: it has attack +2", "While this card pilots a ship: it has +2 attack.",
     "Tant que cette carte pilote un vaisseau : ce vaisseau a +2 en attaque."},
    {"while piloting Millennium Falcon: its weapon may not move",
     "While this card pilots Millennium Falcon: its weapon may not move.",
     "Tant que cette carte pilote Faucon Millenium : son arme ne peut pas se déplacer."},
    {"use: look at the top card of your unused pile, you may put it on the bottom",
     "Use: look at the top card of your Unused Pile, then you may put that card on the bottom.",
     "Utilisation : regardez la carte du dessus de votre pile de réserve, puis vous pouvez mettre "
     "cette carte au-dessous."},
    {"in your deployment phase: tap this: draw 1 card",
     "In your Deployment Phase, tap this card: draw 1 card.",
     "Dans votre phase de Déploiement, inclinez cette carte : piochez 1 carte."},
    {"answer an enemy fate card: cancel it", "In answer to an enemy Fate card: cancel it.",
     "En réponse à une carte Destin ennemie : annulez cette carte Destin."},
    {"instead of the destruction of this ship by exactly its defense: cancel this card",
     "When this ship is about to be destroyed by exactly its defense: cancel this card.",
     "Quand ce vaisseau va être détruit par exactement sa défense : annulez cette carte."},
    {"once per battle, when another of your characters is lost: use 1: draw destiny as d, if d - 1 "
     "> its ability: draw 2 cards otherwise the enemy loses 1 force",
     "Once per battle, when another of your characters is lost, use 1 Force: draw destiny. If that "
     "destiny minus 1 is more than the ability of that character, draw 2 cards; otherwise the "
     "enemy loses 1 Force.",
     "Une fois par bataille, quand un autre de vos personnages est perdu, utilisez 1 de Force : "
     "tirez une destinée. Si cette destinée moins 1 est supérieure à son aptitude, piochez 2 "
     "cartes ; sinon l’adversaire perd 1 de Force."},
    {"use 2: draw destiny as d, if d < number of your Stormtroopers here: enemy characters other "
     "than Leia may not move this turn",
     "Use 2 Force: draw destiny. If that destiny is less than the number of your Stormtroopers "
     "here, enemy characters other than Leia may not move this turn.",
     "Utilisez 2 de Force : tirez une destinée. Si cette destinée est inférieure au nombre de vos "
     "Stormtroopers présents ici, les personnages ennemis sauf Leia ne peuvent pas se déplacer "
     "pour ce tour."},
    {"only on Leia for 1 or on another warrior for 2",
     "Deploys on Leia for 1 Force or deploys on another warrior for 2 Force.",
     "Se déploie sur Leia pour 1 de Force ou se déploie sur un autre guerrier pour 2 de Force."},
    {"only if there is no enemy ship here and influence of the enemy <= 7",
     "Play only if there is no enemy ship here and the influence of the enemy is at most 7.",
     "Ne se joue que s’il n’y a aucun vaisseau ennemi présent ici et que l’influence de "
     "l’adversaire est inférieure ou égale à 7."},
    {"choose one: (draw 2 cards) or (the enemy loses 1 force, you lose 1 force)",
     "Choose one: draw 2 cards; or the enemy loses 1 Force, then you lose 1 Force.",
     "Au choix : piochez 2 cartes ; ou l’adversaire perd 1 de Force, puis vous perdez 1 de Force."},
    {"fire at a ship or a squadron: use any number as x: draw destiny as d, if d + x >= 5: hit it",
     "Fire at a ship or a squadron, use any amount of Force: draw destiny. If that destiny plus "
     "that number is at least 5, hit it.",
     "Tir sur un vaisseau ou une escadrille, utilisez autant de Force que vous voulez : tirez une "
     "destinée. Si cette destinée plus ce nombre est supérieure ou égale à 5, touchez cette "
     "carte."},
    {"the enemy may cancel one of your ships, if so: draw 1 card otherwise the enemy loses 2 force",
     "The enemy may cancel one of your ships. If so, draw 1 card; otherwise the enemy loses 2 "
     "Force.",
     "L’adversaire peut annuler un de vos vaisseaux. Si c’est fait, piochez 1 carte ; sinon "
     "l’adversaire perd 2 de Force."},
    {"the enemy chooses a ship as target, hit target",
     "The enemy chooses a ship, then hit that ship.",
     "L’adversaire choisit un vaisseau, puis touchez ce vaisseau."},
    {"choose up to 2 of your characters aboard a ship, cancel them",
     "Choose up to 2 of your characters aboard a ship, then cancel those characters.",
     "Choisissez jusqu’à 2 de vos personnages à bord d’un vaisseau, puis annulez ces personnages."},
    {"twice per game, at the start of your turn, if this ship is not here: draw 1 card",
     "Twice per game, at the start of your turn, if this ship is not here: draw 1 card.",
     "Deux fois par partie, au début de votre tour, si ce vaisseau n’est pas présent ici : piochez "
     "1 carte."},
    {"each of your other ships here has attack + number of squadrons",
     "Each of your other ships here has +X attack, where X is the number of squadrons.",
     "Chacun de vos autres vaisseaux présents ici a +X en attaque, X étant le nombre "
     "d’escadrilles."},
    {"enemy ships have attack -2 and no defense", "Enemy ships have -2 attack and no defense.",
     "Les vaisseaux ennemis ont -2 en attaque et n’ont pas de défense."},
    {"imperial ships here have defense 0", "Imperial ships here have a defense of 0.",
     "Les vaisseaux impériaux présents ici ont une défense de 0."},
    {"a random enemy character with ability < 3 and \"Lt. Novak's Boat\" may not move this turn",
     "A random enemy character with ability less than 3 and Lt. Novak's Boat may not move this "
     "turn.",
     "Un personnage ennemi au hasard ayant une aptitude inférieure à 3 et Barque du Lt Novak ne "
     "peuvent pas se déplacer pour ce tour."},
    {"choose a ship, (if its defense > 3: hit it), draw 1 card",
     "Choose a ship. If its defense is more than 3, hit it. Draw 1 card.",
     "Choisissez un vaisseau. Si sa défense est supérieure à 3, touchez ce vaisseau. Piochez 1 "
     "carte."},
    {"while not (this ship is here or there are 2 imperial squadrons): not imperial ships may not "
     "move",
     "While it is not true that this ship is here or there are 2 Imperial squadrons: non-Imperial "
     "ships may not move.",
     "Tant qu’il n’est pas vrai que ce vaisseau est présent ici ou il y a 2 escadrilles impériales "
     ": les vaisseaux non impériaux ne peuvent pas se déplacer."},
    {"3 times per turn, use: you lose 1 force, draw 3 cards",
     "3 times per turn, use: you lose 1 Force, then draw 3 cards.",
     "3 fois par tour, utilisation : vous perdez 1 de Force, puis piochez 3 cartes."},
    {"hit an enemy ship or squadron here", "Hit an enemy ship or squadron here.",
     "Touchez un vaisseau ou une escadrille ennemi présent ici."},
    {"your squadrons or weapons or ships may not move",
     "Your squadrons, weapons or ships may not move.",
     "Vos escadrilles, armes ou vaisseaux ne peuvent pas se déplacer."},
    {"if there are 2 or more of your ships here: draw 1 card",
     "If there are 2 or more of your ships here, draw 1 card.",
     "S’il y a au moins 2 de vos vaisseaux présents ici, piochez 1 carte."},
    {"look at the top card of your unused pile, if it is a ship or weapon: hit it",
     "Look at the top card of your Unused Pile. If that card is a ship or weapon, hit that card.",
     "Regardez la carte du dessus de votre pile de réserve. Si cette carte est un vaisseau ou une "
     "arme, touchez cette carte."},
    {"if this character is not Leia: draw 1 card", "If this character is not Leia, draw 1 card.",
     "Si ce personnage n’est pas Leia, piochez 1 carte."},
    {"this ship has attack +1, this ship may not move", "This ship has +1 attack and may not move.",
     "Ce vaisseau a +1 en attaque et ne peut pas se déplacer."},
    {"while this ship is near Death Star: Death Star ships have attack 2",
     "While this ship is near the Death Star: Death Star ships have an attack of 2.",
     "Tant que ce vaisseau est près de l’Étoile de la Mort : les vaisseaux de l’Étoile de la Mort "
     "ont une attaque de 2."},
    {"use 2 + number of ships: draw 1 card",
     "Use X Force, where X is 2 plus the number of ships: draw 1 card.",
     "Utilisez X de Force, X étant 2 plus le nombre de vaisseaux : piochez 1 carte."},
    {"if available and there is a ship here: use 1: draw 1 card",
     "If this card is available and there is a ship here, use 1 Force: draw 1 card.",
     "Si cette carte est disponible et qu’il y a un vaisseau présent ici, utilisez 1 de Force : "
     "piochez 1 carte."},
    {"hit a ship other than Millennium Falcon", "Hit a ship other than Millennium Falcon.",
     "Touchez un vaisseau autre que Faucon Millenium."},
    {"hit a character aboard a ship or Millennium Falcon",
     "Hit a character aboard a ship or Millennium Falcon.",
     "Touchez un personnage à bord d’un vaisseau ou de Faucon Millenium."},
    {"draw 1 card, this ship may not move", "Draw 1 card. This ship may not move.",
     "Piochez 1 carte. Ce vaisseau ne peut pas se déplacer."},
    {"when the enemy draws destiny as d, if d > 2: draw 1 card",
     "When the enemy draws destiny, if that destiny is more than 2: draw 1 card.",
     "Quand l’adversaire tire une destinée, si cette destinée est supérieure à 2 : piochez 1 "
     "carte."},
    {"enemy ships with guns have attack -1 but not below 0",
     "Enemy ships with guns have -1 attack (not below 0).",
     "Les vaisseaux ennemis ayant des canons ont -1 en attaque (0 au minimum)."},
    {"this ship has guns +1 and attack +1", "This ship has 1 more gun and +1 attack.",
     "Ce vaisseau a 1 canon de plus et +1 en attaque."},
    {"each ship without guns has guns -2 but not below number of squadrons",
     "Each ship without guns has 2 fewer guns (not below the number of squadrons).",
     "Chaque vaisseau sans canon a 2 canons de moins (le nombre d’escadrilles au minimum)."},
    {"choose a squadron or a site, cancel it", "Choose a squadron or a site, then cancel it.",
     "Choisissez une escadrille ou une base, puis annulez celle-ci."},
    {"draw 1 card, choose a ship or a site, it may not move this turn",
     "Draw 1 card, then choose a ship or a site. It may not move this turn.",
     "Piochez 1 carte, puis choisissez un vaisseau ou une base. Celui-ci ne peut pas se déplacer "
     "pour ce tour."},
}};

TEST(Sentences, InBothLanguages) {
  for (const Sample& sample : kSamples) {
    const StatementTexts texts =
        say_statement(trial_vocabulary(), trial_titles(), read_trial(sample.source));
    EXPECT_EQ(texts.text.english, sample.english);
    EXPECT_EQ(texts.text.french, sample.french);
  }
}

TEST(Sentences, SourceReadsBack) {
  for (const Sample& sample : kSamples) {
    const StatementTree tree = read_trial(sample.source);
    EXPECT_EQ(source_of(tree), sample.source);
    EXPECT_EQ(read_trial(source_of(tree)), tree);
  }
}

// What authors may write and what is made of it.
TEST(Sentences, SourceHasOneForm) {
  constexpr std::array<std::pair<std::string_view, std::string_view>, 12> forms = {{
      {"all enemy ships have attack -2", "enemy ships have attack -2"},
      {"every ship has attack +1", "each ship has attack +1"},
      {"any ship has attack +1", "a ship has attack +1"},
      {"an ship has attack +1", "a ship has attack +1"},
      {"this has no attack", ""},
      {"draw 1 card then draw 2 cards", "draw 1 card, draw 2 cards"},
      {"draw 1 card, then draw 2 cards", "draw 1 card, draw 2 cards"},
      {"  draw   1 card ", "draw 1 card"},
      {"choose a ship, hit that ship", "choose a ship, hit that ship"},
      {"use: ability of Leia has attack 1", ""},
      {"if available: draw 1 card otherwise: draw 2 cards",
       "if available: draw 1 card otherwise draw 2 cards"},
      {"hit (a ship)", "hit a ship"},
  }};
  for (const auto& [written, canonical] : forms) {
    if (canonical.empty()) {
      EXPECT_NE(problems_of(written), "") << written;
      continue;
    }
    EXPECT_EQ(source_of(read_trial(written)), canonical);
    EXPECT_EQ(read_trial(canonical), read_trial(written));
  }
}

// Of a card that is only played, what it does at a moment is a way to play it too.
TEST(Sentences, WaysToPlayAnEvent) {
  const std::vector<StatementTree> statements = {read_trial("answer a fate card: cancel it"),
                                                 read_trial("draw 1 card")};
  std::vector<StatementTexts> texts;
  for (const StatementTree& statement : statements)
    texts.push_back(say_statement(trial_vocabulary(), trial_titles(), statement));
  EXPECT_EQ(say_card(statements, texts, true).english,
            "In answer to a Fate card: cancel it. Or: Draw 1 card.");
  EXPECT_EQ(say_card(statements, texts).english,
            "In answer to a Fate card: cancel it. Draw 1 card.");
}

TEST(Sentences, PartsForThoseWhoAskWhyNot) {
  const StatementTexts texts = say_statement(
      trial_vocabulary(), trial_titles(),
      read_trial(
          "once per turn, at the start of your turn, if there is a ship here: use 2: draw 1 card"));
  EXPECT_EQ(texts.limit.english, "once per turn");
  EXPECT_EQ(texts.moment.french, "au début de votre tour");
  EXPECT_EQ(texts.condition.english, "there is a ship here");
  EXPECT_EQ(texts.condition.french, "il y a un vaisseau présent ici");
  EXPECT_EQ(texts.cost.english, "use 2 Force");
}

// Several ways to play one card exclude each other.
TEST(Sentences, WaysToPlayACard) {
  const std::vector<StatementTree> statements = {
      read_trial("only on Leia for 1"), read_trial("draw 1 card"),
      read_trial("use 2: draw 3 cards"), read_trial("answer a fate card: cancel it")};
  std::vector<StatementTexts> texts;
  for (const StatementTree& statement : statements)
    texts.push_back(say_statement(trial_vocabulary(), trial_titles(), statement));
  const Bilingual card = say_card(statements, texts);
  EXPECT_EQ(
      card.english,
      "Deploys on Leia for 1 Force. Draw 1 card. Or: Use 2 Force: draw 3 cards. Or: In answer "
      "to a Fate card: cancel it.");
  EXPECT_EQ(card.french,
            "Se déploie sur Leia pour 1 de Force. Piochez 1 carte. Ou : Utilisez 2 de Force : "
            "piochez 3 cartes. Ou : En réponse à une carte Destin : annulez cette carte Destin.");
}

}  // namespace
}  // namespace wardroom::language
