// Writing to disk and reading from it what is not a table's: people, and what they want of each
// other.
#pragma once

#include <functional>
#include <vector>

#include "server/people/client.hpp"
#include "server/storage/storage.hpp"
#include "server/world.hpp"

namespace wardroom::server {

class Housekeeping {
 public:
  // After the end of `house` nobody hears of what was written.
  Housekeeping(Storage& storage, Lifetime house) : storage_(storage), house_(std::move(house)) {}

  // Hands the writes to the storage. `then` is called in the server's thread when they are on disk,
  // or when it is clear that they cannot be.
  void write(std::vector<Write> writes, std::function<void(bool kept)> then) const;
  // The same for what a request changes about people: `then` is called when it is on disk;
  // otherwise the asker is told.
  void keep(std::vector<Write> writes, const Asker& asker, std::function<void()> then) const;
  // Whether the storage could do the last read; if not, the asker is told.
  bool could_read(const Asker& asker) const;

 private:
  Storage& storage_;
  Lifetime house_;
};

// The writes that make a guest known to the storage, to be done before anything of that guest is
// kept; none for whom the storage knows.
std::vector<Write> introduce(const Client& client);

}  // namespace wardroom::server
