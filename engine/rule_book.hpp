// The rule book of a game: its clauses, in our own words and in both languages. The one place where
// clause texts live; refusals, tests and help all point here by id.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/text/message.hpp"

namespace wardroom {

struct Clause {
  std::string id;  // "SF-DEPLOY-04", or "SF-R-04" for a ruling
  std::string section;
  std::string english;
  std::string french;
  std::vector<std::string> see;

  const std::string& text(Language language) const {
    return language == Language::french ? french : english;
  }
};

struct RuleSection {
  std::string id;
  std::string english;
  std::string french;
};

// Whoever asks for a clause or section may leave out the game: "R-04" is "SF-R-04".
bool goes_by(std::string_view id, std::string_view name);

class RuleBook {
 public:
  std::vector<RuleSection> sections;
  std::vector<Clause> clauses;

  const Clause* find(std::string_view name) const;

  std::vector<std::uint8_t> to_pack() const;
  // An empty book if the pack is not good.
  static RuleBook from_pack(std::span<const std::uint8_t> pack);
};

}  // namespace wardroom
