// The combat under way, below a table of Wing Commander: who faces whom, which cards each Flight
// has played, the medals it has left and what it does; and what was announced and waits for
// answers.
#pragma once

#include "games/wingcommander/terminal/terminal_paint.hpp"

namespace wardroom::wingcommander {

class CombatPicture {
 public:
  CombatPicture(const Position& position, paint::Sheet& sheet, const paint::Glyphs& glyphs,
                Language language)
      : position_(position),
        combat_(position.match.combat),
        sheet_(sheet),
        glyphs_(glyphs),
        language_(language) {}

  // Nothing if there is no combat; answers the row behind.
  int draw(int row);
  int draw_pending(int row);

 private:
  void draw_heading(int row);
  int draw_pairs(int row);
  int draw_ship(int row);
  int draw_flight(int row, int engaged, bool below);
  std::vector<paint::Line> state_of(int engaged) const;
  std::string ship_name() const;
  std::string ship_figures() const;

  Position position_;
  const Combat& combat_;
  paint::Sheet& sheet_;
  const paint::Glyphs& glyphs_;
  Language language_;
};

}  // namespace wardroom::wingcommander
