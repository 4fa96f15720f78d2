// Who the people of a house are: guests, names, and whom one would rather not meet
// (docs/server.md).
#pragma once

#include <memory>
#include <string>
#include <unordered_map>

#include "net/rate.hpp"
#include "server/house/house_parts.hpp"
#include "server/house/housekeeping.hpp"
#include "server/house/tables.hpp"
#include "server/operator/figures.hpp"
#include "server/people/client.hpp"
#include "table/request.hpp"

namespace wardroom::server {

class People {
 public:
  People(const HouseParts& parts, const Housekeeping& keeping, const Tables& tables,
         Figures& figures)
      : parts_(parts), keeping_(keeping), tables_(tables), figures_(figures) {}

  // --- what clients ask for ---
  void hello(const Asker& asker, Request& request);
  void language(const Asker& asker, Request& request);
  void ping(const Asker& asker, Request& request);
  void rename(const Asker& asker, Request& request);
  void block(const Asker& asker, Request& request);
  void report(const Asker& asker, Request& request);

  // The person that this row is of, whom others may hold already.
  std::shared_ptr<Person> known(const PersonRow& row);
  // Whether one of the two blocks the other.
  bool avoid_each_other(const Person& person, const std::string& other);
  // Keeps what has changed about the asker's person, answers with it, and lets the tables know.
  void change(const Asker& asker, const PersonRow& row);
  // Whether an account of this person may have this name; if not, the asker is told.
  bool is_free(const std::string& name, const Asker& asker);
  // Answers with who the asker is, and with a token if there is a new one.
  void answer_you(const Asker& asker, const std::string& token = {}) const;
  // Forgets people whom no client and no request holds.
  void sweep();

 private:
  std::shared_ptr<Person> new_guest(Language language);
  void welcome(const Asker& asker, const std::string& token) const;

  const HouseParts& parts_;
  const Housekeeping& keeping_;
  const Tables& tables_;
  Figures& figures_;
  // By id: all people whom a client or a request still holds.
  std::unordered_map<std::string, std::weak_ptr<Person>> people_;
  net::Rates new_guests_;  // by address
  net::Rates reports_;     // by household
};

}  // namespace wardroom::server
