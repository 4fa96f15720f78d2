// The cards of a side by what they are for, so that both sides can be tried alike.
#pragma once

#include <string>

namespace wardroom::wingcommander {

struct SideCards {
  char seat;
  std::string fighter;
  std::string bomber;
  std::string pilot;  // without medals
  std::string weapon;
  std::string maneuver;
  std::string medal_card;  // a fighter that costs a medal
  std::string home;
};

// The pilot is not the one that is tried.
inline SideCards cards_of(char seat, const std::string& tried) {
  if (seat == 'a')
    return {'a',         "darket", "vashkur", tried.starts_with("ssarik") ? "velkath" : "ssarik",
            "clawlight", "shake",  "zhurrak", "kc"};
  return {'b',
          "arrow",
          "rampart",
          tried.starts_with("novak") ? "oyelaran" : "novak",
          "ion-repeaters",
          "snap-roll",
          "oriflamme",
          "tc"};
}

inline std::string own(const SideCards& side, const std::string& place, const std::string& cards) {
  return std::string(1, side.seat) + '.' + place + " = \"" + cards + "\"\n";
}

// That side's turn, with Flights of both sides at home and at C, all of them without pilots.
inline std::string turn_of(const SideCards& side, const std::string& phase,
                           const std::string& lines) {
  return "phase = \"" + phase + "\"\nactive = \"" + side.seat +
         "\"\nluck_spent = \"both\"\na.kc = \"darket\"\nb.tc = \"halberd\"\na.c = \"darket\"\n"
         "b.c = \"arrow\"\n" +
         lines;
}

}  // namespace wardroom::wingcommander
