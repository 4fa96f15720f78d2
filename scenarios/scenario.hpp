// Scenarios of a game: loaded from a file and run. A game needs what engine/game.hpp lists under
// SetsUpScenes.
#pragma once

#include <algorithm>
#include <optional>
#include <string>
#include <vector>

#include "engine/decision.hpp"
#include "engine/figures.hpp"
#include "engine/notation.hpp"
#include "engine/rule_book.hpp"
#include "scenarios/set_up.hpp"
#include "words/scenarios.hpp"

namespace wardroom {

namespace scenario_details {

// Reports what the game does not understand: clauses, options, names of figures.
template <class Game>
class Checker {
 public:
  Checker(const std::string& file, const typename Game::Set& set, cards::Problems& problems)
      : file_(file), set_(set), problems_(problems), notation_(set) {}

  // Which figures there are may depend on the match.
  void check(const ScenarioSource& scenario, const typename Game::Match& start) {
    figures_.clear();
    Game::each_figure(start, set_, {},
                      [&](std::string_view name, const auto&) { figures_.emplace_back(name); });
    for (const Written& clause : scenario.clauses) check_clause(clause);
    for (const Step& step : scenario.steps) {
      if (step.play) check_option(*step.play);
      const Expectation& expect = step.expect;
      for (const Written& option : expect.options) check_option(option);
      for (const Written& option : expect.no_options) check_option(option);
      if (expect.only)
        for (const Written& option : *expect.only) check_option(option);
      for (const ExpectedRefusal& refusal : expect.refused) {
        check_option(refusal.option);
        check_clause(refusal.clause);
      }
      for (const ExpectedFigure& figure : expect.figures) check_figure(figure);
    }
  }

 private:
  Language language() const { return problems_.language(); }

  void check_clause(const Written& clause) {
    if (Game::rule_book().find(clause.text) == nullptr)
      problems_.add(file_, clause.at, words::scenarios::unknown_clause(language(), clause.text));
  }

  void check_option(const Written& option) {
    const auto error = notation_.parse(option.text).error;
    if (!error) return;
    const auto offset = static_cast<std::size_t>(error->column - 1);
    const cards::Place at =
        option.node != nullptr ? cards::place_in(*option.node, offset) : option.at;
    problems_.add(file_, at, Game::sentence(*error, set_, language()));
  }

  void check_figure(const ExpectedFigure& figure) {
    if (std::ranges::find(figures_, figure.name) != figures_.end()) return;
    const std::vector<std::string_view> known(figures_.begin(), figures_.end());
    problems_.add(file_, figure.value.at,
                  words::scenarios::unknown_figure(
                      language(), figure.name, cards::suggestion(figure.name, known, language())));
  }

  const std::string& file_;
  const typename Game::Set& set_;
  cards::Problems& problems_;
  typename Game::Notation notation_;
  std::vector<std::string> figures_;
};

// Plays the steps of one scenario and notes every difference.
template <class Game>
class Runner {
 public:
  Runner(const Scenario<Game>& scenario, const std::string& file, const typename Game::Set& set,
         cards::Problems& differences)
      : scenario_(scenario),
        file_(file),
        set_(set),
        notation_(set),
        differences_(differences),
        match_(scenario.start),
        log_(scenario.log) {}

  void run() {
    for (const Step& step : scenario_.source->steps) {
      if (step.play && !play(step)) return;  // what follows would make no sense
      look(step.expect);
    }
  }

 private:
  Language language() const { return differences_.language(); }
  void note(cards::Place at, std::string text) { differences_.add(file_, at, std::move(text)); }
  void compare(const std::string& what, const Written& wanted, const std::string& found) {
    if (wanted.text != found)
      note(wanted.at, words::scenarios::differs(language(), what, wanted.text, found));
  }

  Option option(const Written& text) const { return notation_.parse(text.text).option; }

  bool play(const Step& step) {
    if (step.seat) {
      const auto decision = Game::decision(match_, set_);
      if (!decision) {
        note(step.seat->at, words::scenarios::nobody_decides(language(), step.seat->text));
        return false;
      }
      if (step.seat->text != std::string(1, letter(decision->seat))) {
        note(step.seat->at,
             words::scenarios::other_decides(language(), step.seat->text, letter(decision->seat)));
        return false;
      }
    }
    const Refusal refusal = Game::check(match_, set_, option(*step.play));
    if (refusal) {
      note(step.play->at,
           words::scenarios::play_refused(language(), step.play->text, Game::clause(refusal),
                                          Game::sentence(refusal, set_, language())));
      return false;
    }
    Game::play(match_, set_, option(*step.play), scenario_.chance, &log_);
    return true;
  }

  void look(const Expectation& expect) {
    const auto decision = Game::decision(match_, set_);
    if (expect.decider)
      compare("decider", *expect.decider,
              decision ? std::string(1, letter(decision->seat)) : "nobody");
    if (expect.kind)
      compare("kind", *expect.kind, decision ? std::string(name_of(decision->kind)) : "none");
    if (expect.winner) compare("winner", *expect.winner, winner());
    look_at_options(expect);
    for (const ExpectedRefusal& refusal : expect.refused) look_at(refusal);
    look_at_figures(expect, SeatSet::none());
    look_at_figures(expect, SeatSet::all());
    for (int seat = 0; seat < kMaxSeats; ++seat) look_at_figures(expect, seat_at(seat));
  }

  std::string winner() const {
    if (!match_.result.over) return "nobody";
    std::string winners;
    for (const Seat seat : match_.result.winners) winners += letter(seat);
    return winners.empty() ? "draw" : winners;
  }

  void look_at_options(const Expectation& expect) {
    if (expect.options.empty() && expect.no_options.empty() && !expect.only) return;
    Game::list(match_, set_, offered_);
    for (const Written& wanted : expect.options) look_for(wanted);
    for (const Written& unwanted : expect.no_options)
      if (offers(option(unwanted)))
        note(unwanted.at, words::scenarios::extra_option(language(), unwanted.text));
    if (!expect.only) return;
    for (const Written& wanted : *expect.only) look_for(wanted);
    for (const Option& found : offered_) {
      const auto same = [&](const Written& wanted) { return option(wanted) == found; };
      if (std::ranges::none_of(*expect.only, same))
        note(expect.only_at, words::scenarios::extra_option(language(), notation_.print(found)));
    }
  }

  bool offers(const Option& wanted) const {
    return std::ranges::find(offered_, wanted) != offered_.end();
  }

  void look_for(const Written& wanted) {
    if (offers(option(wanted))) return;
    const Refusal refusal = Game::check(match_, set_, option(wanted));
    note(wanted.at, words::scenarios::missing_option(language(), wanted.text, Game::clause(refusal),
                                                     Game::sentence(refusal, set_, language())));
  }

  void look_at(const ExpectedRefusal& expected) {
    const Refusal refusal = Game::check(match_, set_, option(expected.option));
    if (!refusal)
      note(expected.option.at, words::scenarios::not_refused(language(), expected.option.text));
    else if (!goes_by(Game::clause(refusal), expected.clause.text))
      note(expected.clause.at,
           words::scenarios::refused_otherwise(language(), expected.option.text,
                                               expected.clause.text, Game::clause(refusal),
                                               Game::sentence(refusal, set_, language())));
  }

  // Of the truth if there are no viewers.
  void look_at_figures(const Expectation& expect, SeatSet viewers) {
    std::vector<const ExpectedFigure*> wanted;
    for (const ExpectedFigure& figure : expect.figures)
      if (figure.viewers == viewers) wanted.push_back(&figure);
    if (wanted.empty()) return;
    const auto seen = viewers.empty() ? match_ : Game::view(match_, viewers);
    Game::each_figure(seen, set_, log_.events(), [&](std::string_view name, const auto& value) {
      for (const ExpectedFigure* figure : wanted)
        if (figure->name == name) compare(viewer(viewers) + figure->name, figure->value, value());
    });
  }

  static std::string viewer(SeatSet viewers) {
    if (viewers.empty()) return "";
    for (int seat = 0; seat < kMaxSeats; ++seat)
      if (viewers == SeatSet(seat_at(seat)))
        return std::string("view.") + letter(seat_at(seat)) + '.';
    return "view.everybody.";
  }

  const Scenario<Game>& scenario_;
  const std::string& file_;
  const typename Game::Set& set_;
  typename Game::Notation notation_;
  cards::Problems& differences_;
  typename Game::Match match_;
  Log log_;
  OptionList offered_;
};

}  // namespace scenario_details

// All scenarios of a file, or none and problems.
template <class Game>
std::vector<Scenario<Game>> load_scenarios(const ScenarioFile& file, const typename Game::Set& set,
                                           cards::Problems& problems) {
  const std::size_t before = problems.list().size();
  scenario_details::Checker<Game> checker(file.name, set, problems);
  std::vector<Scenario<Game>> scenarios;
  for (const ScenarioSource& source : file.scenarios) {
    auto scenario = set_up_scenario<Game>(source, file.name, set, problems);
    if (!scenario) continue;
    checker.check(source, scenario->start);
    scenarios.push_back(std::move(*scenario));
  }
  if (problems.list().size() > before) scenarios.clear();
  return scenarios;
}

// Every difference between what a scenario expects and what happens, with its place in the file.
template <class Game>
void run_scenario(const Scenario<Game>& scenario, const std::string& file,
                  const typename Game::Set& set, cards::Problems& differences) {
  scenario_details::Runner<Game>(scenario, file, set, differences).run();
}

}  // namespace wardroom
