#include "tests/wingcommander/card_trial.hpp"

#include <algorithm>
#include <array>
#include <map>
#include <sstream>

namespace wardroom::wingcommander {
namespace {

std::string with_bystanders(std::string_view setup) {
  constexpr std::array<std::pair<std::string_view, std::string_view>, 3> usual = {
      {{"a.kc", "darket+velkath+layered-hide"},
       {"b.tc", "halberd+oyelaran+shield-cells"},
       {"luck_spent", "both"}}};
  std::string text(setup);
  for (const auto& [key, value] : usual)
    if (setup.find(std::string(key) + " =") == std::string_view::npos)
      text += "\n" + std::string(key) + " = \"" + std::string(value) + '"';
  return text;
}

bool repeats_others(std::string_view figure) {
  constexpr std::array<std::string_view, 12> families = {
      "where.", "size.",   "card.",    "events.",   "gained.",  "paid.",
      "lost.",  "attack.", "support.", "maneuver.", "defence.", "bombing."};
  return std::ranges::any_of(families,
                             [&](std::string_view family) { return figure.starts_with(family); });
}

bool is_pile(std::string_view figure) {
  return figure.ends_with(".hand") || figure.ends_with(".deck") || figure.ends_with(".discard");
}

// "+kickstop -shake"
std::string came_and_went(const std::string& before, const std::string& after) {
  std::map<std::string, int> counts;
  std::istringstream old_cards(before);
  std::istringstream new_cards(after);
  for (std::string card; old_cards >> card;) --counts[card];
  for (std::string card; new_cards >> card;) ++counts[card];
  std::string text;
  for (const auto& [card, count] : counts)
    for (int i = 0; i < std::abs(count); ++i)
      text += (text.empty() ? "" : " ") + std::string(count > 0 ? "+" : "-") + card;
  return text.empty() ? "in another order" : text;
}

std::string or_nothing(const std::string& text) {
  return text.empty() ? "nothing" : text;
}

std::string from_to(const std::string& before, const std::string& after) {
  const std::string and_more = before + ", ";
  if (!before.empty() && after.starts_with(and_more)) return "and " + after.substr(and_more.size());
  return or_nothing(before) + " -> " + or_nothing(after);
}

}  // namespace

CardTrial::CardTrial(std::string_view setup) : CardTrial(WingCommander::own_set(), setup) {}

CardTrial::CardTrial(const Set& cards, std::string_view setup)
    : Scene(cards, with_bystanders(setup)), before_(figures()) {}

std::string CardTrial::played(std::string_view notations) {
  before_ = figures();
  play(notations);
  return changes();
}

std::string CardTrial::resolved(std::string_view option) {
  before_ = figures();
  play(option);
  pass_until(*this, [&] { return (*this)["pending"].empty(); });
  return changes();
}

std::string CardTrial::changes() {
  expect_ready();
  Figures after = figures();
  EXPECT_EQ(before_.size(), after.size()) << "the same figures at all times";
  std::string text;
  for (std::size_t i = 0; i < std::min(before_.size(), after.size()); ++i) {
    const auto& [name, was] = before_[i];
    const std::string& is = after[i].second;
    if (was == is) continue;
    text += (text.empty() ? "" : "\n") + name + ": ";
    text += is_pile(name) ? came_and_went(was, is) : from_to(was, is);
  }
  before_ = std::move(after);
  return text;
}

CardTrial::Figures CardTrial::figures() const {
  Figures all;
  WingCommander::each_figure(match, set, log.events(),
                             [&](std::string_view name, const auto& value) {
                               if (!repeats_others(name)) all.emplace_back(name, value());
                             });
  return all;
}

// Somebody decides, every option offered is allowed, and the match goes on from each of them.
void CardTrial::expect_ready() const {
  if (match.result.over) return;
  OptionList options;
  WingCommander::list(match, set, options);
  EXPECT_TRUE(WingCommander::decision(match, set)) << "nobody decides";
  EXPECT_FALSE(options.empty()) << "nothing can be done";
  constexpr int kSteps = 20;
  for (const Option& first : options) {
    EXPECT_FALSE(WingCommander::check(match, set, first)) << "offered and refused";
    Match onward = match;
    WingCommander::play(onward, set, first, chance);
    for (int step = 0; step < kSteps && !onward.result.over; ++step) {
      OptionList next;
      WingCommander::list(onward, set, next);
      ASSERT_FALSE(next.empty()) << "the match does not go on";
      int choice = 0;
      for (const Option& option : next)
        if (choice++ == step % static_cast<int>(next.size())) {
          WingCommander::play(onward, set, option, chance);
          break;
        }
    }
  }
}

std::string listed(const Scene& scene) {
  std::string text;
  for (const std::string& option : scene.options()) text += (text.empty() ? "" : ", ") + option;
  return text;
}

}  // namespace wardroom::wingcommander
