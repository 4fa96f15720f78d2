// Deck files: reading and judging them rule by rule (WC-DECK), and printing them.
#include "games/wingcommander/decks/deck.hpp"

#include <algorithm>
#include <array>
#include <vector>

#include "cardplay/deck_file.hpp"
#include "words/wingcommander_deck.hpp"

namespace wardroom::wingcommander {
namespace {

namespace text = words::deck;

// Words and sentences of each side, by seat.
constexpr std::array<std::string_view, 2> kSides = {"kilrathi", "terran"};

class Reader : cardplay::DeckReaderOf<Set> {
 public:
  using DeckReaderOf::DeckReaderOf;

  Deck read() {
    DeckReader::read<Reader>(kWords, kRules, &Reader::read_cards);
    deck_.name = name();
    for (std::size_t card = 0; card < counts_.size() && total_ <= kMaxDeck; ++card)
      for (int i = 0; i < counts_[card]; ++i) deck_.cards.push_back(static_cast<CardId>(card));
    return deck_;
  }

 private:
  friend DeckReader;
  using Word = cardplay::DeckWord;
  using Verdict = std::optional<cardplay::DeckVerdict>;

  void read_side(const Word&) {
    const Word word = next();
    const auto found = std::ranges::find(kSides, word.text);
    if (found == kSides.end()) return problem(word, text::missing_side(language()));
    take_side(word, seat_at(static_cast<int>(found - kSides.begin())));
  }

  // WC-DECK-06: outside the deck, but it says whose it is.
  void read_carrier(const Word&) {
    const Word word = next();
    const auto seat = seat_of_carrier(word.text);
    if (!seat)
      return problem(word, text::unknown_carrier(language(), set_.carrier(Seat::a).id,
                                                 set_.carrier(Seat::b).id));
    take_side(word, *seat);
  }

  std::optional<Seat> seat_of_carrier(std::string_view id) const {
    for (const Seat seat : kBothSeats)
      if (set_.carrier(seat).id == id) return seat;
    return std::nullopt;
  }

  void take_side(const Word& at, Seat seat) {
    if (deck_.seat && deck_.seat != seat)
      return broken("WC-DECK-03", at, text::second_side(language(), side_line_));
    deck_.seat = seat;
    side_line_ = at.line;
  }

  void read_cards(const Word& first) {
    const auto counted = read_counted(first, kMaxDeck);
    if (!counted) return;
    const Word& card = counted->card;
    if (seat_of_carrier(card.text))
      return broken("WC-DECK-06", card, text::carrier_inside(language(), card.text));
    const std::optional<CardId> found = set_.find(card.text);
    if (!found) return problem(card, text::unknown_word(language(), card.text));
    add(card, *found, counted->count);
  }

  void add(const Word& at, CardId id, int count) {
    const CardData& card = set_.card(id);
    if (card.side != Side::both) {  // WC-DECK-03
      const Seat seat = card.side == Side::kilrathi ? Seat::a : Seat::b;
      if (!deck_.seat) side_line_ = at.line;
      if (deck_.seat && deck_.seat != seat)
        return broken("WC-DECK-03", at,
                      (deck_.seat == Seat::a ? text::not_kilrathi : text::not_terran)(
                          language(), at.text, side_line_));
      deck_.seat = seat;
    }
    counts_[id] += count;
    total_ += count;
    if (card.is(Type::luck) && copies_of_title(id) > 1)  // WC-DECK-04
      broken("WC-DECK-04", at, text::luck_twice(language(), at.text));
  }

  int copies_of_title(CardId id) const {
    int copies = 0;
    for (std::size_t card = 0; card < counts_.size(); ++card)
      if (set_.card(static_cast<CardId>(card)).title == set_.card(id).title)
        copies += counts_[card];
    return copies;
  }

  Verdict all_known() const {
    if (!is_understood()) return std::nullopt;
    return kept(text::all_known(language(), total_));
  }
  Verdict enough() const {
    if (total_ < kLeastDeck) return too_few(total_, kLeastDeck);
    return kept(text::enough(language(), total_, kLeastDeck));
  }
  Verdict one_side() const {
    if (!deck_.seat) return broken(text::no_side(language()));
    if (is_broken("WC-DECK-03")) return std::nullopt;
    return kept((deck_.seat == Seat::a ? text::all_kilrathi : text::all_terran)(language()));
  }
  Verdict luck_once() const {
    if (is_broken("WC-DECK-04")) return std::nullopt;
    return kept(text::luck_once(language()));
  }
  Verdict not_too_many() const {
    if (total_ > kMaxDeck) return broken(text::too_many(language(), total_, kMaxDeck));
    return kept(text::not_too_many(language(), kMaxDeck));
  }
  Verdict carriers_apart() const {
    if (is_broken("WC-DECK-06")) return std::nullopt;
    return kept(text::carriers_apart(language()));
  }
  Verdict types() const {
    std::array<bool, kTypes> there{};
    for (std::size_t card = 0; card < counts_.size(); ++card)
      if (counts_[card] > 0)
        there[static_cast<std::size_t>(set_.card(static_cast<CardId>(card)).type)] = true;
    return kept(text::types(language(), std::ranges::count(there, true)));
  }

  static constexpr std::array<cardplay::DeckKeyword<Reader>, 2> kWords = {
      {{"side", &Reader::read_side}, {"carrier", &Reader::read_carrier}}};
  static constexpr std::array<cardplay::DeckRule<Reader>, 7> kRules = {
      {{"WC-DECK-01", &Reader::all_known},
       {"WC-DECK-02", &Reader::enough},
       {"WC-DECK-03", &Reader::one_side},
       {"WC-DECK-04", &Reader::luck_once},
       {"WC-DECK-05", &Reader::not_too_many},
       {"WC-DECK-06", &Reader::carriers_apart},
       {"WC-DECK-08", &Reader::types}}};

  Deck deck_;
  std::uint32_t side_line_ = 0;
  std::vector<int> counts_ = number_for_each_card();
  int total_ = 0;
};

constexpr std::array<AnyMessage, 10> kTypeNames = {
    words::heading::fighter,  words::heading::pilot,    words::heading::weapon,
    words::heading::crew,     words::heading::maneuver, words::heading::damage,
    words::heading::modifier, words::heading::luck,     words::heading::award,
    words::heading::orders};

// Visits every title of a deck list with how often it is there.
template <class Visitor>
void each_title(const DeckList& deck, Visitor visit) {
  for (std::size_t i = 0; i < deck.size();) {
    std::size_t end = i;
    while (end < deck.size() && deck[end] == deck[i]) ++end;
    visit(deck[i], static_cast<int>(end - i));
    i = end;
  }
}

}  // namespace

Deck read_deck(const cards::SourceFile& file, const Set& set, Language language,
               cards::DeckReport& report) {
  return Reader(file, set, language, report).read();
}

std::string print_deck(const Deck& deck, const Set& set) {
  std::string text;
  if (!deck.name.empty()) text += "name " + deck.name + '\n';
  if (deck.seat)
    text += "side " + std::string(kSides[static_cast<std::size_t>(index(*deck.seat))]) + '\n';
  for (std::size_t type = 0; type < kTypeNames.size(); ++type) {
    each_title(deck.cards, [&](CardId card, int count) {
      if (static_cast<std::size_t>(set.card(card).type) == type)
        text += std::to_string(count) + ' ' + set.text(card).id + '\n';
    });
  }
  return text;
}

std::string describe_deck(const Deck& deck, const Set& set, Language language) {
  const std::string name = cardplay::deck_title(deck.name, language);
  std::string report = (deck.seat == Seat::b ? text::title_terran : text::title_kilrathi)(
                           language, name, deck.cards.size()) +
                       "\n\n";
  for (std::size_t type = 0; type < kTypeNames.size(); ++type) {
    std::string titles;
    int cards = 0;
    each_title(deck.cards, [&](CardId card, int count) {
      if (static_cast<std::size_t>(set.card(card).type) != type) return;
      titles += (titles.empty() ? " " : ", ") + std::to_string(count) + ' ' +
                set.text(card).name.in(language);
      cards += count;
    });
    report += cardplay::deck_group(kTypeNames[type].pattern(language), cards, titles);
  }
  int power = 0;
  int given = 0;
  int needed = 0;
  std::array<int, 3> arrows{};
  for (const CardId id : deck.cards) {
    const CardData& card = set.card(id);
    power += card.power;
    given += card.medals;
    needed += card.cost_medals;
    if (card.is(Type::maneuver) || card.is(Type::damage))
      ++arrows[static_cast<std::size_t>(std::clamp(card.arrows - 1, 0, 2))];
  }
  report += "\n  " + text::power(language, power) + "\n  " + text::medals(language, given, needed);
  return report + "\n  " + text::arrows(language, arrows[0], arrows[1], arrows[2]) + '\n';
}

}  // namespace wardroom::wingcommander
