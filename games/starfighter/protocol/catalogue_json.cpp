// The set as JSON, for a client that draws the cards itself: every front, the back, the Cruisers,
// and what the symbols are called and mean, in both languages.
#include "games/starfighter/game.hpp"
#include "games/starfighter/protocol/face_json.hpp"
#include "games/starfighter/words/words.hpp"
#include "words/starfighter.hpp"

namespace wardroom {
namespace starfighter {
namespace {

void write_face(JsonWriter& json, const Face& face) {
  for (const int half : {0, 1}) {
    json.key(half == 0 ? "upper" : "lower");
    json.open_object();
    write_half(json, face.half[static_cast<std::size_t>(half)]);
    json.close_object();
  }
}

void write_cruiser(JsonWriter& json, const Cruiser& cruiser) {
  json.open_object();
  json.member("name", cruiser.name);
  json.member("armor", int{cruiser.armor});
  json.member("training", cruiser.training);
  json.key("spaces");
  json.open_array();
  for (const std::uint8_t count : cruiser.spaces) json.value(int{count});
  json.close_array();
  json.key("draws");
  json.open_array();
  for (const std::uint8_t levels : cruiser.draws) {
    json.open_array();
    for (int level = 0; level <= kMaxLevel; ++level)
      if (((levels >> level) & 1U) != 0) json.value(level);
    json.close_array();
  }
  json.close_array();
  json.close_object();
}

// `text` answers in a language.
template <class Text>
void write_bilingual(JsonWriter& json, std::string_view name, const Text& text) {
  json.key(name);
  json.open_object();
  json.member("en", std::string(text(Language::english)));
  json.member("fr", std::string(text(Language::french)));
  json.close_object();
}

template <class Name, class Meaning>
void write_symbol(JsonWriter& json, std::string_view symbol, const Name& name,
                  const Meaning& meaning) {
  json.key(symbol);
  json.open_object();
  write_bilingual(json, "name", name);
  write_bilingual(json, "meaning", meaning);
  json.close_object();
}

void write_symbols(JsonWriter& json) {
  json.open_object();
  for (int i = 1; i < kEffects; ++i) {
    const auto effect = static_cast<Effect>(i);
    write_symbol(
        json, symbol_of(effect), [&](Language in) { return noun_of(effect, in).text; },
        [&](Language in) { return meaning_of(effect, in); });
  }
  write_symbol(json, "shields", words::card::shields_noun, words::meaning::shields);
  write_symbol(json, "field", words::card::force_field, words::meaning::force_field);
  json.close_object();
}

}  // namespace
}  // namespace starfighter

using namespace starfighter;

void Starfighter::write_catalogue(JsonWriter& json, const Set& set) {
  json.key("back");
  json.open_object();
  write_face(json, kBack);
  json.close_object();
  json.key("cards");
  json.open_array();
  for (int i = 0; i < set.cards(); ++i) {
    const auto card = static_cast<CardId>(i);
    const Front& front = set.front(card);
    json.open_object();
    json.member("id", set.id(card));
    json.member("level", int{front.level});
    json.member("green", front.green);
    write_face(json, front.face);
    json.close_object();
  }
  json.close_array();
  json.key("cruisers");
  json.open_array();
  for (int i = 0; i < set.cruisers(); ++i) write_cruiser(json, set.cruiser(i));
  json.close_array();
  json.key("effects");
  write_symbols(json);
}

}  // namespace wardroom
