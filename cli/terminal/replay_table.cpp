#include "cli/terminal/replay_table.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstdio>
#include <iostream>

#include "cli/terminal/saved_games.hpp"
#include "cli/terminal/terminal.hpp"
#include "engine/text/text.hpp"
#include "words/cli_replay.hpp"

namespace wardroom {
namespace {

namespace text = words::cli::replay;

enum class Command : std::uint8_t { next, back, first, last, as, log, help, quit };

struct CommandWord {
  std::string_view word;
  Command command;
};
constexpr std::array<CommandWord, 24> kCommandWords = {{
    {"", Command::next},        {"next", Command::next},   {"n", Command::next},
    {"suivant", Command::next}, {"s", Command::next},      {"back", Command::back},
    {"b", Command::back},       {"retour", Command::back}, {"r", Command::back},
    {"first", Command::first},  {"début", Command::first}, {"debut", Command::first},
    {"last", Command::last},    {"fin", Command::last},    {"as", Command::as},
    {"comme", Command::as},     {"log", Command::log},     {"journal", Command::log},
    {"help", Command::help},    {"?", Command::help},      {"aide", Command::help},
    {"quit", Command::quit},    {"exit", Command::quit},   {"quitter", Command::quit},
}};

}  // namespace

std::string result_text(const std::optional<SeatSet>& winners, Language language) {
  if (!winners) return text::not_over(language);
  if (winners->empty()) return text::drawn(language);
  std::string seats;
  for (int i = 0; i < kMaxSeats; ++i)
    if (winners->contains(seat_at(i)))
      seats += std::string(seats.empty() ? "" : ", ") + letter(seat_at(i));
  return text::won(language, seats, winners->size());
}

void ReplayTable::say(std::string_view words) const {
  wardroom::say(style_, words);
}

bool ReplayTable::look_as(std::string_view who) {
  if (who == "open") {
    viewer_.reset();
    return true;
  }
  for (int i = 0; i < game_.seats(); ++i)
    if (who.size() == 1 && who[0] == letter(seat_at(i))) {
      viewer_ = seat_at(i);
      return true;
    }
  return false;
}

bool ReplayTable::go_to(std::size_t step) {
  if (step > record_.steps.size()) return false;
  step_ = step;
  return true;
}

// The match after so many choices, and how much was told before the last of them.
bool ReplayTable::open_at(std::size_t step) {
  ReplayFault fault;
  match_ = game_.open(record_, step > 0 ? step - 1 : 0, 0, language(), fault);
  told_ = 0;
  if (!fault && step > 0) {
    told_ = match_->story(viewers(), language()).size();
    match_ = game_.open(record_, step, 0, language(), fault);
  }
  if (fault) std::fprintf(stderr, "%s\n", describe(fault, file_, language()).c_str());
  return !fault;
}

void ReplayTable::show() {
  if (!open_at(step_)) {
    failed_ = true;
    return;
  }
  const auto story = match_->story(viewers(), language());
  std::cout << '\n';
  for (std::size_t i = told_; i < story.size(); ++i) say("  " + story[i] + '\n');
  const Seat side = viewer_.value_or(Seat::a);
  say('\n' + game_.draw_table(*match_, side, style_, viewer_ ? Sight::own : Sight::open));
  for (int i = 0; i < game_.seats(); ++i)
    if (!viewer_ || *viewer_ == seat_at(i))
      say('\n' + game_.draw_hand(*match_, seat_at(i), style_));
  say('\n' + text::position(language(), step_, record_.steps.size()) + ". ");
  show_next();
}

// What comes next, as far as the viewer may know.
void ReplayTable::show_next() const {
  if (step_ < record_.steps.size()) {
    const Record::Step& next = record_.steps[step_];
    const bool knows = !viewer_ || *viewer_ == next.seat;
    say((knows ? text::next(language(), letter(next.seat), next.option)
               : text::next_hidden(language(), letter(next.seat))) +
        '\n');
  } else if (match_->result().over) {
    say(text::finished(language(), result_text(match_->result().winners, language())) + '\n');
  } else {
    say(text::unfinished(language(), file_, step_) + '\n');
  }
}

int ReplayTable::run() {
  show();
  std::string line;
  while (!failed_) {
    std::cout << "> " << std::flush;
    if (!std::getline(std::cin, line) || !obey(trimmed(line))) break;
  }
  std::cout << '\n';
  return failed_ ? 1 : 0;
}

bool ReplayTable::obey(std::string_view line) {
  std::size_t number = 0;
  const auto end = std::from_chars(line.data(), line.data() + line.size(), number);
  if (end.ec == std::errc{} && end.ptr == line.data() + line.size()) {
    if (go_to(number))
      show();
    else
      say(text::steps_only(language(), record_.steps.size()) + '\n');
    return true;
  }
  const std::string_view word = line.substr(0, std::min(line.find(' '), line.size()));
  const auto found = std::ranges::find(kCommandWords, word, &CommandWord::word);
  if (found == kCommandWords.end()) {
    say(text::unknown_command(language(), word) + '\n');
    return true;
  }
  switch (found->command) {
    case Command::next: go_to(std::min(step_ + 1, record_.steps.size())); break;
    case Command::back: go_to(step_ > 0 ? step_ - 1 : 0); break;
    case Command::first: go_to(0); break;
    case Command::last: go_to(record_.steps.size()); break;
    case Command::as:
      if (look_as(trimmed(line.substr(word.size())))) break;
      say(text::which_seat(language()) + '\n');
      return true;
    case Command::log:
      for (const std::string& told : match_->story(viewers(), language())) say("  " + told + '\n');
      return true;
    case Command::help: say(text::help(language())); return true;
    case Command::quit: return false;
  }
  show();
  return true;
}

}  // namespace wardroom
