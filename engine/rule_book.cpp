#include "engine/rule_book.hpp"

#include <algorithm>

#include "engine/pack.hpp"

namespace wardroom {
namespace {

constexpr std::string_view kTag = "rules";

}  // namespace

bool goes_by(std::string_view id, std::string_view name) {
  return id == name || id.substr(id.find('-') + 1) == name;
}

const Clause* RuleBook::find(std::string_view name) const {
  const auto found = std::ranges::find_if(
      clauses, [name](const Clause& clause) { return goes_by(clause.id, name); });
  return found == clauses.end() ? nullptr : &*found;
}

std::vector<std::uint8_t> RuleBook::to_pack() const {
  PackWriter pack;
  pack.number(static_cast<std::uint32_t>(sections.size()));
  for (const RuleSection& section : sections)
    for (const std::string* text : {&section.id, &section.english, &section.french})
      pack.text(*text);
  pack.number(static_cast<std::uint32_t>(clauses.size()));
  for (const Clause& clause : clauses) {
    for (const std::string* text : {&clause.id, &clause.section, &clause.english, &clause.french})
      pack.text(*text);
    pack.byte(static_cast<std::uint8_t>(clause.see.size()));
    for (const std::string& id : clause.see) pack.text(id);
  }
  return pack.finish(kTag);
}

RuleBook RuleBook::from_pack(std::span<const std::uint8_t> bytes) {
  PackReader pack(bytes, kTag);
  RuleBook book;
  for (std::uint32_t left = pack.number(); left > 0 && pack.good(); --left) {
    RuleSection section;
    for (std::string* text : {&section.id, &section.english, &section.french}) *text = pack.text();
    book.sections.push_back(std::move(section));
  }
  for (std::uint32_t left = pack.number(); left > 0 && pack.good(); --left) {
    Clause clause;
    for (std::string* text : {&clause.id, &clause.section, &clause.english, &clause.french})
      *text = pack.text();
    for (int references = pack.byte(); references > 0 && pack.good(); --references)
      clause.see.push_back(pack.text());
    book.clauses.push_back(std::move(clause));
  }
  return pack.finished() ? book : RuleBook{};
}

}  // namespace wardroom
