#include "server/house/lobby.hpp"

#include "server/room/room_json.hpp"

namespace wardroom::server {
namespace {

constexpr Milliseconds kPause = 250;     // between two pictures of the lobby
constexpr std::size_t kMostShown = 100;  // of each kind
constexpr std::size_t kMostFinished = 20;

}  // namespace

void Lobby::show(const Asker& asker, Request& request) {
  const bool watch = request.truth_or("watch", false);
  if (!request.problem().empty()) return asker.fail(request.problem());
  asker.client->watches_lobby = watch;
  Reply reply(asker.id);
  write(reply.begin("lobby"), *asker.client);
  if (keeping_.could_read(asker)) asker.answer(reply);
}

// After a pause, since many things may change at the same time.
void Lobby::tell() {
  if (!told_) return;
  told_ = false;
  house_.after(kPause, [this] {
    told_ = true;
    tell_watchers();
  });
}

void Lobby::tell_watchers() const {
  clients_.each([this](const std::shared_ptr<Client>& client) {
    if (!client->watches_lobby || client->dismissed) return;
    Reply reply;
    write(reply.begin("lobby"), *client);
    client->send(reply.finish());
  });
}

void Lobby::write_public(JsonWriter& json, const Client* client) const {
  const auto list = [&](std::string_view name, Room::Phase phase) {
    json.key(name);
    json.open_array();
    std::size_t shown = 0;
    for (const auto& [id, room] : tables_.rooms()) {
      if (!room->settings().is_public || room->phase() != phase) continue;
      if (++shown > kMostShown) break;
      write_listing(json, *room, client);
    }
    json.close_array();
  };
  list("tables", Room::Phase::waiting);
  list("live", Room::Phase::playing);
}

void Lobby::write(JsonWriter& json, const Client& client) const {
  const std::string& person = client.person->row.id;
  write_public(json, &client);
  json.key("mine");
  json.open_array();
  for (const auto& room : tables_.of(person)) write_listing(json, *room, &client);
  const RoomServices& services = tables_.services();
  for (GameRow& row : services.storage.finished_games(person, kMostFinished)) {
    Room room(services, std::move(row));
    write_listing(json, room, &client);
  }
  json.close_array();
}

std::string Lobby::public_tables() const {
  std::string text;
  JsonWriter json(text);
  json.open_object();
  write_public(json, nullptr);
  json.close_object();
  return text;
}

}  // namespace wardroom::server
