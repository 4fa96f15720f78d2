// A running match of any game, as a table sees it: the one virtual edge between the templates
// inside and the programs outside. It keeps its history, so that moves can be taken back.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "ai/advice/analysis.hpp"
#include "ai/advice/hint.hpp"
#include "ai/bots/bot_spec.hpp"
#include "ai/programs/protocol.hpp"
#include "engine/decision.hpp"
#include "engine/record.hpp"
#include "engine/seat.hpp"
#include "match/answer_times.hpp"
#include "match/pace.hpp"

namespace wardroom {

class JsonWriter;

// An option of the decision that is due, for those outside. It is played and previewed as it is;
// only the match it comes from knows what its value means.
struct ListedOption {
  Option value{};
  std::string notation;
  std::string sentence;  // what it would do, in the language it was asked for in
};

// Whether a text is a legal option now, and if not, why.
struct Answer {
  enum Kind : std::uint8_t { legal, unreadable, refused };
  Kind kind = legal;
  std::string text{};     // the reason, or what was expected
  std::string clause{};   // of a refusal
  int column = 0;         // of an unreadable text
  ListedOption option{};  // if it is legal
};

class AnyMatch {
 public:
  AnyMatch() = default;
  AnyMatch(const AnyMatch&) = delete;
  AnyMatch& operator=(const AnyMatch&) = delete;
  virtual ~AnyMatch() = default;

  virtual int seats() const = 0;
  virtual std::string_view mode() const = 0;
  virtual std::optional<Decision> decision() const = 0;
  virtual Result result() const = 0;
  virtual std::size_t steps() const = 0;                      // choices made so far
  virtual Record::Step choice(std::size_t number) const = 0;  // one of them, from 0

  // About the decision that is due, for the seat that decides.
  virtual std::string question(Language language) const = 0;
  virtual std::string question_clause() const = 0;  // that it rests on; empty if it names none
  virtual std::vector<ListedOption> options(Language language) const = 0;
  // The option that is the only one, without its words; nothing if there is a choice.
  virtual std::optional<ListedOption> only_option() const = 0;
  virtual Answer ask(std::string_view notation, Language language) const = 0;
  // The time to answer that is due; nothing if what is to be decided is something else.
  virtual std::optional<AnswerTime> answer_time() const = 0;
  // More about a place or an option, as this seat may know it: what a value is made of, which parts
  // of a card's text hold. Nothing if there is nothing to tell.
  virtual std::vector<std::string> explain(Seat viewer, std::string_view what,
                                           Language language) const = 0;
  // How long a bot may be seen to take for this decision (pace.hpp).
  virtual Tempo tempo() const = 0;
  virtual protocol::Question bot_question() const = 0;

  // What takes time, for the seat that decides. A task holds what that seat may know now, so it can
  // be done in another thread while the match goes on or is gone; only the cards, which the game
  // owns, must stay. Where another program plays the match and fails, nothing is found: a
  // choice without notation, a hint without choices.
  using BotTask = std::function<ListedOption()>;
  using HintTask = std::function<Hint()>;
  // A bot's choice, without its sentence; it follows from the seed and how many choices were made.
  virtual BotTask bot_task(const BotSpec& spec, std::uint64_t seed) const = 0;
  // Advice; it may take as long as the request allows.
  virtual HintTask hint_task(const HintRequest& request, Language language) const = 0;
  // The same, done at once.
  ListedOption bot_choice(const BotSpec& spec, std::uint64_t seed) const {
    return bot_task(spec, seed)();
  }
  Hint hint(const HintRequest& request, Language language) const {
    return hint_task(request, language)();
  }

  // What the choice with this number, from 1, was worth beside the best one; nothing if it left no
  // choice.
  virtual std::optional<AnalysedChoice> look_back(std::size_t step, const AnalysisRequest& request,
                                                  Language language) const = 0;

  virtual void play(const ListedOption& option) = 0;
  // The same for a text that is known to be a legal option.
  void play(std::string_view notation) { play(ask(notation, Language::english).option); }

  // How many choices there are up to and with the last of these seats that was a real one: there
  // was more than one option. 0 if there is none.
  virtual std::size_t last_choice(SeatSet seats) const = 0;
  // Whether a seat may take back its last real choice without asking: it still decides, nobody else
  // has chosen since, nobody has learnt anything, and no chance has fallen.
  virtual bool free_to_take_back(Seat seat) const = 0;
  // Goes back to the decision after so many choices, not more than there are.
  virtual void back_to(std::size_t steps) = 0;
  // Back to the last real choice of these seats; false if there is none.
  bool undo(SeatSet seats) {
    const std::size_t last = last_choice(seats);
    if (last > 0) back_to(last - 1);
    return last > 0;
  }
  bool can_undo(SeatSet seats) const { return last_choice(seats) > 0; }

  // Everything about the game so far, for keeping it; players and program are the caller's to name.
  virtual Record record() const = 0;

  // What has happened, as these seats may know it.
  virtual std::vector<std::string> story(SeatSet viewers, Language language) const = 0;
  virtual std::size_t told() const = 0;  // how many events that are

  // The rules under way, a line each, from the first called to who is waited for: for who looks at
  // a game that hangs. Everybody may know them; none if the game is over.
  virtual std::vector<std::string> frames(Language language) const = 0;

  // A seat's view as JSON.
  virtual std::string view(Seat viewer) const = 0;

  // For displays (docs/table.md), as these seats may know it; nobody: everything open, for replays.
  virtual void write_seats(JsonWriter& json, SeatSet viewers) const = 0;
  virtual void write_view(JsonWriter& json, SeatSet viewers) const = 0;
  virtual void write_stage(JsonWriter& json, SeatSet viewers) const = 0;
  virtual void write_story(JsonWriter& json, SeatSet viewers, std::size_t from,
                           Language language) const = 0;
  // What an option of the seat that decides would do, as that seat may know it (preview.hpp): the
  // members `story`, `all`, `view` and `stage`.
  virtual void write_preview(JsonWriter& json, const ListedOption& option,
                             Language language) const = 0;
};

}  // namespace wardroom
