#include "table/act.hpp"

#include "table/why.hpp"
#include "words/table.hpp"

namespace wardroom {
namespace {

namespace lesson = words::table::lesson;

// What a lesson that is under way has against an option that the rules allow; empty if nothing.
std::string lesson_objection(const HostedTable& table, std::string_view option, Language language) {
  if (!table.in_lesson()) return {};
  const LessonProgress& progress = *table.lesson();
  if (!progress.learner_plays()) return lesson::read_on(language);
  const std::string& expected = progress.now().option;
  if (expected == option) return {};
  return lesson::another(language, table.match().ask(expected, language).option.sentence);
}

}  // namespace

SentChoice read_choice(Request& request) {
  SentChoice choice;
  choice.n = request.number("n", 0, INT32_MAX);
  choice.option = request.text("option");
  return choice;
}

void act_at(const ActingTable& table, const SentChoice& choice, Language language) {
  // An answer to another question, or one that was sent twice, is answered by where things stand.
  if (table.v && choice.n != static_cast<std::int64_t>(*table.v)) return table.answer_present();
  const HostedTable* deciding = table.deciding();
  if (deciding == nullptr) return;
  const Answer legal = deciding->match().ask(choice.option, language);
  if (legal.kind != Answer::legal) return table.refuse(legal.text, legal.clause);
  const std::string objection = lesson_objection(*deciding, choice.option, language);
  if (!objection.empty()) return table.refuse(objection, "");
  table.play(legal.option);
}

void write_refused(Reply& answer, std::string_view text, std::string_view clause) {
  JsonWriter& json = answer.begin("refused");
  json.member("text", text);
  write_clause(json, clause);
}

}  // namespace wardroom
