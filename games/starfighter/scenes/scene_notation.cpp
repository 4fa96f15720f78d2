#include "games/starfighter/scenes/scene_notation.hpp"

#include "words/starfighter_scene.hpp"

namespace wardroom::starfighter {

using cardplay::parts_of;
using cardplay::ScenePart;
using cardplay::words_of;

namespace {

bool is_digit(char c) {
  return c >= '0' && c <= '9';
}

// Only what differs from what the rules let everybody expect is written.
std::string_view knowledge(const Position& position, Copy copy, int zone) {
  const CardTable& table = position.match.table;
  const std::array<bool, 2> known = {table.knows(Seat::a, copy), table.knows(Seat::b, copy)};
  if (zone >= kBoard && table.mark(copy).down() && known[0] && known[1]) return "/k";
  if (is_discard(zone) && known[0] != known[1]) return known[0] ? "/ka" : "/kb";
  return "";
}

std::string print_card(const Position& position, Copy copy, int zone) {
  const CardTable& table = position.match.table;
  const Mark& mark = table.mark(copy);
  std::string text = table.card(copy) == kUnknownCard ? "?" : position.set.id(table.card(copy));
  if (mark.down()) text += "/d";
  if (mark.pivoted()) text += "/p";
  if (mark.hits(0) + mark.hits(1) > 0)
    text += "/h" + std::to_string(mark.hits(printed_half(mark, 0))) + ',' +
            std::to_string(mark.hits(printed_half(mark, 1)));
  if (mark.shield_hits(0) + mark.shield_hits(1) > 0)
    text += "/s" + std::to_string(mark.shield_hits(0) + mark.shield_hits(1));
  return text += knowledge(position, copy, zone);
}

std::vector<std::string> printed(const Position& position, int zone) {
  const auto print = [&](Copy copy) { return print_card(position, copy, zone); };
  return cardplay::printed_cards(position.match.table.zone(zone), print, zone == kDeck);
}

}  // namespace

const Message<0>& CardForm::kMarks = words::scene::unknown_suffix;
const Message<0>& CardForm::kRest = words::scene::rest;

bool CardForm::read_mark(std::string_view mark, Marks& card) {
  if (mark == "d")
    card.down = true;
  else if (mark == "p")
    card.pivoted = true;
  else if (mark.size() == 2 && mark[0] == 's' && is_digit(mark[1]))
    card.shield_hits = mark[1] - '0';
  else if (mark.size() == 4 && mark[0] == 'h' && is_digit(mark[1]) && mark[2] == ',' &&
           is_digit(mark[3]))
    card.hits = {mark[1] - '0', mark[3] - '0'};
  else
    return false;
  return true;
}

std::string zone_key(int zone, Mode mode) {
  if (zone < kHand) {
    const bool second = zone == kSecondDeck || zone == kSecondDiscard;
    const std::string pile = is_deck(zone) ? "deck" : "discard";
    return mode == Mode::total_war ? pile + (second ? ".b" : ".a") : pile;
  }
  if (zone >= kBoard) return "sector." + sector_name(zone - kBoard);
  const bool hand = zone < kAside;
  return (hand ? "hand." : "aside.") +
         std::string(1, letter(seat_at(zone - (hand ? kHand : kAside))));
}

std::vector<WrittenEffect> read_pending(std::string_view text, const Set& set, Language language,
                                        SceneFaults& faults) {
  std::vector<WrittenEffect> effects;
  const StarfighterNotation notation(set);
  int group = 0;
  if (words_of(text).empty()) return effects;
  for (const ScenePart& together : parts_of(text, '|')) {
    for (const ScenePart& one : parts_of(together.text, ',', together.at)) {
      const auto parts = words_of(one.text, one.at);
      const std::string place(parts.empty() ? "" : parts[0].text);
      const std::string half(parts.size() < 2 ? "" : parts[1].text);
      // An effect that waits is named as the option that resolves it.
      std::string option = "resolve ";
      option.append(place).append(" ").append(half);
      const ParsedOption parsed = notation.parse(option);
      if (parsed.error || parts.size() > 3) {
        faults.push_back({"pending", one.at, words::scene::pending_form(language)});
        continue;
      }
      effects.push_back({parts[0].at, group, operand_spot(parsed.option.args[0]),
                         parsed.option.args[1], parts.size() > 2 ? parts[2].text : ""});
    }
    ++group;
  }
  return effects;
}

std::string print_cards(const Position& position, int zone) {
  return cardplay::joined(printed(position, zone));
}

std::string print_sorted(const Position& position, int zone) {
  return cardplay::joined_sorted(printed(position, zone));
}

std::string print_pending(const Position& position) {
  std::string text;
  const CardTable& table = position.match.table;
  const auto& pending = position.match.chain.pending;
  for (std::size_t i = 0; i < pending.size(); ++i) {
    if (i > 0) text += pending[i].group == pending[i - 1].group ? ", " : " | ";
    const Copy copy = pending[i].copy;
    const int lying = printed_half(table.mark(copy), pending[i].half);
    text += spot_name(table.where(copy)) + (lying == 0 ? " upper " : " lower ");
    text += symbol_of(shown(position, copy).half[pending[i].half].effect);
  }
  return text;
}

}  // namespace wardroom::starfighter
