// What players read, in both languages: every happening, reason and verb has a sentence, numbers
// and nouns agree, and nobody reads what he may not know.
#include <gtest/gtest.h>

#include <array>

#include "engine/text/text.hpp"
#include "games/starfighter/words/words.hpp"
#include "rows/starfighter.hpp"
#include "tests/starfighter/scene.hpp"
#include "tests/support/rows.hpp"

namespace wardroom::starfighter {
namespace {

constexpr Language kLanguages[] = {Language::english, Language::french};

const Set& own() {
  return Starfighter::own_set();
}

void expect_sentence(const std::string& text) {
  ASSERT_FALSE(text.empty());
  EXPECT_EQ(text.find_first_of("{|}"), std::string::npos) << text;
  EXPECT_FALSE(text[0] >= 'a' && text[0] <= 'z' && !(text[1] >= '1' && text[1] <= '5')) << text;
  EXPECT_EQ(text.back(), '.') << text;
}

std::string told(Happening what, std::array<std::int16_t, 4> args, std::uint16_t card,
                 Language language) {
  Event event;
  event.kind = static_cast<std::uint16_t>(what);
  event.card = card;
  event.args = args;
  return Starfighter::sentence(event, own(), SeatSet::none(), language);
}
std::string in_french(Happening what, std::array<std::int16_t, 4> args = {},
                      std::uint16_t card = kNoCard) {
  return told(what, args, card, Language::french);
}
std::string in_english(Happening what, std::array<std::int16_t, 4> args = {},
                       std::uint16_t card = kNoCard) {
  return told(what, args, card, Language::english);
}

TEST(Words, events_tell_what_their_rows_have) {
  EXPECT_GT(expect_told_as_in_rows<Starfighter>(kHappeningRows, 20), 25U);
}

TEST(Words, every_happening_and_reason_has_a_sentence_in_both_languages) {
  for (const Language language : kLanguages)
    for (const std::int16_t number : std::array<std::int16_t, 3>{0, 1, 2}) {
      for (int what = 0; what < kHappenings; ++what)
        for (const std::uint16_t card : {std::uint16_t{9}, kNoCard})
          expect_sentence(
              told(static_cast<Happening>(what), {number, number, number, number}, card, language));
      for (int why = 0; why < kReasons; ++why)
        expect_sentence(Starfighter::sentence(
            refuse(static_cast<Reason>(why), number, number, number), own(), language));
    }
}

TEST(Words, french_is_not_english) {
  for (int what = 0; what < kHappenings; ++what)
    EXPECT_NE(in_french(static_cast<Happening>(what)), in_english(static_cast<Happening>(what)));
  for (int why = 0; why < kReasons; ++why) {
    const Refusal refusal = refuse(static_cast<Reason>(why));
    EXPECT_NE(Starfighter::sentence(refusal, own(), Language::french),
              Starfighter::sentence(refusal, own(), Language::english));
  }
}

TEST(Words, numbers_have_their_plural) {
  EXPECT_EQ(in_english(Happening::absorbed, {1}), "The force field of player a absorbs 1 token.");
  EXPECT_EQ(in_english(Happening::absorbed, {2}), "The force field of player a absorbs 2 tokens.");
  EXPECT_EQ(in_french(Happening::absorbed, {1}),
            "Le champ de force du joueur a absorbe 1 marqueur.");
  EXPECT_EQ(in_french(Happening::absorbed, {3}),
            "Le champ de force du joueur a absorbe 3 marqueurs.");
  EXPECT_EQ(in_french(Happening::armor_lost, {1, -1}),
            "Le joueur a perd 1 point de blindage ; il lui en reste -1.");
  EXPECT_EQ(in_french(Happening::battle, {0, 7, 0, 2}),
            "Combat entre a1 et b3 : 0 marqueur pour le joueur a, 2 pour le joueur b.");
}

TEST(Words, articles_and_adjectives_agree_with_the_effect) {
  const auto lost = [](Effect effect) {
    return in_french(Happening::effect_lost, {static_cast<std::int16_t>(effect)});
  };
  EXPECT_EQ(lost(Effect::draw), "Une pioche en attente se retrouve cachée et ne se déclenche pas.");
  EXPECT_EQ(lost(Effect::roll),
            "Un retournement en attente se retrouve caché et ne se déclenche pas.");
  const auto now = [](Effect effect) {
    return Starfighter::sentence(refuse(Reason::effect_now, static_cast<int>(effect)), own(),
                                 Language::french);
  };
  EXPECT_EQ(now(Effect::destroy), "La destruction doit être appliquée maintenant.");
  EXPECT_EQ(now(Effect::pivot), "Le pivotement doit être appliqué maintenant.");
}

TEST(Words, a_card_that_is_not_known_is_a_card) {
  EXPECT_EQ(in_french(Happening::shields_hit, {4, 2}, 9),
            "Les écrans de la carte 3-10 en a2.0 prennent 2 marqueurs.");
  EXPECT_EQ(in_french(Happening::shields_hit, {4, 2}),
            "Les écrans d’une carte en a2.0 prennent 2 marqueurs.");
  EXPECT_EQ(in_french(Happening::destroyed, {4}), "Une carte du joueur a en a2.0 est détruite.");
}

TEST(Words, two_happenings_have_two_ends) {
  EXPECT_EQ(in_english(Happening::ended, {0}), "Player a wins the game.");
  EXPECT_EQ(in_english(Happening::ended, {1}), "The game is a draw.");
  EXPECT_NE(in_french(Happening::chain_cut, {0}), in_french(Happening::chain_cut, {1}));
}

TEST(Words, an_option_says_what_it_would_do) {
  Scene scene;
  scene.sector("a2", "0-05").sector("b2", "0-29/d").hand(Seat::a, "1-08").deployment(Seat::a);
  const auto describe = [&](const std::string& notation, Seat viewer, Language language) {
    const Option option = Starfighter::Notation(scene.set).parse(notation).option;
    return Starfighter::describe(option, Starfighter::view(scene.match, viewer), scene.set,
                                 language);
  };
  EXPECT_EQ(describe("play 1-08 up a2", Seat::a, Language::english),
            "Play 1-08 face up on the next space of a2.");
  EXPECT_EQ(describe("play 1-08 down a2", Seat::a, Language::french),
            "Jouer la carte 1-08 face cachée sur le prochain emplacement de a2.");
  EXPECT_EQ(describe("destroy a2.0", Seat::b, Language::english), "Destroy 0-05 at a2.0.");
  EXPECT_EQ(describe("destroy b2.0", Seat::a, Language::french), "Détruire une carte en b2.0.");
  EXPECT_EQ(describe("destroy b2.0", Seat::b, Language::french), "Détruire la carte 0-29 en b2.0.");
  EXPECT_EQ(describe("resolve b2.0 lower", Seat::a, Language::french),
            "Appliquer d’abord l’effet de la moitié inférieure d’une carte en b2.0.");
  for (const Language language : kLanguages)
    for (int verb = 0; verb < kVerbs; ++verb)
      expect_sentence(Starfighter::describe(make_option(static_cast<Verb>(verb)), scene.match,
                                            scene.set, language));
}

TEST(Words, where_to_look_names_a_card_or_a_place_and_not_what_to_do) {
  Scene scene;
  scene.sector("a2", "0-05").hand(Seat::a, "1-08").deployment(Seat::a);
  const auto look = [&](const std::string& notation, Language language) {
    const Option option = Starfighter::Notation(scene.set).parse(notation).option;
    return Starfighter::where_to_look(option, Starfighter::view(scene.match, Seat::a), scene.set,
                                      language);
  };
  EXPECT_EQ(look("play 1-08 up a2", Language::english), "Look at 1-08 in your hand.");
  EXPECT_EQ(look("play 1-08 down a2", Language::english), "Look at a2.");
  EXPECT_EQ(look("lateral a2.0 a3", Language::french), "Regardez ce qui se trouve en a2.");
  EXPECT_EQ(look("hit b4", Language::english), "Look at the Cruiser of player b.");
  for (const Language language : kLanguages)
    for (int verb = 0; verb < kVerbs; ++verb) {
      const Option option = make_option(static_cast<Verb>(verb));
      const std::string text = Starfighter::where_to_look(option, scene.match, scene.set, language);
      expect_sentence(text);
      EXPECT_NE(text, Starfighter::describe(option, scene.match, scene.set, language));
    }
}

TEST(Words, questions_are_asked_in_both_languages) {
  Scene scene;
  scene.sector("a1", "0-14").sector("b1", "0-29").combat(Seat::b);
  EXPECT_EQ(Starfighter::question(scene.match, scene.set, Language::french),
            "Vous avez l’Initiative : décalez votre Croiseur d’un secteur ou restez en place.");
  scene.play("stay").play("order right");
  ASSERT_EQ(scene.kind(), "split");
  EXPECT_EQ(Starfighter::question(scene.match, scene.set, Language::english),
            "Place 1 Damage token on the top card of a1: how many on the upper and on the lower "
            "half?");
  EXPECT_TRUE(Starfighter::question(scene.match, scene.set, Language::french)
                  .starts_with("Placez 1 marqueur Dégâts sur la carte du dessus de a1"));
}

TEST(Words, the_catalogue_lines_up_with_accents) {
  for (const Language language : kLanguages) {
    const auto lines = Starfighter::catalogue(own(), language);
    ASSERT_EQ(lines.size(), 106U);
    const std::string_view lower = language == Language::french ? "bas : " : "lower: ";
    int column = -1;
    for (std::size_t i = 6; i < lines.size(); ++i) {
      const int here = columns_of(std::string_view(lines[i]).substr(0, lines[i].find(lower)));
      if (column < 0) column = here;
      EXPECT_EQ(here, column) << lines[i];
    }
  }
}

TEST(Words, requests_are_answered_in_french) {
  const auto problem = [](const std::string& mode, const std::vector<std::string>& cruisers) {
    MatchRequest request;
    request.mode = mode;
    request.seats = cruisers;
    std::string text;
    Starfighter::setup(request, own(), text, Language::french);
    return text;
  };
  EXPECT_EQ(problem("war", {}), "mode inconnu « war » : attendu training, skirmish ou total-war");
  EXPECT_TRUE(problem("", {"zeus"}).starts_with("Croiseur inconnu « zeus » : attendu Ares"));
  EXPECT_EQ(problem("", {"ares", "athena"}), "");
  for (const RuleOption& option : Starfighter::rule_options(Language::french))
    EXPECT_FALSE(option.text.empty());
}

}  // namespace
}  // namespace wardroom::starfighter
