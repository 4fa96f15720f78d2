#include "tests/language/trial.hpp"

#include <gtest/gtest.h>

#include <fstream>
#include <iterator>

#include "tests/support/changed_bytes.hpp"
#include "tests/support/properties.hpp"

namespace wardroom::language {

std::string file_text(const std::string& name) {
  std::ifstream in(WARDROOM_SOURCE_DIR "/" + name, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
}

const Vocabulary& trial_vocabulary() {
  static const Vocabulary vocabulary = [] {
    cards::Problems problems;
    Vocabulary read =
        read_vocabulary({"trial", file_text("tests/language/trial_vocabulary.toml")}, problems);
    for (const cards::Problem& problem : problems.list()) ADD_FAILURE() << problem.text();
    return read;
  }();
  return vocabulary;
}

const Titles& trial_titles() {
  static const Titles titles = [] {
    Titles all = names_of(trial_vocabulary());
    const int ship = trial_vocabulary().find_word(kKind, "ship");
    all.push_back({"Millennium Falcon", {"Millennium Falcon", "Faucon Millenium"}, ship});
    all.push_back({"Lt. Novak's Boat", {"Lt. Novak's Boat", "Barque du Lt Novak"}, ship});
    return all;
  }();
  return titles;
}

StatementTree read_trial(std::string_view text) {
  const ReadStatement read =
      read_statement(trial_vocabulary(), trial_titles(), text, Language::english);
  for (const StatementProblem& problem : read.problems)
    ADD_FAILURE() << text << "\n  " << problem.offset + 1 << ": " << problem.message;
  return read.tree.value_or(StatementTree{});
}

std::string problems_of(std::string_view text, Language language) {
  std::string found;
  for (const StatementProblem& problem :
       read_statement(trial_vocabulary(), trial_titles(), text, language).problems)
    found +=
        (found.empty() ? "" : "\n") + std::to_string(problem.offset + 1) + ": " + problem.message;
  return found;
}

std::string source_of(const StatementTree& statement) {
  return source_form(trial_vocabulary(), trial_titles(), statement);
}

std::string english_of(std::string_view text) {
  return say_statement(trial_vocabulary(), trial_titles(), read_trial(text)).text.english;
}

std::string french_of(std::string_view text) {
  return say_statement(trial_vocabulary(), trial_titles(), read_trial(text)).text.french;
}

void expect_changed_statements_are_read_soundly(const Vocabulary& vocabulary, const Titles& titles,
                                                const std::vector<std::string>& sources,
                                                std::uint64_t seed) {
  Random random(seed);
  int accepted = 0;
  const int runs = games_to_play(4000);
  for (int run = 0; run < runs && !testing::Test::HasFailure(); ++run) {
    std::string text = sources[static_cast<std::size_t>(run) % sources.size()];
    if (run % 2 == 0)
      text.insert(random.below(static_cast<std::uint32_t>(text.size())),
                  sources[random.below(static_cast<std::uint32_t>(sources.size()))].substr(
                      0, random.below(40)));
    else
      text = with_bytes_changed(text, random);
    const auto read = read_statement(vocabulary, titles, text, Language::french);
    EXPECT_EQ(read.tree.has_value(), read.problems.empty()) << text;
    if (!read.tree) continue;
    ++accepted;
    const std::string source = source_form(vocabulary, titles, *read.tree);
    const auto again = read_statement(vocabulary, titles, source, Language::english);
    ASSERT_TRUE(again.tree) << text << "\n" << source;
    EXPECT_EQ(*again.tree, *read.tree) << text << "\n" << source;
    EXPECT_FALSE(say_statement(vocabulary, titles, *read.tree).text.french.empty());
  }
  EXPECT_GT(accepted, 0);
}

}  // namespace wardroom::language
