// Row files: verbs, reasons and happenings, and the headers that are made of them.
#include <gtest/gtest.h>

#include "cards/row_source.hpp"
#include "cards/words_header.hpp"

namespace wardroom {
namespace {

const std::string kTexts = "en = \"x\"\nfr = \"y\"\n";

RuleBook rules() {
  RuleBook book;
  book.clauses.push_back({"XX-END-01", "XX-END", "It ends.", "C’est fini.", {}});
  return book;
}

std::string problem_of(std::string text, std::string second = "") {
  cards::Problems problems;
  const std::vector<cards::SourceFile> files = {{"r.toml", std::move(text)},
                                                {"s.toml", std::move(second)}};
  const auto rows = cards::compile_rows(files, rules(), problems);
  EXPECT_EQ(rows.empty(), !problems.empty());
  return problems.empty() ? "" : problems.list()[0].text();
}

std::vector<cards::SourceRow> rows_of(std::string text) {
  cards::Problems problems;
  const std::vector<cards::SourceFile> files = {{"r.toml", std::move(text)}};
  const auto rows = cards::compile_rows(files, rules(), problems);
  EXPECT_TRUE(problems.empty()) << problems.list()[0].text();
  return rows;
}

TEST(RowFile, a_row_says_everything_in_both_languages) {
  EXPECT_EQ(problem_of("[reason.over]\nclause = \"XX-END-01\"\n" + kTexts), "");
  EXPECT_EQ(problem_of("[reason.over]\nclause = \"XX-END-01\"\nen = \"x\"\n"),
            "r.toml:1:1: missing \"fr\", expected a text in quotes");
  EXPECT_EQ(problem_of("[verb.stay]\n" + kTexts),
            "r.toml:1:1: missing \"pointer\", expected a table such as [verb.play.pointer]");
  EXPECT_EQ(problem_of("[reason]\nover = 1\n"),
            "r.toml:2:8: expected a row, such as [reason.game_over]");
  EXPECT_EQ(problem_of("[reason.Over]\nclause = \"\"\n" + kTexts),
            "r.toml:1:1: expected a row, such as [reason.game_over]");
  EXPECT_EQ(problem_of("[happening.over]\nclause = \"XX-END-01\"\n" + kTexts).substr(0, 38),
            "r.toml:2:1: unknown entry \"clause\", ex");
}

TEST(RowFile, a_reason_rests_on_a_clause_of_the_rule_book) {
  EXPECT_EQ(problem_of("[reason.over]\n" + kTexts),
            "r.toml:1:1: missing \"clause\", expected a text in quotes");
  EXPECT_EQ(problem_of("[reason.over]\nclause = \"XX-END-02\"\n" + kTexts),
            "r.toml:2:10: there is no clause XX-END-02");
  EXPECT_EQ(problem_of("[reason.over]\nclause = \"END-01\"\n" + kTexts),
            "r.toml:2:10: there is no clause END-01")
      << "clauses are written in full";
  EXPECT_EQ(problem_of("[reason.none]\nclause = \"\"\n" + kTexts), "");
}

TEST(RowFile, rows_are_of_a_known_kind_and_stand_there_once) {
  EXPECT_EQ(problem_of("[cause.over]\n" + kTexts),
            "r.toml:1:2: unknown entry \"cause\", expected operand, verb, reason or happening");
  EXPECT_EQ(problem_of("[happening.over]\n" + kTexts, "\n[happening.over]\n" + kTexts),
            "s.toml:2:1: this row stands here twice");
}

TEST(RowFile, texts_speak_of_operands_that_there_are) {
  EXPECT_EQ(problem_of("[happening.hit]\noperands = [\"count\"]\nen = \"{n0}\"\nfr = \"{n0}\"\n"),
            "");
  EXPECT_EQ(problem_of("[happening.hit]\noperands = [\"count\"]\nen = \"{n1}\"\nfr = \"{n1}\"\n"),
            "r.toml:1:1: {n1}: the row has no such operand");
  EXPECT_EQ(
      problem_of("[verb.go]\noperands = [\"to\"]\n" + kTexts + "[verb.go.pointer]\n" + kTexts),
      "r.toml:2:12: there is no [operand.to]");
  EXPECT_EQ(problem_of("[verb.go]\noperands = [\"a\", \"a\", \"a\", \"a\"]\n" + kTexts +
                       "[operand.a]\n" + kTexts + "[verb.go.pointer]\n" + kTexts),
            "r.toml:2:12: there are 3 operands at most");
  EXPECT_EQ(problem_of("[happening.hit]\noperands = [\"count\"]\n" + kTexts +
                       "[[happening.hit.instead]]\noperand = 1\nis = 0\n" + kTexts),
            "r.toml:6:11: \"operand\": expected a whole number from 0 to 0");
}

TEST(RowFile, rows_of_a_kind_are_numbered_as_they_stand) {
  const auto rows = rows_of("[happening.b]\n" + kTexts + "[reason.z]\nclause = \"\"\n" + kTexts +
                            "[happening.c]\n" + kTexts + "[happening.a]\n" + kTexts +
                            "[reason.y]\nclause = \"\"\n" + kTexts);
  EXPECT_EQ(cards::row_enums_header("x::y", rows), R"(#pragma once

#include "engine/notation.hpp"

namespace x::y {

enum class Reason : std::uint16_t {
  z,
  y,
};
inline constexpr int kReasons = 2;

enum class Happening : std::uint16_t {
  b,  // seat
  c,  // seat
  a,  // seat
};
inline constexpr int kHappenings = 3;

}
)");
}

TEST(RowFile, tables_have_all_of_a_row) {
  const auto rows = rows_of(R"([operand.none]
en = "nothing"
fr = "rien"

[operand.on_top]
en = "on top"
fr = "dessus"

[verb.lay]
operands = ["on_top"]
en = "Lay."
fr = "Poser."

[[verb.lay.instead]]
operand = 0
is = 4
en = "Lay it \"there\"."
fr = "La poser « là »."

[verb.lay.pointer]
en = "Look."
fr = "Regardez."

[reason.over]
clause = "XX-END-01"
en = "Over."
fr = "Fini."

[happening.laid]
seat = false
card = true
operands = ["at"]
en = "{place0}"
fr = "{place0}"
)");
  const std::string enums = cards::row_enums_header("x", rows);
  for (const char* part : {"enum Operand : OperandKind {\n  kNone,\n  kOnTop,\n};",
                           "  lay,  // on_top\n", "  laid,  // card, at\n"})
    EXPECT_NE(enums.find(part), std::string::npos) << part << enums;
  const std::string tables = cards::rows_header("x", "rows/x_enums.hpp", rows);
  for (const char* part :
       {"#include \"rows/x_enums.hpp\"\n",
        "std::array<AnyMessage, kOperandKinds> kOperandTexts = {{\n"
        "    row_texts::operand_none,\n    row_texts::operand_on_top,\n}};\n",
        "Message<0> verb_lay_0{\n    \"Lay it \\\"there\\\".\",\n    \"La poser « là ».\",",
        "verb_lay_others = {{\n    {0, 4, verb_lay_0},\n}};\n",
        "    {{\"lay\", {kOnTop}}, {row_texts::verb_lay, row_texts::verb_lay_others}, "
        "{row_texts::pointer_lay, {}}},\n",
        "    {\"over\", \"XX-END-01\", {row_texts::reason_over, {}}},\n",
        "    {\"laid\", false, true, row_texts::happening_laid_operands, "
        "{row_texts::happening_laid, {}}},\n"})
    EXPECT_NE(tables.find(part), std::string::npos) << part << tables;
}

}  // namespace
}  // namespace wardroom
