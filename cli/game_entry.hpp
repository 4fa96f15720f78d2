// AnyGame over a concrete game.
#pragma once

#include "ai/arena/play_pair.hpp"
#include "ai/hosted_match.hpp"
#include "ai/simulate.hpp"
#include "ai/trace.hpp"
#include "cli/any_game.hpp"
#include "cli/bench.hpp"
#include "scenarios/scenario.hpp"

namespace wardroom {

template <class Game>
class GameEntry final : public AnyGame {
 public:
  using Set = typename Game::Set;

  GameEntry() : set_(Game::own_set()) {}
  explicit GameEntry(std::unique_ptr<const Set> set)
      : other_set_(std::move(set)), set_(*other_set_) {}

  std::string_view name() const override { return Game::kName; }
  std::string_view title() const override { return Game::kTitle; }
  int seats() const override { return Game::kSeats; }
  std::vector<std::string> modes() const override { return Game::modes(); }
  std::vector<ModeOffer> mode_offers(Language language) const override {
    return Game::mode_offers(language);
  }
  TypedExamples examples() const override { return Game::kExamples; }
  std::string set_name(Language language) const override { return Game::set_name(set_, language); }
  std::string set_note(Language language) const override { return Game::set_note(set_, language); }
  std::vector<std::string> catalogue(Language language) const override {
    return Game::catalogue(set_, language);
  }
  std::optional<NativeCards> native_cards() const override { return Game::native_cards(set_); }
  std::string card_name(int card) const override { return Game::card_name(set_, card); }
  std::string side_name(int side) const override { return Game::side_name(set_, side); }
  std::string side_word(Language language) const override { return Game::side_word(language); }
  std::string mode_title(const MatchRequest& request, Language language) const override {
    std::string problem;
    return Game::mode_title(Game::setup(request, set_, problem, language), language);
  }
  const RuleBook& rule_book() const override { return Game::rule_book(); }
  std::vector<RuleOption> rule_options(Language language) const override {
    return Game::rule_options(language);
  }

  const cards::DeckShop* decks() const override { return decks_.get(); }

  std::unique_ptr<AnyGame> with_cards(std::span<const cards::SourceFile> files,
                                      cards::Problems& problems) const override {
    std::optional<Set> set = Game::with_cards(files, problems);
    if (!set) return nullptr;
    return std::make_unique<GameEntry>(std::make_unique<const Set>(std::move(*set)));
  }

  std::unique_ptr<AnyMatch> start(const MatchRequest& request, std::uint64_t seed,
                                  std::string& problem, Language language) const override {
    const auto setup = Game::setup(request, set_, problem, language);
    if (!problem.empty()) return nullptr;
    return std::make_unique<HostedMatch<Game>>(request, setup, set_, seed);
  }

  std::unique_ptr<AnyMatch> open(const Record& record, std::size_t steps, std::uint64_t seed,
                                 Language language, ReplayFault& fault) const override {
    return host(record, steps, seed, language, fault);
  }

  Analysis analyse(const Record& record, const AnalysisRequest& request,
                   const std::function<void(std::size_t, std::size_t)>& progress, Language language,
                   ReplayFault& fault) const override {
    const auto match = host(record, record.steps.size(), 0, language, fault);
    if (fault) return {};
    const auto made = match->choices(request);
    return wardroom::analyse<Game>(
        made, set_, request, [&](std::size_t done) { progress(done, made.size()); }, language);
  }

  ReplayFault verify(const Record& record, Language language) const override {
    ReplayFault fault;
    const auto match = open(record, record.steps.size(), 0, language, fault);
    if (fault) return fault;
    return check_outcomes(record, static_cast<std::uint32_t>(match->record().outcomes.size()));
  }

  RecordVersions versions() const override {
    return {"", std::to_string(Game::kRulesVersion), Game::cards_version(set_)};
  }

  Tally simulate(const SimulationRequest& request,
                 const std::function<void(std::uint64_t)>& progress, std::string& problem,
                 Language language) const override {
    Simulation<Game> plan;
    plan.game = {Game::setup(request.match, set_, problem, language), request.match.rules};
    if (!problem.empty()) return {};
    plan.bots = request.bots;
    plan.bot_time = request.bot_time;
    plan.games = request.games;
    plan.seed = request.seed;
    plan.threads = request.threads;
    return wardroom::simulate<Game>(plan, set_, progress);
  }

  PairPlayer pair_player(const MatchRequest& request, std::string& problem,
                         Language language) const override {
    const BotGame<Game> game = {Game::setup(request, set_, problem, language), request.rules};
    return [this, game](Crew& crew, std::uint64_t seed) {
      return play_pair<Game>(game, set_, crew, seed);
    };
  }

  std::string trace(const MatchRequest& request, Crew& crew, std::uint64_t seed,
                    std::string& problem, Language language) const override {
    const BotGame<Game> game = {Game::setup(request, set_, problem, language), request.rules};
    if (!problem.empty()) return {};
    return trace_game<Game>(game, set_, crew, seed);
  }

  std::vector<ScenarioReport> run_scenarios(const ScenarioFile& file,
                                            cards::Problems& problems) const override {
    std::vector<ScenarioReport> reports;
    for (const Scenario<Game>& scenario : load_scenarios<Game>(file, set_, problems)) {
      cards::Problems differences(problems.language());
      run_scenario<Game>(scenario, file.name, set_, differences);
      reports.push_back({scenario.source, differences.list()});
    }
    return reports;
  }

  void bench(Language language) const override { print_bench<Game>(set_, language); }

 private:
  std::unique_ptr<HostedMatch<Game>> host(const Record& record, std::size_t steps,
                                          std::uint64_t seed, Language language,
                                          ReplayFault& fault) const {
    fault = {};
    const auto setup = Game::setup(record.request, set_, fault.text, language);
    if (!fault.text.empty()) {
      fault.kind = ReplayFault::set_up;
      return nullptr;
    }
    auto match = std::make_unique<HostedMatch<Game>>(record.request, setup, set_,
                                                     record.seed.value_or(seed), record.outcomes);
    fault = match->follow(record, steps, language);
    return match;
  }

  std::unique_ptr<const Set> other_set_;  // than the one this program comes with
  const Set& set_;
  std::unique_ptr<cards::DeckShop> decks_ = Game::decks(set_);
};

}  // namespace wardroom
