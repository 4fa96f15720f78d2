// A table as one client sees it: takes a message of the table protocol and answers it
// (docs/table.md). No clock, no thread, no file, no chance of its own: whoever hosts it brings
// entropy and drives the bots.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/random.hpp"
#include "table/hosted_table.hpp"
#include "table/reply.hpp"
#include "table/request.hpp"
#include "table/state.hpp"
#include "table/table_game.hpp"

namespace wardroom {

inline constexpr std::size_t kLongestMessage = std::size_t{4} << 20U;  // in bytes

class TableHost {
 public:
  // `entropy` is where all chance of all games comes from, unless a client names a seed.
  TableHost(std::vector<const TableGame*> games, std::string version, std::uint64_t entropy);

  // Takes one JSON object and answers with one. A request that cannot be done changes nothing.
  std::string handle(std::string_view message);

 private:
  using Handler = void (TableHost::*)(Request&, Reply&);
  struct Entry {
    std::string_view type;
    Handler handler;
  };
  static std::span<const Entry> handlers();

  // --- about the table (host.cpp) ---
  void hello(Request& request, Reply& answer);
  void language(Request& request, Reply& answer);
  void new_game(Request& request, Reply& answer);
  void open(Request& request, Reply& answer);
  void lesson(Request& request, Reply& answer);
  void record(Request& request, Reply& answer);

  // --- at the table (host_play.cpp) ---
  void sit(Request& request, Reply& answer);
  void act(Request& request, Reply& answer);
  void undo(Request& request, Reply& answer);
  void next(Request& request, Reply& answer);
  void why(Request& request, Reply& answer);
  void preview(Request& request, Reply& answer);
  void hint(Request& request, Reply& answer);
  void step(Request& request, Reply& answer);
  void analyse(Request& request, Reply& answer);
  void think(Request& request, Reply& answer);
  void advance(Request& request, Reply& answer);

  // --- things to look up (host_reference.cpp) ---
  void catalogue(Request& request, Reply& answer);
  void rules(Request& request, Reply& answer);
  void lessons(Request& request, Reply& answer);
  void check_deck(Request& request, Reply& answer);
  void random_deck(Request& request, Reply& answer);

  const TableGame* find_game(Request& request) const;  // by the member `game`
  const TableGame* game_named(Request& request, std::string_view name) const;
  std::vector<TablePlayer> read_players(Request& request, std::vector<std::string> names,
                                        int seats) const;
  // The open table; null and a problem of the request if there is none.
  HostedTable* table_for(Request& request);
  // The same, but only if the seat that looks decides: the options are nobody else's business.
  HostedTable* deciding_table_for(Request& request);
  void open_table(std::unique_ptr<HostedTable> table);
  void seat_viewer();
  void answer_state(Reply& answer, std::size_t from = 0) const;
  std::uint64_t seed_of(const std::string& text);
  Outlook outlook() const;

  std::vector<const TableGame*> games_;
  std::string version_;
  Random entropy_;
  Language language_ = Language::english;
  std::unique_ptr<HostedTable> table_;
  std::optional<Seat> viewer_;  // in a replay, nothing stands for whoever decides
  bool open_sight_ = false;
};

}  // namespace wardroom
