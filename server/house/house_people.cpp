// Who one is: guests, names, and whom one would rather not meet (docs/server.md).
#include <algorithm>

#include "server/house/house.hpp"
#include "server/people/names.hpp"
#include "server/people/phrases.hpp"
#include "server/people/secrets.hpp"
#include "table/welcome.hpp"
#include "words/server.hpp"
#include "words/table.hpp"

namespace wardroom::server {

namespace cannot = words::server::cannot;
namespace wrong = words::table::wrong;

namespace {

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
    // Who cannot be found just now must not become somebody else.
    if (!token.empty() && !could_read(asker)) return;
    if (known) {
      client.person = person_named(*known);
    } else {
      if (!new_guests_.take(client.address, parts_.limits.guests, world().now()))
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
  person->row.created = world().now();
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
  write(std::move(all), [asker, person = asker.client->person, then = std::move(then)](bool kept) {
    if (!kept) return asker.fail(cannot::keep(asker.language()));
    person->kept = true;
    then();
  });
}

void House::write(std::vector<Write> writes, std::function<void(bool)> then) {
  parts_.storage.write(std::move(writes), [&world = world(), house = std::weak_ptr(turns_),
                                           then = std::move(then)](const std::string& problem) {
    world.post([house, then, kept = problem.empty()] {
      if (house.lock()) then(kept);
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
    if (!could_read(asker)) return;
    if (taken && taken->id != row.id) return asker.fail(cannot::name_taken(asker.language()));
  }
  keep({PutPerson{row}}, asker, [this, asker, person, row] {
    person->row = row;
    answer_you(asker);
    for (const auto& room : rooms_of(row.id)) room->person_renamed(*person);
  });
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
  if (characters_in(reason) > kLongestReason)
    return asker.fail(cannot::reason_length(asker.language(), kLongestReason));
  keep({AddReport{
           {asker.client->person->row.id, other, room->id(), std::move(reason), world().now()}}},
       asker, [asker] { asker.done(); });
}

}  // namespace wardroom::server
