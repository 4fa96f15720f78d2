// The match of a room: how it begins, and how it is read from disk when it is needed.
#include <algorithm>

#include "engine/record.hpp"
#include "older/program_line.hpp"
#include "server/room/room.hpp"
#include "words/server.hpp"

namespace wardroom::server {

namespace cannot = words::server::cannot;

namespace {

std::string unreadable(Language language) {
  return cannot::read(language);
}

}  // namespace

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
  const TableGame* game = services_.game(settings_.game);
  if (game == nullptr) return cannot::play_game(language, settings_.game);
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

const PlayedGame* Room::game_begun(Record& record, Sentence& problem) {
  auto read = read_record({"start", row_.start}, Language::english);
  if (!std::holds_alternative<Record>(read)) return problem = unreadable, nullptr;
  record = std::get<Record>(std::move(read));
  return services_.game_begun(settings_.game, record.versions.rules, row_.pack, problem);
}

std::string Room::rules_version() const {
  const auto read = read_record({"start", row_.start}, Language::english);
  const auto* record = std::get_if<Record>(&read);
  return record == nullptr ? std::string() : record->versions.rules;
}

bool Room::load() {
  if (row_.start.empty()) return false;
  fault_ = nullptr;
  const std::vector<ChangeRow> changes = services_.storage().changes(id());
  if (!services_.storage().read_problem().empty()) {
    fault_ = unreadable;
    return false;
  }
  try {
    Record record;
    const PlayedGame* game = game_begun(record, fault_);
    if (game == nullptr) return false;
    for (const ChangeRow& change : changes) {
      if (change.kind == ChangeRow::Kind::back)
        record.steps.resize(std::min<std::size_t>(change.steps, record.steps.size()));
      else
        record.steps.push_back(
            {seat_at(change.seat.empty() ? 0 : change.seat.front() - 'a'), change.option});
    }
    ReplayFault fault;
    auto match = game->open(record, record.steps.size(), 0, Language::english, fault);
    if (fault || match == nullptr) {
      fault_ = [begun = record.versions.rules, today = game->versions().rules](Language language) {
        return cannot::go_on(language, begun, today);
      };
      return false;
    }
    table_ = std::make_unique<HostedTable>(*game, std::move(match), table_players(row_));
  } catch (const older::ProgramTrouble& trouble) {
    return note_trouble(trouble.what()), false;
  }
  decides_ = phase_ == Phase::playing ? table_->decider() : std::nullopt;
  decides_known_ = true;
  if (!clock_known_ || changes_ != changes.size()) {
    if (!changes.empty()) row_.changed = std::max(row_.changed, changes.back().at);
    clock_ = GameClock(settings_.clock, seats());
    if (!changes.empty() && !changes.back().clocks.empty()) clock_.restore(changes.back().clocks);
    clock_.take_up(decides_, row_.changed, services_.world().now());
    clock_known_ = true;
  }
  changes_ = changes.size();
  return true;
}

// The match stays in memory while somebody looks at it or a bot is to move.
void Room::rest() {
  if (!lookers_.empty() || busy_ || working_ || !table_) return;
  attempt([this] {
    if (!table_->waits()) table_.reset();
  });
}

}  // namespace wardroom::server
