#include "games/starfighter/scenes/scene_notation.hpp"

#include <algorithm>
#include <cctype>

#include "words/starfighter_scene.hpp"

namespace wardroom::starfighter {
namespace {

struct Word {
  std::size_t at;
  std::string_view text;
};

std::vector<Word> words_of(std::string_view text, std::size_t at = 0) {
  constexpr std::string_view blanks = " \t\r\n";
  std::vector<Word> found;
  std::size_t from = text.find_first_not_of(blanks);
  while (from != std::string_view::npos) {
    const std::size_t end = std::min(text.find_first_of(blanks, from), text.size());
    found.push_back({at + from, text.substr(from, end - from)});
    from = text.find_first_not_of(blanks, end);
  }
  return found;
}

// The parts between marks, empty ones too.
std::vector<Word> parts_of(std::string_view text, char mark, std::size_t at = 0) {
  std::vector<Word> parts;
  for (std::size_t from = 0;; ++from) {
    const std::size_t end = std::min(text.find(mark, from), text.size());
    parts.push_back({at + from, text.substr(from, end - from)});
    if (end == text.size()) return parts;
    from = end;
  }
}

bool is_digit(char c) {
  return c >= '0' && c <= '9';
}

// One of /d /p /hU,L /sN /k /ka /kb; answers false if it is none of them.
bool read_suffix(std::string_view suffix, WrittenCard& card) {
  if (suffix == "d") {
    card.down = true;
  } else if (suffix == "p") {
    card.pivoted = true;
  } else if (suffix == "k") {
    card.known = SeatSet::all();
  } else if (suffix == "ka" || suffix == "kb") {
    card.known = suffix == "ka" ? Seat::a : Seat::b;
  } else if (suffix.size() == 2 && suffix[0] == 's' && is_digit(suffix[1])) {
    card.shield_hits = suffix[1] - '0';
  } else if (suffix.size() == 4 && suffix[0] == 'h' && is_digit(suffix[1]) && suffix[2] == ',' &&
             is_digit(suffix[3])) {
    card.hits = {suffix[1] - '0', suffix[3] - '0'};
  } else {
    return false;
  }
  return true;
}

void print_card(std::string& text, const Position& position, Copy copy) {
  const CardTable& table = position.match.table;
  const Mark& mark = table.mark(copy);
  if (!text.empty()) text += ' ';
  text += table.card(copy) == kUnknownCard ? "?" : position.set.id(table.card(copy));
  if (mark.down()) text += "/d";
  if (mark.pivoted()) text += "/p";
  if (mark.hits(0) + mark.hits(1) > 0)
    text += "/h" + std::to_string(mark.hits(printed_half(mark, 0))) + ',' +
            std::to_string(mark.hits(printed_half(mark, 1)));
  if (mark.shield_hits(0) + mark.shield_hits(1) > 0)
    text += "/s" + std::to_string(mark.shield_hits(0) + mark.shield_hits(1));
}

// Only what differs from what the rules let everybody expect is written.
std::string_view knowledge(const Position& position, Copy copy, int zone) {
  const CardTable& table = position.match.table;
  const std::array<bool, 2> known = {table.knows(Seat::a, copy), table.knows(Seat::b, copy)};
  if (zone >= kBoard && table.mark(copy).down() && known[0] && known[1]) return "/k";
  if (is_discard(zone) && known[0] != known[1]) return known[0] ? "/ka" : "/kb";
  return "";
}

}  // namespace

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

std::vector<WrittenCard> read_cards(std::string_view key, std::string_view text, const Set& set,
                                    Language language, SceneFaults& faults) {
  std::vector<WrittenCard> cards;
  for (const Word& word : words_of(text)) {
    const auto parts = parts_of(word.text, '/', word.at);
    WrittenCard card;
    card.at = word.at;
    card.rest = word.text == "...";
    const auto found = set.find(parts[0].text);
    if (!found && !card.rest) {
      faults.push_back({std::string(key), word.at,
                        words::scene::unknown_card(language, std::string(parts[0].text))});
      continue;
    }
    card.card = found.value_or(kUnknownCard);
    for (std::size_t i = 1; i < parts.size(); ++i)
      if (!read_suffix(parts[i].text, card))
        faults.push_back({std::string(key), parts[i].at, words::scene::unknown_suffix(language)});
    cards.push_back(card);
  }
  return cards;
}

std::vector<WrittenEffect> read_pending(std::string_view text, const Set& set, Language language,
                                        SceneFaults& faults) {
  std::vector<WrittenEffect> effects;
  const StarfighterNotation notation(set);
  int group = 0;
  if (words_of(text).empty()) return effects;
  for (const Word& together : parts_of(text, '|')) {
    for (const Word& one : parts_of(together.text, ',', together.at)) {
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
  std::string text;
  const auto pile = position.match.table.zone(zone);
  for (std::size_t i = 0; i < pile.size(); ++i) {
    const Copy copy = pile[zone == kDeck ? pile.size() - 1 - i : i];
    print_card(text, position, copy);
    text += knowledge(position, copy, zone);
  }
  return text;
}

std::string print_sorted(const Position& position, int zone) {
  std::vector<std::string> cards;
  for (const Copy copy : position.match.table.zone(zone)) {
    std::string card;
    print_card(card, position, copy);
    cards.push_back(card += knowledge(position, copy, zone));
  }
  std::ranges::sort(cards);
  std::string text;
  for (const std::string& card : cards) text += (text.empty() ? "" : " ") + card;
  return text;
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
