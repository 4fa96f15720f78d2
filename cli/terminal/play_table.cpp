#include "cli/terminal/play_table.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <iostream>

#include "cli/hints.hpp"
#include "cli/terminal/terminal.hpp"
#include "engine/text/text.hpp"
#include "words/cli.hpp"
#include "words/cli_hints.hpp"

namespace wardroom {
namespace {

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

enum class Command : std::uint8_t {
  quit,
  undo,
  table,
  help,
  options,
  why,
  look,
  rules,
  log,
  hint,
  chance
};

// What may be typed for each, in English or in French, with or without accents.
struct CommandWord {
  std::string_view word;
  Command command;
};
constexpr std::array<CommandWord, 28> kCommandWords = {{
    {"quit", Command::quit},       {"exit", Command::quit},    {"quitter", Command::quit},
    {"undo", Command::undo},       {"annuler", Command::undo}, {"table", Command::table},
    {"help", Command::help},       {"?", Command::help},       {"aide", Command::help},
    {"options", Command::options}, {"why", Command::why},      {"pourquoi", Command::why},
    {"look", Command::look},       {"voir", Command::look},    {"regarder", Command::look},
    {"rules", Command::rules},     {"rule", Command::rules},   {"règle", Command::rules},
    {"règles", Command::rules},    {"regle", Command::rules},  {"regles", Command::rules},
    {"clause", Command::rules},    {"log", Command::log},      {"journal", Command::log},
    {"hint", Command::hint},       {"indice", Command::hint},  {"chance", Command::chance},
    {"chances", Command::chance},
}};

std::optional<Command> command_for(std::string_view word) {
  const auto found = std::ranges::find(kCommandWords, word, &CommandWord::word);
  if (found == kCommandWords.end()) return std::nullopt;
  return found->command;
}

}  // namespace

void PlayTable::say(std::string_view text) const {
  wardroom::say(style_, text);
}

void PlayTable::run() {
  while (const auto decision = match_.decision()) {
    const Seat seat = decision->seat;
    if (!seats_.people.contains(seat)) {
      play_bot(seat);
      continue;
    }
    // What leaves no choice is not asked: a time to answer passes by itself for who has nothing.
    if (const auto only = match_.only_option()) {
      match_.play(*only);
      changed_();
      continue;
    }
    if (at_keyboard_ != seat) curtain(seat);
    show(seat);
    Next next = Next::ask_again;
    while (next == Next::ask_again) next = read_command();
    if (next == Next::quit) return;
  }
  if (seats_.programs != nullptr) seats_.programs->end(match_);
  show_end();
}

void PlayTable::play_bot(Seat seat) {
  const BotSpec& bot = seats_.bots[index(seat)].bot;
  const auto asked = std::chrono::steady_clock::now();
  const Tempo tempo = match_.tempo();
  std::optional<ListedOption> choice;
  if (seats_.programs != nullptr) choice = seats_.programs->choose(match_);
  if (!choice) choice = match_.bot_choice(at_tempo(bot, tempo), mix(seed_ + 17));
  if (seats_.wait_until) seats_.wait_until(asked + time_for(bot, tempo));
  match_.play(*choice);
  changed_();
}

// Between two people at one keyboard nobody may see the other's hand.
void PlayTable::curtain(Seat seat) {
  at_keyboard_ = seat;
  if (seats_.people.size() < 2) return;
  told_ = 0;
  if (stdout_is_terminal()) std::cout << "\033[2J\033[3J\033[H";
  say("\n\n    " + words::play::curtain(language(), letter(seat)) + "\n    " +
      words::play::look_away(language()));
  std::cout << std::flush;
  std::string line;
  std::getline(std::cin, line);
  if (stdout_is_terminal()) std::cout << "\033[2J\033[3J\033[H";
}

void PlayTable::show(Seat seat) {
  show_news(seat);
  say('\n' + game_.draw_table(match_, seat, style_) + '\n' + game_.draw_hand(match_, seat, style_) +
      '\n');
  say(words::play::question(language(), letter(seat), match_.question(language())) + '\n');
  show_options();
}

// What happened since this player last looked; after a curtain, the last dozen lines.
void PlayTable::show_news(Seat seat) {
  const auto story = match_.story(seat, language());
  const std::size_t from =
      told_ == 0 ? story.size() - std::min<std::size_t>(story.size(), 12) : told_;
  if (from < story.size()) std::cout << '\n';
  for (std::size_t i = from; i < story.size(); ++i) say("  " + story[i] + '\n');
  told_ = story.size();
}

void PlayTable::show_options() const {
  const auto options = match_.options(language());
  std::size_t longest = 0;
  for (const ListedOption& option : options) longest = std::max(longest, option.notation.size());
  const std::size_t cell = longest + 7;
  const std::size_t columns =
      std::max<std::size_t>(1, static_cast<std::size_t>(style_.width) / cell);
  const std::size_t rows = (options.size() + columns - 1) / columns;
  for (std::size_t row = 0; row < rows; ++row) {
    for (std::size_t i = row; i < options.size(); i += rows) {
      std::string number = std::to_string(i + 1);
      number.insert(0, number.size() < 4 ? 4 - number.size() : 0, ' ');
      std::string text = options[i].notation;
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
    say('\n' + words::play::no_input(language()) + '\n');
    return Next::quit;
  }
  const Next next = obey(trimmed(line));
  if (next == Next::quit) say(words::play::goodbye(language()) + '\n');
  return next;
}

PlayTable::Next PlayTable::obey(std::string_view line) {
  const auto [word, rest] = first_word(line);
  if (line.empty()) return Next::ask_again;
  if (const auto command = command_for(word)) {
    switch (*command) {
      case Command::quit: return Next::quit;
      case Command::undo: return undo();
      case Command::table: return Next::show_again;
      case Command::help: show_help(); break;
      case Command::options: show_options(); break;
      case Command::why: explain(rest, match_.ask(rest, language())); break;
      case Command::look: look(rest); break;
      case Command::rules: show_rule(rest); break;
      case Command::log: show_log(); break;
      case Command::hint: show_hint(); break;
      case Command::chance: say(chance_text(hint(), style_)); break;
    }
    return Next::ask_again;
  }
  const auto number = as_number(line);
  if (!number) return play(line);
  const auto options = match_.options(language());
  if (*number >= 1 && *number <= options.size()) return play(options[*number - 1].notation);
  say(words::play::options(language(), options.size()) + '\n');
  return Next::ask_again;
}

void PlayTable::show_help() const {
  const TypedExamples examples = game_.examples();
  say(words::play::help(language(), examples.option, examples.place, examples.clause));
}

PlayTable::Next PlayTable::play(std::string_view notation) {
  const Answer answer = match_.ask(notation, language());
  if (answer.kind != Answer::legal) {
    explain(notation, answer);
    return Next::ask_again;
  }
  match_.play(answer.option);
  hint_.reset();
  changed_();
  return Next::played;
}

PlayTable::Next PlayTable::undo() {
  if (!match_.undo(seats_.people)) {
    say(words::play::nothing_to_undo(language()) + '\n');
    return Next::ask_again;
  }
  hint_.reset();
  changed_();
  told_ = match_.story(seats_.people, language()).size();
  return Next::show_again;
}

void PlayTable::explain(std::string_view notation, const Answer& answer) const {
  if (notation.empty()) {
    say(words::play::why_what(language(), game_.examples().option) + '\n');
    return;
  }
  const auto more = match_.explain(*at_keyboard_, notation, language());
  if (answer.kind == Answer::unreadable && !more.empty()) {  // a place
    for (const std::string& line : more) say("  " + line + '\n');
    return;
  }
  switch (answer.kind) {
    case Answer::legal: say(words::play::allowed(language(), answer.option.sentence) + '\n'); break;
    case Answer::refused:
      say(words::play::refused(language(), answer.text, answer.clause) + '\n');
      for (const std::string& line : more) say("  " + line + '\n');
      break;
    case Answer::unreadable: {
      const auto before = static_cast<std::size_t>(answer.column) - 1;
      const int margin = 2 + columns_of(notation.substr(0, before));
      say("  " + std::string(notation) + '\n' + padded("", margin) +
          words::play::unreadable(language(), answer.text) + '\n');
    }
  }
}

void PlayTable::look(std::string_view what) const {
  const std::string picture = game_.look(match_, *at_keyboard_, what, style_);
  if (picture.empty())
    say(words::play::look_at_what(language(), game_.examples().card, game_.examples().place) +
        '\n');
  else
    say(picture);
}

// Thinks about a decision once.
const Hint& PlayTable::hint() {
  if (!hint_) {
    hint_ = match_.hint({}, language());
    pointed_ = false;
  }
  return *hint_;
}

void PlayTable::show_hint() {
  const Hint& found = hint();
  if (pointed_)
    say(hint_text(found, style_));
  else
    say(wrapped(found.where_to_look, style_.width, 2) +
        wrapped(words::cli::hints::more(language()), style_.width, 2) + chance_text(found, style_));
  pointed_ = true;
}

void PlayTable::show_rule(std::string_view id) const {
  const Clause* clause = game_.rule_book().find(id);
  if (clause == nullptr)
    say(words::play::no_clause(language(), id, game_.name()) + '\n');
  else
    say(clause->id + '\n' + wrapped(clause->text(language()), style_.width, 4));
}

void PlayTable::show_log() const {
  for (const std::string& line : match_.story(*at_keyboard_, language())) say("  " + line + '\n');
}

void PlayTable::show_end() const {
  const SeatSet everybody = SeatSet::all();
  const auto story = match_.story(
      seats_.people.size() == 1 && at_keyboard_ ? *at_keyboard_ : everybody, language());
  std::cout << '\n';
  for (std::size_t i = std::min(told_, story.size()); i < story.size(); ++i)
    say("  " + story[i] + '\n');
  if (at_keyboard_) say('\n' + game_.draw_table(match_, *at_keyboard_, style_));
  const Result result = match_.result();
  if (result.winners.empty()) {
    say('\n' + words::play::draw(language()) + '\n');
    return;
  }
  for (int i = 0; i < match_.seats(); ++i) {
    const Seat seat = seat_at(i);
    if (!result.winners.contains(seat)) continue;
    const bool alone = seats_.people.size() == 1 && seats_.people.contains(seat);
    say('\n' + (alone ? words::play::you_win : words::play::other_wins)(language(), letter(seat)) +
        '\n');
  }
}

}  // namespace wardroom
