// TableGame over a concrete game. `Interface` is TableGame, or one derived from it whose further
// functions a class derived from this one supplies.
#pragma once

#include <memory>
#include <span>
#include <utility>
#include <vector>

#include "engine/for_page.hpp"
#include "engine/game.hpp"
#include "match/hosted_match.hpp"
#include "table/lesson_book.hpp"
#include "table/table_game.hpp"

namespace wardroom {

template <class Game, class Interface = TableGame>
class TableEntry : public Interface {
  static_assert(SitsAtTables<Game>,
                "a table needs all that engine/game.hpp lists under SitsAtTables");

 public:
  using Set = typename Game::Set;

  TableEntry() : set_(Game::own_set()) {}
  explicit TableEntry(std::unique_ptr<const Set> set)
      : other_set_(std::move(set)), set_(*other_set_) {}

  std::string_view name() const override { return Game::kName; }
  std::string_view title() const override { return Game::kTitle; }
  int seats() const override { return Game::kMostSeats; }
  std::vector<ModeOffer> mode_offers(Language language) const override {
    return Game::mode_offers(language);
  }
  std::string set_name(Language language) const override { return Game::set_name(set_, language); }
  std::string set_note(Language language) const override { return Game::set_note(set_, language); }
  const RuleBook& rule_book() const override { return Game::rule_book(); }
  std::vector<RuleOption> rule_options(Language language) const override {
    return Game::rule_options(language);
  }
  const cards::DeckShop* decks() const override { return decks_.get(); }
  RecordVersions versions() const override {
    return {"", std::to_string(Game::kRulesVersion), Game::cards_version(set_)};
  }
  std::span<const std::string_view> answer_times() const override {
    if constexpr (requires { Game::kAnswerTimes; }) {
      static_assert(Game::kAnswerTimes.size() <= kMostAnswerTimes);
      return Game::kAnswerTimes;
    } else {
      return {};
    }
  }
  std::string pack() const override {
    std::vector<std::uint8_t> bytes;
    if constexpr (!kForPage) bytes = Game::pack(set_);
    return {bytes.begin(), bytes.end()};
  }
  std::unique_ptr<TableGame> with_pack(std::string_view pack, std::string& problem) const override {
    if constexpr (!kForPage) {
      const auto* bytes = reinterpret_cast<const std::uint8_t*>(pack.data());
      if (auto set = Game::unpack({bytes, pack.size()}, problem))
        return std::make_unique<TableEntry<Game>>(std::move(set));
    }
    return nullptr;
  }
  void write_cards(JsonWriter& json) const override {
    if constexpr (requires { Game::write_catalogue(json, set_); })
      Game::write_catalogue(json, set_);
  }

  std::unique_ptr<AnyMatch> start(const MatchRequest& request, std::uint64_t seed,
                                  std::string& problem, Language language) const override {
    const auto setup = Game::setup(request, set_, problem, language);
    if (!problem.empty()) return nullptr;
    return std::make_unique<HostedMatch<Game>>(request, setup, set_, seed);
  }

  std::unique_ptr<AnyMatch> open(const Record& record, std::size_t steps, std::uint64_t seed,
                                 Language language, ReplayFault& fault) const override {
    return host(record, steps, seed, language, fault);
  }

  std::span<const Lesson> lessons() const override { return lesson_book<Game>().lessons(); }
  std::unique_ptr<AnyMatch> begin_lesson(std::size_t lesson) const override {
    return lesson_book<Game>().begin(lesson);
  }

 protected:
  const Set& set() const { return set_; }

  std::unique_ptr<HostedMatch<Game>> host(const Record& record, std::size_t steps,
                                          std::uint64_t seed, Language language,
                                          ReplayFault& fault) const {
    fault = {};
    const auto setup = Game::setup(record.request, set_, fault.text, language);
    if (!fault.text.empty()) {
      fault.kind = ReplayFault::set_up;
      return nullptr;
    }
    auto match = std::make_unique<HostedMatch<Game>>(record.request, setup, set_,
                                                     record.seed.value_or(seed), record.outcomes);
    fault = match->follow(record, steps, language);
    return match;
  }

 private:
  std::unique_ptr<const Set> other_set_;  // cards other than the program's own; null if it is those
  const Set& set_;
  std::unique_ptr<cards::DeckShop> decks_ = Game::decks(set_);
};

}  // namespace wardroom
