// AnyGame over a concrete game.
#pragma once

#include "ai/advice/analyse.hpp"
#include "ai/arena/play_pair.hpp"
#include "ai/simulation/simulate.hpp"
#include "cli/games/any_game.hpp"
#include "cli/games/bench.hpp"
#include "engine/game.hpp"
#include "match/trace.hpp"
#include "scenarios/scenario.hpp"
#include "table/table_entry.hpp"

namespace wardroom {

template <class Game>
class GameEntry final : public TableEntry<Game, AnyGame> {
  static_assert(DrawsTerminal<Game>,
                "the terminal needs all that engine/game.hpp lists under DrawsTerminal");

 public:
  using Set = typename Game::Set;
  using TableEntry<Game, AnyGame>::TableEntry;

  std::vector<std::string> modes() const override { return Game::modes(); }
  TypedExamples examples() const override { return Game::kExamples; }
  std::vector<std::string> catalogue(Language language) const override {
    return Game::catalogue(set(), language);
  }
  std::optional<NativeCards> native_cards() const override { return Game::native_cards(set()); }
  std::string card_name(int card) const override { return Game::card_name(set(), card); }
  std::string side_name(int side) const override { return Game::side_name(set(), side); }
  std::string side_word(Language language) const override { return Game::side_word(language); }
  std::string mode_title(const MatchRequest& request, Language language) const override {
    std::string problem;
    return Game::mode_title(Game::setup(request, set(), problem, language), language);
  }

  std::unique_ptr<AnyGame> with_cards(std::span<const cards::SourceFile> files,
                                      cards::Problems& problems) const override {
    std::optional<Set> other = Game::with_cards(files, problems);
    if (!other) return nullptr;
    return std::make_unique<GameEntry>(std::make_unique<const Set>(std::move(*other)));
  }

  std::string draw_table(const AnyMatch& match, Seat viewer, const TerminalStyle& style,
                         Sight sight) const override {
    typename Game::Match shown = started(match);
    if (sight == Sight::own)
      shown = Game::view(shown, viewer);
    else
      for (int copy = 0; copy < shown.table.copies(); ++copy)
        shown.table.reveal(static_cast<typename decltype(shown.table)::Copy>(copy), viewer);
    return Game::draw_table(shown, set(), viewer, style);
  }
  std::string draw_hand(const AnyMatch& match, Seat viewer,
                        const TerminalStyle& style) const override {
    return Game::draw_hand(Game::view(started(match), viewer), set(), viewer, style);
  }
  std::string look(const AnyMatch& match, Seat viewer, std::string_view what,
                   const TerminalStyle& style) const override {
    return Game::look(Game::view(started(match), viewer), set(), what, style);
  }

  Analysis analyse(const Record& record, const AnalysisRequest& request,
                   const std::function<void(std::size_t, std::size_t)>& progress, Language language,
                   ReplayFault& fault) const override {
    const auto match = host(record, record.steps.size(), 0, language, fault);
    if (fault) return {};
    const auto made = match->choices(request);
    return wardroom::analyse<Game>(
        made, set(), request, [&](std::size_t done) { progress(done, made.size()); }, language);
  }

  ReplayFault verify(const Record& record, Language language) const override {
    ReplayFault fault;
    const auto match = host(record, record.steps.size(), 0, language, fault);
    if (fault) return fault;
    return check_outcomes(record, static_cast<std::uint32_t>(match->record().outcomes.size()));
  }

  Tally simulate(const SimulationRequest& request,
                 const std::function<void(std::uint64_t)>& progress, std::string& problem,
                 Language language) const override {
    Simulation<Game> plan;
    plan.game = {Game::setup(request.match, set(), problem, language), request.match.rules};
    if (!problem.empty()) return {};
    plan.bots = request.bots;
    plan.bot_time = request.bot_time;
    plan.games = request.games;
    plan.seed = request.seed;
    plan.threads = request.threads;
    return wardroom::simulate<Game>(plan, set(), progress);
  }

  PairPlayer pair_player(const MatchRequest& request, std::string& problem,
                         Language language) const override {
    const BotGame<Game> game = {Game::setup(request, set(), problem, language), request.rules};
    return [this, game](Crew& crew, std::uint64_t seed) {
      return play_pair<Game>(game, set(), crew, seed);
    };
  }

  std::string trace(const MatchRequest& request, Crew& crew, std::uint64_t seed,
                    std::string& problem, Language language) const override {
    const BotGame<Game> game = {Game::setup(request, set(), problem, language), request.rules};
    if (!problem.empty()) return {};
    return trace_game<Game>(game, set(), crew, seed);
  }

  std::vector<ScenarioReport> run_scenarios(const ScenarioFile& file,
                                            cards::Problems& problems) const override {
    std::vector<ScenarioReport> reports;
    for (const Scenario<Game>& scenario : load_scenarios<Game>(file, set(), problems)) {
      cards::Problems differences(problems.language());
      run_scenario<Game>(scenario, file.name, set(), differences);
      reports.push_back({scenario.source, differences.list()});
    }
    return reports;
  }

  void bench(Language language) const override { print_bench<Game>(set(), language); }

 private:
  using TableEntry<Game, AnyGame>::set;
  using TableEntry<Game, AnyGame>::host;

  static const typename Game::Match& started(const AnyMatch& match) {
    return static_cast<const HostedMatch<Game>&>(match).match();
  }
};

}  // namespace wardroom
