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

// Where a picture of a table is drawn, and for whom. Classes that draw its parts derive from it.
template <class Position, class Glyphs>
struct Canvas {
  Position position_;
  Seat viewer_;
  Glyphs glyphs_;
  Language language_;
  paint::Sheet& sheet_;
};

// A game's picture of the whole table, line by line.
template <class Position, class Glyphs>
class TablePicture : protected Canvas<Position, Glyphs> {
 protected:
  TablePicture(const Position& position, Seat viewer, const Glyphs& glyphs,
               std::optional<Decision> decision, const TerminalStyle& style)
      : Canvas<Position, Glyphs>{position, viewer, glyphs, style.language, whole_},
        match_(position.match),
        set_(position.set),
        dot_(glyphs_.between()),
        onlooker_{viewer, decision, glyphs_, style.language},
        whole_(style) {}

  using Canvas<Position, Glyphs>::glyphs_;
  using Canvas<Position, Glyphs>::sheet_;

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
  std::string dot_;
  Onlooker onlooker_;
  int row_ = 0;

 private:
  paint::Sheet whole_;
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
