#include "server/house/house.hpp"

#include <algorithm>

#include "server/house/older_rules.hpp"
#include "server/people/secrets.hpp"
#include "words/server.hpp"
#include "words/table.hpp"

namespace wardroom::server {

namespace cannot = words::server::cannot;
namespace wrong = words::table::wrong;

namespace {

constexpr int kAgainstTheRules = 1008;  // RFC 6455, 7.4.1
constexpr int kMostThrottled = 200;     // messages in a row that are too many, then it is over
constexpr Milliseconds kSweepPause = 60 * 60 * 1000;  // between two looks for abandoned games

// "http://host:port" of the page against "host:port" of the request.
bool same_host(std::string_view origin, std::string_view host) {
  const std::size_t scheme = origin.find("://");
  return scheme != std::string_view::npos && origin.substr(scheme + 3) == host;
}

HouseParts with_seed(HouseParts parts) {
  if (!parts.seed) parts.seed = fresh_seed;
  return parts;
}

}  // namespace

House::House(HouseParts parts)
    : parts_(with_seed(std::move(parts))),
      lifetime_(parts_.world),
      journal_(parts_.log),
      games_(parts_.games, parts_.older, parts_.storage),
      clients_(journal_.figures),
      keeping_(parts_.storage, lifetime_),
      tables_(
          parts_, games_, journal_, [this] { lobby_.tell(); },
          [this](const Room& room) { lobby_.finished(room); }),
      people_(parts_, keeping_, tables_, journal_.figures),
      lobby_(tables_, clients_, keeping_, lifetime_),
      accounts_(parts_, keeping_, clients_, tables_, people_, lobby_, journal_),
      reception_(parts_.limits, keeping_, tables_, people_) {}

// Rooms, the clients that look at them and the work that waits there hold each other.
House::~House() {
  lifetime_.end();
  tables_.each([](Room& room) { room.let_go(); });
  clients_.each([](const std::shared_ptr<Client>& client) {
    client->room.reset();
    if (client->person) client->person->waiting.clear();
  });
}

void House::open() {
  std::vector<GameRow> rows = parts_.storage.unfinished_games();
  if (!parts_.storage.read_problem().empty()) return;
  for (GameRow& row : rows) tables_.take_up(std::move(row));
  open_ = true;
  note_older_rules(games_, tables_, journal_);
  tables_.wake();
  sweep();
}

void House::sweep() {
  tables_.sweep();
  people_.sweep();
  lifetime_.after(kSweepPause, [this] { sweep(); });
}

// --- conversations ---

// A page from elsewhere must not speak for who looks at it.
std::optional<net::HttpResponse> House::refuse(const net::HttpRequest& request) {
  const std::string origin = request.field("Origin");
  const std::vector<std::string>& origins = parts_.limits.origins;
  const bool known = origins.empty() ? origin.empty() || same_host(origin, request.field("Host"))
                                     : std::ranges::find(origins, origin) != origins.end();
  if (known && is_open()) return std::nullopt;
  ++journal_.figures.refused;
  const auto& text = known ? cannot::closed : cannot::origin;
  return net::plain_text(known ? 503 : 403,
                         text(Language::english) + '\n' + text(Language::french));
}

void House::opened(const std::shared_ptr<net::Socket>& socket, const net::HttpRequest&) {
  clients_.add(socket);
}

void House::closed(net::Socket& socket) {
  clients_.remove(socket);
}

bool House::may_say_more(Client& client) {
  const HouseLimits& limits = parts_.limits;
  const Milliseconds now = parts_.world.now();
  return client.messages.take(limits.messages, now) &&
         messages_of_addresses_.take(net::household_of(client.address), limits.messages_of_address,
                                     now);
}

void House::received(net::Socket& socket, std::string_view text) {
  const std::shared_ptr<Client> client = clients_.find(socket);
  if (!client || client->dismissed) return;
  ++journal_.figures.messages;
  std::optional<JsonMessage> message = JsonMessage::read(text);
  if (!may_say_more(*client)) {
    ++journal_.figures.throttled;
    if (++client->throttled > kMostThrottled)
      return Clients::dismiss(client, kAgainstTheRules, "too many messages");
    Reply reply(message ? message->json("id") : std::string());
    JsonWriter& json = reply.begin("error");
    json.member("text", cannot::so_fast(client->language));
    json.member("retry", std::max(client->messages.wait(parts_.limits.messages),
                                  parts_.limits.messages_of_address.refill));
    return client->send(reply.finish());
  }
  client->throttled = 0;
  if (!message) return Asker{client, ""}.fail(wrong::message(client->language));
  Request request(std::move(*message), client->language);
  dispatch(client, request);
}

}  // namespace wardroom::server
