#include "server/house/table_messages.hpp"

#include <array>

#include "server/people/phrases.hpp"
#include "server/room/questions.hpp"
#include "server/room/room.hpp"
#include "words/server.hpp"

namespace wardroom::server {
namespace {

using Work = TableMessage::Work;

// --- sitting ---

Work stand_up(const Asker& asker, Request&, Milliseconds) {
  return [asker](Room& room) { room.seating.stand_up(asker); };
}

Work seat_bot(const Asker& asker, Request& request, Milliseconds) {
  return
      [asker, level = request.text("level")](Room& room) { room.seating.seat_bot(asker, level); };
}

// --- playing ---

Work act(const Asker& asker, Request& request, Milliseconds now) {
  return [asker, choice = read_choice(request), now](Room& room) {
    room.playing.act(asker, choice, now);
  };
}

Work answers(const Asker& asker, Request& request, Milliseconds) {
  const std::string kind = request.text("kind");
  const auto ask = static_cast<AnswerPolicy::Ask>(request.word("ask", AnswerPolicy::kAskNames));
  return [asker, kind, ask](Room& room) { room.passing.want(asker, kind, ask); };
}

Work ignore(const Asker& asker, Request& request, Milliseconds) {
  constexpr std::size_t kMostCards = 200;
  auto cards = request.texts_or_none("cards");
  if (cards.size() > kMostCards)
    request.complain(words::server::cannot::ignore(asker.language(), kMostCards));
  return [asker, cards = std::move(cards)](Room& room) { room.passing.ignore(asker, cards); };
}

Work undo(const Asker& asker, Request&, Milliseconds) {
  return [asker](Room& room) { room.offers.undo(asker); };
}

Work offer(const Asker& asker, Request& request, Milliseconds) {
  constexpr std::array<std::string_view, 1> kOffers = {"draw"};
  request.word("what", kOffers);
  return [asker](Room& room) { room.offers.offer(asker, Offers::What::draw); };
}

Work reply(const Asker& asker, Request& request, Milliseconds) {
  return
      [asker, accept = request.truth("accept")](Room& room) { room.offers.reply(asker, accept); };
}

Work concede(const Asker& asker, Request&, Milliseconds) {
  return [asker](Room& room) { room.ending.concede(asker); };
}

Work rematch(const Asker& asker, Request&, Milliseconds) {
  return [asker](Room& room) { room.rematch.want(asker); };
}

// --- talking and asking ---

Work say(const Asker& asker, Request& request, Milliseconds) {
  const auto phrase = request.number("phrase", 0, static_cast<std::int64_t>(kPhrases.size()) - 1);
  return [asker, phrase](Room& room) { room.telling.say(asker, static_cast<int>(phrase)); };
}

Work why(const Asker& asker, Request& request, Milliseconds) {
  return [asker, option = request.text("option")](Room& room) { answer_why(room, asker, option); };
}

Work preview(const Asker& asker, Request& request, Milliseconds) {
  return
      [asker, option = request.text("option")](Room& room) { answer_preview(room, asker, option); };
}

Work hint(const Asker& asker, Request&, Milliseconds) {
  return [asker](Room& room) { answer_hint(room, asker); };
}

Work record(const Asker& asker, Request&, Milliseconds) {
  return [asker](Room& room) { answer_record(room, asker); };
}

Work catalogue(const Asker& asker, Request&, Milliseconds) {
  return [asker](Room& room) { answer_catalogue(room, asker); };
}

Work resync(const Asker& asker, Request&, Milliseconds) {
  return [asker](Room& room) { room.telling.answer_present(asker); };
}

}  // namespace

std::span<const TableMessage> table_messages() {
  static constexpr auto messages = std::to_array<TableMessage>({
      {"stand_up", stand_up, true},
      {"seat_bot", seat_bot, true},
      {"act", act},
      {"answers", answers},
      {"ignore", ignore},
      {"undo", undo},
      {"offer", offer},
      {"reply", reply},
      {"concede", concede},
      {"say", say},
      {"rematch", rematch},
      {"why", why},
      {"preview", preview},
      {"hint", hint},
      {"record", record},
      {"catalogue", catalogue},
      {"resync", resync},
  });
  return messages;
}

}  // namespace wardroom::server
