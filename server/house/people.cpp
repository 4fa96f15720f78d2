#include "server/house/people.hpp"

#include <algorithm>

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

void write_device(JsonWriter& json, const PersonRow& person) {
  json.key("device");
  if (const std::string secret = device_secret(person); !secret.empty())
    json.value(secret);
  else
    json.null();
}

void write_phrases(JsonWriter& json) {
  json.key("phrases");
  json.open_array();
  for (const Message<0>& phrase : kPhrases) {
    json.open_object();
    json.member("en", phrase(Language::english));
    json.member("fr", phrase(Language::french));
    json.close_object();
  }
  json.close_array();
}

// The person whom an asker means by a seat of the table that the asker looks at; empty if nobody.
std::string person_meant(const Asker& asker, Request& request) {
  const auto& room = asker.client->room;
  const auto seat = request.seat_or_none("seat", room ? room->seats() : kMaxSeats);
  return room && seat ? room->seating.person_at(*seat) : std::string();
}

}  // namespace

// --- hello ---

void People::hello(const Asker& asker, Request& request) {
  Client& client = *asker.client;
  const std::int64_t protocol = request.number("protocol", 0, INT32_MAX);
  const auto language = static_cast<Language>(request.word("language", kLanguages));
  std::string token = request.text_or("token", "");
  if (!request.problem().empty()) return asker.fail(request.problem());
  if (protocol != kTableProtocol) return asker.fail(wrong::protocol(language));
  client.language = language;
  if (client.person) return welcome(asker, "");
  std::optional<PersonRow> row;
  if (!token.empty()) row = parts_.storage.person_by_token(hash_of(token));
  // Who cannot be found just now must not become somebody else.
  if (!token.empty() && !keeping_.could_read(asker)) return;
  if (row) {
    client.person = known(*row);
    client.token_hash = hash_of(token);
    return welcome(asker, "");
  }
  if (!new_guests_.take(client.address, parts_.limits.guests, parts_.world.now()))
    return asker.fail(cannot::more_guests(language));
  client.person = new_guest(language);
  token = fresh_token();
  client.token_hash = hash_of(token);
  welcome(asker, token);
}

void People::welcome(const Asker& asker, const std::string& token) const {
  Reply reply(asker.id);
  JsonWriter& json = reply.begin("welcome");
  write_welcome(json, parts_.games, parts_.version, asker.language());
  write_you(json, *asker.client->person);
  write_token(json, token);
  write_phrases(json);
  asker.answer(reply);
}

std::shared_ptr<Person> People::known(const PersonRow& row) {
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

std::shared_ptr<Person> People::new_guest(Language language) {
  ++figures_.guests;
  auto person = std::make_shared<Person>();
  person->row.id = fresh_id();
  person->row.name = words::server::name::guest(language, 1000 + fresh_seed() % 9000);
  person->row.created = parts_.world.now();
  people_[person->row.id] = person;
  return person;
}

void People::language(const Asker& asker, Request& request) {
  const auto language = static_cast<Language>(request.word("language", kLanguages));
  if (!request.problem().empty()) return asker.fail(request.problem());
  asker.client->language = language;
  asker.done();
  if (const auto room = asker.client->room)
    room->keeping.in_turn([room, client = asker.client] {
      if (client->room == room) room->telling.answer_present({client, ""});
    });
}

void People::ping(const Asker& asker, Request& request) {
  const std::int64_t t = request.number_or("t", INT64_MIN, INT64_MAX, 0);
  Reply reply(asker.id);
  reply.begin("pong").member("t", t);
  asker.answer(reply);
}

// --- names ---

void People::rename(const Asker& asker, Request& request) {
  const std::optional<std::string> name = clean_name(request.text("name"));
  if (!request.problem().empty()) return asker.fail(request.problem());
  if (!name) return asker.fail(cannot::name(asker.language(), kLongestName));
  PersonRow row = asker.client->person->row;
  row.name = *name;
  // The name of an account is what one logs in with.
  if (asker.client->person->has_account()) {
    row.login = login_of(*name);
    if (!is_free(*name, asker)) return;
  }
  change(asker, row);
}

bool People::is_free(const std::string& name, const Asker& asker) {
  const std::string& person = asker.client->person->row.id;
  auto taken = parts_.storage.person_by_login(login_of(name));
  if (!keeping_.could_read(asker)) return false;
  if (!taken || taken->id == person) taken = parts_.storage.person_by_look(name);
  if (!keeping_.could_read(asker)) return false;
  const bool is_free = (!taken || taken->id == person) && !looks_marked(name);
  if (!is_free) asker.fail(cannot::name_taken(asker.language()));
  return is_free;
}

void People::change(const Asker& asker, const PersonRow& row) {
  keeping_.keep({PutPerson{row}}, asker, [this, asker, person = asker.client->person, row] {
    person->row = row;
    answer_you(asker);
    for (const auto& room : tables_.of(row.id)) room->seating.person_renamed(*person);
  });
}

void People::answer_you(const Asker& asker, const std::string& token) const {
  Reply reply(asker.id);
  JsonWriter& json = reply.begin("you");
  write_you(json, *asker.client->person);
  write_token(json, token);
  write_device(json, asker.client->person->row);
  asker.answer(reply);
}

// --- others ---

void People::block(const Asker& asker, Request& request) {
  const std::string other = person_meant(asker, request);
  const bool on = request.truth("on");
  if (!request.problem().empty()) return asker.fail(request.problem());
  const auto person = asker.client->person;
  if (other.empty() || other == person->row.id)
    return asker.fail(cannot::nobody_there(asker.language()));
  keeping_.keep({PutBlock{person->row.id, other, on}}, asker, [this, asker, person, other, on] {
    if (on)
      person->blocked.insert(other);
    else
      person->blocked.erase(other);
    answer_you(asker);
  });
}

void People::report(const Asker& asker, Request& request) {
  const std::string other = person_meant(asker, request);
  std::string reason = request.text("reason");
  if (!request.problem().empty()) return asker.fail(request.problem());
  const std::string& person = asker.client->person->row.id;
  if (other.empty() || other == person) return asker.fail(cannot::nobody_there(asker.language()));
  if (characters_in(reason) > kLongestReason)
    return asker.fail(cannot::reason_length(asker.language(), kLongestReason));
  const std::string& game = asker.client->room->id();
  const bool again = std::ranges::any_of(
      parts_.storage.reports_by(person),
      [&](const ReportRow& known) { return known.about == other && known.game == game; });
  if (!keeping_.could_read(asker)) return;
  if (again) return asker.fail(cannot::report_twice(asker.language()));
  const Milliseconds now = parts_.world.now();
  if (!reports_.take(net::household_of(asker.client->address), parts_.limits.reports, now))
    return asker.fail(cannot::more_reports(asker.language()));
  keeping_.keep({AddReport{{person, other, game, std::move(reason), now}}}, asker,
                [asker] { asker.done(); });
}

bool People::avoid_each_other(const Person& person, const std::string& other) {
  if (person.blocked.contains(other)) return true;
  const auto row = parts_.storage.person(other);
  return row && known(*row)->blocked.contains(person.row.id);
}

void People::sweep() {
  std::erase_if(people_, [](const auto& item) { return item.second.expired(); });
}

}  // namespace wardroom::server
