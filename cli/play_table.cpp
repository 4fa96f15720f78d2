#include "cli/play_table.hpp"

#include <algorithm>
#include <charconv>
#include <iostream>

#include "cli/terminal.hpp"

namespace wardroom {
namespace {

std::string_view trimmed(std::string_view text) {
  const std::size_t first = text.find_first_not_of(" \t\r");
  if (first == std::string_view::npos) return {};
  return text.substr(first, text.find_last_not_of(" \t\r") - first + 1);
}

// The word in front, and the rest.
std::pair<std::string_view, std::string_view> first_word(std::string_view text) {
  const std::size_t end = std::min(text.find(' '), text.size());
  return {text.substr(0, end), trimmed(text.substr(end))};
}

std::optional<std::size_t> as_number(std::string_view text) {
  std::size_t number = 0;
  const auto end = std::from_chars(text.data(), text.data() + text.size(), number);
  if (end.ec != std::errc{} || end.ptr != text.data() + text.size()) return std::nullopt;
  return number;
}

}  // namespace

void PlayTable::run() {
  while (const auto decision = match_.decision()) {
    const Seat seat = decision->seat;
    if (!seating_.people.contains(seat)) {
      play_bot(seat);
      continue;
    }
    if (at_keyboard_ != seat) curtain(seat);
    show(seat);
    Next next = Next::ask_again;
    while (next == Next::ask_again) next = read_command();
    if (next == Next::quit) return;
  }
  if (seating_.programs != nullptr) seating_.programs->end(match_);
  show_end();
}

void PlayTable::play_bot(Seat seat) {
  std::optional<std::string> choice;
  if (seating_.programs != nullptr) choice = seating_.programs->choose(match_);
  if (!choice) choice = match_.bot_choice(seating_.bots[index(seat)].kind, mix(seed_ + 17));
  match_.play(*choice);
}

// Between two people at one keyboard nobody may see the other's hand.
void PlayTable::curtain(Seat seat) {
  at_keyboard_ = seat;
  if (seating_.people.size() < 2) return;
  told_ = 0;
  if (stdout_is_terminal()) std::cout << "\033[2J\033[3J\033[H";
  std::cout << "\n\n    Player " << letter(seat) << ", it is your turn.\n"
            << "    The other player looks away; press Enter when ready." << std::flush;
  std::string line;
  std::getline(std::cin, line);
  if (stdout_is_terminal()) std::cout << "\033[2J\033[3J\033[H";
}

void PlayTable::show(Seat seat) {
  show_news(seat);
  std::cout << '\n'
            << match_.draw_table(seat, style_) << '\n'
            << match_.draw_hand(seat, style_) << '\n'
            << letter(seat) << ": " << match_.question() << '\n';
  show_options();
}

// What happened since this player last looked; after a curtain, the last dozen lines.
void PlayTable::show_news(Seat seat) {
  const auto story = match_.story(seat);
  const std::size_t from =
      told_ == 0 ? story.size() - std::min<std::size_t>(story.size(), 12) : told_;
  if (from < story.size()) std::cout << '\n';
  for (std::size_t i = from; i < story.size(); ++i) std::cout << "  " << story[i] << '\n';
  told_ = story.size();
}

void PlayTable::show_options() const {
  const auto options = match_.options();
  std::size_t longest = 0;
  for (const std::string& option : options) longest = std::max(longest, option.size());
  const std::size_t cell = longest + 7;
  const std::size_t columns =
      std::max<std::size_t>(1, static_cast<std::size_t>(style_.width) / cell);
  const std::size_t rows = (options.size() + columns - 1) / columns;
  for (std::size_t row = 0; row < rows; ++row) {
    for (std::size_t i = row; i < options.size(); i += rows) {
      std::string number = std::to_string(i + 1);
      number.insert(0, number.size() < 4 ? 4 - number.size() : 0, ' ');
      std::string text = options[i];
      if (i + rows < options.size()) text.resize(cell - 5, ' ');
      std::cout << number << ' ' << text;
    }
    std::cout << '\n';
  }
}

PlayTable::Next PlayTable::read_command() {
  std::cout << "> " << std::flush;
  std::string line;
  if (!std::getline(std::cin, line)) {
    std::cout << "\nThe game ends here: no more input.\n";
    return Next::quit;
  }
  const Next next = obey(trimmed(line));
  if (next == Next::quit) std::cout << "Until next time.\n";
  return next;
}

PlayTable::Next PlayTable::obey(std::string_view line) {
  const auto [word, rest] = first_word(line);
  if (line.empty()) return Next::ask_again;
  if (word == "quit" || word == "exit") return Next::quit;
  if (word == "undo") return undo();
  if (word == "table") return Next::show_again;
  if (word == "help" || word == "?")
    show_help();
  else if (word == "options")
    show_options();
  else if (word == "why")
    explain(rest);
  else if (word == "look")
    look(rest);
  else if (word == "rules")
    show_rule(rest);
  else if (word == "log")
    show_log();
  else if (const auto number = as_number(line)) {
    const auto options = match_.options();
    if (*number >= 1 && *number <= options.size()) return play(options[*number - 1]);
    std::cout << "There are " << options.size() << " options, numbered from 1.\n";
  } else {
    return play(line);
  }
  return Next::ask_again;
}

PlayTable::Next PlayTable::play(std::string_view notation) {
  if (match_.ask(notation).kind != Answer::legal) {
    explain(notation);
    return Next::ask_again;
  }
  match_.play(notation);
  return Next::played;
}

PlayTable::Next PlayTable::undo() {
  if (!match_.undo(seating_.people)) {
    std::cout << "There is nothing to take back.\n";
    return Next::ask_again;
  }
  told_ = match_.story(seating_.people).size();
  return Next::show_again;
}

void PlayTable::explain(std::string_view notation) const {
  if (notation.empty()) {
    std::cout << "Why what? Type for example: why play 3-10 up a2\n";
    return;
  }
  const Answer answer = match_.ask(notation);
  switch (answer.kind) {
    case Answer::legal: std::cout << "That is allowed.\n"; break;
    case Answer::refused:
      std::cout << answer.text << " [" << answer.clause << "; type: rules " << answer.clause
                << "]\n";
      break;
    case Answer::unreadable:
      std::cout << "  " << notation << '\n'
                << std::string(static_cast<std::size_t>(answer.column) + 1, ' ') << "^ "
                << answer.text << ". Type help for all commands.\n";
  }
}

void PlayTable::look(std::string_view what) const {
  const std::string picture = match_.look(*at_keyboard_, what, style_);
  if (picture.empty())
    std::cout << "Look at what? A card such as 3-10, or a place with a card you know, such as "
                 "a2.1.\n";
  else
    std::cout << picture;
}

void PlayTable::show_rule(std::string_view id) const {
  const Clause* clause = game_.rule_book().find(id);
  if (clause == nullptr)
    std::cout << "No clause \"" << id << "\". `wardroom rules " << game_.name()
              << "` prints them all.\n";
  else
    std::cout << clause->id << '\n' << wrapped(clause->english, style_.width, 4);
}

void PlayTable::show_log() const {
  for (const std::string& line : match_.story(*at_keyboard_)) std::cout << "  " << line << '\n';
}

void PlayTable::show_help() const {
  std::cout << "Type the number of an option, or the option itself, such as: play 3-10 up a2\n"
               "  why OPTION     why something is not allowed\n"
               "  look CARD      a card from near; look a2.1 for the card at a place\n"
               "  rules CLAUSE   the text of a rule, such as SF-DEPLOY-14\n"
               "  undo           take your last choice back\n"
               "  options        the list of options again\n"
               "  table          the table again\n"
               "  log            everything that happened so far\n"
               "  quit           leave\n";
}

void PlayTable::show_end() const {
  const SeatSet everybody = SeatSet::all();
  const auto story =
      match_.story(seating_.people.size() == 1 && at_keyboard_ ? *at_keyboard_ : everybody);
  std::cout << '\n';
  for (std::size_t i = std::min(told_, story.size()); i < story.size(); ++i)
    std::cout << "  " << story[i] << '\n';
  if (at_keyboard_) std::cout << '\n' << match_.draw_table(*at_keyboard_, style_);
  const Result result = match_.result();
  if (result.winners.empty()) {
    std::cout << "\nThe game is a draw.\n";
    return;
  }
  for (int i = 0; i < match_.seats(); ++i)
    if (result.winners.contains(seat_at(i))) {
      std::cout << "\nPlayer " << letter(seat_at(i)) << " wins";
      if (seating_.people.size() == 1)
        std::cout << (seating_.people.contains(seat_at(i)) ? ": well flown!" : ".");
      std::cout << '\n';
    }
}

}  // namespace wardroom
