#include "server/house/housekeeping.hpp"

#include <algorithm>

#include "words/server.hpp"

namespace wardroom::server {

namespace cannot = words::server::cannot;

void Housekeeping::write(std::vector<Write> writes, std::function<void(bool)> then) const {
  storage_.write(std::move(writes),
                 [house = house_, then = std::move(then)](const std::string& problem) {
                   house.post([then, kept = problem.empty()] { then(kept); });
                 });
}

void Housekeeping::keep(std::vector<Write> writes, const Asker& asker,
                        std::function<void()> then) const {
  std::vector<Write> all = introduce(*asker.client);
  std::ranges::move(writes, std::back_inserter(all));
  write(std::move(all), [asker, person = asker.client->person, then = std::move(then)](bool kept) {
    if (!kept) return asker.fail(cannot::keep(asker.language()));
    person->kept = true;
    then();
  });
}

bool Housekeeping::could_read(const Asker& asker) const {
  if (storage_.read_problem().empty()) return true;
  asker.fail(cannot::read(asker.language()));
  return false;
}

// A guest who only looks around leaves no trace.
std::vector<Write> introduce(const Client& client) {
  if (client.person->kept) return {};
  return {PutPerson{client.person->row},
          PutSession{client.token_hash, client.person->row.id, client.person->row.created}};
}

}  // namespace wardroom::server
