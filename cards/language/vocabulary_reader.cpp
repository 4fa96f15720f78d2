// Reads a vocabulary file. Words come first, so that patterns can name them in any order.
#include <algorithm>
#include <set>
#include <span>

#include "cards/language/french.hpp"
#include "cards/language/vocabulary.hpp"
#include "cards/source.hpp"
#include "words/card_language.hpp"

namespace wardroom::language {
namespace {

using cards::Fields;
using cards::Problems;

constexpr std::array<std::string_view, 30> kCppWords = {
    "and",      "auto",    "bool",      "break", "case", "char",     "class",  "const",
    "continue", "default", "delete",    "do",    "else", "export",   "extern", "false",
    "for",      "if",      "namespace", "new",   "not",  "operator", "or",     "public",
    "return",   "static",  "switch",    "this",  "true", "while"};

bool is_name(std::string_view text) {
  const auto fits = [](char c) {
    return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '_';
  };
  return !text.empty() && text.size() <= 40 && (text[0] < '0' || text[0] > '9') &&
         std::ranges::all_of(text, fits) && std::ranges::find(kCppWords, text) == kCppWords.end();
}

std::string language_name(Language of, Language language) {
  return of == Language::french ? words::vocabulary::french(language)
                                : words::vocabulary::english(language);
}

class Reader {
 public:
  Reader(std::span<const cards::SourceFile> files, Problems& problems)
      : files_(files), problems_(problems) {}

  Vocabulary read() {
    for (const cards::SourceFile& file : files_) {
      auto root = cards::parse(file, problems_);
      if (!root) return {};
      roots_.push_back(std::move(*root));
    }
    for (const std::string_view type : {"kind", "value", "span", "name"})
      vocabulary_.types.push_back({std::string(type), {}});
    for (std::size_t i = 0; i < roots_.size(); ++i)
      for (const auto& [key, node] : roots_[i]) read_key(key.str(), node, files_[i].name);
    for (WordType& type : vocabulary_.types) read_words(type);
    resolve_kinds();
    for (int category = 0; category < kCategories; ++category)
      each_entry(kCategoryNames[static_cast<std::size_t>(category)],
                 [&](Fields& fields) { read_pattern(fields, static_cast<Category>(category)); });
    each_entry("field", [&](Fields& fields) { read_field(fields); });
    check_whole();
    return problems_.empty() ? std::move(vocabulary_) : Vocabulary{};
  }

 private:
  Language language() const { return problems_.language(); }

  static bool is_category(std::string_view key) {
    return std::ranges::find(kCategoryNames, key) != kCategoryNames.end();
  }

  // What is neither known here nor a pattern is a type of words.
  void read_key(std::string_view key, const toml::node& node, const std::string& file) {
    if (key == "game") {
      if (!node.is_string())
        problems_.add(file, node.source(),
                      cards::words::expected_at(language(), key, cards::words::text(language())));
      vocabulary_.game = node.value_or(std::string());
    } else if (!is_category(key) && key != "field" && vocabulary_.find_type(key) < 0) {
      vocabulary_.types.push_back({std::string(key), {}});
    }
  }

  std::string read_name(Fields& fields, std::set<std::string>& known) {
    std::string name = fields.text("name");
    if (name.empty()) return name;
    if (!is_name(name)) fields.problem_at("name", words::vocabulary::name(language()));
    if (!known.insert(name).second)
      fields.problem_at("name", words::vocabulary::twice(language(), name));
    return name;
  }

  // A text, or singular and plural. Empty, with a problem, if the language is missing.
  std::array<std::string, 2> read_forms(Fields& fields, std::string_view key, Language of,
                                        const std::string& name) {
    const toml::node* node = fields.ask(key);
    if (node == nullptr) {
      fields.problem(
          words::vocabulary::no_translation(language(), language_name(of, language()), name));
      return {};
    }
    if (const auto* text = node->as_string(); text != nullptr && !text->get().empty())
      return {text->get(), ""};
    const toml::array* both = node->as_array();
    if (both == nullptr || both->size() != 2 || !(*both)[0].is_string() ||
        !(*both)[1].is_string()) {
      fields.problem_at(key, words::vocabulary::forms(language()));
      return {};
    }
    return {(*both)[0].as_string()->get(), (*both)[1].as_string()->get()};
  }

  static Gender read_gender(Fields& fields) {
    constexpr std::array<std::string_view, 2> genders = {"m", "f"};
    return static_cast<Gender>(fields.word_or("gender", genders, 0));
  }

  // All files together.
  template <class Read>
  void each_entry(std::string_view key, Read read) {
    for (std::size_t i = 0; i < roots_.size(); ++i)
      cards::each_entry(roots_[i], key, files_[i].name, problems_, read);
  }

  void read_words(WordType& type) {
    std::set<std::string> known;
    each_entry(type.name, [&](Fields& fields) {
      Word word;
      word.name = read_name(fields, known);
      std::string spoken = word.name;
      std::ranges::replace(spoken, '_', ' ');
      word.source = fields.text_or("source", spoken);
      word.source_plural = fields.text_or("plural", word.source + "s");
      const auto english = read_forms(fields, "en", Language::english, word.name);
      const auto french = read_forms(fields, "fr", Language::french, word.name);
      word.english.singular = english[0];
      word.english.plural = english[1].empty() ? english[0] + "s" : english[1];
      word.french.singular = french[0];
      word.french.plural = french[1].empty() ? french_plural(french[0]) : french[1];
      word.french.gender = read_gender(fields);
      word.french.elides = fields.flag_or("elides", begins_with_vowel(french[0]));
      word.english.elides = fields.flag_or("an", begins_with_vowel(english[0]));
      word.person = fields.flag_or("person", false);
      word.proper = fields.flag_or("proper", false);
      word.counted = fields.flag_or("counted", false);
      word.you = fields.flag_or("you", false);
      word.played = fields.flag_or("played", false);
      word.locative = fields.text_or("in", "");
      word.quoted = fields.flag_or("quoted", false);
      if (const auto articles = fields.texts_or_none("article"); articles.size() == 2) {
        word.english.article = articles[0];
        word.french.article = articles[1];
      } else if (fields.has("article")) {
        fields.problem_at("article", words::vocabulary::articles(language()));
      }
      for (const char* key : {"is", "printed"}) fields.ask(key);  // see resolve_kinds
      fields.ask("of");
      fields.finish();
      type.words.push_back(std::move(word));
      if (type.words.size() > 250) fields.problem(words::vocabulary::too_many(language()));
    });
  }

  std::vector<int> kinds_in(Fields& fields, std::string_view key) {
    std::vector<int> kinds;
    for (const std::string& name : fields.texts_or_none(key)) {
      const int kind = vocabulary_.find_word(kKind, name);
      if (kind < 0)
        fields.problem_at(key, words::vocabulary::unknown_kind(language(), name));
      else
        kinds.push_back(kind);
    }
    return kinds;
  }

  // The kind closes a circle; the link is taken away, so that every walk upwards ends.
  bool is_circle(int kind) {
    auto& kinds = vocabulary_.types[kKind].words;
    int up = kinds[static_cast<std::size_t>(kind)].parent;
    while (up >= 0 && up != kind) up = kinds[static_cast<std::size_t>(up)].parent;
    if (up == kind) kinds[static_cast<std::size_t>(kind)].parent = -1;
    return up == kind;
  }

  // What a card can be: every kind that belongs to "card", unless it says otherwise.
  void find_printed_kinds() {
    const int card = vocabulary_.find_word(kKind, "card");
    int next = 0;
    each_entry("kind", [&](Fields& fields) {
      const int kind = next++;
      const bool usual = kind != card && card >= 0 && vocabulary_.is_a(kind, card);
      if (static_cast<std::size_t>(kind) < vocabulary_.words(kKind).size())
        vocabulary_.types[kKind].words[static_cast<std::size_t>(kind)].printed =
            fields.flag_or("printed", usual);
    });
  }

  // Which kind belongs to which, and which kinds have a value.
  void resolve_kinds() {
    std::size_t next = 0;
    auto& kinds = vocabulary_.types[kKind].words;
    each_entry("kind", [&](Fields& fields) {
      const std::string parent = fields.text_or("is", "");
      if (next < kinds.size() && !parent.empty()) {
        kinds[next].parent = vocabulary_.find_word(kKind, parent);
        if (kinds[next].parent < 0)
          fields.problem_at("is", words::vocabulary::unknown_kind(language(), parent));
        if (is_circle(static_cast<int>(next)))
          fields.problem_at("is", words::vocabulary::circle(language()));
      }
      ++next;
    });
    find_printed_kinds();
    next = 0;
    each_entry("name", [&](Fields& fields) {
      auto& names = vocabulary_.types[kName].words;
      const int kind = vocabulary_.find_word(kKind, fields.text_or("is", "card"));
      if (kind < 0)
        fields.problem_at("is", words::vocabulary::unknown_kind(language(), fields.text("is")));
      if (next < names.size()) names[next].parent = kind;
      ++next;
    });
    next = 0;
    each_entry("value", [&](Fields& fields) {
      auto& values = vocabulary_.types[kValue].words;
      if (next < values.size()) values[next].of = kinds_in(fields, "of");
      ++next;
    });
  }

  Type read_type(Fields& fields, const std::string& text) {
    Type type;
    if (text == "number") type.sort = Type::number;
    if (text == "condition") type.sort = Type::condition;
    if (text == "title") type.sort = Type::title;
    if (text == "any") type.sort = Type::objects;
    if (type.sort != Type::nothing) return type;
    if (const int words = vocabulary_.find_type(text); words >= 0) {
      type.sort = Type::word;
      type.word_type = words;
      return type;
    }
    type.sort = Type::objects;
    std::size_t from = 0;
    while (from <= text.size()) {
      const std::size_t bar = std::min(text.find('|', from), text.size());
      const std::string name = text.substr(from, bar - from);
      const int kind = vocabulary_.find_word(kKind, name);
      if (kind < 0) fields.problem(words::vocabulary::unknown_type(language(), name));
      type.kinds.push_back(kind);
      from = bar + 1;
    }
    return type;
  }

  Template read_template(Fields& fields, std::string_view key, const std::string& text) {
    auto pieces = parse_template(text);
    if (!pieces) fields.problem_at(key, words::vocabulary::bad_template(language(), "{who}"));
    return pieces.value_or(Template{});
  }

  // Words may only speak of places the source has, and must speak of all of them.
  void check_places(Fields& fields, std::string_view key, const Pattern& pattern,
                    const Template& pieces) {
    std::set<std::string> used;
    for (const Piece& piece : pieces)
      if (!piece.is_literal()) used.insert(piece.place);
    for (const PlaceType& place : pattern.places)
      if (used.erase(place.name) == 0)
        fields.problem_at(key, words::vocabulary::unused_place(language(), place.name));
    if (pattern.category == Category::qualifier) used.erase("self");
    used.erase("do");
    used.erase("ne");
    for (const std::string& name : used)
      fields.problem_at(key, words::vocabulary::unknown_place(language(), name));
  }

  void read_source(Fields& fields, Pattern& pattern) {
    pattern.source = read_template(fields, "source", fields.text("source"));
    for (const Piece& piece : pattern.source) {
      if (!piece.is_place()) continue;
      if (piece.mode.empty()) {
        fields.problem_at("source",
                          words::vocabulary::untyped(language(), piece.place, "{who:card}"));
        continue;
      }
      pattern.places.push_back({piece.place, read_type(fields, piece.mode)});
    }
    const bool begins_with_place = !pattern.source.empty() && pattern.source[0].is_place();
    const Type::Sort first = pattern.places.empty() ? Type::nothing : pattern.places[0].type.sort;
    if (begins_with_place &&
        ((pattern.category == Category::condition && first == Type::condition) ||
         (pattern.category == Category::number && first == Type::number)))
      fields.problem_at(
          "source", words::vocabulary::begins_with_itself(
                        language(), kCategoryNames[static_cast<std::size_t>(pattern.category)]));
  }

  void read_pattern(Fields& fields, Category category) {
    Pattern pattern;
    pattern.category = category;
    pattern.name = read_name(fields, pattern_names_);
    if (std::ranges::find(kCorePatternNames, pattern.name) != kCorePatternNames.end())
      fields.problem_at("name", words::vocabulary::core_name(language(), pattern.name));
    read_source(fields, pattern);
    for (const Language of : {Language::english, Language::french}) {
      const auto index = static_cast<std::size_t>(of);
      const std::string_view key = of == Language::french ? "fr" : "en";
      const std::string text = read_forms(fields, key, of, pattern.name)[0];
      pattern.words[index] = read_template(fields, key, text);
      if (!text.empty()) check_places(fields, key, pattern, pattern.words[index]);
    }
    if (fields.has("not")) {
      const Bilingual negative = fields.bilingual("not");
      pattern.negative = {read_template(fields, "not", negative.english),
                          read_template(fields, "not", negative.french)};
      for (const Template& pieces : pattern.negative) check_places(fields, "not", pattern, pieces);
    }
    if (category == Category::qualifier) {
      pattern.of = kinds_in(fields, "of");
      pattern.before = fields.flag_or("before", false);
    }
    if (category == Category::moment) {
      constexpr std::array<std::string_view, 4> kinds = {"act", "must", "answer", "instead"};
      pattern.kind = static_cast<StatementKind>(1 + fields.word("kind", kinds));
    }
    if (const std::string gives = fields.text_or("gives", ""); !gives.empty()) {
      pattern.gives = read_type(fields, gives);
      const Bilingual given = fields.bilingual("given");
      pattern.given = {given.english, given.french};
      pattern.given_gender = read_gender(fields);
    }
    if (category == Category::number) pattern.given_gender = read_gender(fields);
    pattern.lasting = fields.flag_or("lasting", false);
    pattern.ends = fields.flag_or("ends", false);
    pattern.native = fields.flag_or("native", false);
    pattern.handled = fields.flag_or("handled", true);
    fields.finish();
    vocabulary_.patterns.push_back(std::move(pattern));
  }

  void read_field(Fields& fields) {
    constexpr std::array<std::string_view, 7> taken = {"id",     "name", "fr", "kind",
                                                       "origin", "does", "as"};
    constexpr std::array<std::string_view, 6> sorts = {"number", "flag",      "word",
                                                       "text",   "bilingual", "statements"};
    CardField field;
    field.name = read_name(fields, field_names_);
    if (std::ranges::find(taken, field.name) != taken.end())
      fields.problem_at("name", words::vocabulary::card_has(language(), field.name));
    field.at = fields.text_or("at", field.name);
    const std::string type = fields.text("type");
    const auto sort = std::ranges::find(sorts, type);
    field.word_type = vocabulary_.find_type(type);
    if (field.word_type < 0 && (sort == sorts.end() || type == "word")) {
      // What else may stand here depends on it.
      if (!type.empty()) fields.problem_at("type", words::vocabulary::field_type(language(), type));
      return;
    }
    field.sort =
        field.word_type >= 0 ? CardField::word : static_cast<CardField::Sort>(sort - sorts.begin());
    if (field.sort == CardField::number) {
      field.least = fields.number_or("least", -999, 999, field.least);
      field.starred = fields.flag_or("starred", false);
      field.halves = fields.flag_or("halves", false);
      field.most = fields.number_or("most", field.least, 999, std::max(field.least, field.most));
    }
    if (field.sort == CardField::word) field.several = fields.flag_or("several", false);
    field.of = kinds_in(fields, "of");
    const toml::node* needed = fields.ask("needed");
    const bool by_kinds = needed != nullptr && needed->is_array();
    if (by_kinds) field.needed_by = kinds_in(fields, "needed");
    field.needed = by_kinds || fields.flag_or("needed", false);
    field.title = {read_forms(fields, "en", Language::english, field.name)[0],
                   read_forms(fields, "fr", Language::french, field.name)[0]};
    fields.finish();
    vocabulary_.fields.push_back(std::move(field));
  }

  void check_whole() {
    if (vocabulary_.find_word(kKind, "card") < 0)
      problems_.add(files_[0].name, cards::Place{}, words::vocabulary::needs_card(language()));
    if (vocabulary_.patterns.size() > 0x7000)
      problems_.add(files_[0].name, cards::Place{}, words::vocabulary::too_many(language()));
  }

  std::span<const cards::SourceFile> files_;
  std::vector<toml::table> roots_;
  Problems& problems_;
  Vocabulary vocabulary_;
  std::set<std::string> pattern_names_;
  std::set<std::string> field_names_;
};

}  // namespace

Vocabulary read_vocabulary(std::span<const cards::SourceFile> files, Problems& problems) {
  return Reader(files, problems).read();
}

}  // namespace wardroom::language
