#include "server/room/seating.hpp"

#include <algorithm>

#include "server/people/names.hpp"
#include "server/room/beginning.hpp"
#include "server/room/room.hpp"
#include "words/server.hpp"

namespace wardroom::server {

namespace cannot = words::server::cannot;

namespace {

SeatRow& row_of(GameRow& row, Seat seat) {
  return row.seats[static_cast<std::size_t>(index(seat))];
}

SeatRow* open_seat(GameRow& row) {
  const auto open = std::ranges::find(row.seats, "open", &SeatRow::kind);
  return open == row.seats.end() ? nullptr : &*open;
}

}  // namespace

std::optional<Seat> seat_of(const GameRow& row, std::string_view person) {
  for (std::size_t i = 0; i < row.seats.size(); ++i)
    if (row.seats[i].kind == "person" && row.seats[i].person == person)
      return seat_at(static_cast<int>(i));
  return std::nullopt;
}

std::optional<Seat> Seating::seat_of(std::string_view person) const {
  return server::seat_of(room_.row(), person);
}

SeatSet Seating::people() const {
  const std::vector<SeatRow>& seats = room_.row().seats;
  SeatSet people;
  for (std::size_t i = 0; i < seats.size(); ++i)
    if (seats[i].kind == "person") people = people | seat_at(static_cast<int>(i));
  return people;
}

std::string Seating::person_at(Seat seat) const {
  const SeatRow& row = room_.row().seats[static_cast<std::size_t>(index(seat))];
  return row.kind == "person" ? row.person : std::string();
}

// --- sitting ---

void Seating::open(const Asker& asker, std::vector<Write> first, std::function<void()> kept) {
  settle(room_.row(), std::move(first), asker, std::move(kept));
}

void Seating::sit(const Asker& asker, std::string deck, std::vector<Write> first) {
  const Person& person = *asker.client->person;
  if (seat_of(person.row.id)) return room_.telling.enter(asker.client, asker);
  GameRow next = room_.row();
  SeatRow* seat = open_seat(next);
  if (seat == nullptr) return asker.fail(cannot::sit_full(asker.language()));
  *seat = {"person", person.row.id, shown_name(person.row), std::move(deck)};
  settle(std::move(next), std::move(first), asker, [this, asker] {
    asker.client->person->kept = true;
    room_.telling.enter(asker.client, asker);
  });
}

void Seating::seat_bot(const Asker& asker, const std::string& level) {
  const Language language = asker.language();
  const auto bot = player_named(level);
  if (!bot || !bot->bot)
    return asker.fail(cannot::seat_bot(language, level, level_names(language)));
  GameRow next = room_.row();
  SeatRow* seat = open_seat(next);
  if (seat == nullptr || !seat_of(asker.client->person->row.id))
    return asker.fail(cannot::sit_full(language));
  *seat = {"bot", "", bot->name, ""};
  settle(std::move(next), {}, asker, [this, asker] { room_.telling.answer_present(asker); });
}

void Seating::settle(GameRow next, std::vector<Write> writes, const Asker& asker,
                     std::function<void()> then) {
  room_.bots.think_for(*asker.client);
  Beginning game = begin_game(room_.services(), room_.settings(), next, asker.language());
  if (!game.problem.empty()) return asker.fail(game.problem);
  const Milliseconds now = room_.services().world.now();
  next.changed = now;
  std::ranges::move(game.writes, std::back_inserter(writes));
  writes.emplace_back(PutGame{next});
  std::vector<ChangeRow> changes;
  if (game.table) {
    room_.match.take(std::move(game.table));
    changes = room_.match.new_changes(0, room_.clock.now(), now);
  }
  if (!changes.empty()) writes.emplace_back(AddChanges{room_.id(), 0, changes});
  room_.keeping.commit(std::move(writes), asker,
                       [this, next, count = changes.size(), then = std::move(then)] {
                         room_.set_row(next);
                         if (!next.start.empty()) {
                           begin(count);
                           then();
                           return room_.playing.take_up();
                         }
                         room_.services().owner.listing_changed(room_);
                         room_.telling.tell_room();
                         then();
                       });
}

void Seating::begin(std::uint64_t changes) {
  room_.match.begun(changes);
  room_.clock.begin(room_.match.table()->decider());
  room_.services().journal.game_began(room_.id(), room_.settings().game, room_.settings().mode);
  room_.services().owner.listing_changed(room_);
  room_.telling.tell_state(std::nullopt, true);
}

void Seating::stand_up(const Asker& asker) {
  const std::optional<Seat> seat = seat_of(asker.client->person->row.id);
  if (room_.phase() != Room::Phase::waiting || !seat)
    return asker.fail(cannot::stand_up(asker.language()));
  vacate(*seat, asker);
}

void Seating::vacate(Seat seat, const std::optional<Asker>& asker) {
  GameRow next = room_.row();
  row_of(next, seat) = {"open", "", "", ""};
  next.changed = room_.services().world.now();
  const bool empty =
      std::ranges::none_of(next.seats, [](const SeatRow& one) { return one.kind == "person"; });
  std::vector<Write> writes;
  if (empty)
    writes.emplace_back(DropGame{room_.id()});
  else
    writes.emplace_back(PutGame{next});
  room_.keeping.commit(std::move(writes), asker, [this, next, seat, empty, asker] {
    room_.set_row(next);
    if (asker) asker->done();
    room_.telling.leave_seat(seat);
    if (empty) return dissolve();
    room_.services().owner.listing_changed(room_);
    room_.telling.tell_room();
  });
}

void Seating::dissolve() {
  room_.ending.dissolve();
  room_.telling.tell_room();
  room_.telling.leave_all();
  room_.services().owner.remove(room_);
}

// --- people change ---

void Seating::person_goes(const std::string& person) {
  room_.keeping.in_turn([this, person] {
    const auto seat = seat_of(person);
    if (!seat) return;
    if (room_.phase() == Room::Phase::playing)
      return room_.ending.give_up(*seat, End::conceded, std::nullopt);
    if (room_.phase() == Room::Phase::waiting) vacate(*seat, std::nullopt);
  });
}

void Seating::forget(const std::string& person) {
  if (const auto seat = seat_of(person)) change_seat(*seat, "", "");
}

void Seating::person_moved(const std::string& from, const Person& to) {
  if (const auto seat = seat_of(from)) change_seat(*seat, to.row.id, shown_name(to.row));
}

void Seating::change_seat(Seat seat, std::string person, std::string name) {
  GameRow row = room_.row();
  row_of(row, seat).person = std::move(person);
  row_of(row, seat).name = std::move(name);
  room_.set_row(std::move(row));
  room_.telling.tell_change();
}

void Seating::person_renamed(const Person& person) {
  room_.keeping.in_turn([this, id = person.row.id, name = shown_name(person.row)] {
    const auto seat = seat_of(id);
    if (!seat || room_.phase() == Room::Phase::over) return;
    GameRow next = room_.row();
    row_of(next, *seat).name = name;
    room_.keeping.commit({PutGame{next}}, std::nullopt, [this, next] {
      room_.set_row(next);
      room_.services().owner.listing_changed(room_);
      room_.telling.tell_room();
    });
  });
}

}  // namespace wardroom::server
