// Behaviour as a whole. Golden playthroughs are whole games in words: a change of the rules shows
// as a readable difference. The signature is one number over 1,000 games of every mode.
// After a change that is meant, run this program with WARDROOM_UPDATE_GOLDENS=1 and read the diff.
#include <gtest/gtest.h>

#include <cstdlib>
#include <fstream>
#include <iterator>
#include <sstream>

#include "ai/game_of_bots.hpp"
#include "games/starfighter/game.hpp"

namespace wardroom::starfighter {
namespace {

const std::string kFolder = WARDROOM_SOURCE_DIR "/tests/starfighter/golden/";

struct Playthrough {
  Mode mode;
  BotKind bot;  // of both seats
  std::uint64_t seed;
  Language language = Language::english;
};

std::string hex(std::uint64_t number) {
  std::ostringstream text;
  text << std::hex << number;
  return text.str();
}

// Everything is told: a golden is read by people who check the rules.
std::string in_words(const Playthrough& game) {
  const Set& set = Starfighter::own_set();
  const Starfighter::Notation notation(set);
  Setup setup;
  setup.mode = game.mode;
  Log log;
  std::string text;
  std::size_t told = 0;
  const auto tell = [&] {
    for (; told < log.size(); ++told)
      text += "    " +
              Starfighter::sentence(log.events()[told], set, SeatSet::none(), game.language) + '\n';
  };
  int n = 0;
  Crew crew({BotSeat{game.bot, ""}, BotSeat{game.bot, ""}});
  const Match end = play_bots<Starfighter>(
      {setup, {}}, set, crew, game.seed, &log,
      [&](const Match& match, const Decision& decision, const OptionList& options,
          const Option& choice) {
        tell();
        text += std::to_string(n++) + ' ' + letter(decision.seat) + ' ' +
                std::string(name_of(decision.kind)) + ", " + std::to_string(options.size()) +
                " options: " + notation.print(choice) + "  [" + hex(match.digest()) + "]\n";
      });
  tell();
  return text + "end [" + hex(end.digest()) + "]\n";
}

std::string read(const std::string& file) {
  std::ifstream in(file, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
}

void expect_golden(const std::string& name, const std::string& text) {
  const std::string file = kFolder + name;
  if (std::getenv("WARDROOM_UPDATE_GOLDENS") != nullptr)
    std::ofstream(file, std::ios::binary) << text;
  const std::string golden = read(file);
  if (golden == text) return;
  std::istringstream old_lines(golden);
  std::istringstream new_lines(text);
  std::string was;
  std::string is;
  int line = 0;
  do {
    ++line;
    if (!std::getline(old_lines, was)) was = "(the end)";
    if (!std::getline(new_lines, is)) is = "(the end)";
  } while (was == is);
  ADD_FAILURE() << name << " differs from line " << line << "\n  was: " << was << "\n  is:  " << is;
}

// Who was asked what, and how it ended: independent of how a match is stored.
std::uint64_t signature(Mode mode, BotKind bot) {
  const Set& set = Starfighter::own_set();
  Setup setup;
  setup.mode = mode;
  Digest digest;
  Crew crew({BotSeat{bot, ""}, BotSeat{bot, ""}});
  for (std::uint64_t seed = 1; seed <= 1000; ++seed) {
    const Match end =
        play_bots<Starfighter>({setup, {}}, set, crew, seed, nullptr,
                               [&](const Match&, const Decision& decision,
                                   const OptionList& options, const Option& choice) {
                                 digest.add(static_cast<std::uint64_t>(index(decision.seat)));
                                 digest.add(static_cast<std::uint64_t>(decision.kind));
                                 digest.add_list(options);
                                 digest.add_item(choice);
                               });
    digest.add(end.round);
    for (const std::int16_t armor : end.armor) digest.add(static_cast<std::uint64_t>(armor));
  }
  return digest.value();
}

TEST(Golden, training_between_greedy_bots) {
  expect_golden("training.txt", in_words({Mode::training, BotKind::greedy, 1}));
}

TEST(Golden, skirmish_between_greedy_bots) {
  expect_golden("skirmish.txt", in_words({Mode::skirmish, BotKind::greedy, 2}));
}

TEST(Golden, skirmish_between_random_bots) {
  expect_golden("random.txt", in_words({Mode::skirmish, BotKind::random, 3}));
}

// The same game as training.txt, told in French.
TEST(Golden, training_in_french) {
  expect_golden("training_fr.txt",
                in_words({Mode::training, BotKind::greedy, 1, Language::french}));
}

TEST(Golden, signature_of_1000_games) {
  std::string text;
  for (const Mode mode : {Mode::training, Mode::skirmish})
    for (const BotKind bot : {BotKind::random, BotKind::greedy})
      text += std::string(name_of(mode)) + ' ' + std::string(name_of(bot)) + ' ' +
              hex(signature(mode, bot)) + '\n';
  expect_golden("signature.txt", text);
}

}  // namespace
}  // namespace wardroom::starfighter
