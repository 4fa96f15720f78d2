#include "table/request.hpp"

#include <algorithm>

#include "words/table.hpp"

namespace wardroom {

namespace wrong = words::table::wrong;

void Request::complain(std::string problem) {
  if (problem_.empty()) problem_ = std::move(problem);
}

std::string Request::text(std::string_view name) {
  const auto text = message_.text(name);
  if (!text) complain(wrong::text(language_, name));
  return std::string(text.value_or(""));
}

std::string Request::text_or(std::string_view name, std::string_view otherwise) {
  return given(name) ? text(name) : std::string(otherwise);
}

std::int64_t Request::number(std::string_view name, std::int64_t least, std::int64_t most) {
  const auto number = message_.number(name);
  if (number && *number >= least && *number <= most) return *number;
  complain(wrong::number(language_, name, least, most));
  return least;
}

std::int64_t Request::number_or(std::string_view name, std::int64_t least, std::int64_t most,
                                std::int64_t otherwise) {
  return given(name) ? number(name, least, most) : otherwise;
}

bool Request::truth(std::string_view name) {
  const auto truth = message_.truth(name);
  if (!truth) complain(wrong::truth(language_, name));
  return truth.value_or(false);
}

bool Request::truth_or(std::string_view name, bool otherwise) {
  return given(name) ? truth(name) : otherwise;
}

std::optional<Request> Request::object_or_none(std::string_view name) {
  if (!given(name)) return std::nullopt;
  auto message = JsonMessage::read(message_.json(name));
  if (!message) {
    complain(wrong::object(language_, name));
    return std::nullopt;
  }
  return Request(std::move(*message), language_);
}

std::size_t Request::word(std::string_view name, std::span<const std::string_view> known) {
  const auto found = std::ranges::find(known, message_.text(name).value_or(""));
  if (found != known.end()) return static_cast<std::size_t>(found - known.begin());
  std::string words;
  for (const std::string_view word : known)
    words += (words.empty() ? "" : ", ") + std::string(word);
  complain(wrong::word(language_, name, words));
  return 0;
}

std::vector<std::string> Request::texts_or_none(std::string_view name) {
  if (!given(name)) return {};
  auto texts = message_.texts(name);
  if (!texts) complain(wrong::texts(language_, name));
  return texts.value_or(std::vector<std::string>());
}

std::optional<Seat> Request::seat_or_none(std::string_view name, int seats) {
  if (!given(name)) return std::nullopt;
  constexpr std::array<std::string_view, kMaxSeats> letters = {"a", "b", "c", "d"};
  return seat_at(
      static_cast<int>(word(name, std::span(letters).first(static_cast<std::size_t>(seats)))));
}

}  // namespace wardroom
