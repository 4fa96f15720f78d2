// One card large in the terminal: a frame with its name above, how it is written and where it comes
// from below, and between them what it says, in as many lines as that takes.
#pragma once

#include <string>

#include "engine/text/terminal_sheet.hpp"

namespace wardroom::paint {

class CardFrame {
 public:
  CardFrame(const TerminalStyle& style, std::string name)
      : signs_(style.unicode), sheet_(style), name_(std::move(name)) {}

  void write(const std::string& text, Ink ink = kPlain) {
    for (const std::string& line : wrapped_lines(text, kInner - 2))
      sheet_.put(row_++, kColumn + 2, line, ink);
  }

  // The picture.
  std::string close(const std::string& id, const Piece& origin) {
    sheet_.put_frame(0, kColumn, kInner, row_ + 1, signs_, kFaint);
    sheet_.put(0, kColumn + 2, ' ' + name_ + ' ', kStrong);
    sheet_.put(row_, kColumn + 2, ' ' + id + ' ', kQuiet);
    const std::string from = ' ' + origin.text + ' ';
    sheet_.put(row_, kColumn + kInner - columns_of(from), from, origin.ink);
    return sheet_.text();
  }

 private:
  static constexpr int kColumn = 1;
  static constexpr int kInner = 72;

  Signs signs_;
  Sheet sheet_;
  std::string name_;
  int row_ = 1;
};

}  // namespace wardroom::paint
