#include "server/room/offers.hpp"

#include <array>

#include "server/room/room.hpp"
#include "table/state.hpp"
#include "words/server.hpp"

namespace wardroom::server {

namespace cannot = words::server::cannot;

void Offers::undo(const Asker& asker) {
  const Language language = asker.language();
  const std::optional<Seat> seat = asker.client->seat;
  if (!seat || room_.phase() != Room::Phase::playing) return asker.fail(cannot::undo(language));
  const HostedTable* open = room_.match.table();
  if (open == nullptr) return asker.fail(room_.match.fault(language));
  if (open->match().last_choice(*seat) == 0) return asker.fail(cannot::undo(language));
  if (room_.seating.people() == SeatSet(*seat) || open->match().free_to_take_back(*seat))
    return room_.playing.take_back(*seat, asker);
  offer(asker, What::undo);
}

void Offers::offer(const Asker& asker, What what) {
  const Language language = asker.language();
  const std::optional<Seat> seat = asker.client->seat;
  if (!seat || room_.phase() != Room::Phase::playing) return asker.fail(cannot::offer(language));
  if (room_.seating.people().size() < 2) return asker.fail(cannot::offer_to_bots(language));
  if (offer_ && offer_->from == *seat && offer_->what == what)
    return room_.telling.answer_room(asker);
  if (offered_.contains(*seat)) return asker.fail(cannot::offer_again(language));
  offer_ = Offer{what, *seat, *seat};
  offered_ = offered_ | *seat;
  room_.telling.tell_change(asker);
}

void Offers::reply(const Asker& asker, bool accept) {
  const std::optional<Seat> seat = asker.client->seat;
  if (!offer_ || !seat || offer_->from == *seat) return asker.fail(cannot::reply(asker.language()));
  if (!accept) {
    offer_.reset();
    return room_.telling.tell_change(asker);
  }
  offer_->accepted = offer_->accepted | *seat;
  const SeatSet people = room_.seating.people();
  if ((people & offer_->accepted) != people) return room_.telling.tell_change(asker);
  carry_out(*offer_, asker);
}

// The offer stays until what was agreed on is on disk.
void Offers::carry_out(const Offer& offer, const Asker& asker) {
  if (offer.what == What::draw) return room_.ending.finish(End::agreed, SeatSet::none(), asker);
  const HostedTable* open = room_.match.table();
  if (open != nullptr && open->match().last_choice(offer.from) > 0)
    return room_.playing.take_back(offer.from, asker);
  drop();
  asker.fail(cannot::undo(asker.language()));
}

void Offers::chosen(Seat seat) {
  if (offer_ && (offer_->from != seat || offer_->what == What::undo)) offer_.reset();
  offered_ = offered_.without(seat);
}

void Offers::write(JsonWriter& json) const {
  constexpr std::array<std::string_view, 2> kNames = {"draw", "undo"};
  if (!offer_) return json.null();
  json.open_object();
  json.member("what", kNames[static_cast<std::size_t>(offer_->what)]);
  write_seat(json, "from", offer_->from);
  json.close_object();
}

}  // namespace wardroom::server
