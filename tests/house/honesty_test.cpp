// Nothing hidden leaves the server: whatever is changed that a seat cannot know, every message for
// it and for spectators is the same. Random games are stopped now and then; two houses, in which
// the game begins there with other hidden cards, are asked the same.
#include <gtest/gtest.h>

#include <algorithm>

#include "games/wingcommander/game.hpp"
#include "tests/house/hall.hpp"
#include "tests/support/properties.hpp"
#include "tests/table/staged.hpp"

namespace wardroom::server {
namespace {

// Names that chance gives to people and tables are left out.
Json without_names(Json value) {
  if (JsonArray* list = value.if_array())
    for (Json& item : *list) item = without_names(std::move(item));
  JsonObject* object = value.if_object();
  if (object == nullptr) return value;
  for (const char* name : {"person", "token", "invite"})
    if (object->contains(name) && !object->at(name).is_null()) (*object)[name] = "some";
  if (object->contains("commitment")) (*object)["id"] = "some";
  for (auto& member : *object) member.value() = without_names(std::move(member.value()));
  return value;
}

using Messages = std::vector<std::string>;

Messages all_heard(const Visitor& visitor) {
  Messages all;
  for (const JsonObject& message : visitor.heard())
    if (!is(message, "welcome")) all.push_back(boost::json::serialize(without_names(message)));
  return all;
}

// Where two differ first, with a little of what comes before; empty if they do not.
std::string difference(const Messages& real, const Messages& changed) {
  for (std::size_t i = 0; i < std::min(real.size(), changed.size()); ++i) {
    const auto [one, other] = std::ranges::mismatch(real[i], changed[i]);
    if (one == real[i].end() && other == changed[i].end()) continue;
    const auto at = static_cast<std::size_t>(one - real[i].begin());
    const std::size_t from = at - std::min<std::size_t>(at, 60);
    return real[i].substr(from, 120) + "\n" + changed[i].substr(from, 120);
  }
  return real.size() == changed.size() ? "" : "more messages";
}

struct Heard {
  Messages at_seat;
  Messages watching;
};

// Everything that who sits at `seat` and who watches can hear about this situation.
template <class Game>
Heard heard_about(const Situation<Game>& situation, Seat seat,
                  std::span<const std::string> options) {
  const Staged<Game> game(situation);
  Hall hall(Hall::generous(), {&game});
  Visitor one(hall), other(hall), eve(hall);
  one.curious = other.curious = eve.curious = false;
  int number = 0;
  for (Visitor* visitor : {&one, &other, &eve}) {
    visitor->hello();
    visitor->ask("rename", {{"name", "Pilot " + std::to_string(++number)}});
  }
  const TableFor table{.game = std::string(Game::kName),
                       .mode = "",
                       .clock = boost::json::parse(R"({"kind":"fischer","base":60,"increment":5})"),
                       .is_public = true};
  one.ask("create", seat == Seat::a ? wish(table, {"me", "open"}) : wish(table, {"open", "me"}));
  eve.ask("enter", {{"room", one.room_id()}});
  other.ask("join", {{"room", one.room_id()}});
  for (Visitor* visitor : {&one, &eve}) {
    for (const std::string& option : options) {
      visitor->ask("why", {{"option", option}});
      visitor->ask("preview", {{"option", option}});
    }
    visitor->ask("language", {{"language", "fr"}});
    visitor->ask("resync");
    visitor->ask("lobby");
    visitor->ask("record");
    visitor->ask("hint");
  }
  other.ask("offer", {{"what", "draw"}});
  one.ask("undo");
  hall.pass(10'000);
  one.ask("lobby");
  one.ask("concede");
  return {all_heard(one), all_heard(eve)};
}

template <class Game>
void check_games(int games, std::uint32_t one_in,
                 const std::function<typename Game::Setup(Random&)>& setup) {
  const auto& set = Game::own_set();
  int differences = 0;
  int compared = 0;
  for (int seed = 1; seed <= games_to_play(games); ++seed) {
    Random random(static_cast<std::uint64_t>(seed) * 977);
    const Chance chance(random.next());
    Situation<Game> now;
    now.match = Game::begin(setup(random), set, chance, &now.log);
    OptionList options;
    while (Game::decision(now.match, set)) {
      Game::list(now.match, set, options);
      const auto pick = random.below(static_cast<std::uint32_t>(options.size()));
      if (options.size() > 1 && random.below(one_in) == 0) {
        const typename Game::Notation notation(set);
        const std::vector<std::string> texts = {notation.print(options[pick])};
        const Seat seat = seat_at(static_cast<int>(random.below(2)));
        const Situation<Game> other = unlike<Game>(now, seat, random);
        ++compared;
        if (other.match != now.match) ++differences;
        const Heard real = heard_about<Game>(now, seat, texts);
        const Heard changed = heard_about<Game>(other, seat, texts);
        ASSERT_EQ(difference(real.at_seat, changed.at_seat), "")
            << "seed " << seed << ", seat " << letter(seat);
        ASSERT_EQ(difference(real.watching, changed.watching), "")
            << "seed " << seed << ", watching";
      }
      Game::play(now.match, set, options[pick], chance, &now.log);
    }
  }
  EXPECT_GT(compared, 0);
  EXPECT_GT(differences, compared / 2) << "otherwise little was tested";
}

TEST(HouseHonesty, messages_of_starfighter_tell_nothing_hidden) {
  check_games<Starfighter>(1000, 60, any_starfighter);
}

TEST(HouseHonesty, messages_of_wing_commander_tell_nothing_hidden) {
  check_games<WingCommander>(40, 100, [](Random&) { return WingCommander::Setup(); });
}

}  // namespace
}  // namespace wardroom::server
