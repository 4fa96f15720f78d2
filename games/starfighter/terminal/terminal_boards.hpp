// The two boards of a Starfighter table and what lies on them, as the viewer sits at the table: the
// own board below, level 0 nearest its owner, sectors that face each other in the same columns.
#pragma once

#include <optional>

#include "games/starfighter/rules/frames.hpp"
#include "games/starfighter/rules/position.hpp"
#include "games/starfighter/terminal/terminal_paint.hpp"

namespace wardroom::starfighter::paint {

class Boards {
 public:
  // `sheet` and `glyphs` must outlive this. The battle is the one being fought, if any.
  Boards(const Position& position, Seat viewer, std::optional<Battle> battle, Sheet& sheet,
         const Glyphs& glyphs);

  // Both Cruisers must have been chosen. Answers the row behind.
  int draw(int row);

  Shortened shortened() const { return shortened_; }

  // Beyond this, more columns would only pull things apart.
  static int useful_width(const Match& match);

 private:
  // The rows of one board are counted from its owner's edge: edge 0, half 0, edge 1, half 1, ...
  struct Rows {
    int base;
    int step;
    int edge(int level) const { return base + step * 2 * level; }
    int half(int level) const { return base + step * (2 * level + 1); }
  };

  bool faces(Sector sector) const { return facing(position_, sector) >= 0; }
  int column_seen(Sector sector) const;
  int left_of(Sector sector) const;
  void put_centred(int row, Sector sector, const Line& line);

  int draw_addresses(int row, Seat seat);
  int draw_board(int row, Seat seat);
  void draw_edge(int row, Sector sector, int level);
  void draw_label(int row, Sector sector, int level);
  void draw_half(int row, Sector sector, int level);
  void draw_symbol(int row, Sector sector, int level);
  void draw_fire(int row, Sector mine, Sector theirs);
  bool is_pending(Copy copy, int half) const;

  Position position_;
  Seat viewer_;
  std::optional<Battle> battle_;
  Sheet& sheet_;
  const Glyphs& glyphs_;

  int first_ = 0;  // the leftmost column seen
  int inner_ = 0;  // what is inside the frame of a sector
  int gap_ = 0;    // between sectors
  int left_ = 0;
  Shortened shortened_ = 0;
};

}  // namespace wardroom::starfighter::paint
