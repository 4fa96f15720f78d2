// What people agree on, and how a game ends: taking back, offers, giving up, the next game
// (docs/server.md).
#include <algorithm>

#include "server/room/room.hpp"
#include "words/server.hpp"

namespace wardroom::server {

namespace cannot = words::server::cannot;

namespace {

// The bot that takes the seat of somebody who gives up, where more than two play.
constexpr std::string_view kSubstitute = "lieutenant";

}  // namespace

// --- taking back and offers ---

void Room::undo(const Asker& asker) {
  const Language language = asker.language();
  const std::optional<Seat> seat = asker.client->seat;
  if (!seat || phase_ != Phase::playing) return asker.fail(cannot::undo(language));
  const HostedTable* open = table();
  if (open == nullptr) return asker.fail(fault(language));
  if (open->match().last_choice(*seat) == 0) return asker.fail(cannot::undo(language));
  if (people() == SeatSet(*seat) || open->match().free_to_take_back(*seat))
    return take_back(*seat, asker);
  offer(asker, Offer::What::undo);
}

void Room::take_back(Seat seat, const Asker& asker) {
  const Milliseconds now = services_.world().now();
  table_->back_to(table_->match().last_choice(seat) - 1);
  const std::size_t steps = table_->match().steps();
  GameClock clock = clock_;
  clock.turn_back(table_->decider(), now);
  const std::vector<ChangeRow> changes = {
      {ChangeRow::Kind::back, std::string(1, letter(seat)), "", steps, clock.print(), now}};
  commit({AddChanges{id(), changes_, changes}}, &asker, [this, asker, clock, now] {
    ++changes_;
    row_.changed = now;
    clock_ = clock;
    clock_.start(services_.world().now());
    offer_.reset();
    tell_state(&asker, true);
    take_up();
  });
}

void Room::offer(const Asker& asker, Offer::What what) {
  const Language language = asker.language();
  const std::optional<Seat> seat = asker.client->seat;
  if (!seat || phase_ != Phase::playing) return asker.fail(cannot::offer(language));
  if (people().size() < 2) return asker.fail(cannot::offer_to_bots(language));
  if (offer_ && offer_->from == *seat && offer_->what == what)
    return asker.client->send(room_for(*asker.client, asker.id));
  if (offered_.contains(*seat)) return asker.fail(cannot::offer_again(language));
  offer_ = Offer{what, *seat, *seat};
  offered_ = offered_ | *seat;
  ++version_;
  tell_room(&asker);
}

void Room::reply(const Asker& asker, bool accept) {
  const std::optional<Seat> seat = asker.client->seat;
  if (!offer_ || !seat || offer_->from == *seat) return asker.fail(cannot::reply(asker.language()));
  if (!accept) {
    offer_.reset();
    ++version_;
    return tell_room(&asker);
  }
  offer_->accepted = offer_->accepted | *seat;
  if ((people() & offer_->accepted) != people()) {
    ++version_;
    return tell_room(&asker);
  }
  const Offer agreed = *offer_;  // offer_ stays until what was agreed on is on disk
  if (agreed.what == Offer::What::draw) return finish(End::agreed, SeatSet::none(), &asker);
  const HostedTable* open = table();
  if (open == nullptr || open->match().last_choice(agreed.from) == 0) {
    offer_.reset();
    return asker.fail(cannot::undo(asker.language()));
  }
  take_back(agreed.from, asker);
}

// --- the end ---

void Room::concede(const Asker* asker, Seat seat) {
  if (phase_ == Phase::playing) return give_up(seat, End::conceded, asker);
  if (asker == nullptr) return;
  if (phase_ == Phase::over) return answer_present(*asker);
  asker->fail(cannot::not_begun(asker->language()));
}

void Room::give_up(Seat seat, End how, const Asker* asker) {
  if (seats() == 2) return finish(how, seat == Seat::a ? Seat::b : Seat::a, asker);
  const SeatSet others = people().without(seat);
  if (others.size() <= 1) return finish(how, others, asker);
  GameRow next = row_;
  next.seats[static_cast<std::size_t>(index(seat))] = {"bot", "", std::string(kSubstitute), ""};
  commit({PutGame{next}}, asker,
         [this, next, seat, who = asker == nullptr ? std::optional<Asker>() : *asker] {
           row_ = next;
           if (table_) table_->seat_bot(seat, *player_named(kSubstitute));
           for (const auto& client : lookers_)
             if (client->seat == seat) client->seat.reset();
           tell_state(who ? &*who : nullptr, true);
           take_up();
         });
}

void Room::set_end(GameRow& row, End how, SeatSet winners) const {
  row.phase = kPhaseNames[static_cast<std::size_t>(Phase::over)];
  JsonWriter json(row.end);
  row.end.clear();
  json.open_object();
  json.member("how", kEndNames[static_cast<std::size_t>(how)]);
  json.key("winners");
  json.open_array();
  for (int i = 0; i < seats(); ++i)
    if (winners.contains(seat_at(i))) json.value(std::string(1, letter(seat_at(i))));
  json.close_array();
  json.close_object();
}

void Room::settle_end(End how, SeatSet winners) {
  phase_ = Phase::over;
  decides_.reset();
  end_ = how;
  winners_ = winners;
  offer_.reset();
  clock_.turn(std::nullopt, services_.world().now());
  services_.listing_changed(*this);
}

void Room::finish(End how, SeatSet winners, const Asker* asker) {
  GameRow next = row_;
  next.changed = services_.world().now();
  set_end(next, how, winners);
  commit({PutGame{next}}, asker,
         [this, next, how, winners, who = asker == nullptr ? std::optional<Asker>() : *asker] {
           row_ = next;
           settle_end(how, winners);
           tell_state(who ? &*who : nullptr);
         });
}

void Room::rematch(const Asker& asker) {
  const std::optional<Seat> seat = asker.client->seat;
  if (!seat || phase_ != Phase::over) return asker.fail(cannot::rematch(asker.language()));
  rematch_ = rematch_ | *seat;
  ++version_;
  tell_room(&asker);
  if (next_.empty() && coming_.expired() && (rematch_ & people()) == people())
    coming_ = services_.begin_rematch(*this, Asker{asker.client, ""});
}

void Room::rematch_begun(const std::string& id) {
  next_ = id;
  ++version_;
  tell_room(nullptr);
}

}  // namespace wardroom::server
