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
  return !is_vocabulary(file) && !has_header(file, "[[card]]") && !has_header(file, "[set]") &&
         has_header(file, "[[");
}

std::vector<std::string_view> names_of_words(const std::vector<Word>& words) {
  std::vector<std::string_view> names;
  for (const Word& word : words) names.push_back(word.name);
  return names;
}

class FileReader {
 public:
  explicit FileReader(Problems& problems) : problems_(problems) {}

  CardFiles read(std::span<const SourceFile> files) {
    const SourceFile* vocabulary = find_vocabulary(files);
    if (vocabulary == nullptr) return {};
    std::vector<SourceFile> parts = {*vocabulary};
    std::ranges::copy_if(files, std::back_inserter(parts), is_more_vocabulary);
    set_.vocabulary = read_vocabulary(parts, problems_);
    if (set_.vocabulary.empty()) return {};
    find_card_kinds();
    std::vector<std::pair<const SourceFile*, toml::table>> roots;
    for (const SourceFile& file : files)
      if (&file != vocabulary && !is_more_vocabulary(file))
        if (auto root = cards::parse(file, problems_)) roots.emplace_back(&file, std::move(*root));
    set_.titles = names_of(set_.vocabulary);
    for (const Title& title : set_.titles)
      title_of_.emplace(title.source, static_cast<int>(title_of_.size()));
    for (const auto& [file, root] : roots) collect_titles(*file, root);
    Compiler compiler(set_.vocabulary, set_.titles);
    for (const auto& [file, root] : roots) {
      constexpr std::array<std::string_view, 2> keys = {"set", "card"};
      cards::only_keys(root, keys, file->name, problems_);
      read_set(*file, root);
      cards::each_entry(root, "card", file->name, problems_,
                        [&](Fields& fields) { read_card(fields, *file, compiler); });
    }
    share_effects();
    if (problems_.empty() && set_.name.english.empty())
      problems_.add(vocabulary->name, cards::Place{}, words::card_file::no_set(language()));
    return problems_.empty() ? std::move(set_) : CardFiles{};
  }

 private:
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

  // What a card can be: every kind that belongs to "card".
  void find_card_kinds() {
    const int card = set_.vocabulary.find_word(kKind, "card");
    const auto& kinds = set_.vocabulary.words(kKind);
    for (std::size_t i = 0; i < kinds.size(); ++i) {
      const int kind = static_cast<int>(i);
      if (kind == card || !set_.vocabulary.is_a(kind, card)) continue;
      card_kinds_.push_back(kind);
      card_kind_names_.push_back(kinds[i].name);
    }
  }

  // Statements may name any card of the set, so all names are known before one is read.
  void collect_titles(const SourceFile& file, const toml::table& root) {
    Problems ignored;
    cards::each_entry(root, "card", file.name, ignored, [&](Fields& fields) {
      const std::string name = fields.text_or("name", "");
      const Bilingual text{name, fields.text_or("fr", name)};
      const int kind = card_kind(fields);
      const auto [known, fresh] = title_of_.emplace(name, static_cast<int>(set_.titles.size()));
      if (fresh) return set_.titles.push_back({name, text, kind});
      const Title& title = set_.titles[static_cast<std::size_t>(known->second)];
      if (title.kind != kind || title.text.french != text.french)
        problems_.add(file.name, fields.place(), words::card_file::same_title(language()));
    });
  }

  int card_kind(Fields& fields) const {
    const int index = fields.word("kind", card_kind_names_);
    return card_kinds_.empty() ? 0 : card_kinds_[static_cast<std::size_t>(index)];
  }

  void read_set(const SourceFile& file, const toml::table& root) {
    if (!root.contains("set")) return;
    Fields top(root, file.name, problems_);
    if (!set_.name.english.empty())
      return top.problem_at("set", words::card_file::second_set(language()));
    if (auto fields = top.table("set", "[set]")) {
      set_.name = fields->bilingual("name");
      set_.note = fields->bilingual("note");
      fields->finish();
    }
  }

  void read_card(Fields& fields, const SourceFile& file, Compiler& compiler) {
    Card card;
    card.id = fields.text("id");
    card.name.english = fields.text("name");
    card.kind = card_kind(fields);
    card.name.french = set_.vocabulary.is_proper(card.kind)
                           ? fields.text_or("fr", card.name.english)
                           : fields.text("fr");
    card.origin = static_cast<CardOrigin>(fields.word("origin", kOrigins));
    for (std::size_t i = 0; i < set_.vocabulary.fields.size(); ++i)
      if (set_.vocabulary.fits(card.kind, set_.vocabulary.fields[i].of))
        read_field(fields, static_cast<int>(i), card);
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
    for (const SameAs& same : same_as_) {
      const auto found = std::ranges::find(set_.cards, same.as, &Card::id);
      const bool shares = std::ranges::any_of(
          same_as_, [&](const SameAs& other) { return set_.cards[other.card].id == same.as; });
      if (found == set_.cards.end() || shares) {
        problems_.add(same.file, same.place, words::card_file::no_such_card(language(), same.as));
        continue;
      }
      Card& card = set_.cards[same.card];
      card.effects = found->effects;
      for (const FieldValue& value : found->fields)
        if (set_.vocabulary.fields[static_cast<std::size_t>(value.field)].sort ==
            CardField::statements)
          card.fields.push_back(value);
    }
  }

  void read_field(Fields& fields, int index, Card& card) {
    const CardField& field = set_.vocabulary.fields[static_cast<std::size_t>(index)];
    const bool needed = field.needed && set_.vocabulary.fits(card.kind, field.needed_by);
    if (field.sort == CardField::statements || (!needed && !fields.has(field.name))) return;
    FieldValue value;
    value.field = index;
    switch (field.sort) {
      case CardField::number: value.numbers = read_number(fields, field); break;
      case CardField::statements: break;
      case CardField::flag:
        if (!fields.has(field.name))
          fields.problem(
              cards::words::missing(language(), field.name, cards::words::flag(language())));
        if (!fields.flag_or(field.name, false)) return;
        value.numbers = {1};
        break;
      case CardField::word: value.numbers = read_words(fields, field); break;
      case CardField::text: value.text.english = value.text.french = fields.text(field.name); break;
      case CardField::bilingual: value.text = fields.bilingual(field.name); break;
    }
    card.fields.push_back(std::move(value));
  }

  static std::vector<int> read_number(Fields& fields, const CardField& field) {
    const toml::node* node = fields.ask(field.name);
    const auto* star = node != nullptr ? node->as_string() : nullptr;
    if (field.starred && star != nullptr && star->get() == "*") return {};
    const auto* decimal = node != nullptr ? node->as_floating_point() : nullptr;
    if (field.halves && decimal != nullptr) {
      const double halves = decimal->get() * 2;
      if (halves >= field.least * 2 && halves <= field.most * 2 && halves == std::floor(halves))
        return {static_cast<int>(halves)};
    }
    return {fields.number(field.name, field.least, field.most) * (field.halves ? 2 : 1)};
  }

  // One word, or several in brackets.
  std::vector<int> read_words(Fields& fields, const CardField& field) {
    const auto known = names_of_words(set_.vocabulary.words(field.word_type));
    if (field.several) return fields.words(field.name, known);
    return {fields.word(field.name, known)};
  }

  Problems& problems_;
  CardFiles set_;
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

CardFiles read_card_files(std::span<const SourceFile> files, Problems& problems) {
  return FileReader(problems).read(files);
}

}  // namespace wardroom::language
