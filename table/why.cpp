#include "table/why.hpp"

namespace wardroom {

void write_clause(JsonWriter& json, std::string_view clause) {
  json.key("clause");
  if (clause.empty())
    json.null();
  else
    json.value(clause);
}

void write_why(JsonWriter& json, const AnyMatch& match, Seat viewer, std::string_view what,
               Language language) {
  const Answer legal = match.ask(what, language);
  const std::vector<std::string> more = match.explain(viewer, what, language);
  const bool allowed = legal.kind == Answer::legal;
  const bool is_place = legal.kind == Answer::unreadable && !more.empty();
  json.member("allowed", allowed);
  json.member("text", allowed ? legal.option.sentence : is_place ? std::string() : legal.text);
  write_clause(json, legal.clause);
  json.key("more");
  json.open_array();
  for (const std::string& line : more) json.value(line);
  json.close_array();
}

}  // namespace wardroom
