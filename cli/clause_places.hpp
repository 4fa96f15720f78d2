// Where a clause is carried out and tested, as `tools/clauses --write` has noted it.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace wardroom {

struct ClausePlaces {
  std::vector<std::string> code;   // files
  std::vector<std::string> tests;  // "file: name"
};

ClausePlaces places_of(std::string_view clause);

}  // namespace wardroom
