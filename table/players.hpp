// Who sits at a seat of a table: a person, a level, or one of the two simple bots. Bots that are
// told how to think belong to the command line: whoever opens a table from outside cannot ask for
// hours of thought.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "ai/bots/bot_spec.hpp"
#include "engine/text/message.hpp"

namespace wardroom {

inline constexpr std::string_view kPerson = "human";

struct TablePlayer {
  std::string name;            // a level by its English name
  std::optional<BotSpec> bot;  // nothing for a person
};

// The player of this name; nothing if the name is not understood.
std::optional<TablePlayer> player_named(std::string_view name);

// "cadet, ensign, ..." in this language.
std::string level_names(Language language);

}  // namespace wardroom
