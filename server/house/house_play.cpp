// What people do at a table: read here, done by the room when its turn comes.
#include <array>

#include "older/program_line.hpp"
#include "server/house/house.hpp"
#include "server/people/phrases.hpp"
#include "words/server.hpp"

namespace wardroom::server {

namespace cannot = words::server::cannot;

void House::at_table(const Asker& asker, std::function<void(Room&)> work) {
  const std::shared_ptr<Room> room = asker.client->room;
  if (!room) return asker.fail(cannot::no_table(asker.language()));
  room->in_turn([asker, room, work = std::move(work)] {
    if (asker.client->room != room) return asker.fail(cannot::no_table(asker.language()));
    try {
      work(*room);
    } catch (const older::ProgramTrouble&) {
      asker.fail(cannot::reach_rules(asker.language()));
      throw;
    }
  });
}

void House::act(const Asker& asker, Request& request) {
  const std::int64_t n = request.number("n", 0, INT32_MAX);
  const std::string option = request.text("option");
  if (!request.problem().empty()) return asker.fail(request.problem());
  at_table(asker,
           [asker, n, option, at = world().now()](Room& room) { room.act(asker, n, option, at); });
}

void House::undo(const Asker& asker, Request&) {
  at_table(asker, [asker](Room& room) { room.undo(asker); });
}

void House::offer(const Asker& asker, Request& request) {
  constexpr std::array<std::string_view, 1> kOffers = {"draw"};
  request.word("what", kOffers);
  if (!request.problem().empty()) return asker.fail(request.problem());
  at_table(asker, [asker](Room& room) { room.offer(asker, Room::Offer::What::draw); });
}

void House::reply(const Asker& asker, Request& request) {
  const bool accept = request.truth("accept");
  if (!request.problem().empty()) return asker.fail(request.problem());
  at_table(asker, [asker, accept](Room& room) { room.reply(asker, accept); });
}

void House::concede(const Asker& asker, Request&) {
  at_table(asker, [asker](Room& room) {
    if (asker.client->seat)
      room.concede(&asker, *asker.client->seat);
    else
      asker.fail(cannot::watch(asker.language()));
  });
}

void House::say(const Asker& asker, Request& request) {
  const auto phrase = request.number("phrase", 0, static_cast<std::int64_t>(kPhrases.size()) - 1);
  if (!request.problem().empty()) return asker.fail(request.problem());
  at_table(asker, [asker, phrase](Room& room) { room.say(asker, static_cast<int>(phrase)); });
}

void House::rematch(const Asker& asker, Request&) {
  at_table(asker, [asker](Room& room) { room.rematch(asker); });
}

void House::why(const Asker& asker, Request& request) {
  const std::string option = request.text("option");
  if (!request.problem().empty()) return asker.fail(request.problem());
  at_table(asker, [asker, option](Room& room) { room.why(asker, option); });
}

void House::preview(const Asker& asker, Request& request) {
  const std::string option = request.text("option");
  if (!request.problem().empty()) return asker.fail(request.problem());
  at_table(asker, [asker, option](Room& room) { room.preview(asker, option); });
}

void House::hint(const Asker& asker, Request&) {
  at_table(asker, [asker](Room& room) { room.hint(asker); });
}

void House::record(const Asker& asker, Request&) {
  at_table(asker, [asker](Room& room) { room.record(asker); });
}

void House::catalogue(const Asker& asker, Request&) {
  at_table(asker, [asker](Room& room) { room.catalogue(asker); });
}

void House::resync(const Asker& asker, Request&) {
  at_table(asker, [asker](Room& room) { room.answer_present(asker); });
}

}  // namespace wardroom::server
