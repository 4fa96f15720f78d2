// What the pictures of every table have: whose decision it is, whose side begins where, and the
// cards of a hand as somebody knows them.
#pragma once

#include <algorithm>
#include <optional>
#include <string>
#include <vector>

#include "engine/decision.hpp"
#include "engine/text/terminal_sheet.hpp"

namespace wardroom::cardplay {

// Who looks at a table, and what is to be decided there.
struct Onlooker {
  Seat viewer;
  std::optional<Decision> decision;
  const paint::Signs& signs;
  Language language;

  // "▶ your decision", or how the game has ended.
  paint::Line decision_line(const Result& result) const;
  // How the line of a side begins: "▶ a Ares (you)".
  paint::Line side_line(Seat seat, const std::string& name) const;
};

std::string empty_hand(Language language);

template <class Card>
struct SeenCards {
  std::vector<Card> known;  // in the game's order
  int hidden = 0;
};

template <class Table, class Before>
SeenCards<typename Table::Card> seen_cards(const Table& table, int zone, Seat viewer,
                                           Before before) {
  SeenCards<typename Table::Card> cards;
  for (const auto copy : table.zone(zone)) {
    const auto card = table.card(copy);
    if (card == Table::kUnknown || !table.knows(viewer, copy))
      ++cards.hidden;
    else
      cards.known.push_back(card);
  }
  std::ranges::sort(cards.known, before);
  return cards;
}

}  // namespace wardroom::cardplay
