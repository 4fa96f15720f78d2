#include "server/house/tables.hpp"

#include <algorithm>

#include "server/house/housekeeping.hpp"
#include "server/people/secrets.hpp"
#include "server/room/beginning.hpp"
#include "words/server.hpp"

namespace wardroom::server {

namespace cannot = words::server::cannot;

Tables::Tables(const HouseParts& parts, GameShelf& games, Journal& journal,
               std::function<void()> changed, std::function<void(const Room&)> finished)
    : services_{parts.world, parts.storage, games, journal, *this, parts.seed, parts.version},
      changed_(std::move(changed)),
      finished_(std::move(finished)),
      most_(parts.limits.rooms) {}

void Tables::take_up(GameRow row) {
  const auto room = std::make_shared<Room>(services_, std::move(row));
  rooms_[room->id()] = room;
  if (!room->row().invite_hash.empty()) invites_[room->row().invite_hash] = room->id();
}

void Tables::wake() const {
  for (const auto& [id, room] : std::map(rooms_)) room->wake();
}

// --- finding ---

std::shared_ptr<Room> Tables::find(const std::string& id) {
  if (const auto found = rooms_.find(id); found != rooms_.end()) return found->second;
  if (const auto found = over_.find(id); found != over_.end())
    if (auto room = found->second.lock()) return room;
  std::optional<GameRow> row = services_.storage.game(id);
  // A table that is not over and not in `rooms_` is not on disk yet, or is gone already.
  if (!row || row->phase != Room::kPhaseNames.back()) return nullptr;
  auto room = std::make_shared<Room>(services_, std::move(*row));
  over_[id] = room;
  return room;
}

std::shared_ptr<Room> Tables::invited_to(const std::string& invite) const {
  const auto id = invites_.find(hash_of(invite));
  if (id == invites_.end()) return nullptr;
  const auto found = rooms_.find(id->second);
  return found == rooms_.end() ? nullptr : found->second;
}

std::vector<std::shared_ptr<Room>> Tables::of(const std::string& person) const {
  std::vector<std::shared_ptr<Room>> rooms;
  for (const auto& [id, room] : rooms_)
    if (room->seating.seat_of(person)) rooms.push_back(room);
  return rooms;
}

void Tables::each(const std::function<void(Room&)>& visit) const {
  for (const auto& [id, room] : std::map(rooms_)) visit(*room);
  for (const auto& [id, weak] : std::unordered_map(over_))
    if (const auto room = weak.lock()) visit(*room);
}

// --- coming and going ---

std::shared_ptr<Room> Tables::open_room(GameRow row, const Asker& asker,
                                        std::function<void(Room&)> then) {
  row.id = fresh_id();
  row.invite = fresh_token();
  row.invite_hash = hash_of(row.invite);
  row.phase = Room::kPhaseNames[0];
  row.created = row.changed = services_.world.now();
  const auto room = std::make_shared<Room>(services_, std::move(row));
  room->seating.open(asker, introduce(*asker.client),
                     [this, room, person = asker.client->person, then = std::move(then)] {
                       person->kept = true;
                       rooms_[room->id()] = room;
                       if (room->phase() == Room::Phase::waiting)
                         invites_[room->row().invite_hash] = room->id();
                       then(*room);
                       changed_();
                     });
  return room;
}

// Seats change: who was a is b now. Own decks go along where they can be played.
std::shared_ptr<Room> Tables::begin_rematch(Room& room, const Asker& asker) {
  const Language language = asker.language();
  if (closed_ || is_full()) {
    asker.fail(closed_ ? cannot::closed(language) : cannot::busy(language));
    return nullptr;
  }
  GameRow row;
  row.settings = room.row().settings;
  row.seats = room.row().seats;
  std::ranges::rotate(row.seats, row.seats.end() - 1);
  GameRow trial = row;
  if (!begin_game(services_, room.settings(), trial, language).problem.empty())
    for (SeatRow& seat : row.seats) seat.deck.clear();
  return open_room(std::move(row), asker,
                   [old = room.shared_from_this()](Room& next) { old->rematch.begun(next.id()); });
}

void Tables::remove(Room& room) {
  invites_.erase(room.row().invite_hash);
  rooms_.erase(room.id());
  changed_();
}

void Tables::listing_changed(Room& room) {
  const std::string& id = room.id();
  const GameRow& row = room.row();
  if (room.phase() != Room::Phase::waiting && !row.invite_hash.empty())
    invites_.erase(row.invite_hash);
  if (room.phase() == Room::Phase::over) {
    if (const auto found = rooms_.find(id); found != rooms_.end()) {
      over_[id] = found->second;
      rooms_.erase(found);
      services_.journal.game_ended(id, row.end);
      finished_(room);
    }
  }
  changed_();
}

void Tables::sweep() {
  const Milliseconds now = services_.world.now();
  for (const auto& [id, room] : std::map(rooms_)) room->ending.abandon_if_due(now);
  std::erase_if(over_, [](const auto& item) { return item.second.expired(); });
}

}  // namespace wardroom::server
