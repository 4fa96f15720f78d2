// AnyMatch over a concrete game.
#pragma once

#include <utility>

#include "ai/advice/analyse_choice.hpp"
#include "ai/advice/find_hint.hpp"
#include "ai/bots/bots.hpp"
#include "ai/programs/question.hpp"
#include "engine/event.hpp"
#include "engine/for_page.hpp"
#include "engine/game.hpp"
#include "engine/notation.hpp"
#include "engine/view.hpp"
#include "match/any_match.hpp"
#include "match/display.hpp"
#include "match/past.hpp"
#include "match/preview.hpp"
#include "match/replay.hpp"

namespace wardroom {

template <class Game>
class HostedMatch final : public AnyMatch {
  static_assert(PlaysMatches<Game> && Speaks<Game> && WritesJson<Game>,
                "a hosted match needs all that engine/game.hpp lists under PlaysMatches, Speaks "
                "and WritesJson");

 public:
  using Match = typename Game::Match;
  using Set = typename Game::Set;

  // Chance gives the recorded outcomes first, if there are any, then those of `seed`.
  HostedMatch(MatchRequest request, const typename Game::Setup& setup, const Set& set,
              std::uint64_t seed, std::vector<std::uint64_t> recorded = {})
      : set_(set),
        request_(std::move(request)),
        seed_(seed),
        recorded_(std::move(recorded)),
        chance_(recorded_, seed),
        match_(Game::begin(setup, set, chance_, &log_)) {
    request_.mode = Game::mode_name(match_);
    mark();
  }

  // From any situation, with what happened in it so far. It cannot be recorded: nobody asked for it
  // in words.
  HostedMatch(const Match& start, Log log, const Set& set, std::uint64_t seed,
              std::vector<std::uint64_t> recorded = {})
      : set_(set),
        seed_(seed),
        recorded_(std::move(recorded)),
        chance_(recorded_, seed),
        log_(std::move(log)),
        match_(start) {
    request_.mode = Game::mode_name(match_);
    mark();
  }

  // Plays the choices of a record up to `steps`; stops at the first that makes no sense.
  ReplayFault follow(const Record& record, std::size_t steps, Language language) {
    ReplayFault fault = check_point(record);
    while (!fault && past_.size() < std::min(steps, record.steps.size())) {
      const Record::Step& step = record.steps[past_.size()];
      fault = {ReplayFault::none, past_.size() + 1, step.line, {}};
      const std::optional<Decision> now = decision();
      if (!now || now->seat != step.seat) {
        fault.kind = now ? ReplayFault::wrong_seat : ReplayFault::over;
        break;
      }
      const Answer answer = ask(step.option, language);
      if (answer.kind != Answer::legal) {
        fault.kind =
            answer.kind == Answer::refused ? ReplayFault::refused : ReplayFault::unreadable;
        fault.text = answer.text;
        break;
      }
      play(answer.option);
      fault = check_point(record);
    }
    return fault;
  }

  int seats() const override { return match_.seats().size(); }
  std::string_view mode() const override { return Game::mode_name(match_); }
  std::optional<Decision> decision() const override { return Game::decision(match_, set_); }
  Result result() const override { return match_.result; }
  std::size_t steps() const override { return past_.size(); }
  Record::Step choice(std::size_t number) const override {
    const auto& made = past_[number];
    return {made.seat, typename Game::Notation(set_).print(made.option)};
  }

  const Match& match() const { return match_; }
  const Set& set() const { return set_; }

  std::string question(Language language) const override {
    return Game::question(match_, set_, language);
  }

  std::string question_clause() const override {
    if constexpr (requires { Game::question_clause(match_, set_); })
      return std::string(Game::question_clause(match_, set_));
    else
      return {};
  }

  std::vector<ListedOption> options(Language language) const override {
    std::vector<ListedOption> options;
    const std::optional<Decision> now = decision();
    if (!now) return options;
    const Match view = Game::view(match_, now->seat);
    for (const Option& option : list()) options.push_back(worded(option, view, language));
    return options;
  }

  std::optional<ListedOption> only_option() const override {
    const OptionList options = list();
    if (options.size() != 1) return std::nullopt;
    return ListedOption{options[0], {}, {}};
  }

  std::optional<AnswerTime> answer_time() const override {
    if constexpr (requires { Game::answer_time(match_); })
      if (const std::optional<int> kind = Game::answer_time(match_))
        return AnswerTime{*kind, typename Game::Notation(set_).print(Game::no_answer())};
    return std::nullopt;
  }

  Answer ask(std::string_view text, Language language) const override {
    const ParsedOption parsed = typename Game::Notation(set_).parse(text);
    if (parsed.error)
      return {Answer::unreadable, Game::sentence(*parsed.error, set_, language), "",
              parsed.error->column};
    const Refusal refusal = Game::check(match_, set_, parsed.option);
    if (!refusal)
      return {.option = worded(parsed.option, Game::view(match_, decision()->seat), language)};
    return {Answer::refused, Game::sentence(refusal, set_, language),
            std::string(Game::clause(refusal)), 0};
  }

  std::vector<std::string> explain(Seat viewer, std::string_view what,
                                   Language language) const override {
    if constexpr (requires { Game::explain(what, match_, set_, viewer, language); })
      return Game::explain(what, Game::view(match_, viewer), set_, viewer, language);
    else
      return {};
  }

  Tempo tempo() const override { return tempo_of<Game>(match_, set_); }

  protocol::Question bot_question() const override { return question_for<Game>(match_, set_); }

  BotTask bot_task(const BotSpec& spec, std::uint64_t seed) const override {
    const Seat seat = decision()->seat;
    return [spec, seed = mix(seed + past_.size()), seat, view = Game::view(match_, seat),
            set = &set_]() -> ListedOption {
      OptionList options;
      Game::list(view, *set, options);
      const Option option = Bot<Game>(spec, seed).choose(view, *set, seat, options);
      return {option, typename Game::Notation(*set).print(option), {}};
    };
  }

  HintTask hint_task(const HintRequest& request, Language language) const override {
    return [request, language, view = Game::view(match_, decision()->seat), set = &set_] {
      return find_hint<Game>(view, *set, request, language);
    };
  }

  // The decisions so far that left a choice, those that the request asks for.
  std::vector<MadeChoice<Game>> choices(const AnalysisRequest& request) const {
    std::vector<MadeChoice<Game>> made;
    for (std::size_t step = request.first; step <= std::min(request.last, past_.size()); ++step) {
      const auto& choice = past_[step - 1];
      if (choice.real && (!request.seat || *request.seat == choice.seat))
        made.push_back({step, before(step - 1), choice.option});
    }
    return made;
  }

  std::optional<AnalysedChoice> look_back(std::size_t step, const AnalysisRequest& request,
                                          Language language) const override {
    AnalysisRequest one = request;
    one.first = one.last = step;
    const auto made = choices(one);
    if (made.empty()) return std::nullopt;
    Search<Game> search(set_, request.settings);
    return analyse_choice<Game>(made.front(), set_, search, request, language);
  }

  using AnyMatch::play;
  void play(const ListedOption& option) override {
    past_.add(match_, {option.value, decision()->seat, list().size() > 1,
                       static_cast<std::uint32_t>(log_.size())});
    Game::play(match_, set_, option.value, chance_, &log_);
    mark();
  }

  std::size_t last_choice(SeatSet seats) const override {
    std::size_t last = past_.size();
    while (last > 0 && !(past_[last - 1].real && seats.contains(past_[last - 1].seat))) --last;
    return last;
  }

  bool free_to_take_back(Seat seat) const override {
    const std::optional<Decision> now = decision();
    const std::size_t last = last_choice(seat);
    if (!now || last == 0) return false;
    for (std::size_t i = last; i < past_.size(); ++i)
      if (past_[i].seat != seat) return false;
    return wardroom::free_to_take_back(before(last - 1), seat, match_, now->seat, match_.seats());
  }

  void back_to(std::size_t steps) override {
    if (steps >= past_.size()) return;
    match_ = before(steps);
    log_.shorten(past_[steps].told);
    past_.forget_from(steps);
    while (!marks_.empty() && marks_.back().steps > steps) marks_.pop_back();
  }

  Record record() const override {
    Record record;
    record.game = Game::kName;
    record.versions.rules = std::to_string(Game::kRulesVersion);
    record.versions.cards = Game::cards_version(set_);
    record.request = request_;
    record.seed = seed_;
    for (std::uint32_t k = 0; k < match_.chances; ++k)
      record.outcomes.push_back(chance_.outcome(k));
    for (std::size_t i = 0; i < past_.size(); ++i) record.steps.push_back(choice(i));
    record.checkpoints = marks_;
    if (match_.result.over) record.winners = match_.result.winners;
    return record;
  }

  std::vector<std::string> story(SeatSet viewers, Language language) const override {
    std::vector<std::string> texts;
    for (const Event& event : log_.events())
      texts.push_back(Game::sentence(event, set_, viewers, language));
    return texts;
  }

  std::size_t told() const override { return log_.size(); }

  std::vector<std::string> frames(Language language) const override {
    if constexpr (!kForPage && requires { Game::frames(match_, set_, language); })
      return Game::frames(match_, set_, language);
    else
      return {};
  }

  std::string view(Seat viewer) const override { return view_text<Game>(match_, set_, viewer); }

  void write_seats(JsonWriter& json, SeatSet viewers) const override {
    json.raw(seats_text<Game>(seen(viewers), set_));
  }
  void write_view(JsonWriter& json, SeatSet viewers) const override {
    Game::write(json, seen(viewers), set_);
  }
  void write_stage(JsonWriter& json, SeatSet viewers) const override {
    display::write_stage<Game>(json, seen(viewers), set_, log_.events(), viewers);
  }
  void write_story(JsonWriter& json, SeatSet viewers, std::size_t from,
                   Language language) const override {
    const std::span<const Event> events = log_.events();
    display::write_story<Game>(json, events.subspan(std::min(from, events.size())), set_, viewers,
                               language);
  }

  void write_preview(JsonWriter& json, const ListedOption& option,
                     Language language) const override {
    const Seat seat = decision()->seat;
    const Preview<Game> preview =
        preview_of<Game>(Game::view(match_, seat), set_, seat, option.value);
    json.key("story");
    display::write_story<Game>(json, preview.events, set_, seat, language);
    json.member("all", preview.after.has_value());
    json.key("view");
    if (preview.after)
      Game::write(json, *preview.after, set_);
    else
      json.null();
    json.key("stage");
    if (preview.after) {
      std::vector<Event> events = log_.events();
      events.insert(events.end(), preview.events.begin(), preview.events.end());
      display::write_stage<Game>(json, *preview.after, set_, events, seat);
    } else {
      json.null();
    }
  }

 private:
  static constexpr std::size_t kStepsBetweenDigests = 8;

  void mark() {
    if (past_.size() % kStepsBetweenDigests == 0 || match_.result.over)
      marks_.push_back({past_.size(), state_digest<Game>(match_, set_)});
  }

  // The chance, the digests and the result a record gives for where this match is.
  ReplayFault check_point(const Record& record) const {
    if (!record.seed && match_.chances > record.outcomes.size())
      return {ReplayFault::no_chance,
              past_.size(),
              past_.empty() ? 0 : record.steps[past_.size() - 1].line,
              {}};
    for (const Record::Checkpoint& point : record.checkpoints)
      if (point.steps == past_.size() && point.digest != state_digest<Game>(match_, set_))
        return {ReplayFault::digest, past_.size(), point.line, {}};
    if (record.winners && past_.size() == record.steps.size() &&
        (!match_.result.over || match_.result.winners != *record.winners))
      return {ReplayFault::result, past_.size(), record.winners_line, {}};
    return {};
  }

  Match before(std::size_t number) const { return past_.before(number, set_, chance_); }

  Match seen(SeatSet viewers) const {
    return viewers.empty() ? match_ : Game::view(match_, viewers);
  }

  // `view` is that of the seat that decides.
  ListedOption worded(const Option& option, const Match& view, Language language) const {
    return {option, typename Game::Notation(set_).print(option),
            Game::describe(option, view, set_, language)};
  }

  OptionList list() const {
    OptionList options;
    Game::list(match_, set_, options);
    return options;
  }

  const Set& set_;
  MatchRequest request_;
  std::uint64_t seed_;
  std::vector<std::uint64_t> recorded_;
  Chance chance_;
  Log log_;
  Match match_;
  Past<Game> past_;
  std::vector<Record::Checkpoint> marks_;
};

}  // namespace wardroom
