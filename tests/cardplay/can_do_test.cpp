// What is carried out, from one table (can_do.hpp): every role has to have its row, and what has
// none is refused where it stands. The rules of this test carry out very little of the trial
// vocabulary.
#include "cardplay/can_do.hpp"

#include <gtest/gtest.h>

#include <string>

#include "tests/cardplay/trial_cards.hpp"
#include "vocabulary/trial.hpp"

namespace wardroom::trial {
namespace {

using cardplay::bit;
using cardplay::Role;
using cardplay::Undone;
using vocabulary::Kind;
using vocabulary::Pattern;

enum FormOf : std::uint8_t { kLies, kPlayed };

struct Does {
  int (*step)(int) = nullptr;
};
using Row = cardplay::Row<Does>;

int twice(int number) {
  return 2 * number;
}

constexpr Row row(Role role, Pattern pattern, std::uint32_t forms,
                  const char* (*fits)(const cardplay::Standing&) = nullptr) {
  Row row;
  row.place.role = role;
  row.place.pattern = static_cast<int>(pattern);
  row.place.forms = forms;
  row.place.fits = fits;
  return row;
}
constexpr Row state(Pattern pattern) {
  Row state = row(Role::step, pattern, bit(kLies) | bit(kPlayed));
  state.place.lasts = true;
  return state;
}
constexpr Row up_to(int most) {
  Row number = row(Role::amount, Pattern::number, bit(kLies) | bit(kPlayed));
  number.place.least = -most;
  number.place.most = most;
  return number;
}
constexpr Row hit() {
  Row hit = row(Role::step, Pattern::hit, bit(kPlayed));
  hit.does.step = twice;
  return hit;
}
const char* ship_only(const cardplay::Standing& standing) {
  return standing.node.value == static_cast<int>(Kind::ship) ? nullptr : "an enemy ship";
}

constexpr std::array kTable = {
    hit(),
    row(Role::step, Pattern::may, bit(kPlayed)),
    state(Pattern::change),
    row(Role::change, Pattern::add, bit(kLies) | bit(kPlayed)),
    up_to(3),
    row(Role::subject, Pattern::self, bit(kLies)),
    row(Role::subject, Pattern::reference, bit(kPlayed)),
    row(Role::thing, Pattern::objects, bit(kPlayed), ship_only),
    row(Role::thing, Pattern::reference, bit(kPlayed)),
    row(Role::quantity, Pattern::one, bit(kPlayed)),
    row(Role::quality, Pattern::enemy, bit(kPlayed)),
    row(Role::duration, Pattern::this_turn, bit(kPlayed)),
};
constexpr auto kPlaces = cardplay::places_of(kTable);
constexpr std::array<cardplay::Form, 2> kForms = {
    {{.kinds = std::uint64_t{1} << static_cast<unsigned>(Kind::ship),
      .kind = StatementKind::lasting,
      .most = 2},
     {.kinds = std::uint64_t{1} << static_cast<unsigned>(Kind::fate), .kind = StatementKind::act}}};

std::vector<Undone> found(std::string_view text, Kind kind) {
  return cardplay::undone(compiled(text), static_cast<int>(kind), {kForms, kPlaces, 2, nullptr});
}

// The one reason, or "ok", or how many there are.
std::string why(std::string_view text, Kind kind) {
  const auto undone = found(text, kind);
  if (undone.empty()) return "ok";
  if (undone.size() > 1) return std::to_string(undone.size());
  constexpr std::array names = {"statement", "limit",     "no limit", "too many",
                                "condition", "pattern",   "shape",    "range",
                                "memory",    "registers", "offered",  "duration"};
  return names[undone[0].why];
}

TEST(CanDo, what_has_its_rows_is_carried_out) {
  EXPECT_EQ(why("this ship has attack +1", Kind::ship), "ok");
  EXPECT_EQ(why("hit an enemy ship", Kind::fate), "ok");
  EXPECT_EQ(why("hit an enemy ship, it has attack +1 this turn", Kind::fate), "ok");
}

TEST(CanDo, a_statement_needs_a_form_of_its_kind_of_card) {
  EXPECT_EQ(why("this ship has attack +1", Kind::squadron), "statement");
  EXPECT_EQ(why("hit an enemy ship", Kind::ship), "statement");
  EXPECT_EQ(why("once per turn: hit an enemy ship", Kind::fate), "limit");
  EXPECT_EQ(why("while Leia is here: this ship has attack +1", Kind::ship), "condition");
  EXPECT_EQ(
      why("this ship has attack +1\nthis ship has guns +1\nthis ship has defense +1", Kind::ship),
      "too many");
}

TEST(CanDo, each_role_needs_a_row_of_its_own) {
  EXPECT_EQ(why("cancel an enemy ship", Kind::fate), "pattern");                    // the step
  EXPECT_EQ(why("hit 2 enemy ships", Kind::fate), "pattern");                       // the quantity
  EXPECT_EQ(why("hit one of your ships", Kind::fate), "pattern");                   // the quality
  EXPECT_EQ(why("hit this card", Kind::fate), "pattern");                           // the thing
  EXPECT_EQ(why("this ship has attack 3", Kind::ship), "pattern");                  // the change
  EXPECT_EQ(why("this ship has attack +influence of you", Kind::ship), "pattern");  // the amount
  EXPECT_EQ(why("your ships have attack +1", Kind::ship), "pattern");               // the subject
}

TEST(CanDo, a_row_can_look_closer) {
  EXPECT_EQ(why("hit an enemy squadron", Kind::fate), "shape");
  EXPECT_EQ(found("hit an enemy squadron", Kind::fate)[0].like, "an enemy ship");
  EXPECT_EQ(why("this ship has attack +4", Kind::ship), "range");
  EXPECT_EQ(found("this ship has attack +4", Kind::ship)[0].most, 3);
}

TEST(CanDo, states_need_a_duration_where_a_card_is_only_played) {
  EXPECT_EQ(why("hit an enemy ship, it has attack +1", Kind::fate), "duration");
}

// What was chosen in an offer that was not taken is not there later.
TEST(CanDo, what_is_remembered_must_have_been_chosen) {
  EXPECT_EQ(why("you may hit an enemy ship as x, hit x", Kind::fate), "memory");
  EXPECT_EQ(why("hit an enemy ship as x, hit x", Kind::fate), "ok");
}

TEST(CanDo, the_place_is_that_of_the_pattern) {
  const Program& program = compiled("hit 2 enemy ships");
  const auto undone = found("hit 2 enemy ships", Kind::fate);
  ASSERT_EQ(undone.size(), 1U);
  EXPECT_TRUE(cardplay::is(program.node(undone[0].at), CorePattern::exactly));
  EXPECT_EQ(undone[0].role, Role::quantity);
}

// The same table finds who carries it out; a pattern without a function has none.
TEST(CanDo, the_table_dispatches) {
  constexpr auto steps =
      cardplay::executors<vocabulary::kPatterns, int (*)(int)>(kTable, Role::step, &Does::step);
  EXPECT_EQ(steps[static_cast<std::size_t>(Pattern::hit)](4), 8);
  EXPECT_EQ(steps[static_cast<std::size_t>(Pattern::cancel)], nullptr);
}

// Of a game whose rules are still to come every pattern of its own is undone, none of the language.
TEST(CanDo, without_rules_only_the_language_itself_is_carried_out) {
  EXPECT_TRUE(cardplay::undone_without_rules(compiled("this ship has attack +1")).empty());
  const Program& program = compiled("this ship has attack +1\nhit an enemy ship");
  const auto undone = cardplay::undone_without_rules(program);
  ASSERT_EQ(undone.size(), 1U);
  EXPECT_EQ(undone[0].statement_index, 1U);
  EXPECT_EQ(program.node(undone[0].at).pattern, static_cast<int>(Pattern::hit));
}

}  // namespace
}  // namespace wardroom::trial
