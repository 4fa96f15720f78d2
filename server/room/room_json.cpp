// What a room tells: states and rooms as docs/server.md describes them. Everything about the match
// comes from table/state.hpp, which looks through the eyes of the seat it is for.
#include <array>

#include "server/room/room.hpp"
#include "table/state.hpp"

namespace wardroom::server {
namespace {

constexpr std::array<std::string_view, 2> kOffers = {"draw", "undo"};

std::string name_of(Seat seat) {
  return std::string(1, letter(seat));
}

void write_seats(JsonWriter& json, std::string_view name, SeatSet seats) {
  json.key(name);
  json.open_array();
  for (int i = 0; i < kMaxSeats; ++i)
    if (seats.contains(seat_at(i))) json.value(name_of(seat_at(i)));
  json.close_array();
}

void write_text(JsonWriter& json, std::string_view name, const std::string& text) {
  json.key(name);
  if (text.empty())
    json.null();
  else
    json.value(text);
}

}  // namespace

void Room::write_members(JsonWriter& json, const Client* client) const {
  json.member("id", id());
  json.member("game", settings_.game);
  json.member("mode", settings_.mode);
  json.key("rules");
  json.open_array();
  for (const std::string& rule : settings_.rules) json.value(rule);
  json.close_array();
  write_text(json, "cards", row_.pack);
  json.member("public", settings_.is_public);
  json.member("phase", kPhaseNames[static_cast<std::size_t>(phase_)]);
  json.member("version", version_);
  const std::optional<Seat> you =
      client != nullptr && client->person ? seat_of(client->person->row.id) : std::nullopt;
  write_seat(json, "you", you);
  json.key("seats");
  json.open_array();
  for (int i = 0; i < seats(); ++i) {
    const SeatRow& seat = row_.seats[static_cast<std::size_t>(i)];
    json.open_object();
    json.member("seat", name_of(seat_at(i)));
    json.member("kind", seat.kind);
    write_text(json, "name", seat.name);
    bool present = seat.kind == "bot";
    for (const auto& looker : lookers_) present = present || looker->seat == seat_at(i);
    json.member("present", present);
    json.close_object();
  }
  json.close_array();
  json.key("clock");
  clock_.write(json, services_.world().now());
  json.key("offer");
  if (offer_) {
    json.open_object();
    json.member("what", kOffers[static_cast<std::size_t>(offer_->what)]);
    write_seat(json, "from", offer_->from);
    json.close_object();
  } else {
    json.null();
  }
  json.member("watching", static_cast<std::uint64_t>(spectators()));
  write_text(json, "invite", you ? row_.invite : std::string());
  json.key("end");
  if (end_) {
    json.open_object();
    json.member("how", kEndNames[static_cast<std::size_t>(*end_)]);
    write_seats(json, "winners", winners_);
    json.close_object();
  } else {
    json.null();
  }
  write_seats(json, "rematch", rematch_);
  write_text(json, "next", next_);
  write_text(json, "commitment", commitment_);
  const Language language = client == nullptr ? Language::english : client->language;
  write_text(json, "fault", phase_ == Phase::waiting ? std::string() : fault(language));
}

void Room::write_listing(JsonWriter& json, const Client* client) {
  const std::optional<Seat> turn = decider();
  json.open_object();
  write_members(json, client);
  write_seat(json, "turn", turn);
  json.close_object();
}

void Room::write_room(JsonWriter& json, const Client* client) const {
  json.key("room");
  json.open_object();
  write_members(json, client);
  json.close_object();
}

std::string Room::room_for(const Client& client, std::string_view id) const {
  Reply reply("room", id);
  write_room(reply.json(), &client);
  return reply.finish();
}

std::string Room::state_for(Client& client, std::string_view id, bool whole_story) {
  std::string text;
  if (table() != nullptr) attempt([&] { text = present_state(client, id, whole_story); });
  return text.empty() ? room_for(client, id) : text;
}

std::string Room::present_state(Client& client, std::string_view id, bool whole_story) {
  const AnyMatch& match = table_->match();
  const std::size_t from = whole_story ? 0 : std::min(client.told, match.told());
  StateFrame frame;
  frame.v = changes_;
  frame.hash = true;
  frame.undo = phase_ == Phase::playing && client.seat && match.last_choice(*client.seat) > 0;
  if (end_) frame.result = Result{true, winners_};
  Reply reply("state", id);
  JsonWriter& json = reply.json();
  write_state(json, *table_, {client.seat, false, client.language}, from, frame);
  write_room(json, &client);
  client.told = match.told();
  return reply.finish();
}

void Room::tell_state(const Asker* asker, bool whole_story) {
  for (const auto& client : std::vector(lookers_)) {
    const bool asked = asker != nullptr && asker->is(client);
    client->send(state_for(*client, asked ? std::string_view(asker->id) : "", whole_story));
  }
}

void Room::tell_room(const Asker* asker) {
  for (const auto& client : lookers_) {
    const bool asked = asker != nullptr && asker->is(client);
    client->send(room_for(*client, asked ? std::string_view(asker->id) : ""));
  }
}

}  // namespace wardroom::server
