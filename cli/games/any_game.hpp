// A game as the commands see it: all that a table knows of it, and the heavy part. One entry per
// game; commands never ask which game it is.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "ai/advice/analysis.hpp"
#include "ai/arena/run.hpp"
#include "ai/bots/crew.hpp"
#include "ai/simulation/tally.hpp"
#include "engine/match_request.hpp"
#include "engine/operations.hpp"
#include "engine/text/message.hpp"
#include "engine/text/terminal_style.hpp"
#include "scenarios/source.hpp"
#include "table/table_game.hpp"

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

// How a table is drawn: as the viewer may know it, or with everything open, for replays.
enum class Sight : std::uint8_t { own, open };

class AnyGame : public TableGame {
 public:
  virtual std::vector<std::string> modes() const = 0;
  virtual TypedExamples examples() const = 0;
  virtual std::vector<std::string> catalogue(Language language) const = 0;
  // Cards with an operation to themselves; nothing if cards of this game have no statements.
  virtual std::optional<NativeCards> native_cards() const = 0;
  virtual std::string card_name(int card) const = 0;
  virtual std::string side_name(int side) const = 0;           // what a seat played with
  virtual std::string side_word(Language language) const = 0;  // what that is in this game
  // Of a request that is understood.
  virtual std::string mode_title(const MatchRequest& request, Language language) const = 0;

  // This game with cards of one's own, or nothing and problems.
  virtual std::unique_ptr<AnyGame> with_cards(std::span<const cards::SourceFile> files,
                                              cards::Problems& problems) const = 0;

  // Pictures for a terminal, of a match that this game has started.
  virtual std::string draw_table(const AnyMatch& match, Seat viewer, const TerminalStyle& style,
                                 Sight sight = Sight::own) const = 0;
  virtual std::string draw_hand(const AnyMatch& match, Seat viewer,
                                const TerminalStyle& style) const = 0;
  // A card by its name or its place; nothing if there is none the viewer knows.
  virtual std::string look(const AnyMatch& match, Seat viewer, std::string_view what,
                           const TerminalStyle& style) const = 0;

  // Replays it all, compares everything.
  virtual ReplayFault verify(const Record& record, Language language) const = 0;
  // Looks back at the choices of a record; `progress` hears how many of how many are done.
  virtual Analysis analyse(const Record& record, const AnalysisRequest& request,
                           const std::function<void(std::size_t, std::size_t)>& progress,
                           Language language, ReplayFault& fault) const = 0;
  // This and the two below leave `problem` empty, or say what is wrong with the request and do
  // nothing.
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
