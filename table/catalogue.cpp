#include "table/catalogue.hpp"

namespace wardroom {
namespace {

void write_modes(JsonWriter& json, const TableGame& game) {
  const auto english = game.mode_offers(Language::english);
  const auto french = game.mode_offers(Language::french);
  json.key("modes");
  json.open_array();
  for (std::size_t i = 0; i < english.size(); ++i) {
    json.open_object();
    json.member("name", english[i].name);
    write_bilingual(json, "text", english[i].text, french[i].text);
    json.close_object();
  }
  json.close_array();
}

void write_rule_options(JsonWriter& json, const TableGame& game) {
  const auto english = game.rule_options(Language::english);
  const auto french = game.rule_options(Language::french);
  json.key("rule_options");
  json.open_array();
  for (std::size_t i = 0; i < english.size(); ++i) {
    json.open_object();
    json.member("name", english[i].name);
    json.member("ruling", english[i].ruling);
    json.member("on_by_default", english[i].on_by_default);
    write_bilingual(json, "text", english[i].text, french[i].text);
    json.close_object();
  }
  json.close_array();
}

}  // namespace

void write_bilingual(JsonWriter& json, std::string_view name, std::string_view english,
                     std::string_view french) {
  json.key(name);
  json.open_object();
  json.member("en", english);
  json.member("fr", french);
  json.close_object();
}

void write_catalogue(JsonWriter& json, const TableGame& game) {
  json.member("game", game.name());
  json.key("set");
  json.open_object();
  write_bilingual(json, "name", game.set_name(Language::english), game.set_name(Language::french));
  write_bilingual(json, "note", game.set_note(Language::english), game.set_note(Language::french));
  json.close_object();
  game.write_catalogue(json);
  write_modes(json, game);
  write_rule_options(json, game);
  json.key("deck_sizes");
  if (const cards::DeckShop* decks = game.decks()) {
    json.open_object();
    json.member("smallest", decks->smallest());
    json.member("usual", decks->usual());
    json.member("largest", decks->largest());
    json.close_object();
  } else {
    json.null();
  }
}

}  // namespace wardroom
