// Starfighter as a whole: games in words, and one number over 1,000 games of every mode.
#include "tests/support/golden.hpp"

#include "games/starfighter/game.hpp"

namespace wardroom::starfighter {
namespace {

const std::string kFolder = "tests/starfighter/golden/";

Setup in_mode(Mode mode) {
  Setup setup;
  setup.mode = mode;
  return setup;
}

std::string played(Mode mode, BotKind bot, std::uint64_t seed,
                   Language language = Language::english) {
  return in_words<Starfighter>({in_mode(mode), bot, seed, language});
}

TEST(Golden, training_between_greedy_bots) {
  expect_golden(kFolder + "training.txt", played(Mode::training, BotKind::greedy, 1));
}

TEST(Golden, skirmish_between_greedy_bots) {
  expect_golden(kFolder + "skirmish.txt", played(Mode::skirmish, BotKind::greedy, 2));
}

TEST(Golden, skirmish_between_random_bots) {
  expect_golden(kFolder + "random.txt", played(Mode::skirmish, BotKind::random, 3));
}

// The same game as training.txt, told in French.
TEST(Golden, training_in_french) {
  expect_golden(kFolder + "training_fr.txt",
                played(Mode::training, BotKind::greedy, 1, Language::french));
}

TEST(Golden, signature_of_1000_games) {
  std::string text;
  for (const Mode mode : {Mode::training, Mode::skirmish})
    for (const BotKind bot : {BotKind::random, BotKind::greedy})
      text += std::string(name_of(mode)) + ' ' + std::string(name_of(bot)) + ' ' +
              hex(signature<Starfighter>(in_mode(mode), bot, 1000,
                                         [](Digest& digest, const Match& end) {
                                           digest.add(end.round);
                                           for (const std::int16_t armor : end.armor)
                                             digest.add(static_cast<std::uint64_t>(armor));
                                         })) +
              '\n';
  expect_golden(kFolder + "signature.txt", text);
}

}  // namespace
}  // namespace wardroom::starfighter
