// Accounts: a name and a password for a person who exists already (docs/server.md).
#include <algorithm>

#include "server/house/house.hpp"
#include "server/people/names.hpp"
#include "server/people/secrets.hpp"
#include "words/server.hpp"

namespace wardroom::server {

namespace cannot = words::server::cannot;

namespace {

constexpr int kLoggedOut = 4001;  // a code of our own

}  // namespace

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
  const bool taken = parts_.storage.person_by_login(login).has_value();
  if (!could_read(asker)) return;
  if (taken) return asker.fail(cannot::name_taken(language));
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
      for (const auto& room : rooms_of(row.id)) room->person_renamed(*person);
    });
  });
}

bool House::may_try(const Asker& asker, const std::string& login) {
  const Milliseconds now = world().now();
  // An address gets a space in front, with which no name begins: both have their tries in one list.
  const bool here = tries_.take(" " + asker.client->address, parts_.limits.logins, now);
  if (here && tries_.take(login, parts_.limits.logins, now)) return true;
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
          log(LogSettings::Level::warning, "login_failed",
              {{"from", shortened_address(asker.client->address)}});
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
  if (!could_read(asker)) return;
  verify(asker, password, found ? found->password_hash : std::string(),
         [this, asker, login] { take_account(asker, login); });
}

// Games of the guest go with it. Nothing may happen at those tables meanwhile, or it would be
// kept for somebody who is not there any more.
void House::take_account(const Asker& asker, const std::string& login) {
  const std::optional<PersonRow> found = parts_.storage.person_by_login(login);
  if (!could_read(asker)) return;
  if (!found) return asker.fail(cannot::log_in(asker.language()));
  const auto account = person_named(*found);
  const auto rooms = rooms_of(asker.client->person->row.id);
  for (const auto& room : rooms)
    if (room->seat_of(account->row.id)) return asker.fail(cannot::meet_oneself(asker.language()));
  hold_all(rooms, 0, [this, asker, account, rooms] {
    const auto guest = asker.client->person;
    const std::string token = fresh_token();
    std::vector<Write> writes = {PutSession{hash_of(token), account->row.id, world().now()}};
    if (guest->kept) {
      writes.emplace_back(MoveSeats{guest->row.id, account->row.id});
      for (const std::string& other : guest->blocked)
        if (other != account->row.id) writes.emplace_back(PutBlock{account->row.id, other, true});
      writes.emplace_back(DropPerson{guest->row.id});
    }
    write(std::move(writes), [this, asker, account, guest, rooms, token](bool kept) {
      if (kept) {
        each_room([&](Room& room) { room.person_moved(guest->row.id, *account); });
        log_in(asker, account, token);
      } else {
        asker.fail(cannot::keep(asker.language()));
      }
      for (const auto& room : rooms) room->release();
    });
  });
}

void House::log_in(const Asker& asker, const std::shared_ptr<Person>& account,
                   const std::string& token) {
  ++figures_.logins;
  const auto guest = asker.client->person;
  for (const std::string& other : guest->blocked)
    if (other != account->row.id) account->blocked.insert(other);
  asker.client->person = account;
  asker.client->token_hash = hash_of(token);
  close_clients(guest->row.id, asker.client);
  answer_you(asker, token);
}

// Always in the order of their ids: two requests that hold some of the same rooms never wait for
// each other.
void House::hold_all(const std::vector<std::shared_ptr<Room>>& rooms, std::size_t held,
                     const std::function<void()>& then) {
  if (held == rooms.size()) return then();
  rooms[held]->hold([this, rooms, held, then] { hold_all(rooms, held + 1, then); });
}

void House::logout(const Asker& asker, Request&) {
  const std::string token_hash = asker.client->token_hash;
  write({DropSessions{"", token_hash}}, [this, asker, token_hash](bool kept) {
    if (!kept) return asker.fail(cannot::keep(asker.language()));
    asker.done();
    for (const auto& [socket, client] : std::unordered_map(clients_))
      if (client->token_hash == token_hash) dismiss(client, kLoggedOut, "logged out");
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
      dismiss(client, kLoggedOut, "logged out");
}

void House::delete_account(const Asker& asker, Request& request) {
  const auto person = asker.client->person;
  const std::string password = request.text_or("password", "");
  if (!request.problem().empty()) return asker.fail(request.problem());
  if (!person->has_account()) return erase(asker, rooms_of(person->row.id));
  if (!may_try(asker, person->row.login)) return;
  verify(asker, password, person->row.password_hash,
         [this, asker, person] { erase(asker, rooms_of(person->row.id)); });
}

// The person leaves one table after the other, and is forgotten when none is left.
void House::erase(const Asker& asker, std::vector<std::shared_ptr<Room>> rooms) {
  const auto person = asker.client->person;
  const std::string id = person->row.id;
  if (rooms.empty())
    return write({DropPerson{id}}, [this, asker, id](bool kept) {
      if (!kept) return asker.fail(cannot::keep(asker.language()));
      each_room([&](Room& room) { room.forget(id); });
      asker.done();
      close_clients(id, nullptr);
    });
  const auto room = rooms.back();
  rooms.pop_back();
  room->person_goes(id);
  room->in_turn([this, room, asker, id, rooms = std::move(rooms)] {
    if (room->phase() != Room::Phase::over && room->seat_of(id))
      return asker.fail(cannot::keep(asker.language()));
    erase(asker, rooms);
  });
}

std::vector<std::shared_ptr<Room>> House::rooms_of(const std::string& person) const {
  std::vector<std::shared_ptr<Room>> rooms;
  for (const auto& [id, room] : rooms_)
    if (room->seat_of(person)) rooms.push_back(room);
  return rooms;
}

void House::each_room(const std::function<void(Room&)>& visit) {
  for (const auto& [id, room] : std::map(rooms_)) visit(*room);
  for (const auto& [id, weak] : std::unordered_map(over_))
    if (const auto room = weak.lock()) visit(*room);
}

// --- what is kept about a person ---

void House::export_data(const Asker& asker, Request&) {
  const PersonRow& person = asker.client->person->row;
  std::string text;
  JsonWriter json(text);
  json.open_object();
  json.member("person", person.id);
  json.member("name", person.name);
  json.member("account", asker.client->person->has_account());
  json.member("created", person.created);
  json.key("blocked");
  json.open_array();
  for (const std::string& other : asker.client->person->blocked) json.value(other);
  json.close_array();
  json.key("reports");
  json.open_array();
  for (const ReportRow& report : parts_.storage.reports_by(person.id)) {
    json.open_object();
    json.member("game", report.game);
    json.member("reason", report.reason);
    json.member("at", report.at);
    json.close_object();
  }
  json.close_array();
  json.key("games");
  json.open_array();
  for (GameRow& row : parts_.storage.games_of(person.id)) {
    const std::vector<ChangeRow> changes = parts_.storage.changes(row.id);
    const Room room(*this, std::move(row));
    const auto seat = room.seat_of(person.id);
    if (!seat) continue;
    json.open_object();
    json.member("id", room.id());
    json.key("settings");
    json.raw(room.row().settings);
    json.member("created", room.row().created);
    json.member("phase", room.row().phase);
    json.member("seat", std::string(1, letter(*seat)));
    json.member("deck", room.row().seats[static_cast<std::size_t>(index(*seat))].deck);
    json.key("choices");
    json.open_array();
    // One's own only: what others chose may be hidden still.
    for (const ChangeRow& change : changes)
      if (change.kind == ChangeRow::Kind::choice && change.seat == std::string(1, letter(*seat)))
        json.value(change.option);
    json.close_array();
    json.close_object();
  }
  json.close_array();
  json.close_object();
  if (!could_read(asker)) return;
  Reply reply("data", asker.id);
  reply.json().member("text", text);
  asker.answer(reply);
}

}  // namespace wardroom::server
