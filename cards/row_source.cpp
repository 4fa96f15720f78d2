#include "cards/row_source.hpp"

#include <algorithm>

#include "cards/source.hpp"

namespace wardroom::cards {
namespace {

// Options and refusals have three operands at most, events four; a kind of operand has none.
constexpr std::array<std::size_t, kRowKinds.size()> kMostOperands = {0, 3, 3, 4};
constexpr int kMostValue = 1000;

class RowReader {
 public:
  RowReader(const RuleBook& rules, Problems& problems) : rules_(rules), problems_(problems) {}

  void read(SourceRow::Kind kind, const toml::table& root, const std::string& file) {
    const toml::node* section = root.get(kRowKinds[kind]);
    if (section == nullptr) return;
    if (!section->is_table()) return wrong_row(file, *section);
    // The library sorts by name; what counts is how they stand in the file.
    std::vector<std::pair<std::string, const toml::node*>> entries;
    for (const auto& [name, entry] : *section->as_table()) entries.emplace_back(name.str(), &entry);
    std::ranges::sort(entries, {}, [](const auto& entry) {
      const Place place = place_of(entry.second->source());
      return std::pair(place.line, place.column);
    });
    for (const auto& [name, entry] : entries) {
      const toml::table* table = entry->as_table();
      if (table == nullptr || !is_name(name)) {
        wrong_row(file, *entry);
        continue;
      }
      Fields fields(*table, file, problems_);
      if (has(kind, name)) fields.problem(words::row_twice(fields.language()));
      rows_.push_back(row(kind, name, fields));
    }
  }

  std::vector<SourceRow> rows() { return std::move(rows_); }

 private:
  void wrong_row(const std::string& file, const toml::node& node) {
    problems_.add(file, node.source(), words::row(problems_.language()));
  }

  bool has(SourceRow::Kind kind, std::string_view name) const {
    return std::ranges::any_of(
        rows_, [&](const SourceRow& row) { return row.kind == kind && row.name == name; });
  }

  SourceRow row(SourceRow::Kind kind, const std::string& name, Fields& fields) {
    SourceRow row;
    row.kind = kind;
    row.name = name;
    if (kind != SourceRow::operand) row.operands = operands(kind, fields);
    if (kind == SourceRow::reason) row.clause = clause(fields);
    if (kind == SourceRow::happening) {
      row.seat = fields.flag_or("seat", true);
      row.card = fields.flag_or("card", false);
    }
    row.text = sentence(row, fields);
    if (kind == SourceRow::verb)
      if (auto pointer = fields.table("pointer", "[verb.play.pointer]")) {
        row.pointer = sentence(row, *pointer);
        pointer->finish();
      }
    fields.finish();
    return row;
  }

  std::vector<std::string> operands(SourceRow::Kind kind, Fields& fields) {
    auto names = fields.texts_or_none("operands");
    if (names.size() > kMostOperands[kind])
      fields.problem_at("operands",
                        words::too_many_operands(fields.language(), kMostOperands[kind]));
    if (kind == SourceRow::verb)
      for (const std::string& name : names)
        if (!has(SourceRow::operand, name))
          fields.problem_at("operands", words::no_operand_kind(fields.language(), name));
    return names;
  }

  std::string clause(Fields& fields) {
    if (!fields.has("clause")) return fields.text("clause");
    const std::string id = fields.text_or("clause", "");
    const Clause* found = rules_.find(id);
    if (!id.empty() && (found == nullptr || found->id != id))
      fields.problem_at("clause", words::no_clause(fields.language(), id));
    return id;
  }

  // A digit at the end of a place is the number of an operand.
  WordsText text(const SourceRow& row, Fields& fields) {
    WordsText text = read_text(fields);
    for (const std::string& place : text.places)
      if (place.back() >= '0' && place.back() <= '9' &&
          static_cast<std::size_t>(place.back() - '0') >= row.operands.size())
        fields.problem(words::no_such_operand(fields.language(), "{" + place + "}"));
    return text;
  }

  RowSentence sentence(const SourceRow& row, Fields& fields) {
    RowSentence sentence{text(row, fields), {}};
    if (!fields.has("instead")) return sentence;
    const int last = static_cast<int>(row.operands.size()) - 1;
    each_entry(fields.contents(), "instead", fields.file(), problems_, [&](Fields& other) {
      const int operand = other.number("operand", 0, last);
      const int value = other.number("is", 0, kMostValue);
      sentence.others.push_back({operand, value, text(row, other)});
      other.finish();
    });
    return sentence;
  }

  const RuleBook& rules_;
  Problems& problems_;
  std::vector<SourceRow> rows_;
};

}  // namespace

std::vector<SourceRow> compile_rows(std::span<const SourceFile> files, const RuleBook& rules,
                                    Problems& problems) {
  std::vector<toml::table> roots;
  for (const SourceFile& file : files) {
    roots.push_back(parse(file, problems).value_or(toml::table{}));
    only_keys(roots.back(), kRowKinds, file.name, problems);
  }
  RowReader reader(rules, problems);
  for (std::size_t kind = 0; kind < kRowKinds.size(); ++kind)
    for (std::size_t i = 0; i < files.size(); ++i)
      reader.read(static_cast<SourceRow::Kind>(kind), roots[i], files[i].name);
  return problems.empty() ? reader.rows() : std::vector<SourceRow>{};
}

}  // namespace wardroom::cards
