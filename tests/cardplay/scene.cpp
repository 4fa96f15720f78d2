#include "tests/cardplay/scene.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "cardplay/speaker.hpp"
#include "engine/course.hpp"
#include "tests/cardplay/trial_cards.hpp"
#include "tests/language/trial.hpp"

namespace wardroom::trial {
namespace {

constexpr std::array<std::string_view, vocabulary::kValueWords> kValueNames = {
    "guns", "attack", "defense", "ability"};

std::string shown(std::optional<int> value) {
  return value ? std::to_string(*value) : "none";
}

std::string difference(int before, int after) {
  return (after > before ? " +" : " ") + std::to_string(after - before);
}

class List {
 public:
  explicit List(std::string_view between) : between_(between) {}
  void add(const std::string& item) { text_ += (text_.empty() ? "" : between_) + item; }
  std::string text(const std::string& otherwise = "") const {
    return text_.empty() ? otherwise : text_;
  }

 private:
  std::string between_;
  std::string text_;
};

}  // namespace

Thing Scene::put(std::string_view name, Seat owner, vocabulary::Kind kind, const Printed& printed) {
  if (match.items.size() == kMostItems) ADD_FAILURE() << "no room for " << name;
  Item item;
  item.owner = owner;
  item.kind = kind;
  item.place = printed.place;
  item.lasting = {printed.guns, printed.attack, printed.defense, printed.ability};
  item.figures = item.lasting;
  if (!printed.on.empty()) item.on = static_cast<std::int8_t>(thing(printed.on).value);
  const language::Titles& titles = language::trial_titles();
  if (!printed.title.empty())
    item.title = static_cast<std::int8_t>(
        std::ranges::find(titles, printed.title, &language::Title::source) - titles.begin());
  match.items.push_back(item);
  names_.emplace_back(name);
  return thing(name);
}

Thing Scene::card(std::string_view name, Seat owner, std::string_view does,
                  const Printed& printed) {
  const Thing card = put(name, owner, vocabulary::Kind::fate, printed);
  const auto number = static_cast<int>(set.programs.size());
  match.items.back().program = static_cast<std::int8_t>(number);
  set.programs.push_back(&compiled(does));
  set.moments.add(number, compiled(does));
  return card;
}

Thing Scene::thing(std::string_view name) const {
  const auto found = std::ranges::find(names_, name);
  if (found == names_.end()) ADD_FAILURE() << "nothing is called " << name;
  return Thing::copy(static_cast<int>(found - names_.begin()));
}

void Scene::play(Thing card, Thing chosen, std::size_t statement) {
  before_ = match;
  Referee rules = referee();
  announce(rules, card, TrialPlay::program_of(position(), card).statements[statement], chosen);
  proceed(rules);
}

std::string Scene::targets(Thing card) const {
  const Speaker speaker = this->speaker(card);
  const Node* phrase = cardplay::target_phrase(speaker.program, speaker.program.statements.front());
  if (phrase == nullptr) return "none is chosen";
  List list(" ");
  for (std::size_t i = 0; i < names_.size(); ++i)
    if (could_mean(speaker, *phrase, Thing::copy(static_cast<int>(i)))) list.add(names_[i]);
  return list.text("nothing");
}

void Scene::happen(vocabulary::Pattern moment, Thing what, Seat seat) {
  before_ = match;
  Referee rules = referee();
  rules.call(Happening{{static_cast<std::uint16_t>(moment), what, {}, seat}});
  proceed(rules);
}

std::string Scene::answer_name(const Option& option) const {
  if (option.verb == kPass) return "pass";
  if (option.verb == kEnough) return "enough";
  if (option.verb == kAim || option.verb == kUse)
    return names_[static_cast<std::size_t>(option.args[0])];
  if (decision_of<Referee>(position_)->kind == Kind::yes_no)
    return option.args[0] == 1 ? "yes" : "no";
  return std::to_string(option.args[0]);
}

std::string Scene::offered() const {
  const auto decision = decision_of<Referee>(position_);
  if (!decision) return "";
  OptionList options;
  list_options<Referee>(position_, options);
  List list(" ");
  for (const Option& option : options) list.add(answer_name(option));
  return std::string(1, letter(decision->seat)) + ": " + list.text("nothing to choose");
}

void Scene::choose(std::string_view answer) {
  OptionList options;
  list_options<Referee>(position_, options);
  for (const Option& option : options) {
    if (answer_name(option) != answer) continue;
    EXPECT_FALSE(check_option<Referee>(position_, option, Refusal{1}));
    Referee rules = referee();
    return play_option(rules, option);
  }
  ADD_FAILURE() << answer << " is not among " << offered();
}

std::string Scene::changes() const {
  List list(", ");
  const Position old{before_, set};
  for (std::size_t i = 0; i < names_.size(); ++i) {
    const Item& was = before_.items[i];
    const Item& now = match.items[i];
    const std::string name = names_[i] + " ";
    const Thing thing = Thing::copy(static_cast<int>(i));
    if (was.place != now.place) list.add(name + "gone");
    if (was.hits != now.hits) list.add(name + "hits" + difference(was.hits, now.hits));
    if (was.held != now.held) list.add(name + (now.held != 0 ? "held" : "free"));
    for (int value = 0; value < vocabulary::kValueWords; ++value) {
      const auto figure = TrialPlay::figure_of(old, thing, value);
      const auto figure_now = TrialPlay::figure_of(position_, thing, value);
      if (figure != figure_now)
        list.add(name + std::string(kValueNames[static_cast<std::size_t>(value)]) + " " +
                 shown(figure) + " > " + shown(figure_now));
    }
    Item same = was;
    same.place = now.place;
    same.hits = now.hits;
    same.held = now.held;
    same.figures = now.figures;
    same.lasting = now.lasting;
    if (same != now) list.add(name + "is another thing");
  }
  for (std::size_t seat = 0; seat < kSeats; ++seat) {
    const std::string name(1, letter(seat_at(static_cast<int>(seat))));
    if (before_.hand[seat] != match.hand[seat])
      list.add(name + " hand" + difference(before_.hand[seat], match.hand[seat]));
    if (before_.force[seat] != match.force[seat])
      list.add(name + " force" + difference(before_.force[seat], match.force[seat]));
  }
  return list.text("nothing");
}

std::string Scene::figures(std::string_view name) const {
  List list(", ");
  for (int value = 0; value < vocabulary::kValueWords; ++value)
    if (const auto figure = TrialPlay::figure_of(position_, thing(name), value))
      list.add(std::string(kValueNames[static_cast<std::size_t>(value)]) + " " + shown(figure));
  return list.text("none");
}

}  // namespace wardroom::trial
