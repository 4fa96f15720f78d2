// Wing Commander as a whole: games in words, and one number over many games.
#include "tests/support/golden.hpp"

#include "games/wingcommander/game.hpp"

namespace wardroom::wingcommander {
namespace {

const std::string kFolder = "tests/wingcommander/golden/";

TEST(WingCommanderGolden, between_greedy_bots) {
  expect_golden(kFolder + "greedy.txt", in_words<WingCommander>({{}, BotKind::greedy, 1}));
}

// The same game, told in French.
TEST(WingCommanderGolden, in_french) {
  expect_golden(kFolder + "greedy_fr.txt",
                in_words<WingCommander>({{}, BotKind::greedy, 1, Language::french}));
}

TEST(WingCommanderGolden, between_random_bots) {
  expect_golden(kFolder + "random.txt", in_words<WingCommander>({{}, BotKind::random, 3}));
}

TEST(WingCommanderGolden, signature_of_games) {
  const auto signed_games = [](BotKind bot, std::uint64_t games) {
    return std::string(name_of(bot)) + ' ' +
           hex(signature<WingCommander>({}, bot, games,
                                        [](Digest& digest, const Match& end) {
                                          digest.add(end.turn);
                                          for (const std::int16_t power : end.power)
                                            digest.add(static_cast<std::uint64_t>(power));
                                          for (const std::uint8_t hits : end.hits) digest.add(hits);
                                        })) +
           '\n';
  };
  expect_golden(kFolder + "signature.txt",
                signed_games(BotKind::random, 1000) + signed_games(BotKind::greedy, 100));
}

}  // namespace
}  // namespace wardroom::wingcommander
