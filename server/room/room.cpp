#include "server/room/room.hpp"

#include <algorithm>

#include "older/program_line.hpp"
#include "server/room/commitment.hpp"
#include "words/server.hpp"

namespace wardroom::server {

namespace cannot = words::server::cannot;

namespace {

constexpr Milliseconds kDay = Milliseconds{24} * 60 * 60 * 1000;
constexpr Milliseconds kLongestPause = 7 * kDay;  // then a game is abandoned (docs/server.md)
constexpr Milliseconds kLongestPauseByMail = 30 * kDay;
constexpr Milliseconds kTryAgain = 1000;           // after something could not be kept
constexpr Milliseconds kTryProgramAgain = 11'000;  // when it is no longer left alone (engine.cpp)

}  // namespace

Room::Room(RoomServices& services, GameRow row)
    : services_(services),
      row_(std::move(row)),
      settings_(read_settings(row_.settings)),
      version_(static_cast<std::uint64_t>(services.world().now())) {
  const auto phase = std::ranges::find(kPhaseNames, row_.phase);
  phase_ =
      phase == kPhaseNames.end() ? Phase::over : static_cast<Phase>(phase - kPhaseNames.begin());
  clock_ = GameClock(settings_.clock, seats());
  if (!row_.start.empty()) commitment_ = commitment_to(row_.start);
  if (auto end = JsonMessage::read(row_.end)) {
    Request request(std::move(*end), Language::english);
    end_ = static_cast<End>(request.word("how", kEndNames));
    for (const std::string& seat : request.texts_or_none("winners"))
      winners_ = winners_ | seat_at(seat.front() - 'a');
  }
}

std::optional<Seat> Room::seat_of(std::string_view person) const {
  for (int i = 0; i < seats(); ++i) {
    const SeatRow& seat = row_.seats[static_cast<std::size_t>(i)];
    if (seat.kind == "person" && seat.person == person) return seat_at(i);
  }
  return std::nullopt;
}

SeatSet Room::people() const {
  SeatSet people;
  for (int i = 0; i < seats(); ++i)
    if (row_.seats[static_cast<std::size_t>(i)].kind == "person") people = people | seat_at(i);
  return people;
}

bool Room::has_open_seat() const {
  return std::ranges::any_of(row_.seats, [](const SeatRow& seat) { return seat.kind == "open"; });
}

std::size_t Room::spectators() const {
  return static_cast<std::size_t>(
      std::ranges::count_if(lookers_, [](const auto& client) { return !client->seat; }));
}

// While a change is on its way to the disk the match is ahead of what anybody may know.
std::optional<Seat> Room::decider() {
  if (phase_ != Phase::playing) return std::nullopt;
  if (!decides_known_ && !busy_ && !fault_) {
    table();
    rest();
  }
  return decides_;
}

std::vector<std::string> Room::frames(Language language) {
  HostedTable* open = phase_ == Phase::waiting ? nullptr : table();
  std::vector<std::string> lines;
  if (open != nullptr) attempt([&] { lines = open->match().frames(language); });
  rest();
  return lines;
}

// --- one thing after the other ---

void Room::in_turn(std::function<void()> work) {
  waiting_.push_back(std::move(work));
  run_waiting();
}

void Room::run_waiting() {
  if (working_) return;
  const auto still = shared_from_this();  // what is done may be the last that holds this room
  working_ = true;
  while (!busy_ && !waiting_.empty()) {
    const std::function<void()> work = std::move(waiting_.front());
    waiting_.pop_front();
    attempt(work);
  }
  working_ = false;
  rest();
}

void Room::attempt(const std::function<void()>& work) {
  try {
    work();
  } catch (const older::ProgramTrouble& trouble) {
    table_.reset();  // what is on disk is the truth
    note_trouble(trouble.what());
    tell_room(nullptr);
  }
}

void Room::note_trouble(const std::string& problem) {
  fault_ = [](Language language) { return cannot::reach_rules(language); };
  if (trying_again_) return;
  services_.playing_failed(*this, problem);
  trying_again_ = phase_ == Phase::playing;
  try_again_later(kTryProgramAgain);
}

void Room::hold(const std::function<void()>& work) {
  in_turn([this, work] {
    busy_ = true;
    work();
  });
}

void Room::release() {
  busy_ = false;
  run_waiting();
}

void Room::commit(std::vector<Write> writes, const Asker* asker, std::function<void()> then) {
  busy_ = true;
  std::optional<Asker> who;
  if (asker != nullptr) who = *asker;
  services_.storage().write(std::move(writes),
                            [room = weak_from_this(), &world = services_.world(), who,
                             then = std::move(then)](const std::string& problem) {
                              world.post([room, who, then, problem] {
                                if (const auto still = room.lock())
                                  still->committed(problem, who, then);
                              });
                            });
}

void Room::committed(const std::string& problem, const std::optional<Asker>& asker,
                     const std::function<void()>& then) {
  busy_ = false;
  if (problem.empty()) {
    ++version_;
    attempt(then);
  } else {
    // What is on disk is the truth: the match is read from there again.
    services_.keeping_failed(*this, problem);
    const std::uint64_t known = changes_;
    table_.reset();
    if (asker) asker->fail(cannot::keep(asker->language()));
    attempt([&] {
      if (phase_ == Phase::playing && table() != nullptr && changes_ != known)
        tell_state(nullptr, true);
    });
    try_again_later(kTryAgain);
  }
  run_waiting();
}

// For bots and clocks, which have nobody who would ask once more.
void Room::try_again_later(Milliseconds pause) {
  thinking_for_ = UINT64_MAX;
  if (phase_ != Phase::playing) return;
  services_.world().after(pause, [room = weak_from_this()] {
    if (const auto still = room.lock())
      still->in_turn([still] {
        still->trying_again_ = false;
        const bool had_fault = still->fault_ != nullptr;
        if (still->phase_ != Phase::playing || still->table() == nullptr) return;
        if (had_fault) still->tell_state(nullptr, true);
        still->take_up();
      });
  });
}

void Room::wake() {
  if (phase_ != Phase::playing) return;
  const bool has_bots = people().size() < seats();
  if (settings_.clock.kind == ClockSettings::Kind::none && !has_bots) return;
  in_turn([this] {
    if (table() == nullptr) return;
    take_up();
  });
}

void Room::abandon_if_due(Milliseconds now) {
  const bool by_mail = settings_.clock.kind == ClockSettings::Kind::correspondence;
  const Milliseconds pause = by_mail ? kLongestPauseByMail : kLongestPause;
  if (phase_ == Phase::over || now - row_.changed < pause) return;
  in_turn([this, now, pause] {
    if (phase_ == Phase::waiting) return commit({DropGame{id()}}, nullptr, [this] { dissolve(); });
    if (phase_ != Phase::playing) return;
    const std::vector<ChangeRow> changes = services_.storage().changes(id());
    if (!services_.storage().read_problem().empty()) return;
    if (!changes.empty()) row_.changed = std::max(row_.changed, changes.back().at);
    if (now - row_.changed >= pause) finish(End::abandoned, SeatSet::none(), nullptr);
  });
}

}  // namespace wardroom::server
