// Optional rulings and modes of a game, each a row: what people ask for by name, and the offers
// they choose from.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/match_request.hpp"
#include "engine/text/message.hpp"

namespace wardroom {

struct RulingRow {
  enum class IfSet : std::uint8_t { on, off };

  // `ruling` is a bit of the rulings of a set-up.
  template <class Ruling>
  constexpr RulingRow(std::string_view name_, std::string_view clause_, Ruling ruling,
                      const AnyMessage& text_, IfSet if_set = IfSet::on)
      : name(name_),
        clause(clause_),
        text(text_),
        bit(static_cast<std::uint8_t>(ruling)),
        on_if_set(if_set == IfSet::on) {}

  std::string_view name;
  std::string_view clause;
  AnyMessage text;
  std::uint8_t bit;
  bool on_if_set;
};

// `usual` are the rulings of a set-up that nobody asked anything of.
std::vector<RuleOption> rule_options(std::span<const RulingRow> rows, std::uint8_t usual,
                                     Language language);
// "NAME=on" or "NAME=off"; answers false if that is no ruling.
bool apply_ruling(std::span<const RulingRow> rows, std::string_view asked, std::uint8_t& rulings);
// Their names, for whoever asked for another one.
std::string names_of(std::span<const RulingRow> rows);

// In the order of the game's modes.
struct ModeRow {
  std::string_view name;
  AnyMessage about;
};

std::vector<ModeOffer> mode_offers(std::span<const ModeRow> rows, Language language);
std::vector<std::string> mode_names(std::span<const ModeRow> rows);
std::optional<std::size_t> find_mode(std::span<const ModeRow> rows, std::string_view name);

}  // namespace wardroom
