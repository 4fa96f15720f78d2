// A game as the commands see it. One entry per game; commands never ask which game it is.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "ai/analysis.hpp"
#include "ai/any_match.hpp"
#include "ai/arena/run.hpp"
#include "ai/game_of_bots.hpp"
#include "ai/replay.hpp"
#include "ai/simulate.hpp"
#include "cards/decks.hpp"
#include "engine/match_request.hpp"
#include "engine/message.hpp"
#include "engine/operations.hpp"
#include "engine/rule_book.hpp"
#include "scenarios/source.hpp"

namespace wardroom {

struct SimulationRequest {
  MatchRequest match;
  BotRow bots{};
  std::chrono::milliseconds bot_time = kUsualBotTime;
  std::uint64_t games = 1000;
  std::uint64_t seed = 1;
  int threads = 1;
};

// What came of a scenario; `source` belongs to the file it was read from.
struct ScenarioReport {
  const ScenarioSource* source;
  std::vector<cards::Problem> differences;
};

class AnyGame {
 public:
  AnyGame() = default;
  AnyGame(const AnyGame&) = delete;
  AnyGame& operator=(const AnyGame&) = delete;
  virtual ~AnyGame() = default;

  virtual std::string_view name() const = 0;   // as typed
  virtual std::string_view title() const = 0;  // as read
  virtual int seats() const = 0;
  virtual std::vector<std::string> modes() const = 0;
  virtual std::vector<ModeOffer> mode_offers(Language language) const = 0;
  virtual TypedExamples examples() const = 0;
  virtual std::string set_name(Language language) const = 0;
  virtual std::string set_note(Language language) const = 0;
  virtual std::vector<std::string> catalogue(Language language) const = 0;
  // Cards with an operation to themselves; nothing if cards of this game have no statements.
  virtual std::optional<NativeCards> native_cards() const = 0;
  virtual std::string card_name(int card) const = 0;
  virtual std::string side_name(int side) const = 0;           // what a seat played with
  virtual std::string side_word(Language language) const = 0;  // what that is in this game
  // Of a request that is understood.
  virtual std::string mode_title(const MatchRequest& request, Language language) const = 0;
  virtual const RuleBook& rule_book() const = 0;
  virtual std::vector<RuleOption> rule_options(Language language) const = 0;
  virtual const cards::DeckShop* decks() const = 0;  // null if the game has none

  // This game with cards of one's own, or nothing and problems.
  virtual std::unique_ptr<AnyGame> with_cards(std::span<const cards::SourceFile> files,
                                              cards::Problems& problems) const = 0;

  // All leave `problem` empty, or say what is wrong with the request and do nothing.
  virtual std::unique_ptr<AnyMatch> start(const MatchRequest& request, std::uint64_t seed,
                                          std::string& problem, Language language) const = 0;
  // A recorded game after so many choices (or all it has), to look at or to play on; what chance
  // brings beyond the record follows from `seed` if the record has none. On a fault, the match is
  // where it happened, or null if it cannot even be set up.
  virtual std::unique_ptr<AnyMatch> open(const Record& record, std::size_t steps,
                                         std::uint64_t seed, Language language,
                                         ReplayFault& fault) const = 0;
  // Replays it all, compares everything.
  virtual ReplayFault verify(const Record& record, Language language) const = 0;
  virtual RecordVersions versions() const = 0;  // less the program's
  // Looks back at the choices of a record; `progress` hears how many of how many are done.
  virtual Analysis analyse(const Record& record, const AnalysisRequest& request,
                           const std::function<void(std::size_t, std::size_t)>& progress,
                           Language language, ReplayFault& fault) const = 0;
  virtual Tally simulate(const SimulationRequest& request,
                         const std::function<void(std::uint64_t)>& progress, std::string& problem,
                         Language language) const = 0;

  // Plays pairs for an arena; may be called by several threads at once.
  virtual PairPlayer pair_player(const MatchRequest& request, std::string& problem,
                                 Language language) const = 0;

  // The game of one seed, played by this crew, as JSON lines.
  virtual std::string trace(const MatchRequest& request, Crew& crew, std::uint64_t seed,
                            std::string& problem, Language language) const = 0;

  // All scenarios of a file, run; none if there are problems.
  virtual std::vector<ScenarioReport> run_scenarios(const ScenarioFile& file,
                                                    cards::Problems& problems) const = 0;

  // Measures speed and size and prints them.
  virtual void bench(Language language) const = 0;
};

// All games of this program, in the order of the list.
const std::vector<std::unique_ptr<AnyGame>>& all_games();
const AnyGame* find_game(std::string_view name);
// The game, or nothing after saying on standard error which ones there are.
const AnyGame* find_or_complain(std::string_view name, Language language);

}  // namespace wardroom
