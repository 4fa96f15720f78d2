// What people say at a table, and what they ask about the match without changing it.
#include "server/room/room.hpp"
#include "table/why.hpp"
#include "words/server.hpp"

namespace wardroom::server {

namespace cannot = words::server::cannot;

// --- talk ---

void Room::say(const Asker& asker, int phrase) {
  const std::optional<Seat> seat = asker.client->seat;
  if (!seat) return asker.fail(cannot::watch(asker.language()));
  asker.done();
  const std::string& speaker = asker.client->person->row.id;
  for (const auto& client : lookers_) {
    if (client->person->blocked.contains(speaker)) continue;
    Reply said("said");
    said.json().member("seat", std::string(1, letter(*seat)));
    said.json().member("phrase", phrase);
    client->send(said.finish());
  }
}

// --- questions about the match ---

void Room::why(const Asker& asker, const std::string& option) {
  const HostedTable* open = deciding_table(asker);
  if (open == nullptr) return;
  Reply reply("why", asker.id);
  write_why(reply.json(), open->match(), *asker.client->seat, option, asker.language());
  asker.answer(reply);
}

void Room::preview(const Asker& asker, const std::string& option) {
  const HostedTable* open = deciding_table(asker);
  if (open == nullptr) return;
  const wardroom::Answer legal = open->match().ask(option, asker.language());
  if (legal.kind != wardroom::Answer::legal) return asker.fail(legal.text);
  Reply reply("preview", asker.id);
  open->match().write_preview(reply.json(), legal.option, asker.language());
  asker.answer(reply);
}

void Room::hint(const Asker& asker) {
  if (people().size() > 1) return asker.fail(cannot::hint(asker.language()));
  const HostedTable* open = deciding_table(asker);
  if (open == nullptr) return;
  if (asker.client->thinks) return asker.fail(cannot::busy(asker.language()));
  const bool begun = services_.world().elsewhere(
      [asker, task = open->match().hint_task({}, asker.language())]() -> std::function<void()> {
        return [asker, hint = task()] {
          asker.client->thinks = false;
          if (hint.choices.empty()) return asker.fail(cannot::busy(asker.language()));
          Reply reply("hint", asker.id);
          write_hint(reply.json(), hint);
          asker.answer(reply);
        };
      });
  asker.client->thinks = begun;
  if (!begun) asker.fail(cannot::busy(asker.language()));
}

void Room::record(const Asker& asker) {
  if (phase_ != Phase::over) return asker.fail(cannot::record(asker.language()));
  const HostedTable* open = table();
  if (open == nullptr) return asker.fail(fault(asker.language()));
  Record record = open->match().record();
  for (const TablePlayer& player : open->players()) record.players.push_back(player.name);
  record.versions.program = services_.version();
  Reply reply("record", asker.id);
  reply.json().member("text", print_record(record));
  asker.answer(reply);
}

void Room::catalogue(const Asker& asker) {
  Sentence problem = [this](Language language) {
    return cannot::play_game(language, settings_.game);
  };
  Record record;
  const PlayedGame* game =
      phase_ == Phase::waiting ? services_.game(settings_.game) : game_begun(record, problem);
  if (game == nullptr) return asker.fail(problem(asker.language()));
  Reply reply("catalogue", asker.id);
  game->write_catalogue(reply.json());
  asker.answer(reply);
}

}  // namespace wardroom::server
