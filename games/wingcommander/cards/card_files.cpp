#include "games/wingcommander/cards/card_files.hpp"

#include <algorithm>
#include <iterator>
#include <utility>

#include "cards/source.hpp"
#include "games/wingcommander/cards/card_check.hpp"
#include "words/wingcommander_cards.hpp"

namespace wardroom::wingcommander {
namespace {

using cards::Fields;
using cards::Problems;
using cards::SourceFile;
using Kind = vocabulary::Kind;

constexpr std::array<std::string_view, kCardKinds> kKindWords = {
    "fighter",  "pilot", "weapon", "crew",   "maneuver", "damage",
    "modifier", "luck",  "award",  "orders", "carrier"};
constexpr std::array<std::string_view, kFigures> kFigureWords = {"attack", "support", "maneuver",
                                                                 "defence", "bombing"};
constexpr std::array<std::string_view, 3> kSides = {"kilrathi", "terran", "both"};
constexpr std::array<std::string_view, 3> kOrigins = {"real", "completion", "original"};
constexpr std::array<std::string_view, 3> kNatures = {"natural", "mines", "capital"};
constexpr std::array<std::string_view, 9> kProposedWords = {
    "name", "side", "cost", "arrows", "attack", "support", "maneuver", "defence", "effect"};

// A word in options and deck files.
bool is_identity_code(std::string_view text) {
  const auto fits = [](char c) {
    return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-';
  };
  return text.size() <= 20 && text[0] >= 'a' && text[0] <= 'z' && std::ranges::all_of(text, fits);
}

bool is_deck(const SourceFile& file) {
  return file.name.ends_with(".deck");
}

bool is_person(Kind kind) {
  return kind == Kind::pilot || kind == Kind::crew;
}

// The figures a kind has to have, and those it may have.
bool needs(Kind kind, std::size_t figure) {
  if (kind == Kind::fighter) return figure < 4;
  return kind == Kind::carrier && (figure == 0 || figure == 3);
}
bool may_have(Kind kind, std::size_t figure, Nature nature) {
  if (nature == Nature::capital) return figure == 0 || figure == 3;
  return kind == Kind::fighter || kind == Kind::pilot || kind == Kind::weapon ||
         kind == Kind::award;
}

class FileReader {
 public:
  explicit FileReader(Problems& problems) : problems_(problems) {}

  CompiledSet read(std::span<const SourceFile> files, std::span<const SourceFile> added) {
    CompiledSet compiled;
    if (files.empty()) return compiled;
    compiled.vocabulary = language::read_vocabulary(files[0], problems_);
    if (compiled.vocabulary.empty()) return {};
    std::vector<Source> roots = parsed(files.subspan(1), false);
    std::ranges::move(parsed(added, true), std::back_inserter(roots));
    compiled.titles = language::names_of(compiled.vocabulary);
    for (const Source& source : roots) {
      collect_titles(source, compiled.titles);
      if (!source.added) own_titles_ = std::ssize(compiled.titles);
    }
    language::Compiler compiler(compiled.vocabulary, compiled.titles);
    for (const Source& source : roots) {
      constexpr std::array<std::string_view, 2> keys = {"set", "card"};
      const std::string& name = source.file->name;
      cards::only_keys(source.root, keys, name, problems_);
      read_set(source, compiled.set);
      cards::each_entry(source.root, "card", name, problems_,
                        [&](Fields& fields) { read_card(fields, source, compiler, compiled); });
    }
    if (problems_.empty()) check_whole(files[0].name, compiled.set);
    add_starters(files.subspan(1), compiled.set);
    add_starters(added, compiled.set);
    return problems_.empty() ? std::move(compiled) : CompiledSet{};
  }

 private:
  struct Source {
    const SourceFile* file;
    toml::table root;
    bool added;
  };

  Language language() const { return problems_.language(); }

  std::vector<Source> parsed(std::span<const SourceFile> files, bool added) {
    std::vector<Source> sources;
    for (const SourceFile& file : files)
      if (!is_deck(file))
        if (auto root = cards::parse(file, problems_))
          sources.push_back({&file, std::move(*root), added});
    return sources;
  }

  // Statements may name any card of the set, so all names are known before one is read.
  void collect_titles(const Source& source, language::Titles& titles) {
    Problems ignored;
    const std::string& file = source.file->name;
    cards::each_entry(source.root, "card", file, ignored, [&](Fields& fields) {
      const std::string name = fields.text_or("name", "");
      const int kind = fields.word_or("kind", kKindWords, 0);
      const auto known = std::ranges::find(titles, name, &language::Title::source);
      if (known == titles.end())
        titles.push_back({name, {name, fields.text_or("fr", name)}, kind});
      else if (source.added && known - titles.begin() < own_titles_)
        problems_.add(file, cards::place_of(fields.ask("name")->source()),
                      words::card_file::title_taken(language(), name));
      else if (known->kind != kind)
        problems_.add(file, fields.place(), words::card_file::same_title(language()));
    });
  }

  void read_set(const Source& source, CardSet& set) {
    if (!source.root.contains("set")) return;
    Fields top(source.root, source.file->name, problems_);
    if (auto fields = top.table("set", "[set]")) {
      set.name = fields->bilingual("name");
      set.note = fields->bilingual("note");
      fields->finish();
    }
  }

  void read_cost(Fields& fields, CardSource& card) {
    auto cost = fields.table("cost", "{ power = 2, medals = 1 }");
    if (!cost) return;
    card.power = static_cast<std::uint8_t>(cost->number("power", 0, 20));
    card.cost_medals = static_cast<std::uint8_t>(cost->number_or("medals", 0, 9, 0));
    cost->finish();
  }

  static void read_figures(Fields& fields, CardSource& card) {
    for (std::size_t i = 0; i < kFigureWords.size(); ++i) {
      const bool needed = needs(card.kind, i);
      if (!needed && !(may_have(card.kind, i, card.nature) && fields.has(kFigureWords[i])))
        continue;
      const int least = card.kind == Kind::fighter || card.kind == Kind::carrier ? 0 : -20;
      card.figures[i] = {FigureKind::plain,
                         static_cast<std::int8_t>(fields.number(kFigureWords[i], least, 20))};
    }
  }

  void read_origin(Fields& fields, CardSource& card) {
    card.origin = static_cast<CardOrigin>(fields.word("origin", kOrigins));
    const toml::array* proposed = fields.array("proposed");
    if (proposed == nullptr) return;
    for (const toml::node& entry : *proposed) {
      const auto* word = entry.as_string();
      const auto found = std::ranges::find(kProposedWords, word == nullptr ? "" : word->get());
      if (found == kProposedWords.end())
        problems_.add(fields.file(), entry.source(),
                      cards::words::expected(language(),
                                             "name, side, cost, arrows, attack, "
                                             "support, maneuver, defence, effect"));
      else
        card.proposed = static_cast<std::uint16_t>(
            card.proposed | (1U << static_cast<unsigned>(found - kProposedWords.begin())));
    }
  }

  std::uint8_t person(const std::string& name) {
    const auto known = std::ranges::find(persons_, name);
    const auto index = known - persons_.begin();
    if (known == persons_.end()) persons_.push_back(name);
    return static_cast<std::uint8_t>(1 + index);
  }

  void read_card(Fields& fields, const Source& source, language::Compiler& compiler,
                 CompiledSet& compiled) {
    CardSource card;
    card.added = source.added ? 1 : 0;
    card.id = fields.text("id");
    card.name.english = fields.text("name");
    card.name.french = fields.text_or("fr", card.name.english);
    card.kind = static_cast<Kind>(fields.word("kind", kKindWords));
    card.side = static_cast<CardSide>(fields.word("side", kSides));
    if (fields.has("subtitle")) card.subtitle = fields.bilingual("subtitle");
    if (card.kind == Kind::modifier)
      card.nature = static_cast<Nature>(1 + fields.word("nature", kNatures));
    if (card.kind == Kind::maneuver || card.kind == Kind::damage)
      card.arrows = static_cast<std::uint8_t>(fields.number("arrows", 0, 9));
    else if (card.kind != Kind::carrier)
      read_cost(fields, card);
    read_figures(fields, card);
    if (is_person(card.kind) || card.kind == Kind::award)
      card.medals = static_cast<std::uint8_t>(fields.number_or("medals", 0, 9, 0));
    if (card.nature == Nature::capital)
      card.loss = static_cast<std::uint8_t>(fields.number("loss", 0, 20));
    if (card.kind == Kind::pilot)
      card.loyal = static_cast<std::uint8_t>(fields.flag_or("loyal", false) ? 1 : 0);
    if (is_person(card.kind)) card.person = person(fields.text_or("person", card.name.english));
    read_origin(fields, card);
    language::CardEffects effects;
    if (const toml::node* does = fields.ask("does")) {
      if (does->is_string()) {
        effects = compiler.compile(*source.file, *does, problems_);
        check_effects(effects, card.kind, *source.file, *does, compiled);
      } else {
        fields.text("does");  // says what was expected
      }
    }
    fields.finish();
    take_effects(std::move(effects), card, compiled);
    check_card(fields, card, compiled);
    compiled.set.cards.push_back(std::move(card));
  }

  // The rules have to carry out what the card says.
  void check_effects(const language::CardEffects& effects, Kind kind, const SourceFile& file,
                     const toml::node& does, const CompiledSet& compiled) {
    const std::vector<CardProblem> found =
        check_statements(kind, kKindWords[static_cast<std::size_t>(kind)], effects.statements,
                         compiled.vocabulary, compiled.titles, language());
    if (found.empty()) return;
    const cards::TextPlaces places(file, does);
    for (const CardProblem& problem : found)
      problems_.add(file.name, places.at(effects.offsets[problem.statement] + problem.offset),
                    problem.message);
  }

  void take_effects(language::CardEffects effects, CardSource& card, CompiledSet& compiled) {
    card.program = std::move(effects.program);
    card.text = std::move(effects.text);
    for (language::StatementTexts& texts : effects.texts)
      card.sentences.push_back({std::move(texts.text), std::move(texts.limit),
                                std::move(texts.moment), std::move(texts.condition),
                                std::move(texts.cost)});
    for (const language::StatementTree& statement : effects.statements)
      find_replacement(statement, card);
    compiled.statements.push_back(std::move(effects.statements));
  }

  // "this flight has bombing 2" is also a figure that replaces (WC-WEAPON-04).
  static void find_replacement(const language::StatementTree& statement, CardSource& card) {
    if (statement.kind != StatementKind::lasting || statement.condition || !statement.steps ||
        !statement.steps->is(CorePattern::change) ||
        !statement.steps->children[0].is(CorePattern::self))
      return;
    for (const language::Tree& change : statement.steps->children)
      if (change.is(CorePattern::set) && change.value < kFigures &&
          change.children[0].is(CorePattern::number))
        card.figures[static_cast<std::size_t>(change.value)] = {
            FigureKind::replaces, static_cast<std::int8_t>(change.children[0].value)};
  }

  void check_card(Fields& fields, CardSource& card, CompiledSet& compiled) {
    const auto title =
        std::ranges::find(compiled.titles, card.name.english, &language::Title::source);
    card.title = static_cast<std::uint8_t>(title - compiled.titles.begin());
    if (!card.id.empty() && !is_identity_code(card.id))
      fields.problem_at("id", words::card_file::id(language()));
    if (std::ranges::find(compiled.set.cards, card.id, &CardSource::id) != compiled.set.cards.end())
      fields.problem_at("id", words::card_file::card_twice(language(), card.id));
    if (compiled.set.cards.size() >= kMaxCards)
      fields.problem(words::card_file::too_many(language(), kMaxCards));
    const auto so_far = std::ranges::count(compiled.set.cards, card.kind, &CardSource::kind);
    if (card.kind == Kind::luck && so_far >= kMaxLuck)
      fields.problem(words::card_file::too_much_luck(language(), kMaxLuck));
    if (card.kind == Kind::maneuver && so_far >= kMaxManeuvers)
      fields.problem(words::card_file::too_many_maneuvers(language(), kMaxManeuvers));
    if (card.kind == Kind::carrier &&
        std::ranges::any_of(compiled.set.cards, [&](const CardSource& other) {
          return other.kind == Kind::carrier && other.side == card.side;
        }))
      fields.problem(words::card_file::second_carrier(language()));
  }

  void check_whole(const std::string& file, const CardSet& set) {
    if (set.name.english.empty())
      problems_.add(file, cards::Place{}, words::card_file::no_set(language()));
    for (const CardSide side : {CardSide::kilrathi, CardSide::terran})
      if (std::ranges::none_of(set.cards, [&](const CardSource& card) {
            return card.kind == Kind::carrier && card.side == side;
          }))
        problems_.add(file, cards::Place{}, words::card_file::no_carrier(language()));
  }

  // A later row of files takes the place of an earlier one, side by side.
  void add_starters(std::span<const SourceFile> files, CardSet& set) {
    std::array<bool, 2> seen{};
    for (const SourceFile& file : files) {
      if (!is_deck(file) || !problems_.empty()) continue;
      const DeckSource deck = read_deck(file, set, problems_);
      if (!problems_.empty()) return;
      const auto side = static_cast<std::size_t>(deck.side);
      if (std::exchange(seen[side], true))
        problems_.add(file.name, cards::Place{}, words::deck_file::second_deck(language()));
      for (CardSource& card : set.cards) card.starter[side] = 0;
      for (const auto& [count, card] : deck.cards)
        set.cards[card].starter[side] = static_cast<std::uint8_t>(count);
    }
  }

  Problems& problems_;
  std::vector<std::string> persons_;
  std::ptrdiff_t own_titles_ = 0;  // how many titles are those of the set itself
};

}  // namespace

CompiledSet compile_with_trees(std::span<const SourceFile> files, Problems& problems,
                               std::span<const SourceFile> added) {
  return FileReader(problems).read(files, added);
}

CardSet compile(std::span<const SourceFile> files, Problems& problems,
                std::span<const SourceFile> added) {
  return compile_with_trees(files, problems, added).set;
}

}  // namespace wardroom::wingcommander
