// Deck files: reading and judging them rule by rule (WC-DECK), and printing them.
#include "games/wingcommander/decks/deck.hpp"

#include <algorithm>
#include <array>
#include <charconv>

#include "cards/deck_words.hpp"
#include "words/wingcommander_deck.hpp"

namespace wardroom::wingcommander {
namespace {

namespace text = words::deck;

// Words and sentences of each side, by seat.
constexpr std::array<std::string_view, 2> kSides = {"kilrathi", "terran"};

class Reader {
 public:
  Reader(const cards::SourceFile& file, const Set& set, Language language,
         cards::DeckReport& report)
      : file_(file), set_(set), language_(language), report_(report) {}

  Deck read() {
    while (words_.next_line()) {
      for (Word word = words_.next(); !word.text.empty(); word = words_.next()) {
        if (word.text == "name")
          read_name(word);
        else if (word.text == "side")
          read_side();
        else if (word.text == "carrier")
          read_carrier();
        else
          read_cards(word);
      }
    }
    judge();
    for (int card = 0; card < set_.cards() && total_ <= kMaxDeck; ++card)
      for (int i = 0; i < counts_[static_cast<std::size_t>(card)]; ++i)
        deck_.cards.push_back(static_cast<CardId>(card));
    return deck_;
  }

 private:
  using Word = cards::DeckWord;

  // The rest of the line.
  void read_name(const Word& at) {
    const Word first = words_.next();
    if (first.text.empty()) return problem(at, text::missing_name(language_));
    deck_.name = words_.whole_line_from(first);
  }

  void read_side() {
    const Word word = words_.next();
    const auto found = std::ranges::find(kSides, word.text);
    if (found == kSides.end()) return problem(word, text::missing_side(language_));
    take_side(word, seat_at(static_cast<int>(found - kSides.begin())));
  }

  // WC-DECK-06: outside the deck, but it says whose it is.
  void read_carrier() {
    const Word word = words_.next();
    const auto seat = seat_of_carrier(word.text);
    if (!seat)
      return problem(word, text::unknown_carrier(language_, set_.carrier(Seat::a).id,
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
      return broken("WC-DECK-03", at, text::second_side(language_, side_line_));
    deck_.seat = seat;
    side_line_ = at.line;
  }

  // "darket", "7 darket" or "7x darket".
  void read_cards(const Word& first) {
    int count = 1;
    Word card = first;
    if (first.text[0] >= '0' && first.text[0] <= '9') {
      const char* begin = first.text.data();
      const auto number = std::from_chars(begin, begin + first.text.size(), count);
      const auto behind = first.text.substr(static_cast<std::size_t>(number.ptr - begin));
      if (number.ec != std::errc{} || (!behind.empty() && behind != "x") || count < 1 ||
          count > kMaxDeck)
        return problem(first, text::bad_count(language_, kMaxDeck));
      card = words_.next();
      if (card.text.empty()) return problem(card, text::count_alone(language_, count));
    }
    const std::optional<CardId> found = set_.find(card.text);
    if (seat_of_carrier(card.text))
      return broken("WC-DECK-06", card, text::carrier_inside(language_, card.text));
    if (!found) return problem(card, text::unknown_word(language_, card.text));
    add(card, *found, count);
  }

  void add(const Word& at, CardId id, int count) {
    const CardData& card = set_.card(id);
    if (card.side != Side::both) {  // WC-DECK-03
      const Seat seat = card.side == Side::kilrathi ? Seat::a : Seat::b;
      if (!deck_.seat) side_line_ = at.line;
      if (deck_.seat && deck_.seat != seat)
        return broken("WC-DECK-03", at,
                      (deck_.seat == Seat::a ? text::not_kilrathi : text::not_terran)(
                          language_, at.text, side_line_));
      deck_.seat = seat;
    }
    counts_[id] += count;
    total_ += count;
    if (card.is(Type::luck) && copies_of_title(id) > 1)  // WC-DECK-04
      broken("WC-DECK-04", at, text::luck_twice(language_, at.text));
  }

  int copies_of_title(CardId id) const {
    int copies = 0;
    for (int card = 0; card < set_.cards(); ++card)
      if (set_.card(static_cast<CardId>(card)).title == set_.card(id).title)
        copies += counts_[static_cast<std::size_t>(card)];
    return copies;
  }

  void judge() {
    if (report_.problems.empty()) kept("WC-DECK-01", text::all_known(language_, total_));
    if (total_ >= kLeastDeck)
      kept("WC-DECK-02", text::enough(language_, total_, kLeastDeck));
    else
      broken("WC-DECK-02", {}, text::too_few(language_, total_, kLeastDeck));
    if (!deck_.seat)
      broken("WC-DECK-03", {}, text::no_side(language_));
    else if (!is_broken("WC-DECK-03"))
      kept("WC-DECK-03",
           (deck_.seat == Seat::a ? text::all_kilrathi : text::all_terran)(language_));
    if (!is_broken("WC-DECK-04")) kept("WC-DECK-04", text::luck_once(language_));
    if (total_ <= kMaxDeck)
      kept("WC-DECK-05", text::not_too_many(language_, kMaxDeck));
    else
      broken("WC-DECK-05", {}, text::too_many(language_, total_, kMaxDeck));
    if (!is_broken("WC-DECK-06")) kept("WC-DECK-06", text::carriers_apart(language_));
    std::array<bool, kTypes> types{};
    for (int card = 0; card < set_.cards(); ++card)
      if (counts_[static_cast<std::size_t>(card)] > 0)
        types[static_cast<std::size_t>(set_.card(static_cast<CardId>(card)).type)] = true;
    kept("WC-DECK-08", text::types(language_, std::ranges::count(types, true)));
  }

  bool is_broken(std::string_view clause) const {
    return std::ranges::any_of(report_.checks, [&](const cards::DeckCheck& check) {
      return check.clause == clause && !check.kept;
    });
  }

  void problem(const Word& at, std::string message) {
    report_.problems.add(file_.name, cards::Place{at.line, at.column}, std::move(message));
  }
  void kept(std::string clause, std::string message) {
    report_.checks.push_back({std::move(clause), true, std::move(message)});
  }
  // A word without a place stands for the deck as a whole.
  void broken(std::string clause, const Word& at, std::string message) {
    report_.checks.push_back({std::move(clause), false, std::move(message), at.line, at.column});
  }

  const cards::SourceFile& file_;
  const Set& set_;
  Language language_;
  cards::DeckReport& report_;
  cards::DeckWords words_{file_.text};
  Deck deck_;
  std::uint32_t side_line_ = 0;
  std::array<int, 256> counts_{};
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
  const std::string name = deck.name.empty() ? text::unnamed(language) : deck.name;
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
    report += "  " + std::string(kTypeNames[type].pattern(language)) + " (" +
              std::to_string(cards) + "):" + titles + '\n';
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
