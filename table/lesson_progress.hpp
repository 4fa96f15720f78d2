// A lesson under way: which step it is at, and which choices of the match belong to which step, so
// that a choice taken back takes the lesson back too.
#pragma once

#include <cstddef>
#include <vector>

#include "table/lesson.hpp"

namespace wardroom {

class LessonProgress {
 public:
  explicit LessonProgress(const Lesson& lesson) : lesson_(&lesson), begun_({0}) {}

  const Lesson& lesson() const { return *lesson_; }
  std::size_t step() const { return begun_.size() - 1; }
  bool over() const { return step() == lesson_->steps.size(); }
  const LessonStep& now() const { return lesson_->steps[step()]; }  // unless it is over

  bool plays() const { return !now().option.empty(); }
  bool learner_plays() const { return plays() && now().seat == kLearner; }
  // Whether the step waits for nobody: the other seat plays without a word.
  bool goes_by_itself() const { return plays() && !learner_plays() && now().say.english.empty(); }

  // The step is done; the match now has so many choices.
  void go_on(std::size_t choices) { begun_.push_back(choices); }
  // The match was taken back to so many: the step that plays the next of them comes again.
  void go_back(std::size_t choices) {
    while (step() > 0 && (begun_.back() > choices || over() || !learner_plays())) begun_.pop_back();
  }

 private:
  const Lesson* lesson_;
  std::vector<std::size_t> begun_;  // choices made when each step began
};

}  // namespace wardroom
