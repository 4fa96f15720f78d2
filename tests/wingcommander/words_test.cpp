// What players of Wing Commander read, in both languages: every happening, reason and verb has a
// sentence, numbers and nouns agree, and nobody reads what he may not know.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <set>

#include "engine/text/text.hpp"
#include "games/wingcommander/game.hpp"
#include "games/wingcommander/words/words.hpp"
#include "rows/wingcommander.hpp"
#include "tests/support/rows.hpp"

namespace wardroom::wingcommander {
namespace {

constexpr Language kLanguages[] = {Language::english, Language::french};

const Set& own() {
  return WingCommander::own_set();
}

int card(std::string_view id) {
  return *own().find(id);
}

void expect_sentence(const std::string& text) {
  ASSERT_FALSE(text.empty());
  EXPECT_EQ(text.find_first_of("{|}"), std::string::npos) << text;
  EXPECT_FALSE(text[0] >= 'a' && text[0] <= 'z') << text;
  EXPECT_TRUE(text.back() == '.' || text.back() == '?') << text;
  EXPECT_EQ(text.find("  "), std::string::npos) << text;
  EXPECT_EQ(text.find(" ."), std::string::npos) << text;
}

std::string told(Happening what, std::array<std::int16_t, 4> args, std::uint16_t card,
                 Language language, Seat seat = Seat::a) {
  Event event;
  event.kind = static_cast<std::uint16_t>(what);
  event.seat = seat;
  event.card = card;
  event.args = args;
  return WingCommander::sentence(event, own(), SeatSet::none(), language);
}
std::string in_french(Happening what, std::array<std::int16_t, 4> args = {},
                      std::uint16_t card = kNoCard, Seat seat = Seat::a) {
  return told(what, args, card, Language::french, seat);
}
std::string in_english(Happening what, std::array<std::int16_t, 4> args = {},
                       std::uint16_t card = kNoCard, Seat seat = Seat::a) {
  return told(what, args, card, Language::english, seat);
}
std::string refused(Reason why, Language language, int x = 0, int y = 0, int z = 0) {
  return WingCommander::sentence(refuse(why, x, y, z), own(), language);
}

TEST(WingCommanderWords, events_tell_what_their_rows_have) {
  EXPECT_GT(expect_told_as_in_rows<WingCommander>(kHappeningRows, 20), 40U);
}

TEST(WingCommanderWords, every_happening_and_reason_has_a_sentence_in_both_languages) {
  for (const Language language : kLanguages)
    for (const std::int16_t number : std::array<std::int16_t, 4>{0, 1, 2, 3}) {
      for (int what = 0; what < kHappenings; ++what)
        for (const int any : {card("halberd"), card("kickstop"), int{kNoCard}})
          expect_sentence(told(static_cast<Happening>(what), {number, number, number, number},
                               static_cast<std::uint16_t>(any), language));
      for (int why = 0; why < kReasons; ++why) {
        const auto reason = static_cast<Reason>(why);
        const bool quotes = reason == Reason::condition_fails || reason == Reason::not_now ||
                            reason == Reason::wrong_target;
        expect_sentence(
            refused(reason, language, quotes ? card("capture-pilot-t") : number, number, number));
      }
    }
}

TEST(WingCommanderWords, french_is_not_english) {
  for (int what = 0; what < kHappenings; ++what)
    EXPECT_NE(in_french(static_cast<Happening>(what), {1, 1, 1, 1}),
              in_english(static_cast<Happening>(what), {1, 1, 1, 1}));
  for (int why = 0; why < kReasons; ++why)
    EXPECT_NE(refused(static_cast<Reason>(why), Language::french),
              refused(static_cast<Reason>(why), Language::english));
}

TEST(WingCommanderWords, numbers_have_their_plural) {
  EXPECT_EQ(in_english(Happening::power_gained, {1, 12}),
            "The Kilrathi gain 1 Power Point and have 12.");
  EXPECT_EQ(in_english(Happening::power_lost, {3, -2}, kNoCard, Seat::b),
            "The Terrans lose 3 Power Points and have -2 left.");
  EXPECT_EQ(in_french(Happening::power_paid, {1, 0}, kNoCard, Seat::b),
            "Les Terriens paient 1 point de puissance ; il leur en reste 0.");
  EXPECT_EQ(in_french(Happening::power_gained, {4, 12}),
            "Les Kilrathi gagnent 4 points de puissance et en ont 12.");
  EXPECT_EQ(in_english(Happening::bombing_result, {10, 5, 2}),
            "The ship takes 2 hits: bombs 10 against Defence 5.");
  EXPECT_EQ(in_french(Happening::bombing_result, {2, 5, 0}),
            "Le vaisseau ne reçoit aucun coup au but : bombes 2 contre une Défense de 5.");
  EXPECT_EQ(refused(Reason::too_difficult, Language::french, card("pounce"), 1, 0),
            noun_of_card(own(), card("pounce"), Language::french).text +
                " porte 1 flèche, mais la Patrouille n’a qu’une Manœuvre de 0.");
}

TEST(WingCommanderWords, titles_are_quoted_in_french_people_and_fighters_are_not) {
  const auto played = static_cast<std::uint16_t>(card("kickstop"));
  EXPECT_EQ(in_french(Happening::maneuver_played, {static_cast<std::int16_t>(card("arrow"))},
                      played, Seat::b),
            "Les Terriens jouent la Manœuvre « Coup d’arrêt » avec la Patrouille Arrow (Escadrille "
            "Blue Devil).");
  EXPECT_EQ(in_french(Happening::captured, {}, static_cast<std::uint16_t>(card("maniac"))),
            "Les Kilrathi capturent Maniac.");
}

TEST(WingCommanderWords, WC_MANEUVER_07_a_card_that_cannot_be_played_is_quoted) {
  EXPECT_EQ(refused(Reason::condition_fails, Language::english, card("trade-lanes"), 0),
            "Trade Lanes cannot be played now; it says: Play only if you have 2 Flights in this "
            "combat.");
}

TEST(WingCommanderWords, WC_CARD_a_flight_is_told_with_its_squadron_and_its_pilot) {
  const auto halberd = static_cast<std::uint16_t>(card("halberd"));
  const auto pilot = static_cast<std::int16_t>(card("maniac") + 1);
  EXPECT_EQ(in_english(Happening::moved, {kTC, kC, 0, pilot}, halberd, Seat::b),
            "The Terrans move Halberd (Night Heron Squadron) flown by Maniac from TC to C.");
  EXPECT_EQ(in_english(Happening::moved, {kTC, kC, 0, 0}, halberd, Seat::b),
            "The Terrans move Halberd (Night Heron Squadron) from TC to C.");
  EXPECT_EQ(in_french(Happening::flight_destroyed, {kSW, 0, 0, pilot}, halberd, Seat::b),
            "Les Terriens perdent la Patrouille Halberd (Escadrille du Héron de nuit) pilotée par "
            "Maniac au point SW.");
}

TEST(WingCommanderWords, what_happened_in_several_ways_is_told_in_several_ways) {
  const auto both = [](Happening what, std::size_t operand, int most) {
    std::set<std::string> sentences;
    for (int value = 0; value <= most; ++value)
      for (const Language language : kLanguages) {
        std::array<std::int16_t, 4> args = {1, 1, 1, 1};
        args[operand] = static_cast<std::int16_t>(value);
        sentences.insert(told(what, args, static_cast<std::uint16_t>(card("arrow")), language));
      }
    return static_cast<int>(sentences.size());
  };
  EXPECT_EQ(both(Happening::attack_declared, 1, 2), 6);
  EXPECT_EQ(both(Happening::ended, 0, 3), 8);
  EXPECT_EQ(both(Happening::role_declared, 0, 3), 6);  // undeclared is not told
  EXPECT_EQ(both(Happening::attack_result, 2, 1), 4);
  EXPECT_EQ(both(Happening::interrogated, 0, 1), 4);
  EXPECT_EQ(both(Happening::luck_played, 1, 1), 4);
}

TEST(WingCommanderWords, WC_ORDERS_which_order_is_placed_only_its_owner_reads) {
  Event event;
  event.kind = static_cast<std::uint16_t>(Happening::order_placed);
  event.seat = Seat::b;
  event.card = static_cast<std::uint16_t>(card("ace-hunt"));
  event.audience = Seat::b;
  const std::string name = name_of_card(own(), static_cast<CardId>(event.card), Language::english);
  EXPECT_EQ(WingCommander::sentence(event, own(), Seat::a, Language::english),
            "The Terrans place a Secret Order face down under their carrier.");
  EXPECT_EQ(WingCommander::sentence(event, own(), Seat::b, Language::english),
            "The Terrans place a Secret Order face down under their carrier: " + name + ".");
}

TEST(WingCommanderWords, WC_R_56_a_drawn_card_is_a_card_to_the_other_side) {
  Event event;
  event.kind = static_cast<std::uint16_t>(Happening::drawn);
  event.card = static_cast<std::uint16_t>(card("darket"));
  event.audience = Seat::a;
  EXPECT_EQ(WingCommander::sentence(event, own(), Seat::b, Language::french),
            "Les Kilrathi piochent une carte.");
  EXPECT_NE(WingCommander::sentence(event, own(), Seat::a, Language::french).find("Darket"),
            std::string::npos);
}

// Whole games at random: every question, every option and everything told is a sentence.
TEST(WingCommanderWords, everything_said_in_random_games_is_a_sentence) {
  std::set<std::uint16_t> verbs;
  std::set<std::uint16_t> happenings;
  for (std::uint64_t game = 1; game <= 12; ++game) {
    Random random(game);
    const Chance chance{game};
    Log log;
    Match match = WingCommander::begin({}, own(), chance, &log);
    for (int choices = 0; choices < 1500; ++choices) {
      const auto decision = WingCommander::decision(match, own());
      if (!decision) break;
      const Match view = WingCommander::view(match, decision->seat);
      OptionList options;
      WingCommander::list(match, own(), options);
      for (const Language language : kLanguages) {
        expect_sentence(WingCommander::question(view, own(), language));
        for (const Option& option : options) {
          const std::string text = WingCommander::describe(option, view, own(), language);
          const std::string look = WingCommander::where_to_look(option, view, own(), language);
          expect_sentence(text);
          expect_sentence(look);
          EXPECT_NE(text, look);
        }
      }
      for (const Option& option : options) verbs.insert(option.verb);
      const auto count = static_cast<std::uint32_t>(options.size());
      WingCommander::play(match, own(), options[random.below(count)], chance, &log);
    }
    for (const Event& event : log.events()) {
      happenings.insert(event.kind);
      for (const Language language : kLanguages)
        for (const SeatSet viewer : {SeatSet(Seat::a), SeatSet(Seat::b), SeatSet::all()})
          expect_sentence(WingCommander::sentence(event, own(), viewer, language));
    }
    if (HasFailure()) return;
  }
  EXPECT_GT(verbs.size(), 20U);
  EXPECT_GT(happenings.size(), 30U);
}

TEST(WingCommanderWords, every_verb_has_a_sentence_even_if_nothing_lies_there) {
  const Match match = WingCommander::begin({}, own(), Chance{1});
  for (const Language language : kLanguages)
    for (int verb = 0; verb < kVerbs; ++verb)
      if (verb != static_cast<int>(Verb::keep) && verb != static_cast<int>(Verb::cross))
        expect_sentence(
            WingCommander::describe(make_option(static_cast<Verb>(verb)), match, own(), language));
  for (const Language language : kLanguages)
    for (int verb = 0; verb < kVerbs; ++verb)
      expect_sentence(WingCommander::where_to_look(make_option(static_cast<Verb>(verb)), match,
                                                   own(), language));
}

TEST(WingCommanderWords, what_is_not_understood_says_what_was_expected) {
  const auto problem = [](const std::string& text, Language language) {
    const ParsedOption parsed = WingCommander::Notation(own()).parse(text);
    return parsed.error ? WingCommander::sentence(*parsed.error, own(), language) : "";
  };
  EXPECT_EQ(problem("move a.nw.1 x", Language::english),
            "expected a Nav Point: kc, nw, ne, c, sw, se or tc");
  EXPECT_TRUE(problem("medal third attack", Language::french).starts_with("attendu : first"));
  EXPECT_TRUE(problem("dance", Language::english).starts_with("expected one of pass, take"));
  EXPECT_EQ(problem("pass now", Language::french), "attendu : rien de plus");
  EXPECT_EQ(problem("pass", Language::french), "");
}

TEST(WingCommanderWords, every_line_of_the_catalogue_says_where_the_card_comes_from) {
  for (const Language language : kLanguages) {
    const auto lines = WingCommander::catalogue(own(), language);
    EXPECT_GE(static_cast<int>(lines.size()), own().cards());
    int column = -1;
    for (const std::string& line : lines) {
      std::size_t at = std::string::npos;
      for (const Origin origin : {Origin::completion, Origin::original, Origin::real})
        if (at == std::string::npos) at = line.find(title_of(origin, language));
      ASSERT_NE(at, std::string::npos) << line;
      const int here = columns_of(std::string_view(line).substr(0, at));
      if (column < 0) column = here;
      EXPECT_EQ(here, column) << line;
    }
  }
}

}  // namespace
}  // namespace wardroom::wingcommander
