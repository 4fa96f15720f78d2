// The rules for playing any Maneuver and any Battle Damage, tried with one card of so many arrows:
// every case in which it is refused, with its clause, beside one in which it is not.
#pragma once

#include <string>

namespace wardroom::wingcommander {

// WC-MANEUVER-02, WC-MANEUVER-03, WC-MANEUVER-04, WC-MANEUVER-05, WC-MANEUVER-09, WC-MANEUVER-11,
// WC-CARRIER-08, WC-R-58.
void expect_maneuver_rules(const std::string& card, int arrows);
// WC-DAMAGE-01, WC-DAMAGE-02, WC-DAMAGE-03, WC-DAMAGE-04, WC-DAMAGE-05, WC-DAMAGE-06,
// WC-CARRIER-08, WC-R-58.
void expect_damage_rules(const std::string& card, int arrows);

}  // namespace wardroom::wingcommander
