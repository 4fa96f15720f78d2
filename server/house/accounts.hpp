// Accounts: a name and a password for a person who exists already (docs/server.md).
#pragma once

#include <cstddef>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "server/house/clients.hpp"
#include "server/house/house_parts.hpp"
#include "server/house/housekeeping.hpp"
#include "server/house/lobby.hpp"
#include "server/house/people.hpp"
#include "server/house/tables.hpp"
#include "server/operator/journal.hpp"
#include "server/people/login_guard.hpp"
#include "table/request.hpp"

namespace wardroom::server {

class Accounts {
 public:
  Accounts(const HouseParts& parts, const Housekeeping& keeping, const Clients& clients,
           const Tables& tables, People& people, Lobby& lobby, Journal& journal)
      : parts_(parts),
        keeping_(keeping),
        clients_(clients),
        tables_(tables),
        people_(people),
        lobby_(lobby),
        journal_(journal) {}

  // --- what clients ask for ---
  void create(const Asker& asker, Request& request);
  void login(const Asker& asker, Request& request);
  void logout(const Asker& asker, Request& request);
  void password(const Asker& asker, Request& request);
  void remove(const Asker& asker, Request& request);
  // Everything that is kept about the person.
  void export_data(const Asker& asker, Request& request);

 private:
  // Whether this password may be tried now; if not, the asker is told.
  bool may_try(const Asker& asker, const LoginGuard::Try& tried);
  // A try of somebody who is logged in already.
  static LoginGuard::Try own_try(const Asker& asker);
  // Hashing a password is slow on purpose, so both functions do it in another thread. An empty
  // `hash` is that of no account, and no password fits it.
  void hash_password(const Asker& asker, const std::string& password,
                     std::function<void(const std::string&)> then) const;
  void verify(const Asker& asker, const LoginGuard::Try& tried, const std::string& password,
              const std::string& hash, std::function<void()> then);
  // The guest who asks becomes the person of an account; tables and blocks go along.
  void take_account(const Asker& asker, const std::string& login);
  void move_to(const Asker& asker, const std::shared_ptr<Person>& account,
               std::function<void()> then);
  void log_in(const Asker& asker, const std::shared_ptr<Person>& account, const std::string& token);
  // The person leaves these tables and is forgotten.
  void erase(const Asker& asker, std::vector<std::shared_ptr<Room>> rooms);

  const HouseParts& parts_;
  const Housekeeping& keeping_;
  const Clients& clients_;
  const Tables& tables_;
  People& people_;
  Lobby& lobby_;
  Journal& journal_;
  LoginGuard guard_;
  net::Rates new_accounts_;  // by household
};

}  // namespace wardroom::server
