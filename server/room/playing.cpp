#include "server/room/playing.hpp"

#include "server/room/room.hpp"

namespace wardroom::server {

void Playing::act(const Asker& asker, const SentChoice& choice, Milliseconds at) {
  if (asker.client->seat) room_.bots.think_for(*asker.client);
  std::optional<std::uint64_t> v;
  if (room_.phase() != Room::Phase::waiting) v = room_.match.changes();
  act_at({.v = v,
          .answer_present = [&] { room_.telling.answer_present(asker); },
          .deciding = [&]() -> const HostedTable* {
            const HostedTable* table = room_.match.table_for(asker);
            if (table == nullptr || !room_.clock.now().expired(at)) return table;
            room_.ending.give_up(*asker.client->seat, End::time, asker);
            return nullptr;
          },
          .refuse =
              [&](std::string_view text, std::string_view clause) {
                Reply reply(asker.id);
                write_refused(reply, text, clause);
                asker.answer(reply);
              },
          .play = [&](const ListedOption& option) { play(option, at, asker); }},
         choice, asker.language());
}

void Playing::play(const ListedOption& option, Milliseconds at, const std::optional<Asker>& asker) {
  HostedTable& table = *room_.match.table();
  const Seat seat = *table.decider();
  const std::size_t before = table.match().steps();
  table.play(option);
  GameClock clock = room_.clock.now();
  clock.turn(table.decider(), at);

  const std::vector<ChangeRow> changes = room_.match.new_changes(before, clock, at);
  std::vector<Write> writes = {AddChanges{room_.id(), room_.match.changes(), changes}};
  GameRow next = room_.row();
  next.changed = at;
  const Result result = table.match().result();
  if (result.over) {
    set_end(next, End::played, result.winners);
    writes.emplace_back(PutGame{next});
  }
  room_.keeping.commit(std::move(writes), asker,
                       [this, next, result, seat, clock, count = changes.size(), asker] {
                         room_.match.add_changes(count);
                         room_.clock.go_on(clock);
                         room_.offers.chosen(seat);
                         room_.set_row(next);
                         if (result.over) room_.ending.settle(End::played, result.winners);
                         room_.services().journal.choice_made(!asker);
                         room_.telling.tell_state(asker);
                         take_up();
                       });
}

void Playing::take_back(Seat seat, const Asker& asker) {
  const Milliseconds now = room_.services().world.now();
  HostedTable& table = *room_.match.table();
  table.back_to(table.match().last_choice(seat) - 1);
  const std::size_t steps = table.match().steps();
  GameClock clock = room_.clock.now();
  clock.turn_back(table.decider(), now);
  GameRow next = room_.row();
  next.changed = now;
  const std::vector<ChangeRow> changes = {
      {ChangeRow::Kind::back, std::string(1, letter(seat)), "", steps, clock.print(), now}};
  room_.keeping.commit({AddChanges{room_.id(), room_.match.changes(), changes}}, asker,
                       [this, asker, clock, next] {
                         room_.match.add_changes(1);
                         room_.set_row(next);
                         room_.clock.go_on(clock);
                         room_.offers.drop();
                         room_.telling.tell_state(asker, true);
                         take_up();
                       });
}

void Playing::take_up() {
  if (room_.phase() != Room::Phase::playing || room_.keeping.is_busy() ||
      room_.match.table() == nullptr)
    return;
  room_.match.note_decider();
  room_.services().owner.listing_changed(room_);
  room_.clock.follow();
  room_.bots.follow();
  room_.passing.follow();
}

}  // namespace wardroom::server
