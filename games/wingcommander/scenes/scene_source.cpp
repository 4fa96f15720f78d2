// A scene as scenario files describe it: docs/scenarios.md.
#include "cardplay/scene_reader.hpp"
#include "games/wingcommander/game.hpp"
#include "games/wingcommander/scenes/scene.hpp"
#include "words/wingcommander_scene.hpp"

namespace wardroom {
namespace {

using namespace wingcommander;

constexpr std::array<std::string_view, 2> kModes = {"casual", "tournament"};
constexpr std::array<std::string_view, 7> kStages = {"setup",    "draw",   "muster", "scramble",
                                                     "movement", "combat", "discard"};
constexpr std::array<std::string_view, kNavPoints> kPoints = {"kc", "nw", "ne", "c",
                                                              "sw", "se", "tc"};
constexpr std::array<std::string_view, 3> kWings = {"first", "second", "both"};
constexpr std::array<std::string_view, 6> kSteps = {"positioning", "plays", "medals",
                                                    "roles",       "split", "home"};
constexpr std::array<std::string_view, 6> kPiles = {"deck",  "discard", "hand",
                                                    "ready", "orders",  "brig"};

class Reader : cardplay::SceneReader<ScenePlan, Set> {
 public:
  using SceneReader::SceneReader;

  ScenePlan read() {
    plan_.stage = static_cast<ScenePlan::Stage>(fields_.word("phase", kStages));
    plan_.setup.mode = static_cast<Mode>(fields_.word_or("mode", kModes, 0));
    plan_.setup.rulings = rulings<WingCommander>();
    plan_.active = seat_at(fields_.word_or("active", kSeatNames, 0));
    if (fields_.has("turn")) plan_.turn = fields_.number("turn", 1, 9999);
    plan_.idle_turns = fields_.number_or("idle", 0, 9, 0);
    plan_.eventful = fields_.flag_or("eventful", false);
    plan_.luck_spent = which_seats("luck_spent");
    plan_.fought = points("fought");
    plan_.guarded = points("guarded");
    for (const Seat seat : kBothSeats) read_seat(seat);
    read_modifiers();
    read_combat();
    fields_.finish();
    return plan_;
  }

 private:
  // Nav points as bits: ["c", "nw"].
  std::uint8_t points(std::string_view key) {
    std::uint8_t bits = 0;
    for (const std::string& name : fields_.texts_or_none(key)) {
      const auto found = std::ranges::find(kPoints, name);
      if (found == kPoints.end())
        fields_.problem_at(key, words::scene::unknown_point(fields_.language(), name));
      else
        bits |= bit(nav_point(static_cast<int>(found - kPoints.begin())));
    }
    return bits;
  }

  void read_seat(Seat seat) {
    const auto i = static_cast<std::size_t>(index(seat));
    auto entries = fields_.table_or_none(kSeatNames[i], R"({ power = 20, hand = "shake" })");
    if (!entries) return;
    if (entries->has("power")) plan_.power[i] = entries->number("power", -999, 999);
    plan_.hits[i] = entries->number_or("hits", 0, 1, 0);
    plan_.opening[i] = entries->text_or("opening", "");
    for (std::size_t pile = 0; pile < kPiles.size(); ++pile) {
      std::string& cards = plan_.cards[2 * pile + i];
      cards = entries->text_or(kPiles[pile], cards);
    }
    if (!entries->has("deck")) leave_rest(plan_.cards[kDiscard + i], plan_.cards[kDeck + i]);
    for (std::size_t point = 0; point < kNavPoints; ++point)
      plan_
          .cards[static_cast<std::size_t>(flights_zone(nav_point(static_cast<int>(point)), seat))] =
          entries->text_or(kPoints[point], "");
    if (auto held = entries->table_or_none("held", "{ c = 1 }")) {
      for (std::size_t point = 0; point < kNavPoints; ++point)
        plan_.held[i][point] = held->number_or(kPoints[point], 0, 200, 0);
      held->finish();
    }
    entries->finish();
  }

  void read_modifiers() {
    auto modifiers = fields_.table_or_none("modifier", R"({ nw = "ember-cloud" })");
    if (!modifiers) return;
    for (std::size_t point = 0; point < kNavPoints; ++point)
      plan_.cards[kModifiers + point] = modifiers->text_or(kPoints[point], "");
    modifiers->finish();
  }

  void read_combat() {
    auto entries = fields_.table_or_none("combat", R"({ at = "c", step = "plays" })");
    if (!entries) return;
    CombatPlan combat;
    combat.at = nav_point(entries->word("at", kPoints));
    combat.wing = word_or_none(*entries, "bomb", kWings);
    const int first = combat.wing ? 1 : 0;  // nobody takes up a position against a ship
    combat.step = static_cast<CombatPlan::Step>(entries->word_or("step", kSteps, first));
    combat.turn = seat_or_none(*entries, "turn");
    combat.passes = entries->number_or("passes", 0, 1, 0);
    read_done(*entries, combat);
    entries->finish();
    plan_.combat = combat;
  }

  // "a maneuver shake first": who did it, and an option.
  void read_done(cards::Fields& entries, CombatPlan& combat) {
    const WingCommanderNotation notation(set_);
    const std::vector<std::string> texts = entries.texts_or_none("done");
    for (std::size_t i = 0; i < texts.size(); ++i) {
      const std::string path = "done[" + std::to_string(i) + ']';
      if (texts[i].size() < 3 || (texts[i][0] != 'a' && texts[i][0] != 'b') || texts[i][1] != ' ') {
        entries.problem_in(path, 0, words::scene::done_form(fields_.language()));
        continue;
      }
      const ParsedOption parsed = notation.parse(std::string_view(texts[i]).substr(2));
      if (parsed.error)
        entries.problem_in(path, static_cast<std::size_t>(parsed.error->column) + 1,
                           WingCommander::sentence(*parsed.error, set_, fields_.language()));
      else
        combat.done.push_back({texts[i][0] == 'a' ? Seat::a : Seat::b, parsed.option});
    }
  }
};

}  // namespace

std::optional<WingCommander::Match> WingCommander::set_up(cards::Fields& fields, const Set& set,
                                                          const Chance& chance, Witness* witness) {
  return cardplay::set_up_scene<WingCommander, Reader, Referee>(fields, set, chance, witness);
}

}  // namespace wardroom
