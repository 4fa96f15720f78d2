#include "server/house/accounts.hpp"

#include "server/house/data_export.hpp"
#include "server/people/names.hpp"
#include "server/people/secrets.hpp"
#include "words/server.hpp"

namespace wardroom::server {

namespace cannot = words::server::cannot;

namespace {

// Always in the order of their ids: two requests that hold some of the same rooms never wait for
// each other.
void hold_all(const std::vector<std::shared_ptr<Room>>& rooms, std::size_t held,
              const std::function<void()>& then) {
  if (held == rooms.size()) return then();
  rooms[held]->keeping.hold([rooms, held, then] { hold_all(rooms, held + 1, then); });
}

bool fits(const std::string& password) {
  return password.size() >= kShortestPassword && password.size() <= kLongestPassword;
}

}  // namespace

// --- a new account ---

void Accounts::create(const Asker& asker, Request& request) {
  const Language language = asker.language();
  const std::optional<std::string> name = clean_name(request.text("name"));
  const std::string password = request.text("password");
  if (!request.problem().empty()) return asker.fail(request.problem());
  if (asker.client->person->has_account()) return asker.fail(cannot::register_twice(language));
  if (!name) return asker.fail(cannot::name(language, kLongestName));
  if (!fits(password))
    return asker.fail(cannot::password_length(language, kShortestPassword, kLongestPassword));
  const std::string login = login_of(*name);
  if (!people_.is_free(*name, asker)) return;
  if (!new_accounts_.take(asker.client->whom().household, parts_.limits.logins, parts_.world.now()))
    return asker.fail(cannot::try_again(language));
  hash_password(asker, password, [this, asker, name, login](const std::string& hash) {
    PersonRow row = asker.client->person->row;
    row.name = *name;
    row.login = login;
    row.password_hash = hash;
    // Whoever was quicker has the name: the storage takes it only once.
    people_.change(asker, row);
  });
}

// --- passwords ---

bool Accounts::may_try(const Asker& asker, const LoginGuard::Try& tried) {
  if (guard_.may_try(tried, parts_.limits.logins, parts_.world.now())) return true;
  asker.fail(cannot::try_again(asker.language()));
  return false;
}

// Whoever guesses elsewhere does not keep the owner from changing the password.
LoginGuard::Try Accounts::own_try(const Asker& asker) {
  const Client& client = *asker.client;
  return {client.person->row.login, client.whom().household, client.token_hash};
}

void Accounts::hash_password(const Asker& asker, const std::string& password,
                             std::function<void(const std::string&)> then) const {
  const bool begun = parts_.world.elsewhere(asker.client->whom(),
                                            [asker, password, then]() -> std::function<void()> {
                                              return [asker, then, hash = password_hash(password)] {
                                                if (hash.empty())
                                                  return asker.fail(cannot::busy(asker.language()));
                                                then(hash);
                                              };
                                            });
  if (!begun) asker.fail(cannot::busy(asker.language()));
}

void Accounts::verify(const Asker& asker, const LoginGuard::Try& tried, const std::string& password,
                      const std::string& hash, std::function<void()> then) {
  const bool begun = parts_.world.elsewhere(
      asker.client->whom(), [this, asker, tried, password, hash, then]() -> std::function<void()> {
        // A name that nobody has takes as long as a wrong password.
        const bool right =
            hash.empty() ? (password_hash(password), false) : is_password(password, hash);
        return [this, asker, tried, then, right] {
          if (right) {
            guard_.succeeded(tried);
            return then();
          }
          journal_.login_failed(asker.client->address);
          asker.fail(cannot::log_in(asker.language()));
        };
      });
  if (!begun) asker.fail(cannot::busy(asker.language()));
}

void Accounts::password(const Asker& asker, Request& request) {
  const std::string old_password = request.text("old");
  const std::string password = request.text("new");
  if (!request.problem().empty()) return asker.fail(request.problem());
  const Language language = asker.language();
  const auto person = asker.client->person;
  if (!person->has_account()) return asker.fail(cannot::no_account(language));
  if (!fits(password))
    return asker.fail(cannot::password_length(language, kShortestPassword, kLongestPassword));
  const LoginGuard::Try tried = own_try(asker);
  if (!may_try(asker, tried)) return;
  verify(asker, tried, old_password, person->row.password_hash, [this, asker, person, password] {
    hash_password(asker, password, [this, asker, person](const std::string& hash) {
      PersonRow row = person->row;
      row.password_hash = hash;
      const std::string token = fresh_token();
      keeping_.keep({PutPerson{row}, DropSessions{row.id, ""},
                     PutSession{hash_of(token), row.id, parts_.world.now()}},
                    asker, [this, asker, person, row, token] {
                      person->row = row;
                      clients_.log_out(row.id, asker.client);
                      asker.client->token_hash = hash_of(token);
                      people_.answer_you(asker, token);
                    });
    });
  });
}

// --- logging in and out ---

void Accounts::login(const Asker& asker, Request& request) {
  const std::string login = login_of(request.text("name"));
  const std::string password = request.text("password");
  const std::string device = request.text_or("device", "");
  if (!request.problem().empty()) return asker.fail(request.problem());
  if (asker.client->person->has_account())
    return asker.fail(cannot::register_twice(asker.language()));
  const std::optional<PersonRow> found = parts_.storage.person_by_login(login);
  if (!keeping_.could_read(asker)) return;
  LoginGuard::Try tried{login, asker.client->whom().household, ""};
  if (found && same_secret(device, device_secret(*found))) tried.device = hash_of(device);
  if (!may_try(asker, tried)) return;
  verify(asker, tried, password, found ? found->password_hash : std::string(),
         [this, asker, login] { take_account(asker, login); });
}

// Games of the guest go with it. Nothing may happen at those tables meanwhile, or it would be
// kept for somebody who is not there any more.
void Accounts::take_account(const Asker& asker, const std::string& login) {
  const std::optional<PersonRow> found = parts_.storage.person_by_login(login);
  if (!keeping_.could_read(asker)) return;
  if (!found) return asker.fail(cannot::log_in(asker.language()));
  const auto account = people_.known(*found);
  const auto rooms = tables_.of(asker.client->person->row.id);
  for (const auto& room : rooms)
    if (room->seating.seat_of(account->row.id))
      return asker.fail(cannot::meet_oneself(asker.language()));
  hold_all(rooms, 0, [this, asker, account, rooms] {
    move_to(asker, account, [rooms] {
      for (const auto& room : rooms) room->keeping.release();
    });
  });
}

void Accounts::move_to(const Asker& asker, const std::shared_ptr<Person>& account,
                       std::function<void()> then) {
  const auto guest = asker.client->person;
  const std::string token = fresh_token();
  std::vector<Write> writes = {PutSession{hash_of(token), account->row.id, parts_.world.now()}};
  if (guest->kept) {
    writes.emplace_back(MoveSeats{guest->row.id, account->row.id});
    for (const std::string& other : guest->blocked)
      if (other != account->row.id) writes.emplace_back(PutBlock{account->row.id, other, true});
    writes.emplace_back(DropPerson{guest->row.id});
  }
  keeping_.write(
      std::move(writes), [this, asker, account, guest, token, then = std::move(then)](bool kept) {
        if (kept) {
          tables_.each([&](Room& room) { room.seating.person_moved(guest->row.id, *account); });
          lobby_.forget_finished();
          log_in(asker, account, token);
        } else {
          asker.fail(cannot::keep(asker.language()));
        }
        then();
      });
}

void Accounts::log_in(const Asker& asker, const std::shared_ptr<Person>& account,
                      const std::string& token) {
  ++journal_.figures.logins;
  const auto guest = asker.client->person;
  for (const std::string& other : guest->blocked)
    if (other != account->row.id) account->blocked.insert(other);
  asker.client->person = account;
  asker.client->token_hash = hash_of(token);
  clients_.log_out(guest->row.id, asker.client);
  people_.answer_you(asker, token);
}

void Accounts::logout(const Asker& asker, Request&) {
  const std::string token_hash = asker.client->token_hash;
  keeping_.write({DropSessions{"", token_hash}}, [this, asker, token_hash](bool kept) {
    if (!kept) return asker.fail(cannot::keep(asker.language()));
    asker.done();
    clients_.log_out_token(token_hash);
  });
}

// --- the end of an account ---

void Accounts::remove(const Asker& asker, Request& request) {
  const auto person = asker.client->person;
  const std::string password = request.text_or("password", "");
  if (!request.problem().empty()) return asker.fail(request.problem());
  if (!person->has_account()) return erase(asker, tables_.of(person->row.id));
  const LoginGuard::Try tried = own_try(asker);
  if (!may_try(asker, tried)) return;
  verify(asker, tried, password, person->row.password_hash,
         [this, asker, person] { erase(asker, tables_.of(person->row.id)); });
}

// The person leaves one table after the other, and is forgotten when none is left.
void Accounts::erase(const Asker& asker, std::vector<std::shared_ptr<Room>> rooms) {
  const std::string id = asker.client->person->row.id;
  if (rooms.empty())
    return keeping_.write({DropPerson{id}}, [this, asker, id](bool kept) {
      if (!kept) return asker.fail(cannot::keep(asker.language()));
      tables_.each([&](Room& room) { room.seating.forget(id); });
      lobby_.forget_finished();
      asker.done();
      clients_.log_out(id, nullptr);
    });
  const auto room = rooms.back();
  rooms.pop_back();
  room->seating.person_goes(id);
  room->keeping.in_turn([this, room, asker, id, rooms = std::move(rooms)] {
    if (room->phase() != Room::Phase::over && room->seating.seat_of(id))
      return asker.fail(cannot::keep(asker.language()));
    erase(asker, rooms);
  });
}

// --- what is kept about a person ---

void Accounts::export_data(const Asker& asker, Request&) {
  const std::string text = data_about(*asker.client->person, parts_.storage);
  if (!keeping_.could_read(asker)) return;
  Reply reply(asker.id);
  reply.begin("data").member("text", text);
  asker.answer(reply);
}

}  // namespace wardroom::server
