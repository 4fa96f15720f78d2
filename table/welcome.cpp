#include "table/welcome.hpp"

#include <string>

#include "ai/bots/levels.hpp"
#include "engine/digest.hpp"

namespace wardroom {
namespace {

// Changes with whatever a page must not mix: protocol, rules, cards.
std::string engine_name(std::span<const TableGame* const> games, std::string_view version) {
  std::string parts = std::to_string(kTableProtocol) + ' ' + std::string(version);
  for (const TableGame* game : games) {
    const RecordVersions versions = game->versions();
    parts += ' ' + std::string(game->name()) + ' ' + versions.rules + ' ' + versions.cards;
  }
  constexpr std::string_view hex = "0123456789abcdef";
  std::string name;
  for (std::uint64_t digest = text_digest(parts); name.size() < 16; digest >>= 4U)
    name += hex[digest & 15U];
  return name;
}

}  // namespace

std::uint64_t text_digest(std::string_view text) {
  Digest digest;
  digest.add_items(std::span<const char>(text));
  return digest.value();
}

void write_welcome(JsonWriter& json, std::span<const TableGame* const> games,
                   std::string_view version, Language language) {
  json.member("protocol", kTableProtocol);
  json.member("version", version);
  json.member("engine", engine_name(games, version));
  json.key("games");
  json.open_array();
  for (const TableGame* game : games) {
    json.open_object();
    json.member("name", game->name());
    json.member("title", game->title());
    json.member("players", game->seats());
    json.key("modes");
    json.open_array();
    for (const ModeOffer& mode : game->mode_offers(language)) {
      json.open_object();
      json.member("name", mode.name);
      json.member("text", mode.text);
      json.close_object();
    }
    json.close_array();
    json.close_object();
  }
  json.close_array();
  json.key("levels");
  json.open_array();
  for (const Level& level : kLevels) {
    json.open_object();
    json.member("name", level.names[0]);
    json.key("title");
    json.open_object();
    json.member("en", capitalised(std::string(level.names[0])));
    json.member("fr", capitalised(std::string(level.names[1])));
    json.close_object();
    json.close_object();
  }
  json.close_array();
}

}  // namespace wardroom
