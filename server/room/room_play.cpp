// The course of a game: choices, clocks and bots (docs/server.md).
#include <algorithm>

#include "server/room/room.hpp"
#include "table/why.hpp"
#include "words/server.hpp"

namespace wardroom::server {

namespace cannot = words::server::cannot;

namespace {

// So long until a bot is tried again for which there was no room to think.
constexpr Milliseconds kBusyPause = 200;

}  // namespace

// --- choices ---

HostedTable* Room::deciding_table(const Asker& asker) {
  const Language language = asker.language();
  const std::optional<Seat> seat = asker.client->seat;
  if (!seat) return asker.fail(cannot::watch(language)), nullptr;
  if (phase_ == Phase::waiting) return asker.fail(cannot::not_begun(language)), nullptr;
  if (phase_ == Phase::over) return asker.fail(cannot::over(language)), nullptr;
  HostedTable* open = table();
  if (open == nullptr) return asker.fail(fault(language)), nullptr;
  if (open->decider() != seat) return asker.fail(cannot::not_your_turn(language)), nullptr;
  return open;
}

void Room::act(const Asker& asker, std::int64_t n, const std::string& option, Milliseconds at) {
  // An answer to another question, or one that was sent twice, is answered by where things stand.
  if (phase_ != Phase::waiting && n != static_cast<std::int64_t>(changes_))
    return answer_present(asker);
  const HostedTable* open = deciding_table(asker);
  if (open == nullptr) return;
  if (clock_.expired(at)) return give_up(*asker.client->seat, End::time, &asker);
  const wardroom::Answer legal = open->match().ask(option, asker.language());
  if (legal.kind == wardroom::Answer::legal) return play(legal.option, at, &asker, false);
  Reply reply("refused", asker.id);
  reply.json().member("text", legal.text);
  write_clause(reply.json(), legal.clause);
  asker.answer(reply);
}

std::vector<ChangeRow> Room::new_changes(std::size_t first, const GameClock& clock,
                                         Milliseconds at) const {
  const AnyMatch& match = table_->match();
  std::vector<ChangeRow> changes;
  for (std::size_t i = first; i < match.steps(); ++i) {
    const Record::Step step = match.choice(i);
    changes.push_back({ChangeRow::Kind::choice, std::string(1, letter(step.seat)), step.option, 0,
                       clock.print(), at});
  }
  return changes;
}

void Room::play(const ListedOption& option, Milliseconds at, const Asker* asker, bool by_bot) {
  const Seat seat = *table_->decider();
  const std::size_t before = table_->match().steps();
  table_->play(option);
  GameClock clock = clock_;
  clock.turn(table_->decider(), at);

  // Whoever was asked has answered by choosing; who offered may offer again.
  std::optional<Offer> offer = offer_;
  if (offer && (offer->from != seat || offer->what == Offer::What::undo)) offer.reset();

  const std::vector<ChangeRow> changes = new_changes(before, clock, at);
  std::vector<Write> writes = {AddChanges{id(), changes_, changes}};
  GameRow next = row_;
  next.changed = at;
  const Result result = table_->match().result();
  if (result.over) {
    set_end(next, End::played, result.winners);
    writes.emplace_back(PutGame{next});
  }
  commit(std::move(writes), asker,
         [this, next, result, offer, seat, clock, count = changes.size(), by_bot,
          who = asker == nullptr ? std::optional<Asker>() : *asker] {
           changes_ += count;
           clock_ = clock;
           clock_.start(services_.world().now());
           offer_ = offer;
           offered_ = offered_.without(seat);
           row_ = next;
           if (result.over) settle_end(End::played, result.winners);
           services_.count_choice(by_bot);
           tell_state(who ? &*who : nullptr);
           take_up();
         });
}

// --- clock and bots ---

void Room::take_up() {
  if (phase_ != Phase::playing || busy_ || table() == nullptr) return;
  decides_ = table_->decider();
  decides_known_ = true;
  services_.listing_changed(*this);
  follow_clock();
  follow_bot();
}

void Room::follow_clock() {
  const auto deadline = clock_.deadline();
  if (!deadline) return;
  World& world = services_.world();
  world.after(std::max<Milliseconds>(0, *deadline - world.now()),
              [room = weak_from_this(), deadline] {
                const auto still = room.lock();
                if (!still || still->clock_.deadline() != deadline) return;
                still->in_turn([still, deadline] { still->run_out(*deadline); });
              });
}

// The clock is looked at once more: a choice may have come in just before.
void Room::run_out(Milliseconds deadline) {
  if (phase_ != Phase::playing || clock_.deadline() != deadline || table() == nullptr) return;
  if (const auto seat = table_->decider()) give_up(*seat, End::time, nullptr);
}

void Room::follow_bot() {
  const HostedTable* open = table();
  if (open == nullptr || thinking_for_ == changes_) return;
  const auto waits = open->waits();
  const auto task = open->bot_task();
  if (!waits || !task) return;
  World& world = services_.world();
  const Milliseconds shown = world.now() + waits->count();
  thinking_for_ = changes_;
  const bool begun = world.elsewhere([room = weak_from_this(), task = *task, changes = changes_,
                                      shown]() -> std::function<void()> {
    return [room, changes, shown, option = task()] {
      if (const auto still = room.lock()) still->bot_chose(changes, shown, option);
    };
  });
  if (begun) return;
  thinking_for_ = UINT64_MAX;
  world.after(kBusyPause, [room = weak_from_this()] {
    if (const auto still = room.lock())
      still->in_turn([still] {
        if (still->phase_ == Phase::playing) still->follow_bot();
      });
  });
}

// The choice is played when its time to be shown has come: how long the bot really thought tells
// nothing.
void Room::bot_chose(std::uint64_t changes, Milliseconds shown, const ListedOption& option) {
  World& world = services_.world();
  world.after(std::max<Milliseconds>(0, shown - world.now()),
              [room = weak_from_this(), changes, option] {
                const auto still = room.lock();
                if (!still) return;
                still->in_turn([still, changes, option] {
                  if (still->phase_ != Phase::playing || still->changes_ != changes) return;
                  if (option.notation.empty()) return still->note_trouble("a bot finds no choice");
                  if (still->table() != nullptr)
                    still->play(option, still->services_.world().now(), nullptr, true);
                });
              });
}

}  // namespace wardroom::server
