#include "tests/starfighter/scene.hpp"

#include <gtest/gtest.h>

#include <algorithm>

namespace wardroom::starfighter {
namespace {

Sector sector_named(std::string_view name) {
  return sector_at(name[0] == 'a' ? Seat::a : Seat::b, name[1] - '1');
}

}  // namespace

Scene::Scene(Mode mode, std::string_view cruiser_a, std::string_view cruiser_b)
    : set(Starfighter::own_set()) {
  plan_.setup.mode = mode;
  plan_.setup.cruisers = {static_cast<std::int8_t>(*set.find_cruiser(cruiser_a)),
                          static_cast<std::int8_t>(*set.find_cruiser(cruiser_b))};
  lay();
}

Scene& Scene::lay() {
  EXPECT_TRUE(match.stack.empty()) << "a scene is set up before its phase is started";
  SceneFaults faults;
  match = lay_out(plan_, set, Language::english, faults);
  for (const SceneFault& fault : faults) ADD_FAILURE() << fault.key << ": " << fault.message;
  return *this;
}

Scene& Scene::put(int zone, std::string_view cards) {
  plan_.cards[zone] += ' ' + std::string(cards);
  return lay();
}

Scene& Scene::sector(std::string_view name, std::string_view cards) {
  return put(zone_of(sector_named(name)), cards);
}
Scene& Scene::hand(Seat seat, std::string_view cards) {
  return put(hand_of(seat), cards);
}
Scene& Scene::aside(Seat seat, std::string_view cards) {
  return put(aside_of(seat), cards);
}
Scene& Scene::discard(std::string_view cards) {
  return put(kDiscard, cards);
}
Scene& Scene::deck(std::string_view cards) {
  plan_.cards[kDeck] = cards;
  return lay();
}

Scene& Scene::armor(int a, int b) {
  plan_.armor = {a, b};
  return lay();
}
Scene& Scene::shift(int d) {
  plan_.shift = d;
  return lay();
}
Scene& Scene::idle(int rounds) {
  plan_.idle_rounds = rounds;
  return lay();
}
Scene& Scene::ruling(Ruling ruling) {
  auto& rulings = plan_.setup.rulings;
  rulings = static_cast<std::uint8_t>(rulings | static_cast<unsigned>(ruling));
  return lay();
}

Scene& Scene::start(ScenePlan::Stage stage, Seat initiative) {
  plan_.stage = stage;
  plan_.initiative = initiative;
  lay();
  Referee referee(match, set, chance, &log);
  take_up(plan_, referee);
  return *this;
}

Scene& Scene::reinforcements(Seat initiative) {
  return start(ScenePlan::Stage::reinforcements, initiative);
}
Scene& Scene::deployment(Seat initiative) {
  return start(ScenePlan::Stage::deployment, initiative);
}
Scene& Scene::combat(Seat initiative) {
  return start(ScenePlan::Stage::combat, initiative);
}

Option Scene::parsed(std::string_view notation) const {
  const ParsedOption parsed = StarfighterNotation(set).parse(notation);
  EXPECT_FALSE(parsed.error) << notation;
  return parsed.option;
}

Scene& Scene::play(std::string_view notation) {
  const Option option = parsed(notation);
  const Refusal refusal = Starfighter::check(match, set, option);
  EXPECT_FALSE(refusal) << notation << " is refused: "
                        << Starfighter::sentence(refusal, set, Language::english);
  if (!refusal) Starfighter::play(match, set, option, chance, &log);
  return *this;
}

Scene& Scene::play_all(std::string_view notations) {
  while (!notations.empty()) {
    const std::size_t end = std::min(notations.find(';'), notations.size());
    play(notations.substr(0, end));
    notations.remove_prefix(std::min(end + 1, notations.size()));
  }
  return *this;
}

std::string Scene::sector(std::string_view name) const {
  return print_cards({match, set}, zone_of(sector_named(name)));
}
std::string Scene::hand(Seat seat) const {
  return print_sorted({match, set}, hand_of(seat));
}
std::string Scene::discard() const {
  return print_sorted({match, set}, kDiscard);
}
int Scene::hand_size(Seat seat) const {
  return match.table.size(hand_of(seat));
}
int Scene::aside_size(Seat seat) const {
  return match.table.size(aside_of(seat));
}
int Scene::deck_size() const {
  return match.table.size(kDeck);
}
int Scene::armor(Seat seat) const {
  return match.armor[index(seat)];
}
int Scene::fighters(std::string_view name) const {
  return visible_fighters(Position{match, set}, sector_named(name));
}

std::vector<std::string> Scene::options() const {
  OptionList list;
  Starfighter::list(match, set, list);
  std::vector<std::string> texts;
  for (const Option& option : list) texts.push_back(StarfighterNotation(set).print(option));
  return texts;
}

bool Scene::offers(std::string_view notation) const {
  const auto texts = options();
  return std::ranges::find(texts, notation) != texts.end();
}

std::string Scene::refused(std::string_view notation) const {
  const Refusal refusal = Starfighter::check(match, set, parsed(notation));
  EXPECT_NE(static_cast<bool>(refusal), offers(notation)) << "list and check differ: " << notation;
  return refusal ? std::string(clause_of(refusal)) : "";
}

std::string Scene::decider() const {
  const auto decision = Starfighter::decision(match, set);
  return decision ? std::string(1, letter(decision->seat)) : "";
}

std::string Scene::kind() const {
  const auto decision = Starfighter::decision(match, set);
  return decision ? std::string(name_of(decision->kind)) : "";
}

std::string Scene::pending() const {
  return print_pending({match, set});
}

int Scene::triggers(Effect effect) const {
  return static_cast<int>(std::ranges::count_if(log.events(), [&](const Event& event) {
    return event.kind == static_cast<std::uint16_t>(Happening::triggered) &&
           event.args[0] == static_cast<std::int16_t>(effect);
  }));
}

int Scene::triggers() const {
  return static_cast<int>(std::ranges::count(
      log.events(), static_cast<std::uint16_t>(Happening::triggered), &Event::kind));
}

std::vector<std::string> Scene::told(Seat seat) const {
  std::vector<std::string> texts;
  for (const Event& event : log.events())
    texts.push_back(Starfighter::sentence(event, set, seat, Language::english));
  return texts;
}

bool Scene::happened(Happening what) const {
  return std::ranges::count(log.events(), static_cast<std::uint16_t>(what), &Event::kind) > 0;
}

}  // namespace wardroom::starfighter
