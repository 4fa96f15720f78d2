// A message to a client while it is written: its type, what marks it as the answer to a request,
// and whatever members the writer adds; or what is wrong.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "engine/text/json.hpp"
#include "engine/text/problem.hpp"

namespace wardroom {

class Reply {
 public:
  // `id` is that of the request, as JSON; empty if it had none, or if nothing was asked.
  explicit Reply(std::string id = {}) : id_(std::move(id)) {}

  // Begins the message; its members are to be written next.
  JsonWriter& begin(std::string_view type);
  // The whole message, which says what is wrong.
  void fail(std::string_view text, std::span<const Problem> problems = {});
  std::string finish();

 private:
  std::string id_;
  std::string text_;
  JsonWriter json_{text_};
};

}  // namespace wardroom
