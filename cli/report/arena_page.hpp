// `arena --report`: what an arena found out as one page that needs nothing else. Apart from times
// the same pairs give the same page.
#pragma once

#include <string>

#include "cli/report/arena_text.hpp"

namespace wardroom {

std::string arena_page(const ArenaSubject& subject, const Standings& standings, Language language);

}  // namespace wardroom
