// A scene as scenario files describe it: docs/scenarios.md.
#include "cardplay/scene_reader.hpp"
#include "games/starfighter/game.hpp"
#include "games/starfighter/scenes/scene.hpp"
#include "words/starfighter_scene.hpp"

namespace wardroom {
namespace {

using namespace starfighter;

constexpr std::array<std::string_view, 3> kModes = {"training", "skirmish", "total-war"};
constexpr std::array<std::string_view, 5> kStages = {"setup", "reinforcements", "deployment",
                                                     "combat", "end"};
constexpr std::array<std::string_view, 2> kSides = {"left", "right"};
constexpr std::array<std::string_view, 5> kSectorsOfA = {"a1", "a2", "a3", "a4", "a5"};
constexpr int kMostTokens = 20;  // four cards and a fifth half, four Fighters each

class Reader : cardplay::SceneReader<ScenePlan, Set> {
 public:
  using SceneReader::SceneReader;

  ScenePlan read() {
    plan_.stage = static_cast<ScenePlan::Stage>(fields_.word("phase", kStages));
    read_match();
    read_piles();
    plan_.initiative = seat_or_none(fields_, "initiative");
    plan_.turn = seat_or_none(fields_, "turn");
    plan_.passed = which_seats("passed");
    plan_.order = word_or_none(fields_, "order", kSides);
    plan_.battle = word_or_none(fields_, "battle", kSectorsOfA);
    plan_.suffers = seat_or_none(fields_, "suffers");
    by_seat("tokens", "{ a = 2 }", [&](cards::Fields& seats, Seat seat, std::string_view key) {
      plan_.tokens[index(seat)] = seats.number(key, 0, kMostTokens);
    });
    plan_.shift = fields_.number_or("shift", 2 - kColumns, kColumns - 2, 0);
    plan_.round = fields_.number_or("round", 1, 9999, 1);
    plan_.idle_rounds = fields_.number_or("idle", 0, 2, 0);
    plan_.eventful = fields_.flag_or("eventful", false);
    plan_.pending = fields_.text_or("pending", "");
    plan_.chain = fields_.number_or("chain", 0, Chain::kMaxTriggers, 0);
    fields_.finish();
    return plan_;
  }

 private:
  void read_match() {
    Setup& setup = plan_.setup;
    setup.mode = static_cast<Mode>(fields_.word_or("mode", kModes, 1));
    by_seat("cruiser", R"({ a = "Ares" })",
            [&](cards::Fields& seats, Seat seat, std::string_view key) {
              const auto found = set_.find_cruiser(seats.text(key));
              if (found) setup.cruisers[index(seat)] = static_cast<std::int8_t>(*found);
              if (!found && seats.sound()) seats.problem_at(key, unknown_cruiser());
            });
    if (plan_.stage != ScenePlan::Stage::setup || setup.mode == Mode::total_war)
      for (const Seat seat : {Seat::a, Seat::b}) take_any_cruiser(seat);
    setup.rulings = rulings<Starfighter>();
    by_seat("armor", "{ a = 20 }", [&](cards::Fields& seats, Seat seat, std::string_view key) {
      plan_.armor[index(seat)] = seats.number(key, -999, 999);
    });
  }

  // Who names no Cruiser flies the set's first one that is left.
  void take_any_cruiser(Seat seat) {
    auto& cruisers = plan_.setup.cruisers;
    std::int8_t first = 0;
    while (first == cruisers[index(other(seat))]) ++first;
    if (cruisers[index(seat)] == Setup::kChosenInPlay) cruisers[index(seat)] = first;
  }

  std::string unknown_cruiser() const {
    std::string names;
    for (int i = 0; i < set_.cruisers(); ++i) names += (i == 0 ? "" : ", ") + set_.cruiser(i).name;
    return words::scene::unknown_cruiser(fields_.language(), names);
  }

  void read_piles() {
    if (plan_.setup.mode == Mode::total_war) {
      read_own_piles();
    } else {
      plan_.cards[kDeck] = fields_.text_or("deck", "...");
      plan_.cards[kDiscard] = fields_.text_or("discard", "");
      if (!fields_.has("deck")) leave_rest(plan_.cards[kDiscard], plan_.cards[kDeck]);
    }
    const auto pile = [&](int first_zone) {
      return [this, first_zone](cards::Fields& seats, Seat seat, std::string_view key) {
        plan_.cards[first_zone + index(seat)] = seats.text_or(key, "");
      };
    };
    by_seat("hand", R"({ a = "3-10" })", pile(kHand));
    by_seat("aside", R"({ a = "3-10" })", pile(kAside));
    auto sectors = fields_.table_or_none("sector", R"({ a2 = "0-05 1-11" })");
    if (!sectors) return;
    for (Sector sector = 0; sector < kSectors; ++sector)
      plan_.cards[zone_of(sector)] = sectors->text_or(sector_name(sector), "");
    sectors->finish();
  }

  // SF-TOTAL-08, SF-TOTAL-09.
  void read_own_piles() {
    std::array<bool, 2> given{};
    for (const int deck : {int{kDeck}, int{kSecondDeck}}) plan_.cards[deck] = "...";
    by_seat("deck", R"({ a = "3-10 ..." })",
            [&](cards::Fields& seats, Seat seat, std::string_view key) {
              plan_.cards[seat == Seat::a ? kDeck : kSecondDeck] = seats.text_or(key, "");
              given[index(seat)] = true;
            });
    by_seat("discard", R"({ a = "3-10" })",
            [&](cards::Fields& seats, Seat seat, std::string_view key) {
              plan_.cards[seat == Seat::a ? kDiscard : kSecondDiscard] = seats.text_or(key, "");
            });
    if (!given[0]) leave_rest(plan_.cards[kDiscard], plan_.cards[kDeck]);
    if (!given[1]) leave_rest(plan_.cards[kSecondDiscard], plan_.cards[kSecondDeck]);
  }
};

}  // namespace

std::optional<Starfighter::Match> Starfighter::set_up(cards::Fields& fields, const Set& set,
                                                      const Chance& chance, Witness* witness) {
  return cardplay::set_up_scene<Starfighter, Reader, Referee>(fields, set, chance, witness);
}

}  // namespace wardroom
