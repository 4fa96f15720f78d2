// Who is at a table: looking, sitting down, standing up, and people who change (docs/server.md).
#include <algorithm>

#include "server/room/commitment.hpp"
#include "server/room/room.hpp"
#include "words/server.hpp"

namespace wardroom::server {

namespace cannot = words::server::cannot;

// --- looking ---

void Room::enter(const std::shared_ptr<Client>& client, const Asker& asker) {
  if (!client->socket || client->dismissed) return;
  if (client->room && client->room.get() != this) client->room->leave(client);
  client->watches_lobby = false;
  const std::optional<Seat> seat = seat_of(client->person->row.id);
  if (seat) {
    for (const auto& other : std::vector(lookers_)) {
      if (other == client || other->seat != seat) continue;
      leave(other);
      Reply reply("replaced");
      other->send(reply.finish());
    }
  }
  const bool new_here = std::ranges::find(lookers_, client) == lookers_.end();
  if (new_here) lookers_.push_back(client);
  client->room = shared_from_this();
  client->seat = seat;
  answer_present(asker);
  if (!new_here) return;
  ++version_;
  for (const auto& other : lookers_)
    if (other != client) other->send(room_for(*other, {}));
}

void Room::leave(const std::shared_ptr<Client>& client) {
  const auto still = shared_from_this();  // nobody else may hold a room that is over
  if (std::erase(lookers_, client) == 0) return;
  client->room.reset();
  client->seat.reset();
  ++version_;
  for (const auto& other : lookers_) other->send(room_for(*other, {}));
  rest();
}

void Room::answer_present(const Asker& asker) {
  Client& client = *asker.client;
  if (phase_ == Phase::waiting)
    client.send(room_for(client, asker.id));
  else
    client.send(state_for(client, asker.id, true));
}

// --- sitting ---

void Room::open(const Asker& asker, std::vector<Write> first, std::function<void()> kept) {
  GameRow next = row_;
  std::vector<Write> writes = std::move(first);
  if (const std::string problem = begin(next, asker.language(), writes); !problem.empty())
    return asker.fail(problem);
  sit_down(std::move(next), std::move(writes), asker, std::move(kept));
}

std::string Room::objection(Language language) {
  GameRow row = row_;
  std::vector<Write> writes;
  return begin(row, language, writes);
}

void Room::sit(const Asker& asker, std::string deck, std::vector<Write> first) {
  const Person& person = *asker.client->person;
  if (seat_of(person.row.id)) return enter(asker.client, asker);
  const auto open = std::ranges::find(row_.seats, "open", &SeatRow::kind);
  if (open == row_.seats.end()) return asker.fail(cannot::sit_full(asker.language()));
  GameRow next = row_;
  next.seats[static_cast<std::size_t>(open - row_.seats.begin())] = {
      "person", person.row.id, person.row.name, std::move(deck)};
  std::vector<Write> writes = std::move(first);
  if (const std::string problem = begin(next, asker.language(), writes); !problem.empty())
    return asker.fail(problem);
  sit_down(std::move(next), std::move(writes), asker, [this, asker] {
    asker.client->person->kept = true;
    enter(asker.client, asker);
  });
}

void Room::seat_bot(const Asker& asker, const std::string& level) {
  const Language language = asker.language();
  const auto bot = player_named(level);
  if (!bot || !bot->bot)
    return asker.fail(cannot::seat_bot(language, level, level_names(language)));
  const auto open = std::ranges::find(row_.seats, "open", &SeatRow::kind);
  if (open == row_.seats.end() || !seat_of(asker.client->person->row.id))
    return asker.fail(cannot::sit_full(language));
  GameRow next = row_;
  next.seats[static_cast<std::size_t>(open - row_.seats.begin())] = {"bot", "", bot->name, ""};
  std::vector<Write> writes;
  if (const std::string problem = begin(next, language, writes); !problem.empty())
    return asker.fail(problem);
  sit_down(std::move(next), std::move(writes), asker, [this, asker] { answer_present(asker); });
}

// Keeps who sits here now, and the first choices of a game that begins with it.
void Room::sit_down(GameRow next, std::vector<Write> writes, const Asker& asker,
                    std::function<void()> then) {
  const Milliseconds now = services_.world().now();
  next.changed = now;
  writes.emplace_back(PutGame{next});
  std::vector<ChangeRow> changes;
  if (table_) changes = new_changes(0, clock_, now);
  if (!changes.empty()) writes.emplace_back(AddChanges{id(), 0, changes});
  commit(std::move(writes), &asker, [this, next, count = changes.size(), then = std::move(then)] {
    row_ = next;
    if (row_.start.empty()) {
      services_.listing_changed(*this);
      tell_room(nullptr);
      return then();
    }
    phase_ = Phase::playing;
    changes_ = count;
    commitment_ = commitment_to(row_.start);
    clock_.turn(table_->decider(), services_.world().now());
    clock_known_ = true;
    services_.game_began(*this);
    services_.listing_changed(*this);
    tell_state(nullptr, true);
    then();
    take_up();
  });
}

void Room::stand_up(const Asker& asker) {
  const std::optional<Seat> seat = seat_of(asker.client->person->row.id);
  if (phase_ != Phase::waiting || !seat) return asker.fail(cannot::stand_up(asker.language()));
  vacate(*seat, &asker);
}

void Room::vacate(Seat seat, const Asker* asker) {
  GameRow next = row_;
  next.seats[static_cast<std::size_t>(index(seat))] = {"open", "", "", ""};
  next.changed = services_.world().now();
  const bool empty =
      std::ranges::none_of(next.seats, [](const SeatRow& one) { return one.kind == "person"; });
  std::vector<Write> writes;
  if (empty)
    writes.emplace_back(DropGame{id()});
  else
    writes.emplace_back(PutGame{next});
  commit(std::move(writes), asker,
         [this, next, seat, empty, who = asker == nullptr ? std::optional<Asker>() : *asker] {
           row_ = next;
           if (who) who->done();
           for (const auto& client : std::vector(lookers_))
             if (client->seat == seat) leave(client);
           if (empty) return dissolve();
           services_.listing_changed(*this);
           tell_room(nullptr);
         });
}

void Room::dissolve() {
  phase_ = Phase::over;
  end_ = End::abandoned;
  row_.invite.clear();
  tell_room(nullptr);
  for (const auto& client : std::vector(lookers_)) leave(client);
  services_.remove(*this);
}

// --- people change ---

std::string Room::person_at(Seat seat) const {
  const SeatRow& row = row_.seats[static_cast<std::size_t>(index(seat))];
  return row.kind == "person" ? row.person : std::string();
}

void Room::person_goes(const std::string& person) {
  in_turn([this, person] {
    const auto seat = seat_of(person);
    if (!seat) return;
    if (phase_ == Phase::playing) return give_up(*seat, End::conceded, nullptr);
    if (phase_ == Phase::waiting) vacate(*seat, nullptr);
  });
}

void Room::forget(const std::string& person) {
  const auto seat = seat_of(person);
  if (!seat) return;
  SeatRow& row = row_.seats[static_cast<std::size_t>(index(*seat))];
  row.person.clear();
  row.name.clear();
  ++version_;
  tell_room(nullptr);
}

void Room::person_moved(const std::string& from, const Person& to) {
  const auto seat = seat_of(from);
  if (!seat) return;
  SeatRow& row = row_.seats[static_cast<std::size_t>(index(*seat))];
  row.person = to.row.id;
  row.name = to.row.name;
  ++version_;
  tell_room(nullptr);
}

void Room::person_renamed(const Person& person) {
  in_turn([this, id = person.row.id, name = person.row.name] {
    const auto seat = seat_of(id);
    if (!seat || phase_ == Phase::over) return;
    GameRow next = row_;
    next.seats[static_cast<std::size_t>(index(*seat))].name = name;
    commit({PutGame{next}}, nullptr, [this, next] {
      row_ = next;
      services_.listing_changed(*this);
      tell_room(nullptr);
    });
  });
}

}  // namespace wardroom::server
