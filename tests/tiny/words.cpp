// What leaves a match of Parley as text: sentences of events and refusals, and a view as JSON.
// Operands of a sentence: {S} the seat, {C} the card, {c0} a card, {n0} a number, {p0} a place,
// {w0} seats that won.
#include "tests/tiny/game.hpp"
#include "tests/tiny/referee.hpp"

namespace wardroom {
namespace {

using namespace tiny;

constexpr std::array<std::string_view, static_cast<std::size_t>(Happening::count)> kHappenings = {
    "{S} begins.",
    "{S} draws {C}.",
    "{S} keeps the hand.",
    "{S} shuffles the hand back and draws another.",
    "{S} shuffles the discards into a deck of {n0}.",
    "{S} scores {n0} and has {n1}.",
    "{S} plays {C} from {p0}.",
    "{S} passes.",
    "{C} joins the fleet of {S}.",
    "{S} mounts {C} on {p0}.",
    "{C} at {p0} is hit {n1} times.",
    "{C} of {S} sinks.",
    "{C} of {S} has done its work.",
    "{C} of {S} is cancelled.",
    "{C} of {S} finds nothing to do.",
    "{S} looks at {C} in {p0}.",
    "The game ends: {w0}.",
};

struct Ground {
  std::string_view clause;
  std::string_view sentence;
};
constexpr std::array<Ground, static_cast<std::size_t>(Reason::count)> kReasons = {{
    {"", ""},
    {"TY-END-01", "the game is over."},
    {"TY-SETUP-03", "say whether you want to change your hand."},
    {"TY-TURN-02", "say how many cards you draw."},
    {"TY-TURN-02", "you can draw {n0} at most."},
    {"TY-TURN-03", "play a card, or pass."},
    {"TY-TURN-03", "{c0} is not in your hand."},
    {"TY-PARRY-02", "{c0} only answers another card."},
    {"TY-STACK-01", "answer the card on top of the stack, or pass."},
    {"TY-STACK-02", "{c0} is not quick enough to answer."},
    {"TY-STACK-03", "choose a ship for {c0}."},
    {"TY-BROADSIDE-01", "there is no ship at {p0}."},
    {"TY-CANNON-01", "the ship at {p0} is not yours."},
    {"TY-LOOK-01", "choose a card to look at."},
    {"TY-LOOK-01", "you know your own hand."},
    {"TY-LOOK-01", "there is no card at {p0}."},
    {"TY-LOOK-02", "say when you have seen it."},
}};

std::string card_name(const Set& set, int card) {
  return card < kKinds ? std::string(set[static_cast<std::size_t>(card)].name) : "a card";
}

std::string operand(char kind, int arg, const Set& set) {
  std::string winners;
  switch (kind) {
    case 'c': return card_name(set, arg);
    case 'p': return place_name(arg);
    case 'w':
      for (int seat = 0; seat < kMostSeats; ++seat)
        if (((arg >> seat) & 1) != 0)
          winners +=
              (winners.empty() ? "won by " : " and ") + std::string(1, letter(seat_at(seat)));
      return winners;
    default: return std::to_string(arg);
  }
}

std::string fill(std::string_view pattern, std::span<const std::int16_t> args, const Set& set,
                 Seat seat, int card) {
  std::string text;
  for (std::size_t i = 0; i < pattern.size(); ++i) {
    if (pattern[i] != '{') {
      text += pattern[i];
    } else if (pattern[i + 1] == 'S' || pattern[i + 1] == 'C') {
      text += pattern[i + 1] == 'S' ? std::string(1, letter(seat)) : card_name(set, card);
      i += 2;
    } else {
      text += operand(pattern[i + 1], args[static_cast<std::size_t>(pattern[i + 2] - '0')], set);
      i += 3;
    }
  }
  return text;
}

void write_copy(JsonWriter& json, const Position& position, Copy copy) {
  const CardTable& table = position.match.table;
  if (table.card(copy) == CardTable::kUnknown) return json.null();
  const Spot spot = table.where(copy);
  if (spot.zone < kFleet || spot.zone >= kFleet + kMostSeats)
    return json.value(card_name(position.set, table.card(copy)));
  json.open_object();
  json.member("card", card_name(position.set, table.card(copy)));
  if (is_ship(position, copy)) {
    json.member("strength", strength(position, copy));
    json.member("hits", table.mark(copy).hits);
  }
  if (table.host(copy) != CardTable::kNoCopy)
    json.member("on", table.where(table.host(copy)).position);
  json.close_object();
}

void write_list(JsonWriter& json, const List& list) {
  json.open_array();
  for (const std::uint8_t count : list) json.value(count);
  json.close_array();
}

}  // namespace

std::string_view tiny::clause_of(const Refusal& refusal) {
  return kReasons[refusal.reason].clause;
}

std::string TinyGame::sentence(const Event& event, const Set& set, SeatSet viewers, Language) {
  return fill(kHappenings[event.kind], event.args, set, event.seat, event.card_for(viewers));
}

std::string TinyGame::sentence(const Refusal& refusal, const Set& set, Language) {
  return fill(kReasons[refusal.reason].sentence, refusal.args, set, Seat::a, kNoCard);
}

std::string TinyGame::sentence(const NotationError& error, const Set& set, Language) {
  std::string verbs;
  switch (error.expected) {
    case NotationError::verb:
      for (const VerbForm& form : Notation(set).verbs())
        verbs += (verbs.empty() ? "expected one of " : ", ") + std::string(form.name);
      return verbs;
    case NotationError::operand: break;
    case NotationError::end: return "expected nothing more";
  }
  switch (error.kind) {
    case kCard: return "expected a card such as frigate";
    case kPlace: return "expected a place such as b.0";
    default: return "expected a number, 0 to 7";
  }
}

void TinyGame::write(JsonWriter& json, const Match& match, const Set& set) {
  constexpr std::array<std::string_view, 4> names = {"deck", "hand", "fleet", "discard"};
  const auto write_zone = [&](std::string_view name, int zone) {
    json.key(name);
    json.open_array();
    for (const Copy copy : match.table.zone(zone)) write_copy(json, {match, set}, copy);
    json.close_array();
  };
  json.open_object();
  json.member("turn", match.turns);
  write_zone("stack", kStack);
  for (const Seat seat : match.seats()) {
    json.key(std::string(1, letter(seat)));
    json.open_object();
    json.member("score", match.score[index(seat)]);
    json.key("list");
    write_list(json, match.lists[index(seat)]);
    json.key("shown");
    write_list(json, match.shown[index(seat)]);
    for (int i = 0; i < 4; ++i) write_zone(names[i], kDeck + i * kMostSeats + index(seat));
    json.close_object();
  }
  json.close_object();
}

}  // namespace wardroom
