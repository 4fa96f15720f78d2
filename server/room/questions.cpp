#include "server/room/questions.hpp"

#include "server/room/room.hpp"
#include "table/why.hpp"
#include "words/server.hpp"

namespace wardroom::server {

namespace cannot = words::server::cannot;

void answer_why(Room& room, const Asker& asker, const std::string& option) {
  const HostedTable* open = room.match.table_for(asker);
  if (open == nullptr) return;
  Reply reply(asker.id);
  write_why(reply.begin("why"), open->match(), *asker.client->seat, option, asker.language());
  asker.answer(reply);
}

void answer_preview(Room& room, const Asker& asker, const std::string& option) {
  const HostedTable* open = room.match.table_for(asker);
  if (open == nullptr) return;
  const Answer legal = open->match().ask(option, asker.language());
  if (legal.kind != Answer::legal) return asker.fail(legal.text);
  Reply reply(asker.id);
  open->match().write_preview(reply.begin("preview"), legal.option, asker.language());
  asker.answer(reply);
}

void answer_hint(Room& room, const Asker& asker) {
  if (room.seating.people().size() > 1) return asker.fail(cannot::hint(asker.language()));
  const HostedTable* open = room.match.table_for(asker);
  if (open == nullptr) return;
  if (asker.client->thinks) return asker.fail(cannot::busy(asker.language()));
  const bool begun = room.services().world.elsewhere(
      asker.client->whom(),
      [asker, task = open->match().hint_task({}, asker.language())]() -> std::function<void()> {
        return [asker, hint = task()] {
          asker.client->thinks = false;
          if (hint.choices.empty()) return asker.fail(cannot::busy(asker.language()));
          Reply reply(asker.id);
          write_hint(reply.begin("hint"), hint);
          asker.answer(reply);
        };
      });
  asker.client->thinks = begun;
  if (!begun) asker.fail(cannot::busy(asker.language()));
}

void answer_record(Room& room, const Asker& asker) {
  if (room.phase() != Room::Phase::over) return asker.fail(cannot::record(asker.language()));
  const HostedTable* open = room.match.table();
  if (open == nullptr) return asker.fail(room.match.fault(asker.language()));
  Record record = open->match().record();
  for (const TablePlayer& player : open->players()) record.players.push_back(player.name);
  record.versions.program = room.services().version;
  Reply reply(asker.id);
  reply.begin("record").member("text", print_record(record));
  asker.answer(reply);
}

void answer_catalogue(Room& room, const Asker& asker) {
  const std::string& name = room.settings().game;
  Sentence problem = [&name](Language language) { return cannot::play_game(language, name); };
  Record record;
  const PlayedGame* game = room.phase() == Room::Phase::waiting
                               ? room.services().games.find(name)
                               : room.match.game_begun(record, problem);
  if (game == nullptr) return asker.fail(problem(asker.language()));
  Reply reply(asker.id);
  game->write_catalogue(reply.begin("catalogue"));
  asker.answer(reply);
}

}  // namespace wardroom::server
