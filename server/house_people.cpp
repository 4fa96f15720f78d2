// Who one is: guests, accounts, names and passwords (docs/server.md).
#include <array>

#include "server/house.hpp"
#include "server/names.hpp"
#include "server/phrases.hpp"
#include "server/secrets.hpp"
#include "table/welcome.hpp"
#include "words/server.hpp"
#include "words/table.hpp"

namespace wardroom::server {

namespace cannot = words::server::cannot;
namespace wrong = words::table::wrong;

namespace {

constexpr int kLoggedOut = 4001;  // a code of our own
constexpr std::size_t kMostRemembered = 10'000;
constexpr std::size_t kLongestReason = 500;

void write_you(JsonWriter& json, const Person& person) {
  json.key("you");
  json.open_object();
  json.member("person", person.row.id);
  json.member("name", person.row.name);
  json.member("account", person.has_account());
  json.close_object();
}

void write_token(JsonWriter& json, const std::string& token) {
  json.key("token");
  if (token.empty())
    json.null();
  else
    json.value(token);
}

// One stock for each key; those that are full again need not be remembered.
bool take(std::unordered_map<std::string, Rate>& rates, const std::string& key,
          const Allowance& allowance, Milliseconds now) {
  if (rates.size() >= kMostRemembered)
    std::erase_if(rates, [&](const auto& item) { return item.second.full(allowance, now); });
  return rates[key].take(allowance, now);
}

}  // namespace

// --- hello ---

void House::hello(const Asker& asker, Request& request) {
  Client& client = *asker.client;
  const std::int64_t protocol = request.number("protocol", 0, INT32_MAX);
  const auto language = static_cast<Language>(request.word("language", kLanguages));
  std::string token = request.text_or("token", "");
  if (!request.problem().empty()) return asker.fail(request.problem());
  if (protocol != kTableProtocol) return asker.fail(wrong::protocol(language));
  client.language = language;
  if (!client.person) {
    std::optional<PersonRow> known;
    if (!token.empty()) known = parts_.storage.person_by_token(hash_of(token));
    if (known) {
      client.person = person_named(*known);
    } else {
      if (!take(new_guests_, client.address, parts_.limits.guests, world().now()))
        return asker.fail(cannot::more_guests(language));
      client.person = new_guest(language);
      token = fresh_token();
    }
    client.token_hash = hash_of(token);
    if (known) token.clear();
  } else {
    token.clear();
  }
  Reply reply("welcome", asker.id);
  JsonWriter& json = reply.json();
  write_welcome(json, parts_.games, parts_.version, language);
  write_you(json, *client.person);
  write_token(json, token);
  json.key("phrases");
  json.open_array();
  for (const Message<0>& phrase : kPhrases) {
    json.open_object();
    json.member("en", phrase(Language::english));
    json.member("fr", phrase(Language::french));
    json.close_object();
  }
  json.close_array();
  asker.answer(reply);
}

std::shared_ptr<Person> House::person_named(const PersonRow& row) {
  std::weak_ptr<Person>& known = people_[row.id];
  auto person = known.lock();
  if (!person) {
    person = std::make_shared<Person>();
    person->row = row;
    person->kept = true;
    for (std::string& other : parts_.storage.blocked_by(row.id))
      person->blocked.insert(std::move(other));
    known = person;
  }
  return person;
}

std::shared_ptr<Person> House::new_guest(Language language) {
  ++figures_.guests;
  auto person = std::make_shared<Person>();
  person->row.id = fresh_id();
  person->row.name = words::server::name::guest(language, 1000 + server::fresh_seed() % 9000);
  person->row.created = person->row.seen = world().now();
  people_[person->row.id] = person;
  return person;
}

// A guest who only looks around leaves no trace.
std::vector<Write> House::introduce(const Client& client) const {
  if (client.person->kept) return {};
  return {PutPerson{client.person->row},
          PutSession{client.token_hash, client.person->row.id, client.person->row.created}};
}

void House::keep(std::vector<Write> writes, const Asker& asker, std::function<void()> then) {
  std::vector<Write> all = introduce(*asker.client);
  std::ranges::move(writes, std::back_inserter(all));
  parts_.storage.write(std::move(all), [&world = world(), asker,
                                        then = std::move(then)](const std::string& problem) {
    world.post([asker, then, problem] {
      if (!problem.empty()) return asker.fail(cannot::keep(asker.language()));
      asker.client->person->kept = true;
      then();
    });
  });
}

void House::answer_you(const Asker& asker, const std::string& token) {
  Reply reply("you", asker.id);
  write_you(reply.json(), *asker.client->person);
  write_token(reply.json(), token);
  asker.answer(reply);
}

void House::language(const Asker& asker, Request& request) {
  const auto language = static_cast<Language>(request.word("language", kLanguages));
  if (!request.problem().empty()) return asker.fail(request.problem());
  asker.client->language = language;
  asker.done();
  if (const auto room = asker.client->room)
    room->in_turn([room, client = asker.client] {
      if (client->room == room) room->answer_present({client, ""});
    });
}

void House::ping(const Asker& asker, Request& request) {
  const std::int64_t t = request.number_or("t", INT64_MIN, INT64_MAX, 0);
  Reply reply("pong", asker.id);
  reply.json().member("t", t);
  asker.answer(reply);
}

// --- names and accounts ---

void House::rename(const Asker& asker, Request& request) {
  const std::optional<std::string> name = clean_name(request.text("name"));
  if (!request.problem().empty()) return asker.fail(request.problem());
  if (!name) return asker.fail(cannot::name(asker.language(), kLongestName));
  const auto person = asker.client->person;
  PersonRow row = person->row;
  row.name = *name;
  // The name of an account is what one logs in with.
  if (person->has_account()) {
    row.login = login_of(*name);
    const auto taken = parts_.storage.person_by_login(row.login);
    if (taken && taken->id != row.id) return asker.fail(cannot::name_taken(asker.language()));
  }
  keep({PutPerson{row}}, asker, [this, asker, person, row] {
    person->row = row;
    answer_you(asker);
    each_room_of(row.id, [&](Room& room) { room.person_changed(*person); });
  });
}

void House::register_account(const Asker& asker, Request& request) {
  const Language language = asker.language();
  const std::optional<std::string> name = clean_name(request.text("name"));
  const std::string password = request.text("password");
  if (!request.problem().empty()) return asker.fail(request.problem());
  if (asker.client->person->has_account()) return asker.fail(cannot::register_twice(language));
  if (!name) return asker.fail(cannot::name(language, kLongestName));
  if (password.size() < kShortestPassword || password.size() > kLongestPassword)
    return asker.fail(cannot::password_length(language, kShortestPassword, kLongestPassword));
  const std::string login = login_of(*name);
  if (parts_.storage.person_by_login(login)) return asker.fail(cannot::name_taken(language));
  if (!may_try(asker, login)) return;
  hash_password(asker, password, [this, asker, name, login](const std::string& hash) {
    const auto person = asker.client->person;
    PersonRow row = person->row;
    row.name = *name;
    row.login = login;
    row.password_hash = hash;
    // Whoever was quicker has the name: the storage takes it only once.
    keep({PutPerson{row}}, asker, [this, asker, person, row] {
      person->row = row;
      answer_you(asker);
      each_room_of(row.id, [&](Room& room) { room.person_changed(*person); });
    });
  });
}

bool House::may_try(const Asker& asker, const std::string& login) {
  const Milliseconds now = world().now();
  const bool here = take(tries_, "@" + asker.client->address, parts_.limits.logins, now);
  if (here && take(tries_, login, parts_.limits.logins, now)) return true;
  asker.fail(cannot::try_again(asker.language()));
  return false;
}

void House::hash_password(const Asker& asker, const std::string& password,
                          std::function<void(const std::string&)> then) {
  const bool begun = world().elsewhere([asker, password, then]() -> std::function<void()> {
    return [asker, then, hash = server::password_hash(password)] {
      if (hash.empty()) return asker.fail(cannot::busy(asker.language()));
      then(hash);
    };
  });
  if (!begun) asker.fail(cannot::busy(asker.language()));
}

void House::verify(const Asker& asker, const std::string& password, const std::string& hash,
                   std::function<void()> then) {
  const bool begun =
      world().elsewhere([this, asker, password, hash, then]() -> std::function<void()> {
        // A name that nobody has takes as long as a wrong password.
        const bool right =
            hash.empty() ? (server::password_hash(password), false) : is_password(password, hash);
        return [this, asker, then, right] {
          if (right) return then();
          ++figures_.failed_logins;
          asker.fail(cannot::log_in(asker.language()));
        };
      });
  if (!begun) asker.fail(cannot::busy(asker.language()));
}

void House::login(const Asker& asker, Request& request) {
  const std::string login = login_of(request.text("name"));
  const std::string password = request.text("password");
  if (!request.problem().empty()) return asker.fail(request.problem());
  if (asker.client->person->has_account())
    return asker.fail(cannot::register_twice(asker.language()));
  if (!may_try(asker, login)) return;
  const std::optional<PersonRow> found = parts_.storage.person_by_login(login);
  verify(asker, password, found ? found->password_hash : std::string(), [this, asker, found] {
    const auto person = person_named(*found);
    const auto guest = asker.client->person;
    const std::string token = fresh_token();
    std::vector<Write> writes = {PutSession{hash_of(token), person->row.id, world().now()}};
    // Games of the guest go with it, unless both sit at the same table.
    bool meets = false;
    each_room_of(guest->row.id,
                 [&](Room& room) { meets = meets || room.seat_of(person->row.id).has_value(); });
    const bool moves = guest->kept && !meets;
    if (moves) {
      writes.emplace_back(MoveSeats{guest->row.id, person->row.id});
      writes.emplace_back(DropPerson{guest->row.id});
    }
    parts_.storage.write(
        std::move(writes), [this, asker, person, guest, token, moves](const std::string& problem) {
          world().post([this, asker, person, guest, token, moves, problem] {
            if (!problem.empty()) return asker.fail(cannot::keep(asker.language()));
            ++figures_.logins;
            if (moves)
              each_room_of(guest->row.id,
                           [&](Room& room) { room.person_moved(guest->row.id, *person); });
            asker.client->person = person;
            asker.client->token_hash = hash_of(token);
            answer_you(asker, token);
          });
        });
  });
}

void House::logout(const Asker& asker, Request&) {
  parts_.storage.write({DropSessions{"", asker.client->token_hash}},
                       [&world = world(), asker](const std::string& problem) {
                         world.post([asker, problem] {
                           if (!problem.empty()) return asker.fail(cannot::keep(asker.language()));
                           asker.done();
                           if (asker.client->socket)
                             asker.client->socket->close(kLoggedOut, "logged out");
                         });
                       });
}

void House::password(const Asker& asker, Request& request) {
  const std::string old_password = request.text("old");
  const std::string password = request.text("new");
  if (!request.problem().empty()) return asker.fail(request.problem());
  const Language language = asker.language();
  const auto person = asker.client->person;
  if (!person->has_account()) return asker.fail(cannot::no_account(language));
  if (password.size() < kShortestPassword || password.size() > kLongestPassword)
    return asker.fail(cannot::password_length(language, kShortestPassword, kLongestPassword));
  if (!may_try(asker, person->row.login)) return;
  verify(asker, old_password, person->row.password_hash, [this, asker, person, password] {
    hash_password(asker, password, [this, asker, person](const std::string& hash) {
      PersonRow row = person->row;
      row.password_hash = hash;
      const std::string token = fresh_token();
      keep({PutPerson{row}, DropSessions{row.id, ""},
            PutSession{hash_of(token), row.id, world().now()}},
           asker, [this, asker, person, row, token] {
             person->row = row;
             close_clients(row.id, asker.client);
             asker.client->token_hash = hash_of(token);
             answer_you(asker, token);
           });
    });
  });
}

void House::close_clients(const std::string& person, const std::shared_ptr<Client>& but) {
  for (const auto& [socket, client] : std::unordered_map(clients_))
    if (client != but && client->person && client->person->row.id == person)
      socket->close(kLoggedOut, "logged out");
}

void House::delete_account(const Asker& asker, Request& request) {
  const auto person = asker.client->person;
  const std::string password = request.text_or("password", "");
  if (!request.problem().empty()) return asker.fail(request.problem());
  const auto erase = [this, asker, person] {
    each_room_of(person->row.id, [&](Room& room) { room.person_goes(person->row.id); });
    // Behind whatever that has changed.
    parts_.storage.write({DropPerson{person->row.id}},
                         [this, asker, person](const std::string& problem) {
                           world().post([this, asker, person, problem] {
                             if (!problem.empty())
                               return asker.fail(cannot::keep(asker.language()));
                             asker.done();
                             close_clients(person->row.id, nullptr);
                           });
                         });
  };
  if (!person->has_account()) return erase();
  if (!may_try(asker, person->row.login)) return;
  verify(asker, password, person->row.password_hash, erase);
}

void House::each_room_of(const std::string& person, const std::function<void(Room&)>& visit) {
  for (const auto& [id, room] : std::map(rooms_))
    if (room->seat_of(person)) visit(*room);
}

// --- others ---

void House::block(const Asker& asker, Request& request) {
  const auto room = asker.client->room;
  const auto seat = request.seat_or_none("seat", room ? room->seats() : kMaxSeats);
  const bool on = request.truth("on");
  if (!request.problem().empty()) return asker.fail(request.problem());
  const std::string other = room && seat ? room->person_at(*seat) : std::string();
  const auto person = asker.client->person;
  if (other.empty() || other == person->row.id)
    return asker.fail(cannot::nobody_there(asker.language()));
  keep({PutBlock{person->row.id, other, on}}, asker, [this, asker, person, other, on] {
    if (on)
      person->blocked.insert(other);
    else
      person->blocked.erase(other);
    answer_you(asker);
  });
}

void House::report(const Asker& asker, Request& request) {
  const auto room = asker.client->room;
  const auto seat = request.seat_or_none("seat", room ? room->seats() : kMaxSeats);
  std::string reason = request.text("reason");
  if (!request.problem().empty()) return asker.fail(request.problem());
  const std::string other = room && seat ? room->person_at(*seat) : std::string();
  if (other.empty()) return asker.fail(cannot::nobody_there(asker.language()));
  if (reason.size() > 4 * kLongestReason)
    return asker.fail(cannot::reason_length(asker.language(), kLongestReason));
  keep({AddReport{
           {asker.client->person->row.id, other, room->id(), std::move(reason), world().now()}}},
       asker, [asker] { asker.done(); });
}

}  // namespace wardroom::server
