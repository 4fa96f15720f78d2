// Scenes, any situation of a game as people write it: what is the same in every game. Cards stand
// one behind the other, those of a pile from its top:
//
//   "0-05 1-11/d/k"                  marks stand behind a slash
//   "arrow+maniac+comet darket/m"    what lies on a card stands behind a plus
//   "shake ..."                      the last word: every card that is named nowhere
//
// /k is a card that both players know although the rules would not let one expect it, /ka one that
// only this player knows. All other marks are the game's, which tells of them as a type Form:
//
//   using Set, Marks;                         the cards, and what can stand behind one
//   static constexpr bool kOnCards;           whether cards lie on cards
//   static constexpr SeatSet kBoth;           whom /k means
//   static constexpr Message<0> kMarks, kRest;  what is expected of marks, and of "..."
//   static bool read_mark(std::string_view mark, Marks& marks);
#pragma once

#include <algorithm>
#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/seat.hpp"
#include "engine/text/message.hpp"

namespace wardroom::cardplay {

// Something that cannot stand as written: which entry of a scene, where in its text, and why.
struct SceneFault {
  std::string key;
  std::size_t at = 0;
  std::string message;
};
using SceneFaults = std::vector<SceneFault>;

struct ScenePart {
  std::size_t at;
  std::string_view text;
};
// The parts between marks, empty ones too; the words between blanks.
std::vector<ScenePart> parts_of(std::string_view text, char mark, std::size_t at = 0);
std::vector<ScenePart> words_of(std::string_view text, std::size_t at = 0);

std::string unknown_card(std::string_view card, Language language);
// A fault of an entry that belongs to one phase only.
SceneFault only_in(std::string key, std::string_view phase, Language language);

// Whom /k, /ka or /kb mean; nothing if it is another mark.
std::optional<SeatSet> known_to(std::string_view mark, SeatSet both);

template <class Form>
using CardOf = typename decltype(std::declval<typename Form::Set>().find({}))::value_type;

template <class Form>
struct WrittenCard : Form::Marks {
  std::size_t at = 0;                                            // in the text
  CardOf<Form> card = std::numeric_limits<CardOf<Form>>::max();  // unknown
  bool rest = false;                                             // "..."
  bool attached = false;  // to the last one before it that is not
  std::optional<SeatSet> known;
};

// Leaves out what is not understood and adds a fault.
template <class Form>
std::vector<WrittenCard<Form>> read_cards(std::string_view key, std::string_view text,
                                          const typename Form::Set& set, Language language,
                                          SceneFaults& faults) {
  std::vector<WrittenCard<Form>> cards;
  for (const ScenePart& word : words_of(text)) {
    bool attached = false;
    for (const ScenePart& one : parts_of(word.text, Form::kOnCards ? '+' : ' ', word.at)) {
      const auto parts = parts_of(one.text, '/', one.at);
      WrittenCard<Form> card;
      card.at = one.at;
      card.attached = attached;
      card.rest = word.text == "...";
      attached = true;
      const auto found = set.find(parts[0].text);
      if (!found && !card.rest) {
        faults.push_back({std::string(key), one.at, unknown_card(parts[0].text, language)});
        break;  // what would lie on it makes no sense
      }
      if (found) card.card = *found;
      for (std::size_t i = 1; i < parts.size(); ++i) {
        if (const auto known = known_to(parts[i].text, Form::kBoth))
          card.known = known;
        else if (!Form::read_mark(parts[i].text, card))
          faults.push_back({std::string(key), parts[i].at, Form::kMarks(language)});
      }
      cards.push_back(card);
    }
  }
  return cards;
}

// Takes "..." out of the cards of a zone and notes that the rest goes there: once, as the last word
// of a pile.
template <class Form>
void take_rest(std::vector<WrittenCard<Form>>& cards, const std::string& key, int zone, bool pile,
               int& rest_zone, Language language, SceneFaults& faults) {
  const auto rest = std::ranges::find(cards, true, &WrittenCard<Form>::rest);
  if (rest == cards.end()) return;
  if (!pile || rest + 1 != cards.end() || rest_zone >= 0)
    faults.push_back({key, rest->at, Form::kRest(language)});
  rest_zone = zone;
  cards.erase(rest, cards.end());
}

// --- printing ---

std::string joined(const std::vector<std::string>& cards);

// The cards of a zone, each as `print` has it: in order, or from the top.
template <class Copies, class Print>
std::vector<std::string> printed_cards(const Copies& copies, Print print, bool from_top = false) {
  std::vector<std::string> cards;
  for (const auto copy : copies) cards.push_back(print(copy));
  if (from_top) std::ranges::reverse(cards);
  return cards;
}

// For piles whose order nobody follows.
std::string joined_sorted(std::vector<std::string> cards);

}  // namespace wardroom::cardplay
