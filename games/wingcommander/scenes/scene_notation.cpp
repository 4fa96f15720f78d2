#include "games/wingcommander/scenes/scene_notation.hpp"

#include <algorithm>
#include <array>

#include "words/wingcommander_scene.hpp"

namespace wardroom::wingcommander {
namespace {

struct Word {
  std::size_t at;
  std::string_view text;
};

// The parts between marks; between blanks, empty ones are left out.
std::vector<Word> parts_of(std::string_view text, std::string_view marks, std::size_t at,
                           bool empty_ones) {
  std::vector<Word> parts;
  for (std::size_t from = 0; from <= text.size();) {
    const std::size_t end = std::min(text.find_first_of(marks, from), text.size());
    if (empty_ones || end > from) parts.push_back({at + from, text.substr(from, end - from)});
    from = end + 1;
  }
  return parts;
}

bool read_suffix(std::string_view suffix, WrittenCard& card) {
  if (suffix == "t")
    card.mark.set(Mark::tapped);
  else if (suffix == "m")
    card.mark.set(Mark::moved);
  else if (suffix == "r")
    card.mark.set(Mark::rescued);
  else if (suffix == "u")
    card.mark.set(Mark::used);
  else if (suffix == "k")
    card.known = SeatSet(Seat::a) | Seat::b;  // not a spectator
  else if (suffix == "ka" || suffix == "kb")
    card.known = suffix == "ka" ? Seat::a : Seat::b;
  else if (suffix == "a" || suffix == "b")
    card.owner = suffix == "a" ? Seat::a : Seat::b;
  else
    return false;
  return true;
}

// Only what differs from what the rules let everybody expect is written: WC-R-56.
std::string_view knowledge(const Position& position, Copy copy) {
  const int zone = position.table().zone_of(copy);
  const bool a = position.table().knows(Seat::a, copy);
  const bool b = position.table().knows(Seat::b, copy);
  const Seat seat = seat_of_zone(zone);
  if (zone < kDiscard) {
    if (a && b) return "/k";
    if (a || b) return a ? "/ka" : "/kb";
    return "";
  }
  const bool secret = (zone >= kHand && zone < kReady) || (zone >= kOrders && zone < kBrig);
  return secret && position.table().knows(other(seat), copy) ? "/k" : "";
}

std::string print_one(const Position& position, Copy copy) {
  const Mark& mark = position.table().mark(copy);
  const CardId id = position.card_id(copy);
  if (id == kUnknownCard) return std::string("?") += knowledge(position, copy);
  std::string text = position.set.text(id).id;
  const Seat owner = position.match.owner(copy);
  const int zone = position.table().zone_of(carrier_card(position, copy));
  if (usual_owner(position.card(copy), zone) != owner) text += {'/', letter(owner)};
  if (mark.has(Mark::tapped)) text += "/t";
  if (mark.has(Mark::moved)) text += "/m";
  if (mark.has(Mark::rescued)) text += "/r";
  if (mark.has(Mark::used)) text += "/u";
  return text += knowledge(position, copy);
}

std::string joined(const std::vector<std::string>& cards) {
  std::string text;
  for (const std::string& card : cards) text += (text.empty() ? "" : " ") + card;
  return text;
}

}  // namespace

std::string zone_key(int zone) {
  const auto point_name = [](NavPoint point) {
    std::string name(kNavPointNames[static_cast<std::size_t>(point)]);
    for (char& c : name) c = static_cast<char>(c - 'A' + 'a');
    return name;
  };
  if (zone >= kModifiers && zone < kFlights)
    return "modifier." + point_name(nav_point(zone - kModifiers));
  const std::string seat = {letter(seat_of_zone(zone)), '.'};
  if (zone >= kFlights) return seat + point_name(point_of_zone(zone));
  if (zone >= kPending) return "";
  constexpr std::array<std::string_view, 6> names = {"deck",  "discard", "hand",
                                                     "ready", "orders",  "brig"};
  return seat + std::string(names[static_cast<std::size_t>(zone / 2)]);
}

std::optional<Seat> usual_owner(const CardData& card, int zone) {
  if (card.side != Side::both) return card.side == Side::kilrathi ? Seat::a : Seat::b;
  if (zone >= kPending && zone < kFlights) return std::nullopt;
  const bool captive = zone >= kBrig && zone < kPending;
  const Seat seat = seat_of_zone(zone);
  return captive || (card.is(Type::damage) && is_flights_zone(zone)) ? other(seat) : seat;
}

std::vector<WrittenCard> read_cards(std::string_view key, std::string_view text, const Set& set,
                                    Language language, SceneFaults& faults) {
  std::vector<WrittenCard> cards;
  for (const Word& group : parts_of(text, " \t\r\n", 0, false)) {
    bool attached = false;
    for (const Word& word : parts_of(group.text, "+", group.at, true)) {
      const auto parts = parts_of(word.text, "/", word.at, true);
      WrittenCard card;
      card.at = word.at;
      card.attached = attached;
      card.rest = group.text == "...";
      attached = true;
      const auto found = set.find(parts[0].text);
      if (!found && !card.rest) {
        faults.push_back({std::string(key), word.at,
                          words::scene::unknown_card(language, std::string(parts[0].text))});
        break;  // what would lie on it makes no sense
      }
      card.card = found.value_or(kUnknownCard);
      for (std::size_t i = 1; i < parts.size(); ++i)
        if (!read_suffix(parts[i].text, card))
          faults.push_back({std::string(key), parts[i].at, words::scene::unknown_suffix(language)});
      cards.push_back(card);
    }
  }
  return cards;
}

std::string print_card(const Position& position, Copy copy) {
  std::string text = print_one(position, copy);
  if (position.card_id(copy) == kUnknownCard) return text;
  for (const Type type : {Type::pilot, Type::award, Type::weapon, Type::damage}) {
    for (const Copy on : position.table().zone(kAttached)) {
      if (position.table().host(on) != copy || !position.is(on, type)) continue;
      text += '+' + print_card(position, on);
    }
  }
  return text;
}

std::string print_cards(const Position& position, int zone) {
  std::vector<std::string> cards;
  for (const Copy copy : position.table().zone(zone)) cards.push_back(print_card(position, copy));
  if (zone < kDiscard) std::ranges::reverse(cards);  // a draw pile is written from the top
  return joined(cards);
}

std::string print_sorted(const Position& position, int zone) {
  std::vector<std::string> cards;
  for (const Copy copy : position.table().zone(zone)) cards.push_back(print_card(position, copy));
  std::ranges::sort(cards);
  return joined(cards);
}

}  // namespace wardroom::wingcommander
