// Tables: the lobby, new ones, invitations, sitting down (docs/server.md).
#include <algorithm>

#include "server/house/house.hpp"
#include "server/people/secrets.hpp"
#include "words/server.hpp"
#include "words/table.hpp"

namespace wardroom::server {

namespace cannot = words::server::cannot;
namespace wrong = words::table::wrong;

namespace {

constexpr Milliseconds kLobbyPause = 250;             // between two pictures of the lobby
constexpr Milliseconds kSweepPause = 60 * 60 * 1000;  // between two looks for abandoned games
constexpr std::size_t kMostShown = 100;               // of each kind in the lobby
constexpr std::size_t kMostFinished = 20;
constexpr std::size_t kLongestDeck = 16'000;  // bytes

SeatRow seat_for(const Person& person, std::string deck) {
  return {"person", person.row.id, person.row.name, std::move(deck)};
}

}  // namespace

// --- the lobby ---

void House::lobby(const Asker& asker, Request& request) {
  const bool watch = request.truth_or("watch", false);
  if (!request.problem().empty()) return asker.fail(request.problem());
  asker.client->watches_lobby = watch;
  Reply reply("lobby", asker.id);
  write_lobby(reply.json(), *asker.client);
  if (could_read(asker)) asker.answer(reply);
}

void House::write_lists(JsonWriter& json, const Client* client) {
  const auto list = [&](std::string_view name, Room::Phase phase) {
    json.key(name);
    json.open_array();
    std::size_t shown = 0;
    for (const auto& [id, room] : rooms_) {
      if (!room->settings().is_public || room->phase() != phase) continue;
      if (++shown > kMostShown) break;
      room->write_listing(json, client);
    }
    json.close_array();
  };
  list("tables", Room::Phase::waiting);
  list("live", Room::Phase::playing);
}

void House::write_lobby(JsonWriter& json, const Client& client) {
  const std::string& person = client.person->row.id;
  write_lists(json, &client);
  json.key("mine");
  json.open_array();
  for (const auto& [id, room] : rooms_)
    if (room->seat_of(person)) room->write_listing(json, &client);
  for (GameRow& row : parts_.storage.finished_games(person, kMostFinished))
    Room(*this, std::move(row)).write_listing(json, &client);
  json.close_array();
}

std::string House::public_lobby() {
  std::string text;
  JsonWriter json(text);
  json.open_object();
  write_lists(json, nullptr);
  json.close_object();
  return text;
}

void House::listing_changed(Room& room) {
  const std::string& id = room.id();
  const GameRow& row = room.row();
  if (room.phase() != Room::Phase::waiting && !row.invite_hash.empty())
    invites_.erase(row.invite_hash);
  if (room.phase() == Room::Phase::over) {
    if (const auto found = rooms_.find(id); found != rooms_.end()) {
      over_[id] = found->second;
      rooms_.erase(found);
      ++figures_.games_ended;
      log(LogSettings::Level::info, "game_ended", {{"table", id}, {"end", row.end}});
    }
  }
  tell_lobby();
}

// The lobby is told after a pause, since many things may change at the same time.
void House::tell_lobby() {
  if (!lobby_told_) return;
  lobby_told_ = false;
  world().after(kLobbyPause, [this, house = std::weak_ptr(turns_)] {
    if (house.expired()) return;
    lobby_told_ = true;
    for (const auto& [socket, client] : clients_) {
      if (!client->watches_lobby || client->dismissed) continue;
      Reply reply("lobby");
      write_lobby(reply.json(), *client);
      client->send(reply.finish());
    }
  });
}

// --- new tables ---

std::size_t House::unfinished_of(const std::string& person) const {
  return static_cast<std::size_t>(std::ranges::count_if(
      rooms_, [&](const auto& item) { return item.second->seat_of(person).has_value(); }));
}

bool House::may_sit(const Asker& asker) const {
  const Language language = asker.language();
  const std::string& person = asker.client->person->row.id;
  std::string problem;
  if (closing_) problem = cannot::closed(language);
  if (unfinished_of(person) >= parts_.limits.unfinished)
    problem = cannot::more_tables(language, parts_.limits.unfinished);
  if (!problem.empty()) asker.fail(problem);
  return problem.empty();
}

void House::create(const Asker& asker, Request& request) {
  const Language language = asker.language();
  const RoomSettings settings = read_settings(request);
  const std::vector<std::string> seats = request.texts_or_none("seats");
  const std::string deck = request.text_or("deck", "");
  if (!request.problem().empty()) return asker.fail(request.problem());
  const TableGame* game = this->game(settings.game);
  if (game == nullptr) return asker.fail(cannot::play_game(language, settings.game));
  if (static_cast<int>(seats.size()) != game->seats())
    return asker.fail(wrong::players(language, game->seats()));
  if (deck.size() > kLongestDeck) return asker.fail(cannot::deck_length(language));
  if (!may_sit(asker)) return;
  if (rooms_.size() >= parts_.limits.rooms) return asker.fail(cannot::busy(language));

  GameRow row;
  for (const std::string& seat : seats) {
    if (seat == "me")
      row.seats.push_back(seat_for(*asker.client->person, deck));
    else if (seat == "open")
      row.seats.push_back({"open", "", "", ""});
    else if (const auto player = player_named(seat); player && player->bot)
      row.seats.push_back({"bot", "", player->name, ""});
    else
      return asker.fail(cannot::seat(language, seat, level_names(language)));
  }
  if (std::ranges::count(seats, "me") != 1) return asker.fail(cannot::sit_once(language));
  row.settings = print_settings(settings);
  open_room(std::move(row), asker, [asker](Room& room) { room.enter(asker.client, asker); });
}

std::shared_ptr<Room> House::open_room(GameRow row, const Asker& asker,
                                       std::function<void(Room&)> then) {
  row.id = fresh_id();
  row.invite = fresh_token();
  row.invite_hash = hash_of(row.invite);
  row.phase = Room::kPhaseNames[0];
  row.created = row.changed = world().now();
  const auto room = std::make_shared<Room>(*this, std::move(row));
  room->open(asker, introduce(*asker.client),
             [this, room, person = asker.client->person, then = std::move(then)] {
               person->kept = true;
               rooms_[room->id()] = room;
               if (room->phase() == Room::Phase::waiting)
                 invites_[room->row().invite_hash] = room->id();
               then(*room);
               tell_lobby();
             });
  return room;
}

// Seats change: who was a is b now. Own decks go along where they can be played.
std::shared_ptr<Room> House::begin_rematch(Room& room, const Asker& asker) {
  if (closing_ || rooms_.size() >= parts_.limits.rooms) {
    asker.fail(closing_ ? cannot::closed(asker.language()) : cannot::busy(asker.language()));
    return nullptr;
  }
  GameRow row;
  row.settings = room.row().settings;
  row.seats = room.row().seats;
  std::ranges::rotate(row.seats, row.seats.end() - 1);
  if (!Room(*this, row).objection(asker.language()).empty())
    for (SeatRow& seat : row.seats) seat.deck.clear();
  return open_room(std::move(row), asker,
                   [old = room.shared_from_this()](Room& next) { old->rematch_begun(next.id()); });
}

void House::remove(Room& room) {
  invites_.erase(room.row().invite_hash);
  rooms_.erase(room.id());
  tell_lobby();
}

// --- sitting down and looking ---

std::shared_ptr<Room> House::room_invited_to(const std::string& invite) const {
  const auto id = invites_.find(hash_of(invite));
  if (id == invites_.end()) return nullptr;
  const auto found = rooms_.find(id->second);
  return found == rooms_.end() ? nullptr : found->second;
}

void House::invitation(const Asker& asker, Request& request) {
  const std::string invite = request.text("invite");
  if (!request.problem().empty()) return asker.fail(request.problem());
  const auto room = room_invited_to(invite);
  if (!room) return asker.fail(cannot::invitation(asker.language()));
  Reply reply("room", asker.id);
  room->write_room(reply.json(), asker.client.get());
  asker.answer(reply);
}

void House::join(const Asker& asker, Request& request) {
  const Language language = asker.language();
  const std::string invite = request.text_or("invite", "");
  const std::string id = request.text_or("room", "");
  std::string deck = request.text_or("deck", "");
  if (!request.problem().empty()) return asker.fail(request.problem());
  if (deck.size() > kLongestDeck) return asker.fail(cannot::deck_length(language));
  std::shared_ptr<Room> room;
  if (!invite.empty()) {
    room = room_invited_to(invite);
    if (!room) return asker.fail(cannot::invitation(language));
  } else {
    room = this->room(id);
    if (!room && !could_read(asker)) return;
    if (!room || !may_see(*room, *asker.client)) return asker.fail(cannot::find_table(language));
  }
  room->in_turn([this, room, asker, deck = std::move(deck)]() mutable {
    const auto person = asker.client->person;
    if (!room->seat_of(person->row.id)) {
      if (!may_sit(asker)) return;
      // Who is blocked, or blocks, need not know by whom.
      const bool blocked = blocked_from(*room, *person);
      if (!could_read(asker)) return;
      if (blocked) return asker.fail(cannot::sit_full(asker.language()));
    }
    room->sit(asker, std::move(deck), introduce(*asker.client));
  });
}

bool House::blocked_from(const Room& room, const Person& person) {
  for (const SeatRow& seat : room.row().seats) {
    if (seat.kind != "person" || seat.person.empty()) continue;
    if (person.blocked.contains(seat.person)) return true;
    const auto row = parts_.storage.person(seat.person);
    if (row && person_named(*row)->blocked.contains(person.row.id)) return true;
  }
  return false;
}

bool House::may_see(const Room& room, const Client& client) const {
  return room.settings().is_public || room.seat_of(client.person->row.id).has_value();
}

void House::enter(const Asker& asker, Request& request) {
  const std::string id = request.text("room");
  if (!request.problem().empty()) return asker.fail(request.problem());
  const auto room = this->room(id);
  if (!room && !could_read(asker)) return;
  // A table that is not one's own might as well not be there.
  if (!room || !may_see(*room, *asker.client))
    return asker.fail(cannot::find_table(asker.language()));
  room->in_turn([room, asker] { room->enter(asker.client, asker); });
}

void House::leave(const Asker& asker, Request&) {
  if (asker.client->room) asker.client->room->leave(asker.client);
  asker.done();
}

void House::stand_up(const Asker& asker, Request&) {
  at_table(asker, [asker](Room& room) { room.stand_up(asker); });
}

void House::seat_bot(const Asker& asker, Request& request) {
  const std::string level = request.text("level");
  if (!request.problem().empty()) return asker.fail(request.problem());
  at_table(asker, [asker, level](Room& room) { room.seat_bot(asker, level); });
}

// --- now and then ---

void House::sweep() {
  const Milliseconds now = world().now();
  for (const auto& [id, room] : std::map(rooms_)) room->abandon_if_due(now);
  std::erase_if(over_, [](const auto& item) { return item.second.expired(); });
  std::erase_if(people_, [](const auto& item) { return item.second.expired(); });
  world().after(kSweepPause, [this, house = std::weak_ptr(turns_)] {
    if (!house.expired()) sweep();
  });
}

}  // namespace wardroom::server
