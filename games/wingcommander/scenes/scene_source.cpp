// A scene as scenario files describe it: docs/scenarios.md. Reading goes on after a problem, so
// that one run finds them all.
#include "cards/fields.hpp"
#include "games/wingcommander/game.hpp"
#include "games/wingcommander/scenes/scene.hpp"
#include "words/wingcommander_scene.hpp"

namespace wardroom {
namespace {

using namespace wingcommander;

constexpr std::array<std::string_view, 2> kModes = {"casual", "tournament"};
constexpr std::array<std::string_view, 7> kStages = {"setup",    "draw",   "muster", "scramble",
                                                     "movement", "combat", "discard"};
constexpr std::array<std::string_view, 2> kSeatNames = {"a", "b"};
constexpr std::array<std::string_view, 4> kWho = {"a", "b", "nobody", "both"};
constexpr std::array<std::string_view, kNavPoints> kPoints = {"kc", "nw", "ne", "c",
                                                              "sw", "se", "tc"};
constexpr std::array<std::string_view, 3> kWings = {"first", "second", "both"};
constexpr std::array<std::string_view, 6> kSteps = {"positioning", "plays", "medals",
                                                    "roles",       "split", "home"};
constexpr std::array<std::string_view, 6> kPiles = {"deck",  "discard", "hand",
                                                    "ready", "orders",  "brig"};

class SceneReader {
 public:
  SceneReader(cards::Fields& fields, const Set& set) : fields_(fields), set_(set) {}

  ScenePlan read() {
    plan_.stage = static_cast<ScenePlan::Stage>(fields_.word("phase", kStages));
    read_rules();
    plan_.active = seat_at(fields_.word_or("active", kSeatNames, 0));
    if (fields_.has("turn")) plan_.turn = fields_.number("turn", 1, 9999);
    plan_.idle_turns = fields_.number_or("idle", 0, 9, 0);
    plan_.eventful = fields_.flag_or("eventful", false);
    const int spent = fields_.word_or("luck_spent", kWho, 2);
    plan_.luck_spent = {spent == 0 || spent == 3, spent == 1 || spent == 3};
    plan_.fought = points("fought");
    plan_.guarded = points("guarded");
    for (const Seat seat : kBothSeats) read_seat(seat);
    read_modifiers();
    read_combat();
    fields_.finish();
    return plan_;
  }

 private:
  // Named as on the command line, and understood in the same place.
  void read_rules() {
    plan_.setup.mode = static_cast<Mode>(fields_.word_or("mode", kModes, 0));
    std::string problem;
    MatchRequest request;
    request.rules = fields_.texts_or_none("rules");
    plan_.setup.rulings = WingCommander::setup(request, set_, problem, fields_.language()).rulings;
    if (!problem.empty()) fields_.problem_at("rules", problem);
  }

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
    // Every card that is named nowhere lies in the draw pile, unless the discard pile claims them.
    if (!entries->has("deck") && plan_.cards[kDiscard + i].find("...") != std::string::npos)
      plan_.cards[kDeck + i].clear();
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
    if (entries->has("bomb")) combat.wing = entries->word("bomb", kWings);
    const int first = combat.wing ? 1 : 0;  // nobody takes up a position against a ship
    combat.step = static_cast<CombatPlan::Step>(entries->word_or("step", kSteps, first));
    if (entries->has("turn")) combat.turn = seat_at(entries->word("turn", kSeatNames));
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

  cards::Fields& fields_;
  const Set& set_;
  ScenePlan plan_;
};

}  // namespace

std::optional<WingCommander::Match> WingCommander::set_up(cards::Fields& fields, const Set& set,
                                                          const Chance& chance, Witness* witness) {
  const ScenePlan plan = SceneReader(fields, set).read();
  if (!fields.sound()) return std::nullopt;
  SceneFaults faults;
  Match match = lay_out(plan, set, fields.language(), faults);
  Referee referee(match, set, chance, witness);
  if (faults.empty()) take_up(plan, referee, fields.language(), faults);
  for (const SceneFault& fault : faults) fields.problem_in(fault.key, fault.at, fault.message);
  if (!faults.empty()) return std::nullopt;
  return match;
}

}  // namespace wardroom
