// Nothing hidden leaves a table: whatever is changed that a seat cannot know, every message for it
// is the same, byte for byte. Random games are stopped now and then; a table with the match and one
// with a match that looks the same to the seat are asked the same questions.
#include <gtest/gtest.h>

#include "games/starfighter/game.hpp"
#include "games/wingcommander/game.hpp"
#include "tests/support/properties.hpp"
#include "tests/table/client.hpp"
#include "tests/table/staged.hpp"

namespace wardroom {
namespace {

// Everything a client can hear about this situation, with `person` at the table, or two people and
// nobody seated.
template <class Game>
std::string heard_by(const Situation<Game>& situation, std::optional<Seat> person,
                     std::span<const std::string> options) {
  const Staged<Game> game(situation);
  TableHost host({&game}, "0.0.0", 1);
  std::string all;
  const auto ask = [&](const JsonObject& message) {
    all += host.handle(boost::json::serialize(message)) + '\n';
  };
  boost::json::array players;
  for (const Seat seat : situation.match.seats())
    players.emplace_back(!person || *person == seat ? "human" : "cadet");
  ask({{"type", "new"}, {"game", Game::kName}, {"mode", ""}, {"players", players}});
  for (const std::string& option : options) {
    ask({{"type", "why"}, {"option", option}});
    ask({{"type", "preview"}, {"option", option}});
  }
  ask({{"type", "hint"}, {"simulations", 4}});
  ask({{"type", "language"}, {"language", "fr"}});
  ask({{"type", "sit"}, {"seat", nullptr}});
  return all;
}

// Some that are legal, and some that can be written down.
template <class Game>
std::vector<std::string> some_options(const typename Game::Match& match, const OptionSpace& space,
                                      Random& random) {
  const typename Game::Notation notation(Game::own_set());
  OptionList options;
  Game::list(match, Game::own_set(), options);
  std::vector<std::string> texts;
  for (int i = 0; i < 3; ++i) {
    const auto pick = random.below(static_cast<std::uint32_t>(options.size()));
    texts.push_back(notation.print(options[pick]));
    texts.push_back(notation.print(space.any(random)));
  }
  return texts;
}

template <class Game>
void check_games(int games, std::uint32_t one_in,
                 const std::function<typename Game::Setup(Random&)>& setup) {
  const auto& set = Game::own_set();
  const OptionSpace space{typename Game::Notation(set)};
  int compared = 0;
  int differences = 0;
  for (int seed = 1; seed <= games_to_play(games); ++seed) {
    Random random(static_cast<std::uint64_t>(seed));
    const Chance chance(random.next());
    Situation<Game> now;
    now.match = Game::begin(setup(random), set, chance, &now.log);
    OptionList options;
    while (const auto decision = Game::decision(now.match, set)) {
      Game::list(now.match, set, options);
      if (options.size() > 1 && random.below(one_in) == 0) {
        const auto texts = some_options<Game>(now.match, space, random);
        for (const Seat seat : now.match.seats()) {
          const Situation<Game> other = unlike<Game>(now, seat, random);
          ++compared;
          if (other.match != now.match) ++differences;
          ASSERT_EQ(heard_by<Game>(now, seat, texts), heard_by<Game>(other, seat, texts))
              << "seed " << seed << ", seat " << letter(seat);
          // With two people and nobody seated, all know less than this seat does.
          ASSERT_EQ(heard_by<Game>(now, std::nullopt, texts),
                    heard_by<Game>(other, std::nullopt, texts))
              << "seed " << seed << ", nobody seated";
        }
      }
      const auto pick = random.below(static_cast<std::uint32_t>(options.size()));
      Game::play(now.match, set, options[pick], chance, &now.log);
    }
  }
  EXPECT_GT(compared, games_to_play(games));
  EXPECT_GT(differences, compared / 2) << "otherwise little was tested";
}

TEST(TableHonesty, messages_of_starfighter_tell_nothing_hidden) {
  check_games<Starfighter>(300, 8, any_starfighter);
}

TEST(TableHonesty, messages_of_wing_commander_tell_nothing_hidden) {
  check_games<WingCommander>(40, 40, [](Random&) { return WingCommander::Setup(); });
}

}  // namespace
}  // namespace wardroom
