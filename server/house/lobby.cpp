#include "server/house/lobby.hpp"

#include <algorithm>
#include <set>

#include "server/room/room_json.hpp"

namespace wardroom::server {
namespace {

constexpr Milliseconds kPause = 250;     // between two pictures of the lobby
constexpr Milliseconds kOfWatcher = 20;  // the more watch, the longer the pause
constexpr Milliseconds kLongestPause = 5000;
constexpr std::size_t kMostShown = 100;  // of each kind
constexpr std::size_t kMostFinished = 20;

std::string listing_for(Room& room, const Client* client) {
  std::string text;
  JsonWriter json(text);
  write_listing(json, room, client);
  return text;
}

}  // namespace

// --- the picture that everybody has ---

Lobby::Picture Lobby::picture() const {
  Picture picture;
  for (const auto& [id, room] : tables_.rooms()) {
    if (!room->settings().is_public) continue;
    auto& list = room->phase() == Room::Phase::waiting ? picture.waiting : picture.live;
    if (list.size() < kMostShown) list.push_back({room, listing_for(*room, nullptr)});
    if (std::min(picture.waiting.size(), picture.live.size()) == kMostShown) break;
  }
  return picture;
}

const std::string& Lobby::public_tables() {
  const Milliseconds now = tables_.services().world.now();
  if (!public_.empty() && now < public_at_ + kPause) return public_;
  public_at_ = now;
  public_.clear();
  JsonWriter json(public_);
  json.open_object();
  const Picture all = picture();
  for (const auto& [name, list] : {std::pair("tables", &all.waiting), {"live", &all.live}}) {
    json.key(name);
    json.open_array();
    for (const Shown& shown : *list) json.raw(shown.listing);
    json.close_array();
  }
  json.close_object();
  return public_;
}

// --- telling ---

void Lobby::show(const Asker& asker, Request& request) {
  const bool watch = request.truth_or("watch", false);
  if (!request.problem().empty()) return asker.fail(request.problem());
  asker.client->watches_lobby = watch;
  const std::string& person = asker.client->person->row.id;
  finished_.erase(person);
  finished_of(person);
  if (!keeping_.could_read(asker)) {
    finished_.erase(person);
    return;
  }
  Reply reply(asker.id);
  write(reply.begin("lobby"), picture(), *asker.client);
  asker.answer(reply);
}

// After a pause, since many things may change at the same time.
void Lobby::tell() {
  if (!told_) return;
  told_ = false;
  const auto watchers = static_cast<Milliseconds>(watchers_);
  house_.after(std::clamp(watchers * kOfWatcher, kPause, kLongestPause), [this] {
    told_ = true;
    tell_watchers();
  });
}

void Lobby::tell_watchers() {
  std::set<std::string> people;
  watchers_ = 0;
  std::optional<Picture> shared;
  clients_.each([&](const std::shared_ptr<Client>& client) {
    if (!client->watches_lobby || client->dismissed) return;
    ++watchers_;
    people.insert(client->person->row.id);
    if (!shared) shared = picture();
    Reply reply;
    write(reply.begin("lobby"), *shared, *client);
    client->send(reply.finish());
  });
  std::erase_if(finished_, [&](const auto& known) { return !people.contains(known.first); });
}

void Lobby::write(JsonWriter& json, const Picture& picture, const Client& client) {
  const std::string& person = client.person->row.id;
  for (const auto& [name, list] :
       {std::pair("tables", &picture.waiting), {"live", &picture.live}}) {
    json.key(name);
    json.open_array();
    for (const Shown& shown : *list) {
      const Room& room = *shown.room;
      // Who sits there sees more of it, and what is wrong with it is told in one's own language.
      const bool own = room.match.has_fault() || room.seating.seat_of(person);
      json.raw(own ? listing_for(*shown.room, &client) : shown.listing);
    }
    json.close_array();
  }
  json.key("mine");
  json.open_array();
  for (const auto& room : tables_.of(person)) write_listing(json, *room, &client);
  if (const std::string& last = finished_of(person); !last.empty()) json.raw(last);
  json.close_array();
}

// --- finished games ---

const std::string& Lobby::finished_of(const std::string& person) {
  const auto [known, is_new] = finished_.try_emplace(person);
  if (!is_new) return known->second;
  const RoomServices& services = tables_.services();
  Client reader;
  reader.person = std::make_shared<Person>();
  reader.person->row.id = person;
  for (GameRow& row : services.storage.finished_games(person, kMostFinished)) {
    Room room(services, std::move(row));
    known->second += (known->second.empty() ? "" : ",") + listing_for(room, &reader);
  }
  return known->second;
}

void Lobby::finished(const Room& room) {
  for (const SeatRow& seat : room.row().seats) finished_.erase(seat.person);
}

}  // namespace wardroom::server
