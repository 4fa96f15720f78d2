// The map of a Wing Commander table: the seven nav points with their lines and how many Flights
// each side has there, and beside it a list of what is at each, the viewer's carrier nearest.
#pragma once

#include <vector>

#include "games/wingcommander/terminal/terminal_paint.hpp"

namespace wardroom::wingcommander {

class MapPicture {
 public:
  MapPicture(const Position& position, Seat viewer, paint::Sheet& sheet,
             const paint::Glyphs& glyphs, Language language)
      : position_(position), viewer_(viewer), sheet_(sheet), glyphs_(glyphs), language_(language) {}

  // Both side by side from `row` on; answers the row behind them.
  int draw(int row);

 private:
  void draw_chart(int row);
  void draw_point(int row, int middle, NavPoint point);
  int draw_list(int row);
  int draw_flight(int row, Copy flight);

  // As seen from the other side of the table, a nav point stands where its opposite does.
  NavPoint seen_at(NavPoint place) const;
  bool is_empty(NavPoint point) const;
  paint::Line heading(NavPoint point) const;

  Position position_;
  Seat viewer_;
  paint::Sheet& sheet_;
  const paint::Glyphs& glyphs_;
  Language language_;
};

// Pilot with medals, Awards, weapons and Battle Damage of a Flight, as pieces.
std::vector<paint::Line> load_of(const Position& position, Copy flight, const paint::Glyphs& glyphs,
                                 Language language);
// The state of a side's carrier in a word.
std::string carrier_state(const Match& match, Seat seat, Language language);

}  // namespace wardroom::wingcommander
