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

// What a game's picture of the whole table is drawn with, line by line.
template <class Position, class Glyphs>
class TablePicture {
 protected:
  TablePicture(const Position& position, Seat viewer, const Glyphs& glyphs,
               std::optional<Decision> decision, const TerminalStyle& style)
      : match_(position.match),
        set_(position.set),
        position_(position),
        viewer_(viewer),
        glyphs_(glyphs),
        language_(style.language),
        dot_(glyphs_.between()),
        sheet_(style),
        onlooker_{viewer, decision, glyphs_, language_} {}

  void draw_rule() {
    sheet_.put(row_++, 0, paint::repeated(glyphs_.across, sheet_.width()), paint::kFaint);
  }
  // One line with two ends.
  void draw_ends(int column, const paint::Line& left, const paint::Line& right) {
    sheet_.put(row_, column, left);
    sheet_.put_right(row_++, right);
  }

  decltype(Position::match) match_;
  decltype(Position::set) set_;
  Position position_;
  Seat viewer_;
  Glyphs glyphs_;
  Language language_;
  std::string dot_;
  paint::Sheet sheet_;
  Onlooker onlooker_;
  int row_ = 0;
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
