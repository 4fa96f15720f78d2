// A client's message while its members are read. Each is asked for by name and kind; the first that
// is missing or of the wrong kind is remembered, and whoever reads does nothing then.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "ai/programs/json_message.hpp"
#include "engine/seat.hpp"
#include "engine/text/message.hpp"

namespace wardroom {

class Request {
 public:
  Request(JsonMessage message, Language language)
      : message_(std::move(message)), language_(language) {}

  Language language() const { return language_; }
  // What is wrong with what was asked for so far; empty if nothing is.
  const std::string& problem() const { return problem_; }
  // Notes a problem with a member that is of the right kind and yet cannot be used. The first
  // problem counts.
  void complain(std::string problem);

  bool given(std::string_view name) const { return message_.given(name); }
  std::string type() const { return std::string(message_.text("type").value_or("")); }
  std::string id() const { return message_.json("id"); }  // as JSON; empty if there is none

  std::string text(std::string_view name);
  std::string text_or(std::string_view name, std::string_view otherwise);
  std::int64_t number(std::string_view name, std::int64_t least, std::int64_t most);
  std::int64_t number_or(std::string_view name, std::int64_t least, std::int64_t most,
                         std::int64_t otherwise);
  bool truth(std::string_view name);
  bool truth_or(std::string_view name, bool otherwise);
  // The place of the word among the known ones.
  std::size_t word(std::string_view name, std::span<const std::string_view> known);
  // The object that a member is; nothing if it is missing or null.
  std::optional<Request> object_or_none(std::string_view name);
  // A list of texts: null in it is an empty text, and a missing list is an empty one.
  std::vector<std::string> texts_or_none(std::string_view name);
  // One of the first so many seats; nothing for null.
  std::optional<Seat> seat_or_none(std::string_view name, int seats);

 private:
  JsonMessage message_;
  Language language_;
  std::string problem_;
};

}  // namespace wardroom
