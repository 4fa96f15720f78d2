#include "games/starfighter/cards/compile.hpp"

#include <algorithm>

#include "cards/source.hpp"
#include "words/starfighter.hpp"

namespace wardroom::starfighter {
namespace {

using cards::Fields;
using cards::Problems;

constexpr std::array<std::string_view, kEffects - 1> kEffectWords = {
    "draw",    "lateral",   "vertical", "free", "pivot",
    "destroy", "hit_enemy", "hit_self", "roll", "hit_fighter"};
constexpr std::array<std::string_view, 2> kColors = {"blue", "green"};

bool is_training_effect(Effect effect) {  // SF-FX-GEN-14
  return effect != Effect::roll && effect != Effect::hit_fighter;
}

// A word in deck files, options and scenarios that means nothing else there.
bool is_identity_code(std::string_view text) {
  const auto is_digit = [](char c) { return c >= '0' && c <= '9'; };
  const auto is_letter = [](char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); };
  return text.size() <= 8 && std::ranges::any_of(text, is_digit) &&
         std::ranges::all_of(text, [&](char c) { return is_digit(c) || is_letter(c) || c == '-'; });
}

Half read_half(Fields& card, std::string_view key) {
  Half half;
  auto fields = card.table(key, "{ fighters = 1 }");
  if (!fields) return half;
  half.fighters = static_cast<std::uint8_t>(fields->number("fighters", 0, 4));
  if (fields->has("effect"))
    half.effect = static_cast<Effect>(1 + fields->word("effect", kEffectWords));
  half.shields = static_cast<std::uint8_t>(fields->number_or("shields", 2, 4, 0));
  half.force_field = fields->flag_or("force_field", false);
  const int symbols = (half.effect != Effect::none ? 1 : 0) + (half.shields > 0 ? 1 : 0) +
                      (half.force_field ? 1 : 0);
  if (symbols > 1) fields->problem(words::problem::one_symbol(card.language()));
  fields->finish();
  return half;
}

void read_card(Fields& fields, Set& set) {
  const Language language = fields.language();
  Front front;
  std::string id = fields.text("id");
  front.level = static_cast<std::uint8_t>(fields.number("level", 0, kMaxLevel));
  front.green = fields.word("color", kColors) == 1;
  front.face.half[0] = read_half(fields, "upper");
  front.face.half[1] = read_half(fields, "lower");
  const Half& upper = front.face.half[0];
  const Half& lower = front.face.half[1];

  if (!id.empty() && !is_identity_code(id)) fields.problem_at("id", words::problem::id(language));
  if (set.find(id)) fields.problem_at("id", words::problem::card_twice(language, id));
  if (fields.sound() && upper.fighters + lower.fighters == 0)  // SF-R-27
    fields.problem(words::problem::no_fighter(language));
  const auto defended = [](const Half& half) { return half.shields > 0 || half.force_field; };
  if (defended(upper) && defended(lower)) fields.problem(words::problem::two_defences(language));
  for (const Half& half : front.face.half)
    if (front.green && (defended(half) || !is_training_effect(half.effect)))
      fields.problem(words::problem::not_green(language));
  fields.finish();
  if (!set.add(std::move(id), front))
    fields.problem(words::problem::too_many_cards(language, kMaxCards));
}

// For each sector the levels that carry a Draw symbol; one on level 0 if nothing is said (SF-R-44).
void read_draws(Fields& fields, Cruiser& cruiser, Problems& problems, const std::string& file) {
  const Language language = problems.language();
  cruiser.draws.fill(1);
  const toml::array* sectors = fields.array("draws");
  if (sectors == nullptr) return;
  if (sectors->size() != kColumns)
    return fields.problem_at("draws", words::problem::draws(language));
  for (std::size_t i = 0; i < kColumns; ++i) {
    cruiser.draws[i] = 0;
    const toml::array* levels = (*sectors)[i].as_array();
    if (levels == nullptr) {
      problems.add(file, (*sectors)[i].source(), words::problem::levels(language));
      continue;
    }
    for (const toml::node& level : *levels) {
      const auto* value = level.as_integer();
      if (value == nullptr || value->get() < 0 || value->get() >= cruiser.spaces[i])
        problems.add(file, level.source(), words::problem::level_of_space(language));
      else
        cruiser.draws[i] = static_cast<std::uint8_t>(cruiser.draws[i] | (1U << value->get()));
    }
  }
}

void read_cruiser(Fields& fields, Set& set, Problems& problems, const std::string& file) {
  const Language language = problems.language();
  Cruiser cruiser;
  cruiser.name = fields.text("name");
  cruiser.armor = static_cast<std::int16_t>(fields.number("armor", 1, 999));
  const auto spaces = fields.numbers("spaces", kColumns, 1, kMaxLevel + 1);
  std::ranges::transform(spaces, cruiser.spaces.begin(),
                         [](int count) { return static_cast<std::uint8_t>(count); });
  cruiser.training = fields.flag_or("training", false);
  read_draws(fields, cruiser, problems, file);
  if (cruiser.name.find_first_of(" \t\r\n,#") != std::string::npos)
    fields.problem_at("name", words::problem::cruiser_name(language));
  if (cruiser.training && set.is_box_closed())  // SF-SETUP-01: Training has its two
    fields.problem_at("training", words::problem::added_training(language));
  if (set.find_cruiser(cruiser.name))
    fields.problem_at("name", words::problem::cruiser_twice(language, cruiser.name));
  fields.finish();
  if (!set.add(std::move(cruiser)))
    fields.problem(words::problem::too_many_cruisers(language, 100));
}

bool describes_set(const cards::SourceFile& file) {
  Problems ignored;
  const auto root = cards::parse(file, ignored);
  return root && root->contains("set");
}

void read_files(std::span<const cards::SourceFile> files, Set& set, Problems& problems) {
  constexpr std::array<std::string_view, 3> keys = {"set", "card", "cruiser"};
  for (const cards::SourceFile& file : files) {
    const auto root = cards::parse(file, problems);
    if (!root) continue;
    cards::only_keys(*root, keys, file.name, problems);
    if (root->contains("set")) {
      Fields top(*root, file.name, problems);
      if (auto fields = top.table("set", "[set]")) {
        Bilingual name = fields->bilingual("name");
        set.describe(std::move(name), fields->bilingual("note"));
        fields->finish();
      }
    }
    cards::each_entry(*root, "card", file.name, problems,
                      [&](Fields& fields) { read_card(fields, set); });
    cards::each_entry(*root, "cruiser", file.name, problems,
                      [&](Fields& fields) { read_cruiser(fields, set, problems, file.name); });
  }
}

// What no single entry can tell.
void check_whole(const Set& set, const std::string& file, Problems& problems) {
  const Language language = problems.language();
  const toml::source_region start{{1, 1}, {1, 1}, nullptr};
  int green = 0;
  for (int card = 0; card < set.cards(); ++card)
    green += set.front(static_cast<CardId>(card)).green ? 1 : 0;
  int training = 0;
  for (int i = 0; i < set.cruisers(); ++i) training += set.cruiser(i).training ? 1 : 0;
  constexpr int least = 10;
  if (set.name().english.empty()) problems.add(file, start, words::problem::no_set(language));
  if (green < least) problems.add(file, start, words::problem::green_cards(language, least));
  if (training < 2) problems.add(file, start, words::problem::training_cruisers(language));
}

}  // namespace

Set compile(std::span<const cards::SourceFile> files, Problems& problems) {
  Set set;
  read_files(files, set, problems);
  if (problems.empty() && !files.empty()) check_whole(set, files[0].name, problems);
  return problems.empty() ? set : Set{};
}

Set with_cards(const Set& set, std::span<const cards::SourceFile> files, Problems& problems) {
  if (std::ranges::any_of(files, describes_set)) return compile(files, problems);
  Set larger = set;
  larger.close_box();
  read_files(files, larger, problems);
  const int cards = larger.cards() - set.cards();
  const int cruisers = larger.cruisers() - set.cruisers();
  if (cards + cruisers == 0 || !problems.empty()) return problems.empty() ? larger : Set{};
  const auto note = [&](Language language) {
    return set.note().in(language) + ' ' + words::added::note(language, cards, cruisers);
  };
  larger.describe(set.name(), {note(Language::english), note(Language::french)});
  return larger;
}

}  // namespace wardroom::starfighter
