// What becomes of a choice that a client sends: the same steps at a table of one's own and at one
// of a server (docs/table.md, docs/server.md). What these two do differently is handed in.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

#include "engine/text/message.hpp"
#include "table/hosted_table.hpp"
#include "table/reply.hpp"
#include "table/request.hpp"

namespace wardroom {

// An option, and the number of the state in which it was offered.
struct SentChoice {
  std::int64_t n = 0;
  std::string option;
};
SentChoice read_choice(Request& request);

// The table that a choice is sent to, as its host has it.
struct ActingTable {
  // The number of the state that is due; nothing before there is any.
  std::optional<std::uint64_t> v;
  // Answers with where things stand.
  std::function<void()> answer_present;
  // The table, if this client decides there; null once the client has been told why not.
  std::function<const HostedTable*()> deciding;
  // Answers why the option is not allowed, and by which clause if one is known.
  std::function<void(std::string_view text, std::string_view clause)> refuse;
  // Plays the option, which is allowed, and tells everybody.
  std::function<void(const ListedOption& option)> play;
};

void act_at(const ActingTable& table, const SentChoice& choice, Language language);

// The message `refused`.
void write_refused(Reply& answer, std::string_view text, std::string_view clause);

}  // namespace wardroom
