// AnyMatch over a concrete game.
#pragma once

#include <utility>

#include "ai/any_match.hpp"
#include "ai/question.hpp"
#include "engine/event.hpp"
#include "engine/notation.hpp"

namespace wardroom {

template <class Game>
class HostedMatch final : public AnyMatch {
 public:
  using Match = typename Game::Match;
  using Set = typename Game::Set;

  HostedMatch(const typename Game::Setup& setup, const Set& set, std::uint64_t seed)
      : set_(set), chance_(seed), match_(Game::begin(setup, set, chance_, &log_)) {}

  int seats() const override { return Game::kSeats; }
  std::string_view mode() const override { return Game::mode_name(match_); }
  std::optional<Decision> decision() const override { return Game::decision(match_, set_); }
  Result result() const override { return match_.result; }

  std::string question() const override { return Game::question(match_, set_); }

  std::vector<std::string> options() const override {
    const typename Game::Notation notation(set_);
    std::vector<std::string> texts;
    for (const Option& option : list()) texts.push_back(notation.print(option));
    return texts;
  }

  Answer ask(std::string_view text) const override {
    const ParsedOption parsed = typename Game::Notation(set_).parse(text);
    if (parsed.error)
      return {Answer::unreadable, "expected " + parsed.error->expected, "", parsed.error->column};
    const Refusal refusal = Game::check(match_, set_, parsed.option);
    if (!refusal) return {};
    return {Answer::refused, Game::sentence(refusal, set_), std::string(Game::clause(refusal)), 0};
  }

  std::string bot_choice(BotKind kind, std::uint64_t seed) const override {
    const Seat seat = decision()->seat;
    Bot<Game> bot(kind, mix(seed + past_.size()));
    const Option option = bot.choose(Game::view(match_, seat), set_, seat, list());
    return typename Game::Notation(set_).print(option);
  }

  protocol::Question bot_question() const override { return question_for<Game>(match_, set_); }

  void play(std::string_view text) override {
    past_.push_back({match_, log_.size(), decision()->seat});
    const Option option = typename Game::Notation(set_).parse(text).option;
    Game::play(match_, set_, option, chance_, &log_);
  }

  bool undo(SeatSet seats) override {
    std::size_t back = past_.size();
    while (back > 0 && !seats.contains(past_[back - 1].decider)) --back;
    if (back == 0) return false;
    match_ = past_[back - 1].match;
    log_.shorten(past_[back - 1].told);
    past_.resize(back - 1);
    return true;
  }

  std::vector<std::string> story(SeatSet viewers) const override {
    std::vector<std::string> texts;
    for (const Event& event : log_.events()) texts.push_back(Game::sentence(event, set_, viewers));
    return texts;
  }

  std::string view(Seat viewer) const override { return view_text<Game>(match_, set_, viewer); }
  std::string draw_table(Seat viewer, const TerminalStyle& style) const override {
    return Game::draw_table(Game::view(match_, viewer), set_, viewer, style);
  }
  std::string draw_hand(Seat viewer, const TerminalStyle& style) const override {
    return Game::draw_hand(Game::view(match_, viewer), set_, viewer, style);
  }
  std::string look(Seat viewer, std::string_view what, const TerminalStyle& style) const override {
    return Game::look(Game::view(match_, viewer), set_, what, style);
  }

 private:
  struct Past {
    Match match;
    std::size_t told;
    Seat decider;
  };

  OptionList list() const {
    OptionList options;
    Game::list(match_, set_, options);
    return options;
  }

  const Set& set_;
  Chance chance_;
  Log log_;
  Match match_;
  std::vector<Past> past_;
};

}  // namespace wardroom
