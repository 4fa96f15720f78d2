// A match that another program plays. What is asked for most is kept here, everything else is asked
// for when it is needed; whatever the other program does not answer is ProgramTrouble, thrown by
// any of these functions.
#pragma once

#include <cstdint>
#include <memory>
#include <string>

#include "match/any_match.hpp"
#include "match/replay.hpp"
#include "older/older_program.hpp"
#include "older/situation.hpp"

namespace wardroom::older {

class OlderMatch final : public AnyMatch {
 public:
  struct Game {
    std::string name;
    std::string pack;  // as it is sent
  };
  // As PlayedGame::open.
  static std::unique_ptr<OlderMatch> open(OlderProgram& program, const Game& game,
                                          const Record& record, std::size_t steps,
                                          std::uint64_t seed, Language language,
                                          ReplayFault& fault);
  ~OlderMatch() override { program_.close(number_); }

  int seats() const override { return now_.seats; }
  std::string_view mode() const override { return now_.mode; }
  std::optional<Decision> decision() const override { return now_.decision; }
  Result result() const override { return now_.result; }
  std::size_t steps() const override { return now_.steps; }
  Record::Step choice(std::size_t number) const override;

  std::string question(Language language) const override;
  std::string question_clause() const override;
  std::vector<ListedOption> options(Language language) const override;
  std::optional<ListedOption> only_option() const override;
  Answer ask(std::string_view notation, Language language) const override;
  // Whoever plays by earlier rules is asked at every time.
  std::optional<AnswerTime> answer_time() const override { return std::nullopt; }
  std::vector<std::string> explain(Seat viewer, std::string_view what,
                                   Language language) const override;
  Tempo tempo() const override;
  protocol::Question bot_question() const override;

  // Each of these has a conversation of its own, in which the other program opens the match once
  // more and looks at it through the eyes of the seat that decides.
  BotTask bot_task(const BotSpec& spec, std::uint64_t seed) const override;
  HintTask hint_task(const HintRequest& request, Language language) const override;
  std::optional<AnalysedChoice> look_back(std::size_t step, const AnalysisRequest& request,
                                          Language language) const override;

  using AnyMatch::play;
  void play(const ListedOption& option) override;
  std::size_t last_choice(SeatSet seats) const override;
  bool free_to_take_back(Seat seat) const override;
  void back_to(std::size_t steps) override;
  Record record() const override;

  std::vector<std::string> story(SeatSet viewers, Language language) const override;
  std::size_t told() const override { return now_.told; }
  std::vector<std::string> frames(Language language) const override;
  std::string view(Seat viewer) const override;
  void write_seats(JsonWriter& json, SeatSet viewers) const override;
  void write_view(JsonWriter& json, SeatSet viewers) const override;
  void write_stage(JsonWriter& json, SeatSet viewers) const override;
  void write_story(JsonWriter& json, SeatSet viewers, std::size_t from,
                   Language language) const override;
  void write_preview(JsonWriter& json, const ListedOption& option,
                     Language language) const override;

 private:
  OlderMatch(OlderProgram& program, Game game, std::int64_t number)
      : program_(program), game_(std::move(game)), number_(number) {}

  // A call about this match, with members by turns: a name, then its value.
  template <class... Members>
  ProgramReply about(std::string_view call, const Members&... members) const;
  std::string describe(std::string_view notation, Language language) const;
  void take_over(const ProgramReply& reply);

  OlderProgram& program_;
  Game game_;
  std::int64_t number_;
  Situation now_;
};

}  // namespace wardroom::older
