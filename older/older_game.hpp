// A game as another program plays it, with the cards a match was begun with.
#pragma once

#include <string>

#include "older/older_program.hpp"
#include "table/played_game.hpp"

namespace wardroom::older {

class OlderGame final : public PlayedGame {
 public:
  // `plays` is one of those the program has. It must outlive the game. Throws ProgramTrouble
  // if it cannot read the cards.
  OlderGame(OlderProgram& program, const OlderProgram::Plays& plays, std::string_view pack);

  std::string_view name() const override { return plays_.game; }
  int seats() const override { return plays_.seats; }
  RecordVersions versions() const override { return {"", plays_.rules, cards_}; }
  void write_catalogue(JsonWriter& json) const override;
  std::unique_ptr<AnyMatch> open(const Record& record, std::size_t steps, std::uint64_t seed,
                                 Language language, ReplayFault& fault) const override;

 private:
  OlderProgram& program_;
  OlderProgram::Plays plays_;
  std::string pack_;   // as it is sent
  std::string cards_;  // their version
};

}  // namespace wardroom::older
