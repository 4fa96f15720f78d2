#include "server/room/beginning.hpp"

#include <algorithm>

#include "engine/record.hpp"
#include "server/people/secrets.hpp"
#include "server/room/room.hpp"
#include "words/server.hpp"

namespace wardroom::server {
namespace {

MatchRequest match_request(const RoomSettings& settings, const GameRow& row) {
  MatchRequest request{settings.mode, settings.sides, {}, settings.rules};
  const bool own_decks =
      std::ranges::any_of(row.seats, [](const auto& seat) { return !seat.deck.empty(); });
  if (!own_decks) return request;
  for (std::size_t i = 0; i < row.seats.size(); ++i) {
    const std::string& deck = row.seats[i].deck;
    const std::string seat(1, letter(seat_at(static_cast<int>(i))));
    request.decks.push_back(deck.empty() ? NamedText{} : NamedText{seat + ".deck", deck});
  }
  return request;
}

std::string seed_text(std::uint64_t seed) {
  constexpr std::string_view digits = "0123456789abcdef";
  std::string text(16, '0');
  for (auto digit = text.rbegin(); digit != text.rend(); ++digit, seed >>= 4U)
    *digit = digits[seed & 15U];
  return text;
}

}  // namespace

Beginning begin_game(const RoomServices& services, const RoomSettings& settings, GameRow& row,
                     Language language) {
  Beginning beginning;
  const TableGame* game = services.games.find(settings.game);
  if (game == nullptr) {
    beginning.problem = words::server::cannot::play_game(language, settings.game);
    return beginning;
  }
  const std::uint64_t seed = services.seed();
  auto match = game->start(match_request(settings, row), seed, beginning.problem, language);
  if (!beginning.problem.empty() ||
      std::ranges::any_of(row.seats, [](const SeatRow& seat) { return seat.kind == "open"; }))
    return beginning;

  Record record = match->record();
  for (const TablePlayer& player : players_of(row)) record.players.push_back(player.name);
  row.start = print_record(record);
  row.phase = Room::kPhaseNames[static_cast<std::size_t>(Room::Phase::playing)];
  row.invite.clear();
  row.pack = pack_hash(*game);
  beginning.table = std::make_unique<HostedTable>(*game, std::move(match), players_of(row));
  if (!row.pack.empty())
    beginning.writes.emplace_back(PutPack{row.pack, settings.game, game->pack()});
  return beginning;
}

std::vector<TablePlayer> players_of(const GameRow& row) {
  std::vector<TablePlayer> players;
  for (const SeatRow& seat : row.seats)
    players.push_back(player_named(seat.kind == "bot" ? seat.name : std::string(kPerson))
                          .value_or(TablePlayer{}));
  return players;
}

std::string commitment_to(const std::string& start) {
  const auto read = read_record({"start", start}, Language::english);
  const auto* record = std::get_if<Record>(&read);
  return record != nullptr && record->seed ? sha256_hex(seed_text(*record->seed)) : std::string();
}

}  // namespace wardroom::server
