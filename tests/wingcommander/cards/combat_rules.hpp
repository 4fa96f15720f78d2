// The rules for playing any Maneuver and any Battle Damage, tried with one card of so many arrows:
// every case in which it is refused, with its clause, beside one in which it is not.
#pragma once

#include <string>

namespace wardroom::wingcommander {

// WC-MANEUVER-02 to 05, 09 and 11, WC-CARRIER-08, R-58.
void expect_maneuver_rules(const std::string& card, int arrows);
// WC-DAMAGE-01 to 06, WC-CARRIER-08, R-58.
void expect_damage_rules(const std::string& card, int arrows);

}  // namespace wardroom::wingcommander
