// What `wardroom engine` does: plays matches for another program that asks for everything about
// them line by line (docs/engines.md). A later version of Wardroom runs it for games that were
// begun with the rules of this one.
#pragma once

#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "table/request.hpp"
#include "table/table_game.hpp"

namespace wardroom::older {

class ProgramHost {
 public:
  ProgramHost(std::vector<const TableGame*> games, std::string version)
      : games_(std::move(games)), version_(std::move(version)) {}

  // Answers one line with another, without its end, whatever was asked.
  std::string answer(std::string_view line);

 private:
  void write_answer(JsonWriter& json, Request& request);
  void hello(JsonWriter& json) const;
  void open(JsonWriter& json, Request& request);
  // The game that a request names, with the cards it brings; null after complaining.
  const TableGame* game(Request& request);

  std::vector<const TableGame*> games_;
  std::string version_;
  std::map<std::string, std::unique_ptr<TableGame>> packed_;  // by game and bytes of the cards
  std::map<std::int64_t, std::unique_ptr<AnyMatch>> matches_;
};

}  // namespace wardroom::older
