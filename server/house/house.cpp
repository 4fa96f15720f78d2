#include "server/house/house.hpp"

#include <algorithm>
#include <array>

#include "server/people/secrets.hpp"
#include "words/server.hpp"
#include "words/table.hpp"

namespace wardroom::server {

namespace cannot = words::server::cannot;
namespace wrong = words::table::wrong;

namespace {

constexpr int kAgainstTheRules = 1008;     // RFC 6455, 7.4.1
constexpr int kMostThrottled = 200;        // messages in a row that are too many, then it is over
constexpr std::size_t kMostWaiting = 100;  // requests of one person

// "http://host:port" of the page against "host:port" of the request.
bool same_host(std::string_view origin, std::string_view host) {
  const std::size_t scheme = origin.find("://");
  return scheme != std::string_view::npos && origin.substr(scheme + 3) == host;
}

}  // namespace

House::House(HouseParts parts)
    : parts_(std::move(parts)), turns_(std::make_shared<World*>(&parts_.world)) {
  if (!parts_.seed) parts_.seed = server::fresh_seed;
}

// Rooms, the clients that look at them and the work that waits there hold each other.
House::~House() {
  turns_.reset();
  each_room([](Room& room) { room.let_go(); });
  for (const auto& [socket, client] : clients_) {
    client->room.reset();
    if (client->person) client->person->waiting.clear();
  }
}

void House::open() {
  const std::vector<GameRow> rows = parts_.storage.unfinished_games();
  if (!parts_.storage.read_problem().empty()) return;
  for (const GameRow& row : rows) {
    const auto room = std::make_shared<Room>(*this, row);
    rooms_[room->id()] = room;
    if (!room->row().invite_hash.empty()) invites_[room->row().invite_hash] = room->id();
  }
  open_ = true;
  tell_of_older_rules();
  for (const auto& [id, room] : std::map(rooms_)) room->wake();
  sweep();
}

// --- conversations ---

// A page from elsewhere must not speak for who looks at it.
std::optional<net::Response> House::refuse(const net::Request& request) {
  const std::string origin = request.field("Origin");
  const bool known =
      parts_.limits.origins.empty()
          ? origin.empty() || same_host(origin, request.field("Host"))
          : std::ranges::find(parts_.limits.origins, origin) != parts_.limits.origins.end();
  if (known && is_open()) return std::nullopt;
  ++figures_.refused;
  const auto& text = known ? cannot::closed : cannot::origin;
  return net::plain_text(known ? 503 : 403,
                         text(Language::english) + '\n' + text(Language::french));
}

void House::opened(const std::shared_ptr<net::Socket>& socket, const net::Request&) {
  const auto client = std::make_shared<Client>();
  client->socket = socket;
  client->address = socket->address();
  client->errors = &figures_.errors;
  clients_[socket.get()] = client;
}

void House::closed(net::Socket& socket) {
  const auto found = clients_.find(&socket);
  if (found == clients_.end()) return;
  const std::shared_ptr<Client> client = found->second;
  clients_.erase(found);
  client->socket.reset();
  client->errors = nullptr;
  if (client->room) client->room->leave(client);
}

void House::dismiss(const std::shared_ptr<Client>& client, int code, std::string_view reason) {
  client->dismissed = true;
  if (client->room) client->room->leave(client);
  if (client->socket) client->socket->close(code, reason);
}

void House::received(net::Socket& socket, std::string_view text) {
  const auto found = clients_.find(&socket);
  if (found == clients_.end()) return;
  const std::shared_ptr<Client> client = found->second;
  if (client->dismissed) return;
  ++figures_.messages;
  std::optional<JsonMessage> message = JsonMessage::read(text);
  if (!client->messages.take(parts_.limits.messages, world().now())) {
    ++figures_.throttled;
    if (++client->throttled > kMostThrottled)
      return dismiss(client, kAgainstTheRules, "too many messages");
    Reply reply("error", message ? message->json("id") : "");
    reply.json().member("text", cannot::so_fast(client->language));
    reply.json().member("retry", client->messages.wait(parts_.limits.messages));
    return client->send(reply.finish());
  }
  client->throttled = 0;
  if (!message) return Asker{client, ""}.fail(wrong::message(client->language));
  Request request(std::move(*message), client->language);
  dispatch(client, request);
}

void House::dispatch(const std::shared_ptr<Client>& client, Request& request) {
  const Asker asker{client, request.id()};
  const std::string type = request.type();
  const auto entries = handlers();
  const auto entry = std::ranges::find(entries, type, &Entry::type);
  if (entry == entries.end()) return asker.fail(wrong::type(client->language, type));
  if (!client->person && type != "hello" && type != "ping")
    return asker.fail(cannot::before_hello(client->language));
  if (entry->in_turn && client->person) return take_turn(asker, entry->handler, request);
  (this->*entry->handler)(asker, request);
}

// A request finds everything done that its person asked for before: somebody who registers and
// renames at once gets both, and tables that are being opened go along when a guest logs in.
void House::take_turn(Asker asker, Handler handler, Request& request) {
  const std::shared_ptr<Person> person = asker.client->person;
  if (person->busy) {
    if (person->waiting.size() >= kMostWaiting) return asker.fail(cannot::busy(asker.language()));
    person->waiting.emplace_back(
        [this, asker, handler, request]() mutable { take_turn(asker, handler, request); });
    return;
  }
  person->busy = true;
  asker.turn = std::make_shared<Turn>(turns_, person);
  if (asker.client->socket && !asker.client->dismissed) (this->*handler)(asker, request);
}

bool House::could_read(const Asker& asker) const {
  if (parts_.storage.read_problem().empty()) return true;
  asker.fail(cannot::read(asker.language()));
  return false;
}

std::span<const House::Entry> House::handlers() {
  static constexpr auto entries = std::to_array<Entry>({
      {"hello", &House::hello},
      {"language", &House::language},
      {"ping", &House::ping},
      {"rename", &House::rename, true},
      {"register", &House::register_account, true},
      {"login", &House::login, true},
      {"logout", &House::logout, true},
      {"password", &House::password, true},
      {"delete_account", &House::delete_account, true},
      {"export_data", &House::export_data},
      {"block", &House::block, true},
      {"report", &House::report, true},
      {"lobby", &House::lobby},
      {"create", &House::create, true},
      {"invitation", &House::invitation},
      {"join", &House::join, true},
      {"enter", &House::enter, true},
      {"leave", &House::leave, true},
      {"stand_up", &House::stand_up, true},
      {"seat_bot", &House::seat_bot, true},
      {"act", &House::act},
      {"undo", &House::undo},
      {"offer", &House::offer},
      {"reply", &House::reply},
      {"concede", &House::concede},
      {"say", &House::say},
      {"rematch", &House::rematch},
      {"why", &House::why},
      {"preview", &House::preview},
      {"hint", &House::hint},
      {"record", &House::record},
      {"catalogue", &House::catalogue},
      {"resync", &House::resync},
  });
  return entries;
}

// --- what rooms ask for ---

void House::count_choice(bool by_bot) {
  ++(by_bot ? figures_.bot_choices : figures_.choices);
}

void House::game_began(const Room& room) {
  ++figures_.games_begun;
  log(LogSettings::Level::info, "game_began",
      {{"table", room.id()}, {"game", room.settings().game}, {"mode", room.settings().mode}});
}

void House::keeping_failed(const Room& room, const std::string& problem) {
  log(LogSettings::Level::error, "keeping_failed", {{"table", room.id()}, {"problem", problem}});
}

void House::playing_failed(const Room& room, const std::string& problem) {
  log(LogSettings::Level::error, "playing_failed", {{"table", room.id()}, {"problem", problem}});
}

void House::log(LogSettings::Level level, std::string_view event,
                std::initializer_list<LogField> fields) {
  if (parts_.log != nullptr) parts_.log->write(level, event, fields);
}

std::shared_ptr<Room> House::room(const std::string& id) {
  if (const auto found = rooms_.find(id); found != rooms_.end()) return found->second;
  if (const auto found = over_.find(id); found != over_.end())
    if (auto room = found->second.lock()) return room;
  std::optional<GameRow> row = parts_.storage.game(id);
  // A table that is not over and not in `rooms_` is not on disk yet, or is gone already.
  if (!row || row->phase != Room::kPhaseNames.back()) return nullptr;
  auto room = std::make_shared<Room>(*this, std::move(*row));
  over_[id] = room;
  return room;
}

}  // namespace wardroom::server
