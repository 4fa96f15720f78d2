#include "cards/rule_book_source.hpp"

#include <array>

#include "cards/source.hpp"

namespace wardroom::cards {
namespace {

// "SF-DEPLOY-04" belongs to section "SF-DEPLOY".
std::string section_of(const std::string& id) {
  return id.substr(0, id.rfind('-'));
}

}  // namespace

RuleBook compile_rules(const SourceFile& file, Problems& problems) {
  const auto root = parse(file, problems);
  if (!root) return {};
  constexpr std::array<std::string_view, 2> keys = {"section", "clause"};
  only_keys(*root, keys, file.name, problems);

  RuleBook book;
  each_entry(*root, "section", file.name, problems, [&](Fields& fields) {
    book.sections.push_back({fields.text("id"), fields.text("en"), fields.text("fr")});
    fields.finish();
  });
  each_entry(*root, "clause", file.name, problems, [&](Fields& fields) {
    Clause clause;
    clause.id = fields.text("id");
    clause.section = section_of(clause.id);
    clause.english = fields.text("en");
    clause.french = fields.text("fr");
    clause.see = fields.texts_or_none("see");
    if (book.find(clause.id) != nullptr)
      fields.problem_at("id", words::clause_twice(fields.language()));
    fields.finish();
    book.clauses.push_back(std::move(clause));
  });
  each_entry(*root, "clause", file.name, problems, [&](Fields& fields) {
    for (const std::string& id : fields.texts_or_none("see")) {
      const Clause* clause = book.find(id);
      if (clause == nullptr || clause->id != id)
        fields.problem_at("see", words::no_clause(fields.language(), id));
    }
  });
  return problems.empty() ? book : RuleBook{};
}

}  // namespace wardroom::cards
