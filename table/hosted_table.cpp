#include "table/hosted_table.hpp"

#include "ai/bots/levels.hpp"
#include "engine/random.hpp"
#include "match/pace.hpp"

namespace wardroom {

HostedTable::HostedTable(const PlayedGame& game, std::unique_ptr<AnyMatch> match,
                         std::vector<TablePlayer> players)
    : game_(&game), match_(std::move(match)), players_(std::move(players)) {
  find_people();
  bot_seed_ = mix(match_->record().seed.value_or(0) + 17);
  settle();
}

HostedTable::HostedTable(const PlayedGame& game, std::unique_ptr<AnyMatch> match,
                         const Lesson& lesson)
    : game_(&game), match_(std::move(match)), people_(kLearner), lesson_(lesson) {
  for (int i = 0; i < match_->seats(); ++i)
    players_.push_back(*player_named(seat_at(i) == kLearner ? kPerson : kLevels.front().names[0]));
  settle();
}

HostedTable::HostedTable(const PlayedGame& game, std::unique_ptr<AnyMatch> whole, Record record)
    : game_(&game), record_(std::move(record)), whole_(std::move(whole)) {
  for (const std::string& name : record_->players) players_.push_back({name, std::nullopt});
}

void HostedTable::find_people() {
  people_ = SeatSet::none();
  for (std::size_t i = 0; i < players_.size(); ++i)
    if (!players_[i].bot) people_ = people_ | seat_at(static_cast<int>(i));
}

std::optional<Seat> HostedTable::decider() const {
  const auto decision = match_->decision();
  if (!decision) return std::nullopt;
  return decision->seat;
}

void HostedTable::play(const ListedOption& option) {
  match_->play(option);
  thought_.reset();
  if (in_lesson()) lesson_->go_on(match_->steps());
  settle();
}

void HostedTable::next() {
  if (lesson_->plays()) match_->play(lesson_->now().option);
  lesson_->go_on(match_->steps());
  settle();
}

// What leaves no choice is not asked: a time to answer passes by itself for who has nothing. Not
// so with several people: who is passed over would be seen to hold nothing.
void HostedTable::settle() {
  while (const auto seat = decider()) {
    if (in_lesson()) {
      if (!lesson_->goes_by_itself()) return;
      match_->play(lesson_->now().option);
      lesson_->go_on(match_->steps());
      continue;
    }
    if (people_ != SeatSet(*seat)) return;
    const std::optional<ListedOption> only = match_->only_option();
    if (!only) return;
    match_->play(*only);
  }
}

bool HostedTable::undo() {
  if (is_replay() || !match_->undo(people_)) return false;
  after_going_back();
  return true;
}

bool HostedTable::can_undo() const {
  return !is_replay() && match_->can_undo(people_);
}

bool HostedTable::free_to_take_back(Seat seat) const {
  return !is_replay() && match_->free_to_take_back(seat);
}

void HostedTable::back_to(std::size_t steps) {
  match_->back_to(steps);
  after_going_back();
}

void HostedTable::after_going_back() {
  thought_.reset();
  if (lesson_) lesson_->go_back(match_->steps());
}

const BotSpec* HostedTable::deciding_bot() const {
  const auto seat = decider();
  if (!seat || is_replay() || in_lesson()) return nullptr;
  const std::optional<BotSpec>& bot = players_[static_cast<std::size_t>(index(*seat))].bot;
  return bot ? &*bot : nullptr;
}

std::optional<std::chrono::milliseconds> HostedTable::waits() const {
  const BotSpec* bot = deciding_bot();
  if (bot == nullptr) return std::nullopt;
  return time_for(*bot, match_->tempo());
}

std::optional<AnyMatch::BotTask> HostedTable::bot_task() const {
  const BotSpec* bot = deciding_bot();
  if (bot == nullptr) return std::nullopt;
  return match_->bot_task(at_tempo(*bot, match_->tempo()), bot_seed_);
}

void HostedTable::seat_bot(Seat seat, TablePlayer bot) {
  players_[static_cast<std::size_t>(index(seat))] = std::move(bot);
  thought_.reset();
  find_people();
  settle();
}

void HostedTable::think() {
  if (thought_) return;
  if (const auto task = bot_task()) thought_ = (*task)();
}

void HostedTable::advance() {
  think();
  if (thought_) play(ListedOption(*thought_));
}

void HostedTable::step(std::size_t to, Language language) {
  ReplayFault fault;
  match_ = game_->open(*record_, to, 0, language, fault);
}

std::optional<AnalysedChoice> HostedTable::look_back(std::size_t step,
                                                     const AnalysisRequest& request,
                                                     Language language) const {
  return (whole_ ? *whole_ : *match_).look_back(step, request, language);
}

}  // namespace wardroom
