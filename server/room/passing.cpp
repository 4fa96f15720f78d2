#include "server/room/passing.hpp"

#include <algorithm>

#include "server/room/room.hpp"
#include "words/server.hpp"

namespace wardroom::server {
namespace {

namespace cannot = words::server::cannot;

// Long enough for a person to have looked, whoever it is and whatever they hold.
constexpr Milliseconds kShortest = 400;
constexpr std::uint32_t kSpread = 800;

}  // namespace

Passing::Passing(Room& room)
    : room_(room), random_(static_cast<std::uint64_t>(room.services().world.now())) {}

std::span<const std::string_view> Passing::kinds() const {
  const TableGame* game = room_.services().games.find(room_.settings().game);
  return game == nullptr ? std::span<const std::string_view>() : game->answer_times();
}

AnswerPolicy* Passing::policy_of(const Asker& asker) {
  if (!asker.client->seat) {
    asker.fail(cannot::watch(asker.language()));
    return nullptr;
  }
  return &policies_[static_cast<std::size_t>(index(*asker.client->seat))];
}

void Passing::want(const Asker& asker, const std::string& kind, AnswerPolicy::Ask ask) {
  AnswerPolicy* policy = policy_of(asker);
  if (policy == nullptr) return;
  const auto known = kinds();
  const auto found = std::ranges::find(known, kind);
  if (found == known.end()) return asker.fail(cannot::answer_time(asker.language(), kind));
  policy->kinds[static_cast<std::size_t>(found - known.begin())] = ask;
  room_.telling.answer_room(asker);
  follow();
}

void Passing::ignore(const Asker& asker, std::vector<std::string> cards) {
  AnswerPolicy* policy = policy_of(asker);
  if (policy == nullptr) return;
  policy->cards = std::move(cards);
  room_.telling.answer_room(asker);
  follow();
}

std::optional<ListedOption> Passing::wanted(const HostedTable& table) const {
  const std::optional<Seat> seat = table.decider();
  if (!seat || !room_.seating.people().contains(*seat)) return std::nullopt;
  const std::optional<AnswerTime> time = table.match().answer_time();
  const AnswerPolicy& policy = policies_[static_cast<std::size_t>(index(*seat))];
  if (!time || policy.at(*time) == AnswerPolicy::always) return std::nullopt;
  std::vector<std::string> options;
  for (const ListedOption& option : table.match().options(Language::english))
    options.push_back(option.notation);
  if (!policy.passes(*time, options)) return std::nullopt;
  return table.match().ask(time->pass, Language::english).option;
}

void Passing::follow() {
  const HostedTable* table = room_.match.table();
  const std::uint64_t changes = room_.match.changes();
  if (room_.phase() != Room::Phase::playing || table == nullptr || passing_for_ == changes ||
      !wanted(*table))
    return;
  passing_for_ = changes;
  const Milliseconds length = kShortest + random_.below(kSpread);
  room_.services().world.after(length, [weak = room_.weak_from_this(), changes] {
    if (const auto room = weak.lock())
      room->keeping.in_turn([room, changes] { room->passing.pass(changes); });
  });
}

// Unless something else has happened meanwhile, or the person wants to be asked after all.
void Passing::pass(std::uint64_t changes) {
  if (passing_for_ == changes) passing_for_ = UINT64_MAX;
  if (room_.phase() != Room::Phase::playing || room_.match.changes() != changes) return;
  const HostedTable* table = room_.match.table();
  if (table == nullptr) return;
  if (const std::optional<ListedOption> option = wanted(*table))
    room_.playing.play(*option, room_.services().world.now(), std::nullopt);
}

void Passing::write(JsonWriter& json, std::optional<Seat> seat) const {
  if (!seat) {
    for (const std::string_view name : {"answers", "ignored"}) {
      json.key(name);
      json.null();
    }
    return;
  }
  const AnswerPolicy& policy = policies_[static_cast<std::size_t>(index(*seat))];
  json.key("answers");
  json.open_object();
  const auto known = kinds();
  for (std::size_t i = 0; i < known.size(); ++i)
    json.member(known[i], AnswerPolicy::kAskNames[policy.kinds[i]]);
  json.close_object();
  json.key("ignored");
  json.open_array();
  for (const std::string& card : policy.cards) json.value(card);
  json.close_array();
}

}  // namespace wardroom::server
