#include "ai/arena/pair_line.hpp"

#include <algorithm>
#include <boost/json.hpp>
#include <charconv>
#include <optional>

#include "engine/text/json.hpp"

namespace wardroom {
namespace {

constexpr std::array<std::string_view, 3> kOutcomes = {"loss", "draw", "win"};
constexpr std::array<std::string_view, protocol::kFaults> kFaultNames = {
    "not_started", "ended",         "late",         "too_long",
    "not_json",    "wrong_message", "wrong_number", "not_legal"};

template <std::size_t Size>
std::optional<std::size_t> place_of(std::string_view name,
                                    const std::array<std::string_view, Size>& names) {
  const auto found = std::ranges::find(names, name);
  if (found == names.end()) return std::nullopt;
  return static_cast<std::size_t>(found - names.begin());
}

// A number for each of the two bots.
template <class Number>
void write_both(JsonWriter& json, std::string_view name, const PairResult& result, Number number) {
  json.key(name);
  json.open_array();
  for (const ThinkingTime& time : result.times)
    json.value(static_cast<std::uint64_t>(number(time)));
  json.close_array();
}

std::string hexadecimal(std::uint64_t number) {
  std::array<char, 17> digits{};
  const auto end = std::to_chars(digits.data(), digits.data() + 16, number, 16);
  return {digits.data(), end.ptr};
}

// Reads members; the first one that is not as expected is kept, and what follows is of no use.
class Members {
 public:
  Members(const boost::json::object& object, std::string& wrong) : object_(object), wrong_(wrong) {}

  std::uint64_t number(std::string_view name) const { return whole(find(name), name); }

  std::string text(std::string_view name) const {
    const boost::json::value* value = find(name);
    if (value != nullptr && value->is_string()) return std::string(value->get_string());
    fail(name);
    return {};
  }

  // The elements of an array, each read by `read(value)`.
  template <class Read>
  void each(std::string_view name, Read read) const {
    const boost::json::value* value = find(name);
    if (value == nullptr || !value->is_array()) return fail(name);
    for (const boost::json::value& item : value->get_array()) read(item);
  }

  std::array<std::uint64_t, 2> both(std::string_view name) const {
    std::array<std::uint64_t, 2> numbers{};
    std::size_t count = 0;
    each(name, [&](const boost::json::value& item) {
      if (count < 2) numbers[count] = whole(&item, name);
      ++count;
    });
    if (count != 2) fail(name);
    return numbers;
  }

  void fail(std::string_view name) const {
    if (wrong_.empty()) wrong_ = name;
  }

 private:
  const boost::json::value* find(std::string_view name) const { return object_.if_contains(name); }

  // No number here is ever larger than the nanoseconds of eleven days; sums stay sound.
  std::uint64_t whole(const boost::json::value* value, std::string_view name) const {
    constexpr std::int64_t most = 1'000'000'000'000'000;
    if (value != nullptr && value->is_int64() && value->get_int64() >= 0 &&
        value->get_int64() <= most)
      return static_cast<std::uint64_t>(value->get_int64());
    fail(name);
    return 0;
  }

  const boost::json::object& object_;
  std::string& wrong_;
};

void read_games(const Members& members, PairResult& result) {
  std::size_t count = 0;
  members.each("games", [&](const boost::json::value& item) {
    const auto outcome =
        item.is_string() ? place_of(std::string_view(item.get_string()), kOutcomes) : std::nullopt;
    if (!outcome) return members.fail("games");
    if (count < 2) result.games[count] = static_cast<Outcome>(*outcome);
    ++count;
  });
  if (count != 2) members.fail("games");
}

void read_times(const Members& members, PairResult& result) {
  const auto decisions = members.both("decisions");
  const auto all = members.both("nanoseconds");
  const auto slowest = members.both("slowest");
  for (std::size_t i = 0; i < 2; ++i)
    result.times[i] = {decisions[i], std::chrono::nanoseconds(all[i]),
                       std::chrono::nanoseconds(slowest[i])};
}

void read_forfeits(const Members& members, std::string& wrong, PairResult& result) {
  members.each("forfeits", [&](const boost::json::value& item) {
    if (!item.is_object()) return members.fail("forfeits");
    const Members forfeit(item.get_object(), wrong);
    const std::uint64_t game = forfeit.number("game");
    const std::uint64_t bot = forfeit.number("bot");
    const auto fault = place_of(forfeit.text("fault"), kFaultNames);
    if (game > 1 || bot > 1 || !fault) return members.fail("forfeits");
    result.forfeits.push_back({static_cast<int>(game),
                               static_cast<int>(bot),
                               {static_cast<protocol::Fault>(*fault), forfeit.text("answer")}});
  });
}

std::uint64_t read_signature(const Members& members) {
  const std::string text = members.text("signature");
  std::uint64_t number = 0;
  const auto end = std::from_chars(text.data(), text.data() + text.size(), number, 16);
  if (end.ec != std::errc{} || end.ptr != text.data() + text.size()) members.fail("signature");
  return number;
}

}  // namespace

std::string pair_line(const Task& task, const PairResult& result,
                      const std::vector<Pairing>& pairings) {
  std::string line;
  JsonWriter json(line);
  json.open_object();
  json.member("first", pairings[task.pairing].first);
  json.member("second", pairings[task.pairing].second);
  json.member("pair", task.pair);
  json.key("games");
  json.open_array();
  for (const Outcome outcome : result.games)
    json.value(kOutcomes[static_cast<std::size_t>(outcome)]);
  json.close_array();
  write_both(json, "decisions", result, [](const ThinkingTime& time) { return time.decisions; });
  write_both(json, "nanoseconds", result,
             [](const ThinkingTime& time) { return time.all.count(); });
  write_both(json, "slowest", result,
             [](const ThinkingTime& time) { return time.slowest.count(); });
  json.key("forfeits");
  json.open_array();
  for (const PairForfeit& forfeit : result.forfeits) {
    json.open_object();
    json.member("game", forfeit.game);
    json.member("bot", forfeit.bot);
    json.member("fault", kFaultNames[static_cast<std::size_t>(forfeit.why.fault)]);
    json.member("answer", forfeit.why.line);
    json.close_object();
  }
  json.close_array();
  json.member("signature", hexadecimal(result.digest));
  json.close_object();
  return line;
}

PairLineReading read_pair_line(std::string_view line, const std::vector<Pairing>& pairings) {
  PairLineReading reading;
  boost::json::error_code error;
  const boost::json::value document = boost::json::parse(line, error);
  if (error || !document.is_object()) return reading;
  const Members members(document.get_object(), reading.wrong_member);
  const std::uint64_t first = members.number("first");
  const std::uint64_t second = members.number("second");
  const auto found = std::ranges::find_if(pairings, [&](const Pairing& pairing) {
    return static_cast<std::uint64_t>(pairing.first) == first &&
           static_cast<std::uint64_t>(pairing.second) == second;
  });
  if (found == pairings.end()) members.fail("second");
  reading.task = {static_cast<std::size_t>(found - pairings.begin()), members.number("pair")};
  read_games(members, reading.result);
  read_times(members, reading.result);
  read_forfeits(members, reading.wrong_member, reading.result);
  reading.result.digest = read_signature(members);
  reading.understood = reading.wrong_member.empty();
  return reading;
}

}  // namespace wardroom
