#include "cards/language/card_files.hpp"

#include <algorithm>
#include <cmath>
#include <map>
#include <set>
#include <utility>

#include "cards/source.hpp"
#include "words/card_language.hpp"

namespace wardroom::language {
namespace {

using cards::Fields;
using cards::Problems;
using cards::SourceFile;

constexpr std::array<std::string_view, 3> kOrigins = {"real", "completion", "original"};
constexpr std::size_t kLongestId = 30;

// A word in options and deck files.
bool is_identity_code(std::string_view text) {
  const auto fits = [](char c) {
    return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-';
  };
  return text.size() <= kLongestId && text[0] != '-' && std::ranges::all_of(text, fits);
}

bool has_header(const SourceFile& file, std::string_view header) {
  const std::string line = '\n' + std::string(header);
  return file.text.starts_with(header) || file.text.find(line) != std::string::npos;
}

// Words and patterns in a file of their own.
bool is_more_vocabulary(const SourceFile& file) {
  return !is_vocabulary(file) && !is_deck_file(file) && !has_header(file, "[[card]]") &&
         !has_header(file, "[set]") && has_header(file, "[[");
}

std::vector<std::string_view> names_of_words(const std::vector<Word>& words) {
  std::vector<std::string_view> names;
  for (const Word& word : words) names.push_back(word.name);
  return names;
}

class FileReader {
 public:
  explicit FileReader(Problems& problems) : problems_(problems) {}

  // All that is good, whatever the problems.
  CardFiles read(std::span<const SourceFile> files, std::span<const SourceFile> added) {
    const SourceFile* vocabulary = find_vocabulary(files);
    if (vocabulary == nullptr) return {};
    std::vector<SourceFile> parts = {*vocabulary};
    std::ranges::copy_if(files, std::back_inserter(parts), is_more_vocabulary);
    set_.vocabulary = read_vocabulary(parts, problems_);
    if (set_.vocabulary.empty()) return {};
    find_card_kinds();
    set_.titles = names_of(set_.vocabulary);
    for (const Title& title : set_.titles)
      title_of_.emplace(title.source, static_cast<int>(title_of_.size()));
    std::vector<Source> sources;
    for (const SourceFile& file : files)
      if (&file != vocabulary && !is_more_vocabulary(file)) parse(file, false, sources);
    for (const SourceFile& file : added) parse(file, true, sources);
    for (const Source& source : sources) collect_titles(source);
    Compiler compiler(set_.vocabulary, set_.titles);
    for (const Source& source : sources) {
      constexpr std::array<std::string_view, 2> keys = {"set", "card"};
      cards::only_keys(source.root, keys, source.file->name, problems_);
      read_set(source);
      cards::each_entry(source.root, "card", source.file->name, problems_,
                        [&](Fields& fields) { read_card(fields, source, compiler); });
    }
    share_effects();
    if (problems_.empty() && set_.name.english.empty())
      problems_.add(vocabulary->name, cards::Place{}, words::card_file::no_set(language()));
    check_decks();
    note_additions();
    return std::move(set_);
  }

 private:
  struct Source {
    const SourceFile* file;
    toml::table root;
    bool added;
  };

  Language language() const { return problems_.language(); }

  const SourceFile* find_vocabulary(std::span<const SourceFile> files) {
    const SourceFile* found = nullptr;
    for (const SourceFile& file : files) {
      if (!is_vocabulary(file)) continue;
      if (found != nullptr)
        problems_.add(file.name, cards::Place{},
                      words::card_file::second_vocabulary(language(), found->name));
      else
        found = &file;
    }
    if (found == nullptr && !files.empty())
      problems_.add(files[0].name, cards::Place{}, words::card_file::no_vocabulary(language()));
    return problems_.empty() ? found : nullptr;
  }

  void find_card_kinds() {
    const auto& kinds = set_.vocabulary.words(kKind);
    for (std::size_t i = 0; i < kinds.size(); ++i) {
      if (!kinds[i].printed) continue;
      card_kinds_.push_back(static_cast<int>(i));
      card_kind_names_.push_back(kinds[i].name);
    }
  }

  void parse(const SourceFile& file, bool added, std::vector<Source>& sources) {
    if (is_deck_file(file)) {
      set_.decks.push_back(read_deck_file(file, problems_));
      set_.decks.back().added = added;
    } else if (auto root = cards::parse(file, problems_)) {
      sources.push_back({&file, std::move(*root), added});
    }
  }

  // Statements may name any card of the set, so all names are known before one is read.
  void collect_titles(const Source& source) {
    Problems ignored;
    const std::string& file = source.file->name;
    cards::each_entry(source.root, "card", file, ignored, [&](Fields& fields) {
      const std::string name = fields.text_or("name", "");
      const Bilingual text{name, fields.text_or("fr", name)};
      const int kind = card_kind(fields);
      const auto [known, fresh] = title_of_.emplace(name, static_cast<int>(set_.titles.size()));
      if (fresh) {
        if (!source.added) own_titles_ = set_.titles.size() + 1;
        return set_.titles.push_back({name, text, kind});
      }
      const auto index = static_cast<std::size_t>(known->second);
      const Title& title = set_.titles[index];
      if (source.added && index < own_titles_)
        problems_.add(file, cards::place_of(fields.ask("name")->source()),
                      words::card_file::title_taken(language(), name));
      else if (title.kind != kind || title.text.french != text.french)
        problems_.add(file, fields.place(), words::card_file::same_title(language()));
    });
  }

  int card_kind(Fields& fields) const {
    const int index = fields.word("kind", card_kind_names_);
    return card_kinds_.empty() ? 0 : card_kinds_[static_cast<std::size_t>(index)];
  }

  // That of files that are added speaks for the whole.
  void read_set(const Source& source) {
    if (!source.root.contains("set")) return;
    Fields top(source.root, source.file->name, problems_);
    if (!source.added && !set_.name.english.empty())
      return top.problem_at("set", words::card_file::second_set(language()));
    if (auto fields = top.table("set", "[set]")) {
      set_.name = fields->bilingual("name");
      set_.note = fields->bilingual("note");
      fields->finish();
    }
  }

  void read_card(Fields& fields, const Source& source, Compiler& compiler) {
    const SourceFile& file = *source.file;
    const std::size_t before = problems_.list().size();
    Card card;
    card.added = source.added;
    card.file = file.name;
    card.place = fields.place();
    card.id = fields.text("id");
    card.name.english = fields.text("name");
    card.kind = card_kind(fields);
    card.name.french = set_.vocabulary.is_proper(card.kind)
                           ? fields.text_or("fr", card.name.english)
                           : fields.text("fr");
    card.origin = static_cast<CardOrigin>(fields.word("origin", kOrigins));
    if (const toml::node* id = fields.ask("id")) card.id_place = cards::place_of(id->source());
    read_fields(fields, card);
    if (fields.has("as")) {
      same_as_.push_back({set_.cards.size(), fields.text("as"), file.name,
                          cards::place_of(fields.ask("as")->source())});
    } else {
      bool first = true;
      card.effects = read_statements(fields, "does", first, card, file, compiler);
      for (std::size_t i = 0; i < set_.vocabulary.fields.size(); ++i) {
        const CardField& field = set_.vocabulary.fields[i];
        if (field.sort != CardField::statements || !fields.has(field.name) ||
            !set_.vocabulary.fits(card.kind, field.of))
          continue;
        FieldValue value;
        value.field = static_cast<int>(i);
        value.effects = read_statements(fields, field.name, first, card, file, compiler);
        card.fields.push_back(std::move(value));
      }
    }
    fields.finish();
    if (!card.id.empty() && !is_identity_code(card.id))
      fields.problem_at("id", words::card_file::id(language(), kLongestId));
    if (!card.id.empty() && !ids_.insert(card.id).second)
      fields.problem_at("id", words::card_file::card_twice(language(), card.id));
    if (const auto title = title_of_.find(card.name.english); title != title_of_.end())
      card.title = title->second;
    if (problems_.list().size() != before) {
      std::erase_if(same_as_, [&](const SameAs& same) { return same.card == set_.cards.size(); });
      return;
    }
    set_.cards.push_back(std::move(card));
  }

  CardEffects read_statements(Fields& fields, std::string_view key, bool& first, const Card& card,
                              const SourceFile& file, Compiler& compiler) {
    const toml::node* does = fields.ask(key);
    if (does == nullptr) return {};
    if (does->is_string())
      return compiler.compile(file, *does, problems_,
                              {set_.vocabulary.is_played(card.kind), std::exchange(first, false)});
    fields.text(key);  // says what was expected
    return {};
  }

  // A card that does the same as another one says so, and gets what that one has.
  void share_effects() {
    std::set<std::string> without;  // cards that do not get what they ask for
    for (const SameAs& same : same_as_) {
      const auto found = std::ranges::find(set_.cards, same.as, &Card::id);
      const bool shares = std::ranges::any_of(
          same_as_, [&](const SameAs& other) { return set_.cards[other.card].id == same.as; });
      if (found == set_.cards.end() || shares) {
        if (shares || !ids_.contains(same.as))
          problems_.add(same.file, same.place, words::card_file::no_such_card(language(), same.as));
        without.insert(set_.cards[same.card].id);
        continue;
      }
      Card& card = set_.cards[same.card];
      card.effects = found->effects;
      for (const FieldValue& value : found->fields)
        if (set_.vocabulary.fields[static_cast<std::size_t>(value.field)].sort ==
            CardField::statements)
          card.fields.push_back(value);
    }
    std::erase_if(set_.cards, [&](const Card& card) { return without.contains(card.id); });
  }

  // The table a field stands in, as "cost" in "cost.power"; or nothing.
  static std::string table_of(const CardField& field) {
    const std::size_t dot = field.at.find('.');
    return dot == std::string::npos ? "" : field.at.substr(0, dot);
  }

  void read_fields(Fields& fields, Card& card) {
    const auto& known = set_.vocabulary.fields;
    std::vector<std::string> tables;
    for (std::size_t i = 0; i < known.size(); ++i) {
      if (!set_.vocabulary.fits(card.kind, known[i].of)) continue;
      const std::string table = table_of(known[i]);
      if (table.empty()) {
        read_field(fields, known[i].at, static_cast<int>(i), card);
      } else if (std::ranges::find(tables, table) == tables.end()) {
        tables.push_back(table);
        read_table(fields, table, card);
      }
    }
  }

  // Several fields that stand in a table of their own.
  void read_table(Fields& fields, const std::string& name, Card& card) {
    const auto& known = set_.vocabulary.fields;
    std::vector<int> inside;
    bool needed = fields.has(name);
    std::string example;
    for (std::size_t i = 0; i < known.size(); ++i) {
      if (table_of(known[i]) != name || !set_.vocabulary.fits(card.kind, known[i].of)) continue;
      inside.push_back(static_cast<int>(i));
      needed = needed || is_needed(known[i], card);
      example += (example.empty() ? "{ " : ", ") + known[i].at.substr(name.size() + 1) + " = 1";
    }
    if (!needed) return;
    auto table = fields.table(name, example + " }");
    if (!table) return;
    for (const int each : inside)
      read_field(*table, known[static_cast<std::size_t>(each)].at.substr(name.size() + 1), each,
                 card);
    table->finish();
  }

  bool is_needed(const CardField& field, const Card& card) const {
    return field.needed && set_.vocabulary.fits(card.kind, field.needed_by);
  }

  void read_field(Fields& fields, const std::string& key, int index, Card& card) {
    const CardField& field = set_.vocabulary.fields[static_cast<std::size_t>(index)];
    if (field.sort == CardField::statements || (!is_needed(field, card) && !fields.has(key)))
      return;
    FieldValue value;
    value.field = index;
    if (const toml::node* node = fields.ask(key)) value.place = cards::place_of(node->source());
    switch (field.sort) {
      case CardField::number: value.numbers = read_number(fields, key, field); break;
      case CardField::statements: break;
      case CardField::flag:
        if (!fields.has(key))
          fields.problem(cards::words::missing(language(), key, cards::words::flag(language())));
        if (!fields.flag_or(key, false)) return;
        value.numbers = {1};
        break;
      case CardField::word: value.numbers = read_words(fields, key, field); break;
      case CardField::text: value.text.english = value.text.french = fields.text(key); break;
      case CardField::bilingual: value.text = fields.bilingual(key); break;
    }
    card.fields.push_back(std::move(value));
  }

  static std::vector<int> read_number(Fields& fields, const std::string& key,
                                      const CardField& field) {
    const toml::node* node = fields.ask(key);
    const auto* star = node != nullptr ? node->as_string() : nullptr;
    if (field.starred && star != nullptr && star->get() == "*") return {};
    const auto* decimal = node != nullptr ? node->as_floating_point() : nullptr;
    if (field.halves && decimal != nullptr) {
      const double halves = decimal->get() * 2;
      if (halves >= field.least * 2 && halves <= field.most * 2 && halves == std::floor(halves))
        return {static_cast<int>(halves)};
    }
    return {fields.number(key, field.least, field.most) * (field.halves ? 2 : 1)};
  }

  // One word, or several in brackets.
  std::vector<int> read_words(Fields& fields, const std::string& key, const CardField& field) {
    const auto known = names_of_words(set_.vocabulary.words(field.word_type));
    if (field.several) return fields.words(key, known);
    return {fields.word(key, known)};
  }

  void check_decks() {
    std::vector<std::string_view> known;
    for (const Card& card : set_.cards) known.emplace_back(card.id);
    for (const DeckFile& deck : set_.decks)
      for (const DeckFile::Line& line : deck.lines)
        if (std::ranges::find(known, line.id) == known.end() && problems_.empty())
          problems_.add(deck.file, line.place,
                        words::deck_file::no_card(language(), line.id,
                                                  cards::suggestion(line.id, known, language())));
  }

  void note_additions() {
    const auto count = std::ranges::count(set_.cards, true, &Card::added);
    if (count == 0) return;
    set_.note.english += ' ' + words::added::note(Language::english, count);
    set_.note.french += ' ' + words::added::note(Language::french, count);
  }

  Problems& problems_;
  CardFiles set_;
  std::size_t own_titles_ = 0;  // how many titles are those of the set itself
  std::vector<int> card_kinds_;
  std::vector<std::string_view> card_kind_names_;
  std::map<std::string, int> title_of_;
  std::set<std::string> ids_;
  struct SameAs {
    std::size_t card;
    std::string as;
    std::string file;
    cards::Place place;
  };
  std::vector<SameAs> same_as_;
};

}  // namespace

const FieldValue* Card::field(int index) const {
  const auto found = std::ranges::find(fields, index, &FieldValue::field);
  return found == fields.end() ? nullptr : &*found;
}

bool is_vocabulary(const SourceFile& file) {
  return has_header(file, "[[kind]]") || has_header(file, "kind = [");
}

CardFiles read_card_files(std::span<const SourceFile> files, Problems& problems,
                          std::span<const SourceFile> added) {
  CardFiles set = FileReader(problems).read(files, added);
  return problems.empty() ? std::move(set) : CardFiles{};
}

CardFiles read_good_cards(std::span<const SourceFile> files, Problems& problems) {
  return FileReader(problems).read(files, {});
}

}  // namespace wardroom::language
