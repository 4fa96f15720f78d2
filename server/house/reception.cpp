#include "server/house/reception.hpp"

#include <algorithm>

#include "server/people/names.hpp"
#include "server/room/room_json.hpp"
#include "words/server.hpp"
#include "words/table.hpp"

namespace wardroom::server {

namespace cannot = words::server::cannot;

namespace {

constexpr std::size_t kLongestDeck = 16'000;  // bytes

}  // namespace

bool Reception::may_sit(const Asker& asker) const {
  const Language language = asker.language();
  std::string problem;
  if (tables_.is_closed()) problem = cannot::closed(language);
  if (tables_.of(asker.client->person->row.id).size() >= limits_.unfinished)
    problem = cannot::more_tables(language, limits_.unfinished);
  if (!problem.empty()) asker.fail(problem);
  return problem.empty();
}

// --- new tables ---

void Reception::create(const Asker& asker, Request& request) {
  const Language language = asker.language();
  const RoomSettings settings = read_settings(request);
  const std::vector<std::string> seats = request.texts_or_none("seats");
  const std::string deck = request.text_or("deck", "");
  if (!request.problem().empty()) return asker.fail(request.problem());
  const TableGame* game = tables_.services().games.find(settings.game);
  if (game == nullptr) return asker.fail(cannot::play_game(language, settings.game));
  if (static_cast<int>(seats.size()) != game->seats())
    return asker.fail(words::table::wrong::players(language, game->seats()));
  if (deck.size() > kLongestDeck) return asker.fail(cannot::deck_length(language));
  if (!may_sit(asker)) return;
  if (tables_.is_full()) return asker.fail(cannot::busy(language));

  GameRow row;
  const PersonRow& person = asker.client->person->row;
  for (const std::string& seat : seats) {
    if (seat == "me")
      row.seats.push_back({"person", person.id, shown_name(person), deck});
    else if (seat == "open")
      row.seats.push_back({"open", "", "", ""});
    else if (const auto player = player_named(seat); player && player->bot)
      row.seats.push_back({"bot", "", player->name, ""});
    else
      return asker.fail(cannot::seat(language, seat, level_names(language)));
  }
  if (std::ranges::count(seats, "me") != 1) return asker.fail(cannot::sit_once(language));
  row.settings = print_settings(settings);
  tables_.open_room(std::move(row), asker,
                    [asker](Room& room) { room.telling.enter(asker.client, asker); });
}

// --- sitting down and looking ---

void Reception::invitation(const Asker& asker, Request& request) {
  const std::string invite = request.text("invite");
  if (!request.problem().empty()) return asker.fail(request.problem());
  const auto room = tables_.invited_to(invite);
  if (!room) return asker.fail(cannot::invitation(asker.language()));
  Reply reply(asker.id);
  write_room(reply.begin("room"), *room, asker.client.get());
  asker.answer(reply);
}

void Reception::join(const Asker& asker, Request& request) {
  const Language language = asker.language();
  const std::string invite = request.text_or("invite", "");
  const std::string id = request.text_or("room", "");
  std::string deck = request.text_or("deck", "");
  if (!request.problem().empty()) return asker.fail(request.problem());
  if (deck.size() > kLongestDeck) return asker.fail(cannot::deck_length(language));
  std::shared_ptr<Room> room;
  if (!invite.empty()) {
    room = tables_.invited_to(invite);
    if (!room) return asker.fail(cannot::invitation(language));
  } else {
    room = visible(asker, id);
    if (!room) return;
  }
  room->keeping.in_turn([this, room, asker, deck = std::move(deck)]() mutable {
    const auto person = asker.client->person;
    if (!room->seating.seat_of(person->row.id)) {
      if (!may_sit(asker)) return;
      // Who is blocked, or blocks, need not know by whom.
      const bool blocked = blocked_from(*room, *person);
      if (!keeping_.could_read(asker)) return;
      if (blocked) return asker.fail(cannot::sit_full(asker.language()));
    }
    room->seating.sit(asker, std::move(deck), introduce(*asker.client));
  });
}

bool Reception::blocked_from(const Room& room, const Person& person) {
  return std::ranges::any_of(room.row().seats, [&](const SeatRow& seat) {
    return seat.kind == "person" && !seat.person.empty() &&
           people_.avoid_each_other(person, seat.person);
  });
}

// A table that is not one's own might as well not be there.
std::shared_ptr<Room> Reception::visible(const Asker& asker, const std::string& id) {
  auto room = tables_.find(id);
  if (!room && !keeping_.could_read(asker)) return nullptr;
  if (room && (room->settings().is_public || room->seating.seat_of(asker.client->person->row.id)))
    return room;
  asker.fail(cannot::find_table(asker.language()));
  return nullptr;
}

void Reception::enter(const Asker& asker, Request& request) {
  const std::string id = request.text("room");
  if (!request.problem().empty()) return asker.fail(request.problem());
  if (const auto room = visible(asker, id))
    room->keeping.in_turn([room, asker] { room->telling.enter(asker.client, asker); });
}

void Reception::leave(const Asker& asker, Request&) {
  if (asker.client->room) asker.client->room->telling.leave(asker.client);
  asker.done();
}

}  // namespace wardroom::server
