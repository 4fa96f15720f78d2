// Times to answer at which a person wants to be passed over: what each seat has asked for, and
// passing for it after a while that has nothing to do with what it holds. It lasts as long as the
// table is in memory; a client says it again when it comes back after a restart.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "engine/random.hpp"
#include "engine/seat.hpp"
#include "engine/text/json.hpp"
#include "server/people/client.hpp"
#include "table/hosted_table.hpp"

namespace wardroom::server {

class Passing {
 public:
  explicit Passing(Room& room);

  // What the asker wants at one kind of time from now on, and which cards are no reason to ask.
  void want(const Asker& asker, const std::string& kind, AnswerPolicy::Ask ask);
  void ignore(const Asker& asker, std::vector<std::string> cards);

  // Passes, after a while, for the person who decides, if that is what they want.
  void follow();
  // The members `answers` and `ignored` of a room: what that seat has asked for, and nobody else's
  // business.
  void write(JsonWriter& json, std::optional<Seat> seat) const;

 private:
  AnswerPolicy* policy_of(const Asker& asker);
  // The option to play for the seat that decides, if it wants to be passed over.
  std::optional<ListedOption> wanted(const HostedTable& table) const;
  void pass(std::uint64_t changes);
  std::span<const std::string_view> kinds() const;

  Room& room_;
  std::array<AnswerPolicy, kMaxSeats> policies_;
  Random random_;
  // The number of changes after which a pass is on its way.
  std::uint64_t passing_for_ = UINT64_MAX;
};

}  // namespace wardroom::server
