// The lessons of a game, read once from the texts the program carries. A game without lessons has
// an empty book.
#pragma once

#include <memory>
#include <span>
#include <vector>

#include "match/hosted_match.hpp"
#include "scenarios/set_up.hpp"
#include "table/lesson.hpp"

namespace wardroom {

// The lessons of a scenario file; none if it cannot be read (a test reads them all).
std::vector<Lesson> lessons_of(const ScenarioFile& file);

template <class Game>
class LessonBook {
 public:
  LessonBook() {
    if constexpr (requires { Game::lessons(); })
      for (const NamedText& text : Game::lessons()) add(text);
  }

  std::span<const Lesson> lessons() const { return lessons_; }

  // Null if the situation cannot be set up.
  std::unique_ptr<AnyMatch> begin(std::size_t lesson) const {
    const Page& page = pages_[lesson];
    cards::Problems problems;
    const auto scenario =
        set_up_scenario<Game>(*page.source, page.file->name, Game::own_set(), problems);
    if (!scenario) return nullptr;
    return std::make_unique<HostedMatch<Game>>(scenario->start, scenario->log, Game::own_set(),
                                               page.source->seed, page.source->outcomes);
  }

 private:
  struct Page {
    const ScenarioFile* file;
    const ScenarioSource* source;
  };

  void add(const NamedText& text) {
    auto file = std::make_unique<ScenarioFile>();
    cards::Problems problems;
    read_scenario_file(text, *file, problems);
    for (Lesson& lesson : lessons_of(*file)) lessons_.push_back(std::move(lesson));
    for (const ScenarioSource& source : file->scenarios) pages_.push_back({file.get(), &source});
    files_.push_back(std::move(file));
  }

  std::vector<std::unique_ptr<ScenarioFile>> files_;  // the pages point into them
  std::vector<Page> pages_;
  std::vector<Lesson> lessons_;
};

template <class Game>
const LessonBook<Game>& lesson_book() {
  static const LessonBook<Game> book;
  return book;
}

}  // namespace wardroom
