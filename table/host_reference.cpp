// What a client can look up: cards, rules, lessons, decks.
#include "table/bilingual.hpp"
#include "table/host.hpp"
#include "words/table.hpp"

namespace wardroom {

namespace wrong = words::table::wrong;

namespace {

void write_texts(JsonWriter& json, std::string_view name, std::span<const std::string> texts) {
  json.key(name);
  json.open_array();
  for (const std::string& text : texts) json.value(text);
  json.close_array();
}

void write_deck(JsonWriter& json, const cards::DeckShop& shop, const std::string& text,
                Language language) {
  const cards::DeckReport report = shop.check({"deck", text}, language);
  json.member("text", text);
  json.member("legal", report.legal());
  json.key("checks");
  json.open_array();
  for (const cards::DeckCheck& check : report.checks) {
    json.open_object();
    json.member("clause", check.clause);
    json.member("kept", check.kept);
    json.member("text", check.text);
    json.member("line", static_cast<std::uint64_t>(check.line));
    json.close_object();
  }
  json.close_array();
  json.key("problems");
  json.open_array();
  for (const Problem& problem : report.problems.list()) {
    json.open_object();
    json.member("line", static_cast<std::uint64_t>(problem.line));
    json.member("column", static_cast<std::uint64_t>(problem.column));
    json.member("text", problem.message);
    json.close_object();
  }
  json.close_array();
}

}  // namespace

void TableHost::catalogue(Request& request, Reply& answer) {
  const TableGame* game = find_game(request);
  if (game == nullptr) return answer.fail(request.problem());
  game->write_catalogue(answer.begin("catalogue"));
}

void TableHost::rules(Request& request, Reply& answer) {
  const TableGame* game = find_game(request);
  if (game == nullptr) return answer.fail(request.problem());
  JsonWriter& json = answer.begin("rules");
  json.member("game", game->name());
  json.key("sections");
  json.open_array();
  for (const RuleSection& section : game->rule_book().sections) {
    json.open_object();
    json.member("id", section.id);
    write_bilingual(json, "title", section.english, section.french);
    json.close_object();
  }
  json.close_array();
  json.key("clauses");
  json.open_array();
  for (const Clause& clause : game->rule_book().clauses) {
    json.open_object();
    json.member("id", clause.id);
    json.member("section", clause.section);
    write_bilingual(json, "text", clause.english, clause.french);
    write_texts(json, "see", clause.see);
    json.close_object();
  }
  json.close_array();
}

void TableHost::lessons(Request& request, Reply& answer) {
  const TableGame* game = find_game(request);
  if (game == nullptr) return answer.fail(request.problem());
  JsonWriter& json = answer.begin("lessons");
  json.member("game", game->name());
  json.key("lessons");
  json.open_array();
  for (const Lesson& lesson : game->lessons()) {
    json.open_object();
    json.member("name", lesson.name);
    write_bilingual(json, "title", lesson.title.english, lesson.title.french);
    write_texts(json, "clauses", lesson.clauses);
    json.member("steps", static_cast<std::uint64_t>(lesson.steps.size()));
    json.close_object();
  }
  json.close_array();
}

void TableHost::check_deck(Request& request, Reply& answer) {
  const TableGame* game = find_game(request);
  const std::string text = request.text("text");
  if (!request.problem().empty()) return answer.fail(request.problem());
  if (game->decks() == nullptr) return answer.fail(wrong::no_decks(language_));
  write_deck(answer.begin("deck"), *game->decks(), text, language_);
}

void TableHost::random_deck(Request& request, Reply& answer) {
  const TableGame* game = find_game(request);
  const std::string seed = request.text_or("seed", "");
  if (game == nullptr) return answer.fail(request.problem());
  const cards::DeckShop* decks = game->decks();
  if (decks == nullptr) return answer.fail(wrong::no_decks(language_));
  const std::int64_t size =
      request.number_or("size", decks->smallest(), decks->largest(), decks->usual());
  if (!request.problem().empty()) return answer.fail(request.problem());
  write_deck(answer.begin("deck"), *decks, decks->random(static_cast<int>(size), seed_of(seed)),
             language_);
}

}  // namespace wardroom
