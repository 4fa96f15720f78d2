#include "server/room/room_json.hpp"

#include "server/room/room.hpp"
#include "table/state.hpp"

namespace wardroom::server {
namespace {

void write_text(JsonWriter& json, std::string_view name, const std::string& text) {
  json.key(name);
  if (text.empty())
    json.null();
  else
    json.value(text);
}

void write_who_sits(JsonWriter& json, const Room& room) {
  json.key("seats");
  json.open_array();
  for (int i = 0; i < room.seats(); ++i) {
    const SeatRow& seat = room.row().seats[static_cast<std::size_t>(i)];
    json.open_object();
    json.member("seat", std::string(1, letter(seat_at(i))));
    json.member("kind", seat.kind);
    write_text(json, "name", seat.name);
    json.member("present", seat.kind == "bot" || room.telling.is_looked_at_from(seat_at(i)));
    json.close_object();
  }
  json.close_array();
}

void write_members(JsonWriter& json, const Room& room, const Client* client) {
  const RoomSettings& settings = room.settings();
  json.member("id", room.id());
  json.member("game", settings.game);
  json.member("mode", settings.mode);
  json.key("rules");
  json.open_array();
  for (const std::string& rule : settings.rules) json.value(rule);
  json.close_array();
  write_text(json, "cards", room.row().pack);
  json.member("public", settings.is_public);
  json.member("phase", Room::kPhaseNames[static_cast<std::size_t>(room.phase())]);
  json.member("version", room.telling.version());
  std::optional<Seat> you;
  if (client != nullptr && client->person) you = room.seating.seat_of(client->person->row.id);
  write_seat(json, "you", you);
  write_who_sits(json, room);
  json.key("clock");
  room.clock.now().write(json, room.services().world.now());
  json.key("offer");
  room.offers.write(json);
  json.member("watching", static_cast<std::uint64_t>(room.telling.spectators()));
  room.passing.write(json, you);
  write_text(json, "invite", you ? room.row().invite : std::string());
  json.key("end");
  room.ending.write(json);
  write_seats(json, "rematch", room.rematch.wanted());
  write_text(json, "next", room.rematch.next());
  write_text(json, "commitment", room.match.commitment());
  const Language language = client == nullptr ? Language::english : client->language;
  const bool waits = room.phase() == Room::Phase::waiting;
  write_text(json, "fault", waits ? std::string() : room.match.fault(language));
}

}  // namespace

void write_seats(JsonWriter& json, std::string_view name, SeatSet seats) {
  json.key(name);
  json.open_array();
  for (int i = 0; i < kMaxSeats; ++i)
    if (seats.contains(seat_at(i))) json.value(std::string(1, letter(seat_at(i))));
  json.close_array();
}

void write_room(JsonWriter& json, const Room& room, const Client* client) {
  json.key("room");
  json.open_object();
  write_members(json, room, client);
  json.close_object();
}

void write_listing(JsonWriter& json, Room& room, const Client* client) {
  const std::optional<Seat> turn = room.match.decider();
  json.open_object();
  write_members(json, room, client);
  write_seat(json, "turn", turn);
  json.close_object();
}

}  // namespace wardroom::server
