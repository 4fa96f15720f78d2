#include "server/room/ending.hpp"

#include "server/room/room.hpp"
#include "server/room/room_json.hpp"
#include "words/server.hpp"

namespace wardroom::server {
namespace {

constexpr Milliseconds kDay = Milliseconds{24} * 60 * 60 * 1000;
constexpr Milliseconds kLongestPause = 7 * kDay;  // then a game is abandoned (docs/server.md)
constexpr Milliseconds kLongestPauseByMail = 30 * kDay;

// The bot that takes the seat of somebody who gives up, where more than two play.
constexpr std::string_view kSubstitute = "lieutenant";

void write_end(JsonWriter& json, End how, SeatSet winners) {
  json.open_object();
  json.member("how", kEndNames[static_cast<std::size_t>(how)]);
  write_seats(json, "winners", winners);
  json.close_object();
}

}  // namespace

void set_end(GameRow& row, End how, SeatSet winners) {
  row.phase = Room::kPhaseNames[static_cast<std::size_t>(Room::Phase::over)];
  row.end.clear();
  JsonWriter json(row.end);
  write_end(json, how, winners);
}

Ending::Ending(Room& room) : room_(room) {
  auto end = JsonMessage::read(room.row().end);
  if (!end) return;
  Request kept(std::move(*end), Language::english);
  end_ = static_cast<End>(kept.word("how", kEndNames));
  for (const std::string& seat : kept.texts_or_none("winners"))
    winners_ = winners_ | seat_at(seat.front() - 'a');
}

// --- giving up ---

void Ending::concede(const Asker& asker) {
  namespace cannot = words::server::cannot;
  const std::optional<Seat> seat = asker.client->seat;
  if (!seat) return asker.fail(cannot::watch(asker.language()));
  if (room_.phase() == Room::Phase::playing) return give_up(*seat, End::conceded, asker);
  if (room_.phase() == Room::Phase::over) return room_.telling.answer_present(asker);
  asker.fail(cannot::not_begun(asker.language()));
}

void Ending::give_up(Seat seat, End how, const std::optional<Asker>& asker) {
  if (room_.seats() == 2) return finish(how, seat == Seat::a ? Seat::b : Seat::a, asker);
  const SeatSet others = room_.seating.people().without(seat);
  if (others.size() <= 1) return finish(how, others, asker);
  substitute(seat, asker);
}

void Ending::substitute(Seat seat, const std::optional<Asker>& asker) {
  GameRow next = room_.row();
  next.seats[static_cast<std::size_t>(index(seat))] = {"bot", "", std::string(kSubstitute), ""};
  room_.keeping.commit({PutGame{next}}, asker, [this, next, seat, asker] {
    room_.set_row(next);
    if (HostedTable* table = room_.match.in_memory())
      table->seat_bot(seat, *player_named(kSubstitute));
    room_.telling.watch_from(seat);
    room_.telling.tell_state(asker, true);
    room_.playing.take_up();
  });
}

// --- the end ---

void Ending::finish(End how, SeatSet winners, const std::optional<Asker>& asker) {
  GameRow next = room_.row();
  next.changed = room_.services().world.now();
  set_end(next, how, winners);
  room_.keeping.commit({PutGame{next}}, asker, [this, next, how, winners, asker] {
    room_.set_row(next);
    settle(how, winners);
    room_.telling.tell_state(asker);
  });
}

void Ending::settle(End how, SeatSet winners) {
  end_ = how;
  winners_ = winners;
  room_.match.note_end();
  room_.offers.drop();
  room_.clock.stop();
  room_.services().owner.listing_changed(room_);
}

void Ending::dissolve() {
  GameRow row = room_.row();
  row.phase = Room::kPhaseNames[static_cast<std::size_t>(Room::Phase::over)];
  row.invite.clear();
  room_.set_row(std::move(row));
  end_ = End::abandoned;
}

void Ending::abandon_if_due(Milliseconds now) {
  const bool by_mail = room_.settings().clock.kind == ClockSettings::Kind::correspondence;
  const Milliseconds pause = by_mail ? kLongestPauseByMail : kLongestPause;
  if (room_.phase() == Room::Phase::over || now - room_.row().changed < pause) return;
  room_.keeping.in_turn([this, now, pause] {
    if (room_.phase() == Room::Phase::waiting)
      return room_.keeping.commit({DropGame{room_.id()}}, std::nullopt,
                                  [this] { room_.seating.dissolve(); });
    if (room_.phase() != Room::Phase::playing) return;
    Storage& storage = room_.services().storage;
    const std::vector<ChangeRow> changes = storage.changes(room_.id());
    if (!storage.read_problem().empty()) return;
    if (!changes.empty()) room_.note_touched(changes.back().at);
    if (now - room_.row().changed >= pause) finish(End::abandoned, SeatSet::none(), std::nullopt);
  });
}

// --- as it is told ---

std::optional<Result> Ending::result() const {
  if (!end_) return std::nullopt;
  return Result{true, winners_};
}

void Ending::write(JsonWriter& json) const {
  if (end_)
    write_end(json, *end_, winners_);
  else
    json.null();
}

}  // namespace wardroom::server
