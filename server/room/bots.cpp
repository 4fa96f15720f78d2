#include "server/room/bots.hpp"

#include <algorithm>

#include "server/room/room.hpp"

namespace wardroom::server {
namespace {

// So long until a bot is tried again for which there was no room to think.
constexpr Milliseconds kBusyPause = 200;

}  // namespace

void Bots::follow() {
  const HostedTable* open = room_.match.table();
  const std::uint64_t changes = room_.match.changes();
  if (open == nullptr || thinking_for_ == changes) return;
  const auto waits = open->waits();
  const auto task = open->bot_task();
  if (!waits || !task) return;
  World& world = room_.services().world;
  const Milliseconds shown = world.now() + waits->count();
  thinking_for_ = changes;
  const auto weak = room_.weak_from_this();
  const bool begun =
      world.elsewhere(whom_, [weak, task = *task, changes, shown]() -> std::function<void()> {
        return [weak, changes, shown, option = task()] {
          if (const auto room = weak.lock()) room->bots.chose(changes, shown, option);
        };
      });
  if (begun) return;
  ask_again();
  world.after(kBusyPause, [weak] {
    if (const auto room = weak.lock())
      room->keeping.in_turn([room] {
        if (room->phase() == Room::Phase::playing) room->bots.follow();
      });
  });
}

// The choice is played when its time to be shown has come.
void Bots::chose(std::uint64_t changes, Milliseconds shown, const ListedOption& option) {
  World& world = room_.services().world;
  world.after(std::max<Milliseconds>(0, shown - world.now()), [weak = room_.weak_from_this(),
                                                               changes, option] {
    const auto room = weak.lock();
    if (room) room->keeping.in_turn([room, changes, option] { room->bots.play(changes, option); });
  });
}

void Bots::play(std::uint64_t changes, const ListedOption& option) {
  if (room_.phase() != Room::Phase::playing || room_.match.changes() != changes) return;
  if (option.notation.empty()) return room_.keeping.note_trouble("a bot finds no choice");
  if (room_.match.table() != nullptr)
    room_.playing.play(option, room_.services().world.now(), std::nullopt);
}

}  // namespace wardroom::server
