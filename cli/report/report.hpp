// `simulate --report`: what came of many games as one page that needs nothing else. HTML with its
// style and plots inside, no script, no other file; it is well-formed XML too. The same games give
// the same page, byte by byte.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "ai/simulation/tally.hpp"
#include "engine/text/message.hpp"

namespace wardroom {

// Which games they were, in words.
struct ReportSubject {
  std::string game;
  std::string mode;
  std::string set_name;
  std::string set_note;
  std::string side_word;          // what sides are in this game: "Cruiser"
  std::vector<std::string> bots;  // one a seat
  std::string forfeits;           // of programs that lost their seat, in words; or nothing
  std::uint64_t seed = 1;
  std::string version;
  std::string command;  // that repeats it
  std::function<std::string(int)> side_name;
  std::function<std::string(int)> card_name;
};

std::string report_page(const ReportSubject& subject, const Tally& tally, Language language);

}  // namespace wardroom
