#include "server/room/telling.hpp"

#include <algorithm>

#include "server/room/room.hpp"
#include "server/room/room_json.hpp"
#include "table/state.hpp"
#include "words/server.hpp"

namespace wardroom::server {
namespace {

// What marks the message to this client: it answers the asker's request, and nobody else's.
std::string id_for(const std::shared_ptr<Client>& client, const std::optional<Asker>& asker) {
  return asker && asker->is(client) ? asker->id : std::string();
}

}  // namespace

Telling::Telling(Room& room)
    : room_(room), version_(static_cast<std::uint64_t>(room.services().world.now())) {}

// --- who looks ---

void Telling::enter(const std::shared_ptr<Client>& client, const Asker& asker) {
  if (!client->socket || client->dismissed) return;
  if (client->room && client->room.get() != &room_) client->room->telling.leave(client);
  client->watches_lobby = false;
  const std::optional<Seat> seat = room_.seating.seat_of(client->person->row.id);
  if (seat) {
    room_.bots.think_for(*client);
    for (const auto& other : std::vector(lookers_)) {
      if (other == client || other->seat != seat) continue;
      leave(other);
      Reply reply;
      reply.begin("replaced");
      other->send(reply.finish());
    }
  }
  const bool new_here = std::ranges::find(lookers_, client) == lookers_.end();
  if (new_here) lookers_.push_back(client);
  client->room = room_.shared_from_this();
  client->seat = seat;
  answer_present(asker);
  if (new_here) tell_others(client);
}

void Telling::leave(const std::shared_ptr<Client>& client) {
  const auto still = room_.shared_from_this();  // nobody else may hold a room that is over
  if (std::erase(lookers_, client) == 0) return;
  client->room.reset();
  client->seat.reset();
  tell_others(client);
  room_.match.rest();
}

void Telling::tell_others(const std::shared_ptr<Client>& client) {
  note_change();
  for (const auto& other : lookers_)
    if (other != client) other->send(room_for(*other, {}));
}

void Telling::leave_seat(Seat seat) {
  for (const auto& client : std::vector(lookers_))
    if (client->seat == seat) leave(client);
}

void Telling::leave_all() {
  for (const auto& client : std::vector(lookers_)) leave(client);
}

void Telling::watch_from(Seat seat) {
  for (const auto& client : lookers_)
    if (client->seat == seat) client->seat.reset();
}

std::size_t Telling::spectators() const {
  return static_cast<std::size_t>(
      std::ranges::count_if(lookers_, [](const auto& client) { return !client->seat; }));
}

bool Telling::is_looked_at_from(Seat seat) const {
  return std::ranges::any_of(lookers_, [&](const auto& client) { return client->seat == seat; });
}

// --- telling one ---

void Telling::answer_present(const Asker& asker) {
  Client& client = *asker.client;
  if (room_.phase() == Room::Phase::waiting)
    client.send(room_for(client, asker.id));
  else
    client.send(state_for(client, asker.id, true));
}

void Telling::answer_room(const Asker& asker) const {
  asker.client->send(room_for(*asker.client, asker.id));
}

std::string Telling::room_for(const Client& client, const std::string& id) const {
  Reply reply(id);
  write_room(reply.begin("room"), room_, &client);
  return reply.finish();
}

std::string Telling::state_for(Client& client, const std::string& id, bool whole_story) {
  std::string text;
  if (room_.match.table() != nullptr)
    room_.keeping.attempt([&] { text = present_state(client, id, whole_story); });
  return text.empty() ? room_for(client, id) : text;
}

std::string Telling::present_state(Client& client, const std::string& id, bool whole_story) {
  const HostedTable& table = *room_.match.table();
  const AnyMatch& match = table.match();
  const std::size_t from = whole_story ? 0 : std::min(client.told, match.told());
  StateFrame frame;
  frame.v = room_.match.changes();
  frame.hash = true;
  frame.undo =
      room_.phase() == Room::Phase::playing && client.seat && match.last_choice(*client.seat) > 0;
  frame.result = room_.ending.result();
  Reply reply(id);
  JsonWriter& json = reply.begin("state");
  write_state(json, table, {client.seat, false, client.language}, from, frame);
  write_room(json, room_, &client);
  client.told = match.told();
  return reply.finish();
}

// --- telling everybody ---

void Telling::tell_state(const std::optional<Asker>& asker, bool whole_story) {
  for (const auto& client : std::vector(lookers_))
    client->send(state_for(*client, id_for(client, asker), whole_story));
}

void Telling::tell_room(const std::optional<Asker>& asker) const {
  for (const auto& client : lookers_) client->send(room_for(*client, id_for(client, asker)));
}

void Telling::tell_change(const std::optional<Asker>& asker) {
  note_change();
  tell_room(asker);
}

void Telling::say(const Asker& asker, int phrase) const {
  const std::optional<Seat> seat = asker.client->seat;
  if (!seat) return asker.fail(words::server::cannot::watch(asker.language()));
  asker.done();
  const std::string& speaker = asker.client->person->row.id;
  for (const auto& client : lookers_) {
    if (client->person->blocked.contains(speaker)) continue;
    Reply said;
    JsonWriter& json = said.begin("said");
    json.member("seat", std::string(1, letter(*seat)));
    json.member("phrase", phrase);
    client->send(said.finish());
  }
}

}  // namespace wardroom::server
