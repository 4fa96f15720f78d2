#include "engine/rulings.hpp"

#include <algorithm>

namespace wardroom {

std::vector<RuleOption> rule_options(std::span<const RulingRow> rows, std::uint8_t usual,
                                     Language language) {
  std::vector<RuleOption> options;
  for (const RulingRow& row : rows) {
    const bool set = (usual & row.bit) != 0;
    options.push_back({std::string(row.name), std::string(row.clause), set == row.on_if_set,
                       std::string(row.text.pattern(language))});
  }
  return options;
}

bool apply_ruling(std::span<const RulingRow> rows, std::string_view asked, std::uint8_t& rulings) {
  const std::size_t equals = asked.find('=');
  if (equals == std::string_view::npos) return false;
  const std::string_view value = asked.substr(equals + 1);
  if (value != "on" && value != "off") return false;
  const auto row = std::ranges::find(rows, asked.substr(0, equals), &RulingRow::name);
  if (row == rows.end()) return false;
  const bool set = (value == "on") == row->on_if_set;
  rulings = static_cast<std::uint8_t>(set ? rulings | row->bit : rulings & ~row->bit);
  return true;
}

std::string names_of(std::span<const RulingRow> rows) {
  std::string names;
  for (const RulingRow& row : rows) names += (names.empty() ? "" : ", ") + std::string(row.name);
  return names;
}

std::vector<ModeOffer> mode_offers(std::span<const ModeRow> rows, Language language) {
  std::vector<ModeOffer> offers;
  for (const ModeRow& row : rows)
    offers.push_back({std::string(row.name), std::string(row.about.pattern(language))});
  return offers;
}

std::vector<std::string> mode_names(std::span<const ModeRow> rows) {
  std::vector<std::string> names;
  for (const ModeRow& row : rows) names.emplace_back(row.name);
  return names;
}

std::optional<std::size_t> find_mode(std::span<const ModeRow> rows, std::string_view name) {
  const auto row = std::ranges::find(rows, name, &ModeRow::name);
  if (row == rows.end()) return std::nullopt;
  return static_cast<std::size_t>(row - rows.begin());
}

}  // namespace wardroom
