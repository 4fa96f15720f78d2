#include "server/room/keeping.hpp"

#include "older/program_line.hpp"
#include "server/room/room.hpp"
#include "words/server.hpp"

namespace wardroom::server {

namespace cannot = words::server::cannot;

namespace {

constexpr Milliseconds kTryAgain = 1000;           // after something could not be kept
constexpr Milliseconds kTryProgramAgain = 11'000;  // when it is no longer left alone (engine.cpp)

}  // namespace

// --- one thing after the other ---

void Keeping::in_turn(std::function<void()> work) {
  waiting_.push_back(std::move(work));
  run_waiting();
}

void Keeping::run_waiting() {
  if (working_) return;
  const auto still = room_.shared_from_this();  // what is done may be the last that holds the room
  working_ = true;
  while (!busy_ && !waiting_.empty()) {
    const std::function<void()> work = std::move(waiting_.front());
    waiting_.pop_front();
    attempt(work);
  }
  working_ = false;
  room_.match.rest();
}

void Keeping::hold(const std::function<void()>& work) {
  in_turn([this, work] {
    busy_ = true;
    work();
  });
}

void Keeping::release() {
  busy_ = false;
  run_waiting();
}

// --- on disk ---

void Keeping::commit(std::vector<Write> writes, const std::optional<Asker>& asker,
                     std::function<void()> then) {
  busy_ = true;
  const RoomServices& services = room_.services();
  services.storage.write(std::move(writes),
                         [room = room_.weak_from_this(), &world = services.world, asker,
                          then = std::move(then)](const std::string& problem) {
                           world.post([room, asker, then, problem] {
                             if (const auto still = room.lock())
                               still->keeping.committed(problem, asker, then);
                           });
                         });
}

void Keeping::committed(const std::string& problem, const std::optional<Asker>& asker,
                        const std::function<void()>& then) {
  busy_ = false;
  if (problem.empty()) {
    room_.telling.note_change();
    attempt(then);
  } else {
    // What is on disk is the truth: the match is read from there again.
    room_.services().journal.keeping_failed(room_.id(), problem);
    const std::uint64_t known = room_.match.changes();
    room_.match.drop();
    if (asker) asker->fail(cannot::keep(asker->language()));
    attempt([&] {
      if (room_.phase() == Room::Phase::playing && room_.match.table() != nullptr &&
          room_.match.changes() != known)
        room_.telling.tell_state(std::nullopt, true);
    });
    try_again_later(kTryAgain);
  }
  run_waiting();
}

// --- trouble ---

void Keeping::attempt(const std::function<void()>& work) {
  try {
    work();
  } catch (const older::ProgramTrouble& trouble) {
    room_.match.drop();  // what is on disk is the truth
    note_trouble(trouble.what());
    room_.telling.tell_room();
  }
}

void Keeping::note_trouble(const std::string& problem) {
  room_.match.set_fault([](Language language) { return cannot::reach_rules(language); });
  if (trying_again_) return;
  room_.services().journal.playing_failed(room_.id(), problem);
  trying_again_ = room_.phase() == Room::Phase::playing;
  try_again_later(kTryProgramAgain);
}

// For bots and clocks, which have nobody who would ask once more.
void Keeping::try_again_later(Milliseconds pause) {
  room_.bots.ask_again();
  if (room_.phase() != Room::Phase::playing) return;
  room_.services().world.after(pause, [weak = room_.weak_from_this()] {
    const auto room = weak.lock();
    if (!room) return;
    room->keeping.in_turn([room] {
      room->keeping.trying_again_ = false;
      const bool had_fault = room->match.has_fault();
      if (room->phase() != Room::Phase::playing || room->match.table() == nullptr) return;
      if (had_fault) room->telling.tell_state(std::nullopt, true);
      room->playing.take_up();
    });
  });
}

}  // namespace wardroom::server
