#include "table/lesson_book.hpp"

namespace wardroom {
namespace {

std::optional<Seat> seat_of(const Step& step) {
  if (!step.seat || step.seat->text.size() != 1) return std::nullopt;
  const int seat = step.seat->text[0] - 'a';
  if (seat < 0 || seat >= kMaxSeats) return std::nullopt;
  return seat_at(seat);
}

Bilingual bilingual(const InBothLanguages& text) {
  return {text.english, text.french};
}

}  // namespace

std::vector<Lesson> lessons_of(const ScenarioFile& file) {
  std::vector<Lesson> lessons;
  for (const ScenarioSource& source : file.scenarios) {
    Lesson lesson;
    lesson.name = source.name;
    lesson.title = bilingual(source.title);
    for (const Written& clause : source.clauses) lesson.clauses.push_back(clause.text);
    for (const Step& step : source.steps)
      if (step.play || !step.say.empty())
        lesson.steps.push_back(
            {bilingual(step.say), seat_of(step), step.play ? step.play->text : ""});
    lessons.push_back(std::move(lesson));
  }
  return lessons;
}

}  // namespace wardroom
