#include "server/room.hpp"

#include <algorithm>
#include <array>
#include <charconv>

#include "engine/record.hpp"
#include "server/secrets.hpp"
#include "words/server.hpp"

namespace wardroom::server {

namespace cannot = words::server::cannot;

namespace {

constexpr Milliseconds kDay = Milliseconds{24} * 60 * 60 * 1000;
constexpr Milliseconds kLongestPause = 7 * kDay;  // then a game is abandoned (docs/server.md)
constexpr Milliseconds kLongestPauseByMail = 30 * kDay;

std::string seed_text(std::uint64_t seed) {
  constexpr std::string_view digits = "0123456789abcdef";
  std::string text(16, '0');
  for (auto digit = text.rbegin(); digit != text.rend(); ++digit, seed >>= 4U)
    *digit = digits[seed & 15U];
  return text;
}

// Of a kept start of a game; empty if it cannot be read.
std::string commitment_to(const std::string& start) {
  const auto read = read_record({"start", start}, Language::english);
  const auto* record = std::get_if<Record>(&read);
  return record != nullptr && record->seed ? sha256_hex(seed_text(*record->seed)) : std::string();
}

}  // namespace

Room::Room(RoomServices& services, GameRow row)
    : services_(services), row_(std::move(row)), settings_(read_settings(row_.settings)) {
  const auto phase = std::ranges::find(kPhaseNames, row_.phase);
  phase_ =
      phase == kPhaseNames.end() ? Phase::over : static_cast<Phase>(phase - kPhaseNames.begin());
  clock_ = GameClock(settings_.clock, seats());
  if (!row_.start.empty()) commitment_ = commitment_to(row_.start);
  if (auto end = JsonMessage::read(row_.end)) {
    Request request(std::move(*end), Language::english);
    end_ = static_cast<End>(request.word("how", kEndNames));
    for (const std::string& seat : request.texts_or_none("winners"))
      winners_ = winners_ | seat_at(seat.front() - 'a');
  }
}

std::optional<Seat> Room::seat_of(std::string_view person) const {
  for (int i = 0; i < seats(); ++i) {
    const SeatRow& seat = row_.seats[static_cast<std::size_t>(i)];
    if (seat.kind == "person" && seat.person == person) return seat_at(i);
  }
  return std::nullopt;
}

SeatSet Room::people() const {
  SeatSet people;
  for (int i = 0; i < seats(); ++i)
    if (row_.seats[static_cast<std::size_t>(i)].kind == "person") people = people | seat_at(i);
  return people;
}

bool Room::has_open_seat() const {
  return std::ranges::any_of(row_.seats, [](const SeatRow& seat) { return seat.kind == "open"; });
}

std::size_t Room::spectators() const {
  return static_cast<std::size_t>(
      std::ranges::count_if(lookers_, [](const auto& client) { return !client->seat; }));
}

std::optional<Seat> Room::decider() const {
  if (phase_ != Phase::playing || !table_) return clock_.running();
  return table_->decider();
}

std::vector<std::string> Room::frames(Language language) {
  HostedTable* open = phase_ == Phase::waiting ? nullptr : table();
  std::vector<std::string> lines;
  if (open != nullptr) lines = open->match().frames(language);
  rest();
  return lines;
}

// --- one thing after the other ---

void Room::in_turn(std::function<void()> work) {
  waiting_.push_back(std::move(work));
  run_waiting();
}

void Room::run_waiting() {
  while (!busy_ && !waiting_.empty()) {
    const std::function<void()> work = std::move(waiting_.front());
    waiting_.pop_front();
    work();
  }
}

void Room::commit(std::vector<Write> writes, const Asker* asker, std::function<void()> then) {
  busy_ = true;
  std::optional<Asker> who;
  if (asker != nullptr) who = *asker;
  services_.storage().write(std::move(writes),
                            [room = weak_from_this(), &world = services_.world(), who,
                             then = std::move(then)](const std::string& problem) {
                              world.post([room, who, then, problem] {
                                if (const auto still = room.lock())
                                  still->committed(problem, who, then);
                              });
                            });
}

void Room::committed(const std::string& problem, const std::optional<Asker>& asker,
                     const std::function<void()>& then) {
  busy_ = false;
  if (problem.empty()) {
    ++version_;
    then();
  } else {
    // What is on disk is the truth: the match is read from there again.
    table_.reset();
    clock_known_ = false;
    if (asker) asker->fail(cannot::keep(asker->language()));
  }
  run_waiting();
}

// --- the match ---

std::vector<TablePlayer> Room::table_players(const GameRow& row) const {
  std::vector<TablePlayer> players;
  for (const SeatRow& seat : row.seats)
    players.push_back(player_named(seat.kind == "bot" ? seat.name : std::string(kPerson))
                          .value_or(TablePlayer{}));
  return players;
}

MatchRequest Room::match_request(const GameRow& row) const {
  MatchRequest request{settings_.mode, settings_.sides, {}, settings_.rules};
  const bool own_decks =
      std::ranges::any_of(row.seats, [](const auto& seat) { return !seat.deck.empty(); });
  if (!own_decks) return request;
  for (int i = 0; i < seats(); ++i) {
    const std::string& deck = row.seats[static_cast<std::size_t>(i)].deck;
    request.decks.push_back(
        deck.empty() ? NamedText{} : NamedText{std::string(1, letter(seat_at(i))) + ".deck", deck});
  }
  return request;
}

std::string Room::begin(GameRow& row, Language language, std::vector<Write>& writes) {
  std::string problem;
  const TableGame* game = services_.game(settings_.game, "", problem);
  if (game == nullptr) return problem;
  const std::uint64_t seed = services_.fresh_seed();
  auto match = game->start(match_request(row), seed, problem, language);
  if (!problem.empty() ||
      std::ranges::any_of(row.seats, [](const SeatRow& seat) { return seat.kind == "open"; }))
    return problem;

  Record record = match->record();
  for (const TablePlayer& player : table_players(row)) record.players.push_back(player.name);
  row.start = print_record(record);
  row.phase = kPhaseNames[static_cast<std::size_t>(Phase::playing)];
  row.invite.clear();
  row.pack = services_.pack_hash(*game);
  table_ = std::make_unique<HostedTable>(*game, std::move(match), table_players(row));
  if (!row.pack.empty()) writes.emplace_back(PutPack{row.pack, settings_.game, game->pack()});
  return {};
}

HostedTable* Room::table() {
  if (!table_ && !load()) return nullptr;
  return table_.get();
}

bool Room::load() {
  if (row_.start.empty()) return false;
  const TableGame* game = services_.game(settings_.game, row_.pack, fault_);
  auto read = read_record({"start", row_.start}, Language::english);
  auto* record = std::get_if<Record>(&read);
  if (game == nullptr || record == nullptr) return false;
  const std::vector<ChangeRow> changes = services_.storage().changes(id());
  std::string clocks;
  for (const ChangeRow& change : changes) {
    if (change.kind == ChangeRow::Kind::back)
      record->steps.resize(std::min<std::size_t>(change.steps, record->steps.size()));
    else
      record->steps.push_back(
          {seat_at(change.seat.empty() ? 0 : change.seat.front() - 'a'), change.option});
    clocks = change.clocks;
  }
  ReplayFault fault;
  auto match = game->open(*record, record->steps.size(), 0, Language::english, fault);
  if (fault || match == nullptr) {
    fault_ = cannot::go_on(Language::english, record->versions.rules, game->versions().rules);
    return false;
  }
  fault_.clear();
  changes_ = changes.size();
  table_ = std::make_unique<HostedTable>(*game, std::move(match), table_players(row_));
  if (!clock_known_ && phase_ == Phase::playing) {
    clock_ = GameClock(settings_.clock, seats());
    if (!clocks.empty()) clock_.restore(clocks);
    clock_.turn(table_->decider(), services_.world().now());
    clock_known_ = true;
  }
  return true;
}

// A bot that is to move needs the match; who looks, too.
void Room::rest() {
  if (lookers_.empty() && !busy_ && table_ && !table_->waits()) table_.reset();
}

void Room::wake() {
  if (phase_ != Phase::playing) return;
  const bool has_bots = people().size() < seats();
  if (settings_.clock.kind == ClockSettings::Kind::none && !has_bots) return;
  in_turn([this] {
    if (table() == nullptr) return;
    take_up();
    rest();
  });
}

void Room::abandon_if_due(Milliseconds now) {
  const bool by_mail = settings_.clock.kind == ClockSettings::Kind::correspondence;
  const Milliseconds pause = by_mail ? kLongestPauseByMail : kLongestPause;
  if (phase_ == Phase::over || now - row_.changed < pause) return;
  in_turn([this] {
    if (phase_ == Phase::over) return;
    if (phase_ == Phase::waiting)
      return commit({DropGame{id()}}, nullptr, [this] { services_.remove(*this); });
    finish(End::abandoned, SeatSet::none(), nullptr);
  });
}

// --- looking ---

void Room::enter(const std::shared_ptr<Client>& client, const Asker& asker) {
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
  else if (table() != nullptr)
    client.send(state_for(client, asker.id, true));
  else
    asker.fail(fault_);
}

// --- sitting ---

void Room::open(const Asker& asker, std::vector<Write> first, std::function<void()> kept) {
  GameRow next = row_;
  std::vector<Write> writes = std::move(first);
  if (const std::string problem = begin(next, asker.language(), writes); !problem.empty())
    return asker.fail(problem);
  sit_down(std::move(next), std::move(writes), asker, std::move(kept));
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

// Keeps who sits here now, and the first choices of a game that begins with it.
void Room::sit_down(GameRow next, std::vector<Write> writes, const Asker& asker,
                    std::function<void()> then) {
  const Milliseconds now = services_.world().now();
  next.changed = now;
  writes.emplace_back(PutGame{next});
  std::vector<ChangeRow> changes;
  if (table_) changes = new_changes(0, now);
  if (!changes.empty()) writes.emplace_back(AddChanges{id(), 0, changes});
  commit(std::move(writes), &asker, [this, next, count = changes.size(), now, then] {
    row_ = next;
    if (!row_.start.empty()) {
      phase_ = Phase::playing;
      changes_ = count;
      commitment_ = commitment_to(row_.start);
      clock_known_ = true;
    }
    services_.listing_changed(*this);
    if (phase_ == Phase::waiting) {
      tell_room(nullptr);
      return then();
    }
    clock_.turn(table()->decider(), now);
    tell_state(nullptr, true);
    then();
    take_up();
  });
}

void Room::stand_up(const Asker& asker) {
  const std::optional<Seat> seat = seat_of(asker.client->person->row.id);
  if (phase_ != Phase::waiting || !seat) return asker.fail(cannot::stand_up(asker.language()));
  GameRow next = row_;
  next.seats[static_cast<std::size_t>(index(*seat))] = {"open", "", "", ""};
  next.changed = services_.world().now();
  const bool empty =
      std::ranges::none_of(next.seats, [](const SeatRow& one) { return one.kind == "person"; });
  std::vector<Write> writes;
  if (empty)
    writes.emplace_back(DropGame{id()});
  else
    writes.emplace_back(PutGame{next});
  commit(std::move(writes), &asker, [this, next, asker, empty] {
    row_ = next;
    asker.done();
    leave(asker.client);
    services_.listing_changed(*this);
    if (empty) return services_.remove(*this);
    tell_room(nullptr);
  });
}

// --- people change ---

std::string Room::person_at(Seat seat) const {
  const SeatRow& row = row_.seats[static_cast<std::size_t>(index(seat))];
  return row.kind == "person" ? row.person : std::string();
}

std::optional<Asker> Room::anybody() const {
  const auto sits = [](const auto& client) { return client->seat.has_value(); };
  const auto found = std::ranges::find_if(lookers_, sits);
  if (found == lookers_.end()) return std::nullopt;
  return Asker{*found, ""};
}

void Room::person_goes(const std::string& person) {
  in_turn([this, person] {
    const auto seat = seat_of(person);
    if (!seat) return;
    if (phase_ == Phase::playing) return concede(nullptr, *seat);
    if (phase_ == Phase::waiting)
      commit({DropGame{id()}}, nullptr, [this] { services_.remove(*this); });
  });
}

void Room::person_moved(const std::string& from, const Person& to) {
  for (SeatRow& seat : row_.seats)
    if (seat.kind == "person" && seat.person == from) seat.person = to.row.id;
  person_changed(to);
}

void Room::person_changed(const Person& person) {
  if (const auto seat = seat_of(person.row.id)) {
    row_.seats[static_cast<std::size_t>(index(*seat))].name = person.row.name;
    tell_room(nullptr);
  }
}

}  // namespace wardroom::server
