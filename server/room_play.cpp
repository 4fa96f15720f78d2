// The course of a game: choices, clocks, bots, offers, and its end (docs/server.md).
#include <algorithm>

#include "server/room.hpp"
#include "table/why.hpp"
#include "words/server.hpp"

namespace wardroom::server {

namespace cannot = words::server::cannot;

namespace {

// Takes the seat of who gives up among more than two.
constexpr std::string_view kSubstitute = "lieutenant";

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
  if (open == nullptr) return asker.fail(fault_), nullptr;
  if (open->decider() != seat) return asker.fail(cannot::not_your_turn(language)), nullptr;
  return open;
}

void Room::act(const Asker& asker, std::int64_t n, const std::string& option, Milliseconds at) {
  // An answer to another question, or one that was sent twice: where things stand.
  if (phase_ != Phase::waiting && n != static_cast<std::int64_t>(changes_))
    return answer_present(asker);
  const HostedTable* open = deciding_table(asker);
  if (open == nullptr) return;
  if (clock_.expired(at)) return give_up(*asker.client->seat, End::time, &asker);
  const wardroom::Answer legal = open->match().ask(option, asker.language());
  if (legal.kind == wardroom::Answer::legal) return play(option, at, &asker, false);
  Reply reply("refused", asker.id);
  reply.json().member("text", legal.text);
  write_clause(reply.json(), legal.clause);
  asker.answer(reply);
}

std::vector<ChangeRow> Room::new_changes(std::size_t first, Milliseconds at) const {
  const AnyMatch& match = table_->match();
  std::vector<ChangeRow> changes;
  for (std::size_t i = first; i < match.steps(); ++i) {
    const Record::Step step = match.choice(i);
    changes.push_back({ChangeRow::Kind::choice, std::string(1, letter(step.seat)), step.option, 0,
                       clock_.print(), at});
  }
  return changes;
}

void Room::play(const std::string& option, Milliseconds at, const Asker* asker, bool by_bot) {
  const Seat seat = *table_->decider();
  const std::size_t before = table_->match().steps();
  table_->play(option);
  clock_.turn(table_->decider(), at);

  // Whoever was asked has answered by choosing; who offered may offer again.
  std::optional<Offer> offer = offer_;
  if (offer && (offer->from != seat || offer->what == Offer::What::undo)) offer.reset();

  const std::vector<ChangeRow> changes = new_changes(before, at);
  std::vector<Write> writes = {AddChanges{id(), changes_, changes}};
  GameRow next = row_;
  next.changed = at;
  const Result result = table_->match().result();
  if (result.over) {
    set_end(next, End::played, result.winners);
    writes.emplace_back(PutGame{next});
  }
  commit(std::move(writes), asker,
         [this, next, result, offer, seat, count = changes.size(), by_bot,
          who = asker == nullptr ? std::optional<Asker>() : *asker] {
           changes_ += count;
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
  if (phase_ != Phase::playing || busy_) return;
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

// Unless a choice came in just before.
void Room::run_out(Milliseconds deadline) {
  if (phase_ != Phase::playing || clock_.deadline() != deadline || table() == nullptr) return;
  if (const auto seat = table_->decider()) give_up(*seat, End::time, nullptr);
}

void Room::follow_bot() {
  HostedTable* open = table();
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

// When everybody may see it: how long it thought tells nothing.
void Room::bot_chose(std::uint64_t changes, Milliseconds shown, const std::string& option) {
  World& world = services_.world();
  world.after(std::max<Milliseconds>(0, shown - world.now()),
              [room = weak_from_this(), changes, option] {
                const auto still = room.lock();
                if (!still) return;
                still->in_turn([still, changes, option] {
                  if (still->phase_ != Phase::playing || still->changes_ != changes) return;
                  if (still->table() != nullptr)
                    still->play(option, still->services_.world().now(), nullptr, true);
                });
              });
}

// --- taking back and offers ---

void Room::undo(const Asker& asker) {
  const Language language = asker.language();
  const std::optional<Seat> seat = asker.client->seat;
  if (!seat || phase_ != Phase::playing) return asker.fail(cannot::undo(language));
  const HostedTable* open = table();
  if (open == nullptr) return asker.fail(fault_);
  if (open->match().last_choice(*seat) == 0) return asker.fail(cannot::undo(language));
  if (people() == SeatSet(*seat) || open->match().free_to_take_back(*seat))
    return take_back(*seat, asker);
  offer(asker, Offer::What::undo);
}

void Room::take_back(Seat seat, const Asker& asker) {
  const Milliseconds now = services_.world().now();
  table_->back_to(table_->match().last_choice(seat) - 1);
  const std::size_t steps = table_->match().steps();
  clock_.turn(table_->decider(), now);
  const std::vector<ChangeRow> changes = {
      {ChangeRow::Kind::back, std::string(1, letter(seat)), "", steps, clock_.print(), now}};
  commit({AddChanges{id(), changes_, changes}}, &asker, [this, asker] {
    ++changes_;
    offer_.reset();
    tell_state(&asker, true);
    take_up();
  });
}

void Room::offer(const Asker& asker, Offer::What what) {
  const Language language = asker.language();
  const std::optional<Seat> seat = asker.client->seat;
  if (!seat || phase_ != Phase::playing) return asker.fail(cannot::offer(language));
  if (people().size() < 2) return asker.fail(cannot::offer_to_bots(language));
  if (offer_ && offer_->from == *seat && offer_->what == what)
    return asker.client->send(room_for(*asker.client, asker.id));
  if (offered_.contains(*seat)) return asker.fail(cannot::offer_again(language));
  offer_ = Offer{what, *seat, *seat};
  offered_ = offered_ | *seat;
  ++version_;
  tell_room(&asker);
}

void Room::reply(const Asker& asker, bool accept) {
  const std::optional<Seat> seat = asker.client->seat;
  if (!offer_ || !seat || offer_->from == *seat) return asker.fail(cannot::reply(asker.language()));
  if (!accept) {
    offer_.reset();
    ++version_;
    return tell_room(&asker);
  }
  offer_->accepted = offer_->accepted | *seat;
  if ((people() & offer_->accepted) != people()) {
    ++version_;
    return tell_room(&asker);
  }
  const Offer agreed = *offer_;
  if (agreed.what == Offer::What::draw) return finish(End::agreed, SeatSet::none(), &asker);
  const HostedTable* open = table();
  if (open == nullptr || open->match().last_choice(agreed.from) == 0) {
    offer_.reset();
    return asker.fail(cannot::undo(asker.language()));
  }
  take_back(agreed.from, asker);
}

// --- the end ---

void Room::concede(const Asker* asker, Seat seat) {
  if (phase_ == Phase::playing) return give_up(seat, End::conceded, asker);
  if (asker == nullptr) return;
  if (phase_ == Phase::over) return answer_present(*asker);
  asker->fail(cannot::not_begun(asker->language()));
}

void Room::give_up(Seat seat, End how, const Asker* asker) {
  if (seats() == 2) return finish(how, seat == Seat::a ? Seat::b : Seat::a, asker);
  const SeatSet others = people().without(seat);
  if (others.size() <= 1) return finish(how, others, asker);
  GameRow next = row_;
  next.seats[static_cast<std::size_t>(index(seat))] = {"bot", "", std::string(kSubstitute), ""};
  commit({PutGame{next}}, asker,
         [this, next, seat, who = asker == nullptr ? std::optional<Asker>() : *asker] {
           row_ = next;
           if (table_) table_->seat_bot(seat, *player_named(kSubstitute));
           for (const auto& client : lookers_)
             if (client->seat == seat) client->seat.reset();
           if (table() == nullptr) return;
           tell_state(who ? &*who : nullptr, true);
           take_up();
         });
}

void Room::set_end(GameRow& row, End how, SeatSet winners) const {
  row.phase = kPhaseNames[static_cast<std::size_t>(Phase::over)];
  JsonWriter json(row.end);
  row.end.clear();
  json.open_object();
  json.member("how", kEndNames[static_cast<std::size_t>(how)]);
  json.key("winners");
  json.open_array();
  for (int i = 0; i < seats(); ++i)
    if (winners.contains(seat_at(i))) json.value(std::string(1, letter(seat_at(i))));
  json.close_array();
  json.close_object();
}

void Room::settle_end(End how, SeatSet winners) {
  phase_ = Phase::over;
  end_ = how;
  winners_ = winners;
  offer_.reset();
  clock_.turn(std::nullopt, services_.world().now());
  services_.listing_changed(*this);
}

void Room::finish(End how, SeatSet winners, const Asker* asker) {
  GameRow next = row_;
  next.changed = services_.world().now();
  set_end(next, how, winners);
  commit({PutGame{next}}, asker,
         [this, next, how, winners, who = asker == nullptr ? std::optional<Asker>() : *asker] {
           row_ = next;
           settle_end(how, winners);
           if (table() != nullptr)
             tell_state(who ? &*who : nullptr);
           else
             tell_room(who ? &*who : nullptr);
           rest();
         });
}

void Room::rematch(const Asker& asker) {
  const std::optional<Seat> seat = asker.client->seat;
  if (!seat || phase_ != Phase::over) return asker.fail(cannot::rematch(asker.language()));
  rematch_ = rematch_ | *seat;
  ++version_;
  tell_room(&asker);
  if (next_.empty() && (rematch_ & people()) == people()) services_.begin_rematch(*this);
}

void Room::rematch_begun(const std::string& id) {
  next_ = id;
  ++version_;
  tell_room(nullptr);
}

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
  open->match().write_preview(reply.json(), option, asker.language());
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
  if (open == nullptr) return asker.fail(fault_);
  Record record = open->match().record();
  for (const TablePlayer& player : open->players()) record.players.push_back(player.name);
  record.versions.program = services_.version();
  Reply reply("record", asker.id);
  reply.json().member("text", print_record(record));
  asker.answer(reply);
}

}  // namespace wardroom::server
