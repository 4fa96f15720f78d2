// The user's own browser.
#pragma once

#include <string>

namespace wardroom {

// Asks the desktop to show this address. False if there is no desktop, or nothing that could.
bool open_in_browser(const std::string& address);

}  // namespace wardroom
