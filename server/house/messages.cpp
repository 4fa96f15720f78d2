// Which part of the house takes which message.
#include <algorithm>
#include <array>

#include "older/program_line.hpp"
#include "server/house/house.hpp"
#include "server/people/turn.hpp"
#include "words/server.hpp"
#include "words/table.hpp"

namespace wardroom::server {

namespace cannot = words::server::cannot;

template <auto part, auto handle>
void House::give_to(House& house, const Asker& asker, Request& request) {
  (house.*part.*handle)(asker, request);
}

std::span<const House::HouseMessage> House::messages() {
  constexpr auto people = &House::people_;
  constexpr auto accounts = &House::accounts_;
  constexpr auto reception = &House::reception_;
  constexpr auto lobby = &House::lobby_;
  static constexpr auto messages = std::to_array<HouseMessage>({
      {"hello", give_to<people, &People::hello>},
      {"language", give_to<people, &People::language>},
      {"ping", give_to<people, &People::ping>},
      {"rename", give_to<people, &People::rename>, true},
      {"block", give_to<people, &People::block>, true},
      {"report", give_to<people, &People::report>, true},
      {"register", give_to<accounts, &Accounts::create>, true},
      {"login", give_to<accounts, &Accounts::login>, true},
      {"logout", give_to<accounts, &Accounts::logout>, true},
      {"password", give_to<accounts, &Accounts::password>, true},
      {"delete_account", give_to<accounts, &Accounts::remove>, true},
      {"export_data", give_to<accounts, &Accounts::export_data>},
      {"lobby", give_to<lobby, &Lobby::show>},
      {"create", give_to<reception, &Reception::create>, true},
      {"invitation", give_to<reception, &Reception::invitation>},
      {"join", give_to<reception, &Reception::join>, true},
      {"enter", give_to<reception, &Reception::enter>, true},
      {"leave", give_to<reception, &Reception::leave>, true},
  });
  return messages;
}

void House::dispatch(const std::shared_ptr<Client>& client, Request& request) {
  const Asker asker{client, request.id()};
  const std::string type = request.type();
  const auto own = std::ranges::find(messages(), type, &HouseMessage::type);
  const auto tables = std::ranges::find(table_messages(), type, &TableMessage::type);
  const bool is_own = own != messages().end();
  if (!is_own && tables == table_messages().end())
    return asker.fail(words::table::wrong::type(client->language, type));
  if (!client->person && type != "hello" && type != "ping")
    return asker.fail(cannot::before_hello(client->language));

  std::function<void(const Asker&)> work;
  if (is_own)
    work = [this, handle = own->handle, request](const Asker& who) mutable {
      handle(*this, who, request);
    };
  else
    work = [this, message = &*tables, request](const Asker& who) mutable {
      ask_table(*message, who, request);
    };
  const bool in_turn = is_own ? own->in_turn : tables->in_turn;
  if (in_turn && client->person)
    take_turn(lifetime_, asker, std::move(work));
  else
    work(asker);
}

void House::ask_table(const TableMessage& message, const Asker& asker, Request& request) {
  const TableMessage::Work work = message.read(asker, request, parts_.world.now());
  if (!request.problem().empty()) return asker.fail(request.problem());
  const std::shared_ptr<Room> room = asker.client->room;
  if (!room) return asker.fail(cannot::no_table(asker.language()));
  room->keeping.in_turn([asker, room, work] {
    if (asker.client->room != room) return asker.fail(cannot::no_table(asker.language()));
    try {
      work(*room);
    } catch (const older::ProgramTrouble&) {
      asker.fail(cannot::reach_rules(asker.language()));
      throw;
    }
  });
}

}  // namespace wardroom::server
