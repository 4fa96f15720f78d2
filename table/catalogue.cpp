// What a client draws and names of a game.
#include "table/bilingual.hpp"
#include "table/table_game.hpp"

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

void TableGame::write_catalogue(JsonWriter& json) const {
  json.member("game", name());
  json.key("set");
  json.open_object();
  write_bilingual(json, "name", set_name(Language::english), set_name(Language::french));
  write_bilingual(json, "note", set_note(Language::english), set_note(Language::french));
  json.close_object();
  write_cards(json);
  write_modes(json, *this);
  write_rule_options(json, *this);
  json.key("deck_sizes");
  if (const cards::DeckShop* shop = decks()) {
    json.open_object();
    json.member("smallest", shop->smallest());
    json.member("usual", shop->usual());
    json.member("largest", shop->largest());
    json.close_object();
  } else {
    json.null();
  }
}

}  // namespace wardroom
