#include "tests/starfighter/scene.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <sstream>

namespace wardroom::starfighter {
namespace {

std::vector<std::string> words(std::string_view text) {
  std::istringstream in{std::string(text)};
  std::vector<std::string> found;
  for (std::string word; in >> word;) found.push_back(word);
  return found;
}

Sector sector_named(std::string_view name) {
  return sector_at(name[0] == 'a' ? Seat::a : Seat::b, name[1] - '1');
}

Mark parse_mark(const Face& front, std::string_view text) {
  Mark mark;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t end = std::min(text.find('/', at + 1), text.size());
    const std::string_view word = text.substr(at + 1, end - at - 1);
    at = end;
    if (word == "d") mark.set_down(true);
    if (word == "p") mark.set_pivoted(true);
    if (word[0] == 'h')
      for (const int lying : {0, 1})
        mark.set_hits(printed_half(mark, lying), word[lying == 0 ? 1 : 3] - '0');
    if (word[0] == 's') mark.set_shield_hits(front.half[0].shields > 0 ? 0 : 1, word[1] - '0');
  }
  return mark;
}

}  // namespace

Scene::Scene(Mode mode, std::string_view cruiser_a, std::string_view cruiser_b)
    : set(Starfighter::own_set()), placed_(static_cast<std::size_t>(set.cards())) {
  match.mode = mode;
  match.take_cruiser(Seat::a, *set.find_cruiser(cruiser_a), set);
  match.take_cruiser(Seat::b, *set.find_cruiser(cruiser_b), set);
  match.round = 1;
}

void Scene::put(int zone, std::string_view cards) {
  for (const std::string& word : words(cards)) {
    const std::size_t slash = std::min(word.find('/'), word.size());
    const auto card = set.find(word.substr(0, slash));
    if (!card) {
      ADD_FAILURE() << "no such card: " << word;
      continue;
    }
    EXPECT_FALSE(placed_[*card]) << "placed twice: " << word;
    placed_[*card] = true;
    const Copy copy = match.table.deal(*card, zone);
    const Mark mark = parse_mark(set.front(*card).face, std::string_view(word).substr(slash));
    match.table.mark(copy) = mark;
    SeatSet known = SeatSet::none();
    if (zone == kDiscard || (zone >= kBoard && !mark.down())) known = SeatSet::all();
    if (zone >= kBoard && mark.down()) known = board_of(zone - kBoard);
    if (zone == kHand || zone == kHand + 1) known = seat_at(zone - kHand);
    match.table.reveal(copy, known);
  }
}

Scene& Scene::sector(std::string_view name, std::string_view cards) {
  put(zone_of(sector_named(name)), cards);
  EXPECT_LE(height(Position{match, set}, sector_named(name)),
            spaces(Position{match, set}, sector_named(name)))
      << "too many cards in " << name;
  return *this;
}

Scene& Scene::hand(Seat seat, std::string_view cards) {
  put(hand_of(seat), cards);
  return *this;
}

Scene& Scene::aside(Seat seat, std::string_view cards) {
  put(aside_of(seat), cards);
  return *this;
}

Scene& Scene::discard(std::string_view cards) {
  put(kDiscard, cards);
  return *this;
}

Scene& Scene::deck(std::string_view cards) {
  auto top_first = words(cards);
  std::ranges::reverse(top_first);
  for (const std::string& card : top_first) put(kDeck, card);
  deck_given_ = true;
  return *this;
}

Scene& Scene::armor(int a, int b) {
  match.armor = {static_cast<std::int16_t>(a), static_cast<std::int16_t>(b)};
  return *this;
}

Scene& Scene::shift(int d) {
  match.shift = static_cast<std::int8_t>(d);
  return *this;
}

Scene& Scene::ruling(Ruling ruling) {
  match.rulings = static_cast<std::uint8_t>(match.rulings | static_cast<unsigned>(ruling));
  return *this;
}

void Scene::fill_deck() {
  if (deck_given_) return;
  for (int card = set.cards() - 1; card >= 0; --card)
    if (!placed_[static_cast<std::size_t>(card)] &&
        (match.mode == Mode::skirmish || set.front(static_cast<CardId>(card)).green))
      match.table.deal(static_cast<CardId>(card), kDeck);
}

Scene& Scene::start(Phase phase, Seat initiative) {
  fill_deck();
  match.initiative = initiative;
  match.phase = phase;
  Referee referee(match, set, chance, &log);
  referee.call(WholeGame{3});
  switch (phase) {
    case Phase::deployment:
      referee.call(Round{1});
      referee.call(Deployment{initiative});
      break;
    case Phase::combat:
      referee.call(Round{2});
      referee.call(Combat{});
      break;
    default: referee.call(Round{0});
  }
  proceed(referee);
  return *this;
}

Scene& Scene::reinforcements(Seat initiative) {
  return start(Phase::reinforcements, initiative);
}
Scene& Scene::deployment(Seat initiative) {
  return start(Phase::deployment, initiative);
}
Scene& Scene::combat(Seat initiative) {
  return start(Phase::combat, initiative);
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
  std::string text;
  for (const Copy copy : match.table.zone(zone_of(sector_named(name)))) {
    const Mark& mark = match.table.mark(copy);
    if (!text.empty()) text += ' ';
    text += set.id(match.table.card(copy));
    if (mark.down()) text += "/d";
    if (mark.pivoted()) text += "/p";
    if (mark.hits(0) + mark.hits(1) > 0)
      text += "/h" + std::to_string(mark.hits(printed_half(mark, 0))) + ',' +
              std::to_string(mark.hits(printed_half(mark, 1)));
    if (mark.shield_hits(0) + mark.shield_hits(1) > 0)
      text += "/s" + std::to_string(mark.shield_hits(0) + mark.shield_hits(1));
  }
  return text;
}

namespace {

std::string sorted_cards(const Match& match, const Set& set, int zone) {
  std::vector<std::string> ids;
  for (const Copy copy : match.table.zone(zone)) ids.push_back(set.id(match.table.card(copy)));
  std::ranges::sort(ids);
  std::string text;
  for (const std::string& id : ids) text += (text.empty() ? "" : " ") + id;
  return text;
}

}  // namespace

std::string Scene::hand(Seat seat) const {
  return sorted_cards(match, set, hand_of(seat));
}
std::string Scene::discard() const {
  return sorted_cards(match, set, kDiscard);
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
  std::string text;
  const Position position{match, set};
  const auto& waiting = match.chain.pending;
  for (std::size_t i = 0; i < waiting.size(); ++i) {
    if (i > 0) text += waiting[i].group == waiting[i - 1].group ? ", " : " | ";
    const Copy copy = waiting[i].copy;
    const int lying = printed_half(match.table.mark(copy), waiting[i].half);
    text += spot_name(match.table.where(copy)) + (lying == 0 ? " upper " : " lower ");
    text += symbol_of(shown(position, copy).half[waiting[i].half].effect);
  }
  return text;
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
