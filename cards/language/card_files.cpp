#include "cards/language/card_files.hpp"

#include <algorithm>
#include <map>
#include <set>

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
    set_.vocabulary = read_vocabulary(*vocabulary, problems_);
    if (set_.vocabulary.empty()) return {};
    find_card_kinds();
    std::vector<std::pair<const SourceFile*, toml::table>> roots;
    for (const SourceFile& file : files)
      if (&file != vocabulary)
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
    if (const toml::node* does = fields.ask("does")) {
      if (does->is_string())
        card.effects = compiler.compile(file, *does, problems_);
      else
        fields.text("does");  // says what was expected
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

  void read_field(Fields& fields, int index, Card& card) {
    const CardField& field = set_.vocabulary.fields[static_cast<std::size_t>(index)];
    const bool needed = field.needed && set_.vocabulary.fits(card.kind, field.needed_by);
    if (!needed && !fields.has(field.name)) return;
    FieldValue value;
    value.field = index;
    switch (field.sort) {
      case CardField::number:
        value.numbers = {fields.number(field.name, field.least, field.most)};
        break;
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
};

}  // namespace

const FieldValue* Card::field(int index) const {
  const auto found = std::ranges::find(fields, index, &FieldValue::field);
  return found == fields.end() ? nullptr : &*found;
}

bool is_vocabulary(const SourceFile& file) {
  return file.text.starts_with("[[kind]]") || file.text.find("\n[[kind]]") != std::string::npos;
}

CardFiles read_card_files(std::span<const SourceFile> files, Problems& problems) {
  return FileReader(problems).read(files);
}

}  // namespace wardroom::language
