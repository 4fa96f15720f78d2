// One table: a match, who plays it, and how it is looked at. It knows everything hidden; what
// leaves for somebody is made by state.hpp from what that seat may know. A table is played at, is a
// replay of a record, or has a lesson going on.
#pragma once

#include <chrono>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "table/lesson_progress.hpp"
#include "table/played_game.hpp"
#include "table/players.hpp"

namespace wardroom {

class HostedTable {
 public:
  // A game to be played.
  HostedTable(const PlayedGame& game, std::unique_ptr<AnyMatch> match,
              std::vector<TablePlayer> players);
  // A lesson, by its place in the list. The learner plays one seat; the others follow the lesson,
  // and when it is over a weak bot takes them.
  HostedTable(const PlayedGame& game, std::unique_ptr<AnyMatch> match, const Lesson& lesson);
  // A replay; `whole` is the record played to its end.
  HostedTable(const PlayedGame& game, std::unique_ptr<AnyMatch> whole, Record record);

  const PlayedGame& game() const { return *game_; }
  const AnyMatch& match() const { return *match_; }
  const std::vector<TablePlayer>& players() const { return players_; }
  SeatSet people() const { return people_; }
  std::optional<Seat> decider() const;

  bool is_replay() const { return record_.has_value(); }
  const Record* record_replayed() const { return record_ ? &*record_ : nullptr; }
  const LessonProgress* lesson() const { return lesson_ ? &*lesson_ : nullptr; }
  bool in_lesson() const { return lesson_ && !lesson_->over(); }

  // --- playing; what nobody has a choice about happens by itself ---

  // In a lesson, what the lesson expects.
  void play(const ListedOption& option);
  bool undo();
  bool can_undo() const;
  // Whether that seat may take back its last choice without asking the others.
  bool free_to_take_back(Seat seat) const;
  // Goes back to the decision after so many choices. It should leave a choice: nothing happens by
  // itself here, so the person would have to make a choice that is none.
  void back_to(std::size_t steps);
  // Goes on with a lesson where it waits for nobody's choice.
  void next();

  // How long a bot takes until its choice is shown; nothing if no bot has to choose.
  std::optional<std::chrono::milliseconds> waits() const;
  // What finds the choice of the bot that decides, for a thread of its own (AnyMatch::bot_task);
  // nothing if no bot decides. Whoever asks for it plays it, if the match is still there.
  std::optional<AnyMatch::BotTask> bot_task() const;
  // A bot takes the seat of somebody who gave up, while the game goes on.
  void seat_bot(Seat seat, TablePlayer bot);

  // Finds the choice of the bot that decides, and keeps it for `advance`.
  void think();
  // Plays that choice, after finding it if need be.
  void advance();

  // --- replays ---

  // Shows the state after so many choices of the record.
  void step(std::size_t to, Language language);
  // What the choice with this number, from 1, was worth; nothing if it left no choice.
  std::optional<AnalysedChoice> look_back(std::size_t step, const AnalysisRequest& request,
                                          Language language) const;

 private:
  void find_people();
  void settle();
  void after_going_back();
  const BotSpec* deciding_bot() const;

  const PlayedGame* game_;
  std::unique_ptr<AnyMatch> match_;  // as it is shown
  std::vector<TablePlayer> players_;
  SeatSet people_;
  std::uint64_t bot_seed_ = 0;
  std::optional<ListedOption> thought_;  // a bot's choice, kept until it is shown
  std::optional<LessonProgress> lesson_;
  std::optional<Record> record_;
  std::unique_ptr<AnyMatch> whole_;  // in a replay: the record played to its end
};

}  // namespace wardroom
