#include "server/room/room_match.hpp"

#include <algorithm>

#include "older/program_line.hpp"
#include "server/room/beginning.hpp"
#include "server/room/room.hpp"
#include "words/server.hpp"

namespace wardroom::server {

namespace cannot = words::server::cannot;

namespace {

std::string unreadable(Language language) {
  return cannot::read(language);
}

}  // namespace

RoomMatch::RoomMatch(Room& room) : room_(room) {
  if (!room.row().start.empty()) commitment_ = commitment_to(room.row().start);
}

void RoomMatch::begun(std::uint64_t changes) {
  changes_ = changes;
  commitment_ = commitment_to(room_.row().start);
}

// --- in memory ---

HostedTable* RoomMatch::table() {
  if (!table_ && !load()) return nullptr;
  return table_.get();
}

HostedTable* RoomMatch::table_for(const Asker& asker) {
  const Language language = asker.language();
  const std::optional<Seat> seat = asker.client->seat;
  if (!seat) return asker.fail(cannot::watch(language)), nullptr;
  if (room_.phase() == Room::Phase::waiting)
    return asker.fail(cannot::not_begun(language)), nullptr;
  if (room_.phase() == Room::Phase::over) return asker.fail(cannot::over(language)), nullptr;
  HostedTable* open = table();
  if (open == nullptr) return asker.fail(fault(language)), nullptr;
  if (open->decider() != seat) return asker.fail(cannot::not_your_turn(language)), nullptr;
  return open;
}

void RoomMatch::rest() {
  if (room_.telling.lookers() > 0 || !room_.keeping.is_idle() || !table_) return;
  room_.keeping.attempt([this] {
    if (!table_->waits()) table_.reset();
  });
}

// --- on disk ---

const PlayedGame* RoomMatch::game_begun(Record& record, Sentence& problem) const {
  auto read = read_record({"start", room_.row().start}, Language::english);
  if (!std::holds_alternative<Record>(read)) return problem = unreadable, nullptr;
  record = std::get<Record>(std::move(read));
  return room_.services().games.begun(room_.settings().game, record.versions.rules,
                                      room_.row().pack, problem);
}

std::string RoomMatch::rules_version() const {
  const auto read = read_record({"start", room_.row().start}, Language::english);
  const auto* record = std::get_if<Record>(&read);
  return record == nullptr ? std::string() : record->versions.rules;
}

bool RoomMatch::load() {
  if (room_.row().start.empty()) return false;
  fault_ = nullptr;
  Storage& storage = room_.services().storage;
  const std::vector<ChangeRow> changes = storage.changes(room_.id());
  if (!storage.read_problem().empty()) {
    fault_ = unreadable;
    return false;
  }
  try {
    Record record;
    const PlayedGame* game = game_begun(record, fault_);
    if (game == nullptr) return false;
    for (const ChangeRow& change : changes) {
      if (change.kind == ChangeRow::Kind::back)
        record.steps.resize(std::min<std::size_t>(change.steps, record.steps.size()));
      else
        record.steps.push_back(
            {seat_at(change.seat.empty() ? 0 : change.seat.front() - 'a'), change.option});
    }
    ReplayFault fault;
    auto match = game->open(record, record.steps.size(), 0, Language::english, fault);
    if (fault || match == nullptr) {
      fault_ = [begun = record.versions.rules, today = game->versions().rules](Language language) {
        return cannot::go_on(language, begun, today);
      };
      return false;
    }
    table_ = std::make_unique<HostedTable>(*game, std::move(match), players_of(room_.row()));
  } catch (const older::ProgramTrouble& trouble) {
    return room_.keeping.note_trouble(trouble.what()), false;
  }
  decides_ = room_.phase() == Room::Phase::playing ? table_->decider() : std::nullopt;
  decides_known_ = true;
  if (!room_.clock.is_known() || changes_ != changes.size()) room_.clock.restore(changes, decides_);
  changes_ = changes.size();
  return true;
}

std::vector<ChangeRow> RoomMatch::new_changes(std::size_t first, const GameClock& clock,
                                              Milliseconds at) const {
  const AnyMatch& match = table_->match();
  std::vector<ChangeRow> changes;
  for (std::size_t i = first; i < match.steps(); ++i) {
    const Record::Step step = match.choice(i);
    changes.push_back({ChangeRow::Kind::choice, std::string(1, letter(step.seat)), step.option, 0,
                       clock.print(), at});
  }
  return changes;
}

// --- as everybody has been told ---

// While a change is on its way to the disk the match is ahead of what anybody may know.
std::optional<Seat> RoomMatch::decider() {
  if (room_.phase() != Room::Phase::playing) return std::nullopt;
  if (!decides_known_ && !room_.keeping.is_busy() && !fault_) {
    table();
    rest();
  }
  return decides_;
}

void RoomMatch::note_decider() {
  decides_ = table_->decider();
  decides_known_ = true;
}

std::vector<std::string> RoomMatch::frames(Language language) {
  HostedTable* open = room_.phase() == Room::Phase::waiting ? nullptr : table();
  std::vector<std::string> lines;
  if (open != nullptr) room_.keeping.attempt([&] { lines = open->match().frames(language); });
  rest();
  return lines;
}

}  // namespace wardroom::server
