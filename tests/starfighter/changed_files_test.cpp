// Files and notation with bytes changed at random, 10,000 times each: they are read as a whole, and
// what was read is good, or they are refused with a place and nothing of them stays. Scenarios
// have theirs in scenario_files_test.cpp, the bot protocol in tests/ai/protocol_test.cpp.
#include <gtest/gtest.h>

#include <array>
#include <fstream>
#include <iterator>
#include <regex>

#include "cards/rule_book_source.hpp"
#include "cards/words_header.hpp"
#include "games/starfighter/cards/compile.hpp"
#include "games/starfighter/decks/deck.hpp"
#include "table/compiled/starfighter.hpp"
#include "tests/support/changed_bytes.hpp"
#include "tests/support/properties.hpp"

namespace wardroom::starfighter {
namespace {

const Set& own_set() {
  return Starfighter::own_set();
}

std::string file_of_the_game(const std::string& name) {
  std::ifstream in(WARDROOM_SOURCE_DIR "/games/starfighter/" + name, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
}

// The entries that begin with `head`, the text before them first.
std::vector<std::string> entries_of(const std::string& text, const std::string& head) {
  std::vector<std::string> entries;
  std::size_t at = 0;
  while (at != std::string::npos) {
    const std::size_t end = text.find(head, at + 1);
    entries.push_back(text.substr(at, end - at));
    at = end;
  }
  return entries;
}

// Hands over changed copies; `read` answers whether it accepted one. Some are, more are not.
template <class Reader>
void change_often(std::span<const std::string> originals, Reader read) {
  const int runs = games_to_play(10'000);
  Random random(35);
  for (const std::string& original : originals) EXPECT_TRUE(read(original, random));
  int accepted = 0;
  for (int run = 0; run < runs && !testing::Test::HasFailure(); ++run) {
    const std::string& original = originals[static_cast<std::size_t>(run) % originals.size()];
    const std::string text = with_bytes_changed(original, random);
    if (read(text, random)) ++accepted;
    if (testing::Test::HasFailure()) ADD_FAILURE() << "run " << run << ":\n" << text;
  }
  EXPECT_GT(accepted, 0);
  EXPECT_LT(accepted, runs);
}

void expect_located(const cards::Problems& problems) {
  for (const cards::Problem& problem : problems.list()) {
    EXPECT_EQ(problem.file, "changed");
    EXPECT_GE(problem.line, 1U);
    EXPECT_GE(problem.column, 1U);
    EXPECT_FALSE(problem.message.empty());
  }
}

// Games begin with it, and what names its cards reads back.
void expect_usable(const Set& set, Random& random) {
  EXPECT_EQ(to_pack(from_pack(to_pack(set)).set), to_pack(set));
  const StarfighterNotation notation(set);
  OptionList options;
  for (const Mode mode : {Mode::training, Mode::skirmish, Mode::total_war}) {
    const Chance chance(random.next());
    Match match = Starfighter::begin({mode}, set, chance);
    for (int move = 0; move < 6 && !match.result.over; ++move) {
      Starfighter::list(match, set, options);
      ASSERT_FALSE(options.empty());
      const Option option = options[random.below(static_cast<std::uint32_t>(options.size()))];
      EXPECT_EQ(notation.parse(notation.print(option)).option, option) << notation.print(option);
      Starfighter::play(match, set, option, chance);
    }
  }
  const Deck deck = random_deck(set, set.cards(), random);
  cards::DeckReport report;
  const Deck again = read_deck({"printed", print_deck(deck, set)}, set, Language::english, report);
  EXPECT_TRUE(report.problems.empty()) << report.problems.list()[0].text();
  EXPECT_EQ(again.cards, deck.cards);
  EXPECT_EQ(again.cruiser, deck.cruiser);
}

// Every third card: still a complete set, and read in a moment.
std::string smaller_squadrons() {
  const auto entries = entries_of(file_of_the_game("data/cards/squadrons.toml"), "[[card]]");
  std::string text = entries[0].substr(entries[0].find("[set]"));
  for (std::size_t i = 1; i < entries.size(); i += 3) text += entries[i];
  return text;
}

TEST(ChangedFiles, card_files_make_a_set_or_nothing) {
  const std::string squadrons = smaller_squadrons();
  const std::string cruisers = file_of_the_game("data/cards/cruisers.toml");
  const std::array<std::string, 2> originals = {squadrons, cruisers};
  bool odd = false;
  change_often(originals, [&](const std::string& text, Random& random) {
    odd = !odd;  // they take turns
    const std::array<cards::SourceFile, 2> files = {
        {{"changed", odd ? text : squadrons}, {"changed", odd ? cruisers : text}}};
    cards::Problems problems;
    const Set set = compile(files, problems);
    expect_located(problems);
    if (problems.empty())
      expect_usable(set, random);
    else
      EXPECT_EQ(set.cards() + set.cruisers(), 0) << "half-loaded";
    return problems.empty();
  });
}

TEST(ChangedFiles, rule_books_are_whole_or_empty) {
  const auto entries = entries_of(file_of_the_game("data/clauses.toml"), "[[section]]");
  ASSERT_GT(entries.size(), 3U);
  const std::regex see("see = .*");  // a clause that is still there
  const std::array<std::string, 1> originals = {
      std::regex_replace(entries[1] + entries[2], see, "see = [\"SF-FLOW-01\"]")};
  change_often(originals, [&](const std::string& text, Random&) {
    cards::Problems problems;
    const RuleBook book = cards::compile_rules({"changed", text}, problems);
    expect_located(problems);
    EXPECT_TRUE(problems.empty() || book.sections.size() + book.clauses.size() == 0);
    EXPECT_EQ(RuleBook::from_pack(book.to_pack()).to_pack(), book.to_pack());
    return problems.empty();
  });
}

TEST(ChangedFiles, words_files_give_texts_that_can_be_said_or_none) {
  const std::array<std::string, 2> originals = {file_of_the_game("data/words/deck.toml"),
                                                file_of_the_game("data/words/setup.toml")};
  change_often(originals, [&](const std::string& text, Random& random) {
    const std::array<cards::SourceFile, 1> files = {{{"changed", text}}};
    cards::Problems problems;
    const std::vector<cards::WordsEntry> entries = cards::compile_words(files, problems);
    expect_located(problems);
    EXPECT_TRUE(problems.empty() || entries.empty());
    for (const cards::WordsEntry& entry : entries) {
      const auto anything = [&](std::string_view) { return Arg(random.below(3)); };
      fill(entry.text.english, Language::english, anything);
      fill(entry.text.french, Language::french, anything);
    }
    return problems.empty();
  });
}

TEST(ChangedFiles, row_files_give_headers_or_no_rows) {
  const auto first_rows = [](const std::string& kind, std::size_t count) {
    const auto entries =
        entries_of(file_of_the_game("data/rows/" + kind + "s.toml"), "\n[" + kind + ".");
    std::string text;
    for (std::size_t i = 0; i < count; ++i) text += entries.at(i);
    return text;
  };
  cards::Problems none;
  const RuleBook rules =
      cards::compile_rules({"clauses", file_of_the_game("data/clauses.toml")}, none);
  // All kinds of operands stand before the verbs; a pointer is an entry of its own.
  const std::array<std::string, 3> originals = {first_rows("happening", 17),
                                                first_rows("reason", 8), first_rows("verb", 3)};
  change_often(originals, [&](const std::string& text, Random&) {
    const std::array<cards::SourceFile, 1> files = {{{"changed", text}}};
    cards::Problems problems;
    const std::vector<cards::SourceRow> rows = cards::compile_rows(files, rules, problems);
    expect_located(problems);
    EXPECT_TRUE(problems.empty() || rows.empty());
    EXPECT_NE(cards::rows_header("x", "x_enums.hpp", rows), "");
    return problems.empty();
  });
}

TEST(ChangedFiles, SF_TOTAL_03_SF_TOTAL_04_decks_are_legal_or_say_why_not) {
  Random dealer(1);
  std::vector<std::string> originals;
  for (const int size : {25, 30, 40, 100})
    originals.push_back("name Mine\n" +
                        print_deck(random_deck(own_set(), size, dealer), own_set()));
  change_often(originals, [&](const std::string& text, Random&) {
    cards::DeckReport report;
    const Deck deck = read_deck({"changed", text}, own_set(), Language::english, report);
    expect_located(report.problems);
    bool says_why = !report.problems.empty();
    for (const cards::DeckCheck& check : report.checks) says_why = says_why || !check.kept;
    EXPECT_EQ(says_why, !report.legal());
    if (!report.legal()) return false;
    EXPECT_GE(deck.cards.size(), kSmallestDeck);
    EXPECT_GE(deck.cruiser, 0);
    EXPECT_FALSE(describe_deck(deck, own_set(), Language::french).empty());
    cards::DeckReport again;
    const Deck read =
        read_deck({"printed", print_deck(deck, own_set())}, own_set(), Language::english, again);
    EXPECT_TRUE(again.legal());
    EXPECT_EQ(read.cards, deck.cards);
    EXPECT_EQ(read.name, deck.name);
    return true;
  });
}

// A finished game of random moves.
std::unique_ptr<HostedMatch<Starfighter>> random_game(const MatchRequest& request,
                                                      std::uint64_t seed) {
  std::string problem;
  const Setup setup = Starfighter::setup(request, own_set(), problem, Language::english);
  EXPECT_EQ(problem, "");
  auto match = std::make_unique<HostedMatch<Starfighter>>(request, setup, own_set(), seed);
  while (match->decision()) match->play(match->bot_choice(BotKind::random, seed));
  return match;
}

TEST(ChangedFiles, notation_is_an_option_that_prints_back_or_an_error_inside_the_text) {
  std::vector<std::string> originals;
  for (const char* mode : {"training", "skirmish"})
    for (const Record::Step& step : random_game({mode, {}, {}, {}}, 7)->record().steps)
      originals.push_back(step.option);
  const StarfighterNotation notation(own_set());
  change_often(originals, [&](const std::string& text, Random&) {
    const ParsedOption parsed = notation.parse(text);
    if (!parsed.error) {
      const ParsedOption again = notation.parse(notation.print(parsed.option));
      EXPECT_TRUE(!again.error && again.option == parsed.option);
      return true;
    }
    EXPECT_GE(parsed.error->column, 1);
    EXPECT_LE(parsed.error->column, static_cast<int>(text.size()) + 1);
    EXPECT_FALSE(Starfighter::sentence(*parsed.error, own_set(), Language::french).empty());
    return false;
  });
}

// As `verify` does it: to the end, or to what is wrong.
ReplayFault replay(const Record& record) {
  ReplayFault fault;
  const Setup setup = Starfighter::setup(record.request, own_set(), fault.text, Language::english);
  if (!fault.text.empty()) {
    fault.kind = ReplayFault::set_up;
    return fault;
  }
  HostedMatch<Starfighter> match(record.request, setup, own_set(), record.seed.value_or(0),
                                 record.outcomes);
  fault = match.follow(record, record.steps.size(), Language::english);
  if (fault) return fault;
  EXPECT_TRUE(!record.winners || match.result() == (Result{true, *record.winners}));
  return check_outcomes(record, static_cast<std::uint32_t>(match.record().outcomes.size()));
}

TEST(ChangedFiles, records_replay_to_the_same_result_or_to_a_fault) {
  const MatchRequest training = {"training", {"Athena", "Ares"}, {}, {"open-discard=off"}};
  const MatchRequest skirmish = {"skirmish", {}, {}, {}};
  Random dealer(2);
  MatchRequest total_war = {"total-war", {}, {}, {}};
  for (const char* name : {"a.deck", "b.deck"})
    total_war.decks.push_back({name, print_deck(random_deck(own_set(), 30, dealer), own_set())});

  // One at a time, so that every copy has the result of its own original.
  for (const MatchRequest& request : {training, skirmish, total_war}) {
    Record original = random_game(request, 11)->record();
    original.players = {"human", "random"};
    if (request.mode == "skirmish") original.seed.reset();  // as while others still play
    const std::array<std::string, 1> originals = {print_record(original)};
    ASSERT_FALSE(replay(std::get<Record>(read_record({"original", originals[0]}, {}))));
    change_often(originals, [&](const std::string& text, Random&) {
      const auto read = read_record({"changed", text}, Language::english);
      if (const Problem* problem = std::get_if<Problem>(&read)) {
        EXPECT_EQ(problem->file, "changed");
        EXPECT_TRUE(problem->line >= 1 && problem->column >= 1 && !problem->message.empty());
        return false;
      }
      const auto& record = std::get<Record>(read);
      const std::string printed = print_record(record);
      const auto again = read_record({"changed", printed}, Language::english);
      EXPECT_TRUE(std::holds_alternative<Record>(again) &&
                  print_record(std::get<Record>(again)) == printed);
      const ReplayFault fault = replay(record);
      EXPECT_TRUE(fault || !record.winners || record.winners == original.winners);
      return !fault;
    });
  }
}

}  // namespace
}  // namespace wardroom::starfighter
