#include "ai/arena/arena_json.hpp"

#include <array>
#include <charconv>
#include <cmath>
#include <cstdio>

#include "engine/text/json.hpp"

namespace wardroom {
namespace {

// Every number here is finite; six decimals are more than any of them is worth.
void number(JsonWriter& json, std::string_view name, double value) {
  std::array<char, 64> text{};
  std::snprintf(text.data(), text.size(), "%.6f", value == 0 ? 0.0 : value);
  json.key(name);
  json.raw(text.data());
}

void write_estimate(JsonWriter& json, std::string_view name, const Estimate& estimate) {
  json.key(name);
  json.open_object();
  number(json, "value", estimate.value);
  number(json, "margin", estimate.margin);
  json.close_object();
}

void write_bot(JsonWriter& json, const std::string& name, const BotStanding& bot) {
  json.open_object();
  json.member("bot", name);
  json.member("out", bot.out);
  json.member("games", bot.games);
  number(json, "points", bot.points);
  write_estimate(json, "elo", bot.elo);
  json.key("time");
  json.open_object();
  json.member("decisions", bot.time.decisions);
  number(json, "mean_ms", bot.time.mean_milliseconds());
  number(json, "slowest_ms", bot.time.slowest_milliseconds());
  json.close_object();
  json.member("forfeits", bot.forfeits);
  json.close_object();
}

void write_meeting(JsonWriter& json, const Meeting& meeting) {
  const Interval interval = score_interval(meeting.pairs);
  json.open_object();
  json.member("first", meeting.first);
  json.member("second", meeting.second);
  json.member("games", meeting.pairs.games());
  json.key("pentanomial");
  json.open_array();
  for (const std::uint64_t count : meeting.pairs.counts) json.value(count);
  json.close_array();
  number(json, "score", meeting.pairs.score());
  number(json, "score_low", interval.low);
  number(json, "score_high", interval.high);
  write_estimate(json, "elo", elo_difference(meeting.pairs));
  json.close_object();
}

std::string_view name_of(Verdict verdict) {
  switch (verdict) {
    case Verdict::accepted: return "accepted";
    case Verdict::rejected: return "rejected";
    case Verdict::undecided: break;
  }
  return "undecided";
}

void write_test(JsonWriter& json, const ArenaPlan& plan, const Standings& standings) {
  json.key("sprt");
  if (!plan.sprt) return json.null();
  json.open_object();
  number(json, "elo0", plan.sprt->elo0);
  number(json, "elo1", plan.sprt->elo1);
  number(json, "alpha", kSprtError);
  number(json, "beta", kSprtError);
  number(json, "llr", standings.ratio);
  number(json, "lower", -sprt_bound());
  number(json, "upper", sprt_bound());
  json.member("verdict", name_of(standings.verdict));
  json.close_object();
}

}  // namespace

std::string arena_json(const ArenaPlan& plan, const Standings& standings) {
  const std::vector<std::string> names = distinct_names(plan.bots);
  std::string text;
  JsonWriter json(text);
  json.open_object();
  json.key("plan");
  json.raw(plan_line(plan));
  json.member("pairs", standings.pairs);
  json.key("bots");
  json.open_array();
  for (std::size_t i = 0; i < names.size(); ++i) write_bot(json, names[i], standings.bots[i]);
  json.close_array();
  json.key("pairings");
  json.open_array();
  for (const Meeting& meeting : standings.meetings) write_meeting(json, meeting);
  json.close_array();
  write_test(json, plan, standings);
  std::array<char, 17> signature{};
  std::snprintf(signature.data(), signature.size(), "%016llx",
                static_cast<unsigned long long>(standings.digests));
  json.member("signature", signature.data());
  json.close_object();
  return text + '\n';
}

}  // namespace wardroom
