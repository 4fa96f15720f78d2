#include "engine/record.hpp"

#include <algorithm>
#include <array>
#include <charconv>

namespace wardroom {
namespace {

constexpr std::string_view kHead = "wardroom-record 1";
constexpr std::array<std::string_view, 13> kWords = {"game",   "program", "rules",  "cards", "mode",
                                                     "seat",   "deck",    "player", "rule",  "seed",
                                                     "chance", "digest",  "result"};

constexpr Message<1> kExpectedHead{"expected \"{head}\", the first line of a record",
                                   "« {head} » est attendu, la première ligne d’un enregistrement",
                                   {"head"}};
constexpr Message<2> kExpectedWord{
    "unknown word \"{word}\", expected a numbered choice or one of {words}",
    "mot inconnu « {word} » : un choix numéroté ou l’un de {words} est attendu",
    {"word", "words"}};
constexpr Message<1> kTwice{
    "\"{word}\" stands here twice", "« {word} » figure ici deux fois", {"word"}};
constexpr Message<0> kExpectedSeat{"expected a seat: a, b, c or d",
                                   "une place est attendue : a, b, c ou d"};
constexpr Message<0> kExpectedText{"expected something behind this word",
                                   "quelque chose est attendu après ce mot"};
constexpr Message<0> kExpectedHex{"expected 16 digits of a hexadecimal number",
                                  "16 chiffres hexadécimaux sont attendus"};
constexpr Message<0> kExpectedNumber{"expected a whole number", "un nombre entier est attendu"};
constexpr Message<1> kExpectedStep{
    "expected choice number {number}", "le choix numéro {number} est attendu", {"number"}};
constexpr Message<0> kExpectedOption{"expected a choice behind the seat",
                                     "un choix est attendu après la place"};
constexpr Message<0> kExpectedWinners{"expected draw, or the seats that won",
                                      "draw est attendu, ou les places gagnantes"};
constexpr Message<0> kAfterTheEnd{"nothing can follow the result",
                                  "rien ne peut suivre le résultat"};
constexpr Message<0> kMissingGame{"the record names no game",
                                  "l’enregistrement ne nomme aucun jeu"};
constexpr Message<0> kNotText{"expected text: this is not a record",
                              "du texte est attendu : ceci n’est pas un enregistrement"};

std::string joined_words() {
  std::string text;
  for (const std::string_view word : kWords) text += (text.empty() ? "" : ", ") + std::string(word);
  return text;
}

// One line while it is read, word by word.
class Line {
 public:
  explicit Line(std::string_view text) : start_(text.data()), left_(text) { skip(); }

  bool empty() const { return left_.empty(); }
  std::uint32_t column() const { return static_cast<std::uint32_t>(left_.data() - start_) + 1; }
  std::string_view rest() const { return left_; }

  std::string_view word() {
    const std::string_view found = left_.substr(0, std::min(left_.find(' '), left_.size()));
    left_.remove_prefix(found.size());
    skip();
    return found;
  }

 private:
  void skip() { left_.remove_prefix(std::min(left_.find_first_not_of(' '), left_.size())); }

  const char* start_;
  std::string_view left_;
};

template <class Number>
bool read_number(std::string_view text, Number& number, int base = 10) {
  const auto end = std::from_chars(text.data(), text.data() + text.size(), number, base);
  return end.ec == std::errc{} && end.ptr == text.data() + text.size() && !text.empty();
}

bool read_hex(std::string_view text, std::uint64_t& number) {
  return text.size() == 16 && read_number(text, number, 16);
}

std::optional<Seat> read_seat(std::string_view text) {
  if (text.size() != 1 || text[0] < 'a' || text[0] >= 'a' + kMaxSeats) return std::nullopt;
  return seat_at(text[0] - 'a');
}

std::string hex(std::uint64_t number) {
  constexpr std::string_view digits = "0123456789abcdef";
  std::string text(16, '0');
  for (std::size_t i = 16; i-- > 0; number >>= 4U) text[i] = digits[number & 15U];
  return text;
}

class Reader {
 public:
  Reader(const NamedText& file, Language language) : file_(file), language_(language) {}

  std::variant<Record, Problem> read() {
    std::string_view rest = file_.text;
    while (!rest.empty() && !problem_) {
      const std::size_t end = std::min(rest.find('\n'), rest.size());
      std::string_view text = rest.substr(0, end);
      while (text.ends_with('\r')) text.remove_suffix(1);
      rest.remove_prefix(std::min(end + 1, rest.size()));
      ++line_;
      read_line(text);
    }
    if (!problem_ && line_ == 0) fail(1, kExpectedHead(language_, kHead));
    if (!problem_ && record_.game.empty()) fail(1, kMissingGame(language_));
    if (problem_) return *problem_;
    return std::move(record_);
  }

 private:
  void read_line(std::string_view text) {
    if (const std::size_t zero = text.find('\0'); zero != std::string_view::npos)
      return fail(static_cast<std::uint32_t>(zero) + 1, kNotText(language_));
    Line line(text);
    if (line_ == 1) {
      if (text != kHead) fail(1, kExpectedHead(language_, kHead));
      return;
    }
    if (line.empty() || line.rest()[0] == '#') return;
    if (record_.winners) return fail(line.column(), kAfterTheEnd(language_));
    const std::uint32_t column = line.column();
    const std::string_view word = line.word();
    if (word[0] >= '0' && word[0] <= '9') return read_step(word, column, line);
    const auto known = std::ranges::find(kWords, word);
    if (known == kWords.end())
      return fail(column, kExpectedWord(language_, word.substr(0, 40), joined_words()));
    if (line.empty()) return fail(column, kExpectedText(language_));
    read_fact(word, column, line);
  }

  void read_step(std::string_view number, std::uint32_t column, Line& line) {
    std::size_t step = 0;
    if (!read_number(number, step) || step != record_.steps.size() + 1)
      return fail(column, kExpectedStep(language_, record_.steps.size() + 1));
    const std::optional<Seat> seat = seat_of(line);
    if (!seat) return;
    if (line.empty()) return fail(line.column(), kExpectedOption(language_));
    record_.steps.push_back({*seat, std::string(line.rest()), line_});
  }

  void read_fact(std::string_view word, std::uint32_t column, Line& line) {
    if (word == "seat" || word == "deck" || word == "player") {
      if (const std::optional<Seat> seat = seat_of(line)) read_of_seat(word, *seat, line);
    } else if (word == "rule") {
      record_.request.rules.emplace_back(line.rest());
    } else if (word == "seed") {
      std::uint64_t seed = 0;
      if (!read_number(line.rest(), seed)) return fail(line.column(), kExpectedNumber(language_));
      if (record_.seed) return fail(column, kTwice(language_, word));
      record_.seed = seed;
    } else if (word == "chance") {
      std::uint64_t outcome = 0;
      if (!read_hex(line.rest(), outcome)) return fail(line.column(), kExpectedHex(language_));
      record_.outcomes.push_back(outcome);
    } else if (word == "digest") {
      std::uint64_t digest = 0;
      if (!read_hex(line.rest(), digest)) return fail(line.column(), kExpectedHex(language_));
      record_.checkpoints.push_back({record_.steps.size(), digest, line_});
    } else if (word == "result") {
      read_result(line);
    } else {
      std::string& text = *text_named(word);
      if (!text.empty()) return fail(column, kTwice(language_, word));
      text = line.rest();
    }
  }

  std::string* text_named(std::string_view word) {
    if (word == "game") return &record_.game;
    if (word == "program") return &record_.versions.program;
    if (word == "rules") return &record_.versions.rules;
    if (word == "cards") return &record_.versions.cards;
    return &record_.request.mode;
  }

  void read_of_seat(std::string_view word, Seat seat, Line& line) {
    const auto at = static_cast<std::size_t>(index(seat));
    if (word == "deck") {
      auto& decks = record_.request.decks;
      if (decks.size() <= at) decks.resize(at + 1);
      decks[at].name = file_.name + " (deck " + letter(seat) + ')';
      decks[at].text += std::string(line.rest()) + '\n';
      return;
    }
    auto& texts = word == "seat" ? record_.request.seats : record_.players;
    if (texts.size() <= at) texts.resize(at + 1);
    if (!texts[at].empty()) return fail(1, kTwice(language_, word));
    texts[at] = line.rest();
  }

  void read_result(Line& line) {
    record_.winners_line = line_;
    if (line.rest() == "draw") {
      record_.winners = SeatSet::none();
      return;
    }
    SeatSet winners;
    while (!line.empty()) {
      const std::uint32_t column = line.column();
      const std::optional<Seat> seat = read_seat(line.word());
      if (!seat) return fail(column, kExpectedWinners(language_));
      winners = winners | *seat;
    }
    record_.winners = winners;
  }

  std::optional<Seat> seat_of(Line& line) {
    const std::uint32_t column = line.column();
    const std::optional<Seat> seat = read_seat(line.word());
    if (!seat) fail(column, kExpectedSeat(language_));
    return seat;
  }

  void fail(std::uint32_t column, std::string message) {
    if (!problem_) problem_ = Problem{file_.name, std::max(line_, 1U), column, std::move(message)};
  }

  const NamedText& file_;
  Language language_;
  Record record_;
  std::optional<Problem> problem_;
  std::uint32_t line_ = 0;
};

void print_seats(std::string& text, std::string_view word, const std::vector<std::string>& seats) {
  for (std::size_t i = 0; i < seats.size(); ++i)
    if (!seats[i].empty())
      text +=
          std::string(word) + ' ' + letter(seat_at(static_cast<int>(i))) + ' ' + seats[i] + '\n';
}

// Line by line; blank ones are left out.
void print_deck(std::string& text, Seat seat, std::string_view deck) {
  while (!deck.empty()) {
    const std::size_t end = std::min(deck.find('\n'), deck.size());
    std::string_view line = deck.substr(0, end);
    deck.remove_prefix(std::min(end + 1, deck.size()));
    if (line.ends_with('\r')) line.remove_suffix(1);
    if (line.find_first_not_of(" \t") == std::string_view::npos) continue;
    text += std::string("deck ") + letter(seat) + ' ' + std::string(line) + '\n';
  }
}

void print_fact(std::string& text, std::string_view word, const std::string& value) {
  if (!value.empty()) text += std::string(word) + ' ' + value + '\n';
}

}  // namespace

std::variant<Record, Problem> read_record(const NamedText& file, Language language) {
  return Reader(file, language).read();
}

std::string print_record(const Record& record) {
  std::string text = std::string(kHead) + '\n';
  print_fact(text, "game", record.game);
  print_fact(text, "program", record.versions.program);
  print_fact(text, "rules", record.versions.rules);
  print_fact(text, "cards", record.versions.cards);
  print_fact(text, "mode", record.request.mode);
  print_seats(text, "seat", record.request.seats);
  for (std::size_t i = 0; i < record.request.decks.size(); ++i)
    print_deck(text, seat_at(static_cast<int>(i)), record.request.decks[i].text);
  for (const std::string& rule : record.request.rules) print_fact(text, "rule", rule);
  print_seats(text, "player", record.players);
  if (record.seed) print_fact(text, "seed", std::to_string(*record.seed));
  for (const std::uint64_t outcome : record.outcomes) print_fact(text, "chance", hex(outcome));
  auto checkpoint = record.checkpoints.begin();
  const auto print_digests = [&](std::size_t steps) {
    for (; checkpoint != record.checkpoints.end() && checkpoint->steps <= steps; ++checkpoint)
      print_fact(text, "digest", hex(checkpoint->digest));
  };
  print_digests(0);
  for (std::size_t i = 0; i < record.steps.size(); ++i) {
    const Record::Step& step = record.steps[i];
    text += std::to_string(i + 1) + ' ' + letter(step.seat) + ' ' + step.option + '\n';
    print_digests(i + 1);
  }
  if (record.winners) {
    std::string winners;
    for (int i = 0; i < kMaxSeats; ++i)
      if (record.winners->contains(seat_at(i)))
        winners += std::string(winners.empty() ? "" : " ") + letter(seat_at(i));
    print_fact(text, "result", winners.empty() ? "draw" : winners);
  }
  return text;
}

}  // namespace wardroom
