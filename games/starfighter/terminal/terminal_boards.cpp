#include "games/starfighter/terminal/terminal_boards.hpp"

#include <algorithm>
#include <cstdlib>

#include "games/starfighter/rules/options.hpp"

namespace wardroom::starfighter::paint {
namespace {

constexpr int kWidestPitch = 23;

int columns_seen(const Match& match) {
  return kColumns + std::abs(match.shift);
}

class Boards : Canvas {
 public:
  Boards(const Canvas& canvas, std::optional<Battle> battle) : Canvas(canvas), battle_(battle) {
    for (Sector sector = 0; sector < kSectors; ++sector)
      first_ = std::min(first_, column_seen(sector));
    const int columns = columns_seen(position_.match);
    const int pitch = std::min(sheet_.width() / columns, kWidestPitch);
    gap_ = pitch >= 12 ? 1 : 0;
    inner_ = pitch - 2 - gap_;
    left_ = (sheet_.width() - columns * pitch + gap_) / 2;
  }

  int draw(int row) {
    row = draw_addresses(row, other(viewer_));
    row = draw_board(row, other(viewer_));
    for (int column = 0; column < kColumns; ++column) {
      const Sector mine = sector_at(viewer_, column);
      if (faces(mine)) draw_fire(row, mine, facing(position_, mine));
    }
    row = draw_board(row + 1, viewer_);
    return draw_addresses(row, viewer_);
  }

  Shortened shortened() const { return shortened_; }

 private:
  // The rows of one board are counted from its owner's edge: edge 0, half 0, edge 1, half 1, ...
  struct Rows {
    int base;
    int step;
    int edge(int level) const { return base + step * 2 * level; }
    int half(int level) const { return base + step * (2 * level + 1); }
  };

  bool faces(Sector sector) const { return facing(position_, sector) >= 0; }

  // SF-R-52: a's sector i and b's sector i + shift share a column, which the viewer sees from one
  // side.
  int column_seen(Sector sector) const {
    const int moved = board_of(sector) == Seat::b ? position_.match.shift : 0;
    const int from_a = column_of(sector) - moved;
    return viewer_ == Seat::a ? from_a : kColumns - 1 - from_a;
  }

  int left_of(Sector sector) const {
    return left_ + (column_seen(sector) - first_) * (inner_ + 2 + gap_);
  }

  void put_centred(int row, Sector sector, const Line& line) {
    sheet_.put(row, left_of(sector) + (inner_ + 2 - width_of(line)) / 2, line);
  }

  int draw_addresses(int row, Seat seat) {
    for (int column = 0; column < kColumns; ++column) {
      const Sector sector = sector_at(seat, column);
      Ink ink = seat_ink(seat, faces(sector));
      ink.bold = faces(sector);
      put_centred(row, sector, {{sector_name(sector), ink}});
    }
    return row + 1;
  }

  int draw_board(int row, Seat seat) {
    int highest = 0;
    for (int column = 0; column < kColumns; ++column)
      highest = std::max(highest, spaces(position_, sector_at(seat, column)));
    const int count = 2 * highest + 3;
    const Rows rows = seat == viewer_ ? Rows{row + count - 1, -1} : Rows{row, 1};
    for (int column = 0; column < kColumns; ++column) {
      const Sector sector = sector_at(seat, column);
      const int room = spaces(position_, sector);
      for (int level = 0; level <= room + 1; ++level) draw_edge(rows.edge(level), sector, level);
      for (int level = 0; level <= room; ++level) draw_half(rows.half(level), sector, level);
    }
    return row + count;
  }

  // The line on the owner's side of a level: the edge of a card, the fold of the highest card, or
  // the outline of an empty space.
  void draw_edge(int row, Sector sector, int level) {
    const int cards = height(position_, sector);
    const int room = spaces(position_, sector);
    const bool card_end = cards > 0 && level == cards + 1;
    const bool edge = level < cards || card_end;
    const bool fold = cards > 0 && level == cards;
    const bool above_spaces = !edge && !fold && level == room;

    std::string_view left = edge ? glyphs_.left_tee : fold ? glyphs_.down : glyphs_.gap;
    std::string_view right = edge ? glyphs_.right_tee : fold ? glyphs_.down : glyphs_.gap;
    if (level == 0 || card_end || level == room + 1) {
      const bool below = (level == 0) == (board_of(sector) == viewer_);
      left = glyphs_.left[below ? 1 : 0];
      right = glyphs_.right[below ? 1 : 0];
    }
    const std::string_view line = edge ? glyphs_.across : above_spaces ? " " : glyphs_.fold;
    const Ink ink = edge || fold ? seat_ink(board_of(sector), faces(sector)) : kFaint;
    const int column = left_of(sector);
    sheet_.put(row, column, left, ink);
    sheet_.put(row, column + 1, repeated(line, inner_), fold ? kFaint : ink);
    sheet_.put(row, column + 1 + inner_, right, ink);
    if (level < room) sheet_.put(row, column + 1, std::to_string(level), kQuiet);
    if (level < cards) draw_label(row, sector, level);
  }

  // The identity code at the lower right, as printed, and before it what the card has covered
  // (SF-INFO-10). Of a card face down the code is there only for those who know it.
  void draw_label(int row, Sector sector, int level) {
    const CardTable& table = position_.match.table;
    const Copy copy = table.at(spot_at(sector, level));
    const Mark& mark = table.mark(copy);
    const CardId card = table.card(copy);
    const bool airy = inner_ >= 12;
    Line label;
    if (card != kUnknownCard && (!mark.down() || table.knows(viewer_, copy)))
      label.push_back({position_.set.id(card), mark.down() ? kFaint : kPlain});
    if (mark.pivoted()) label.push_back({std::string(glyphs_.pivoted), effect_ink(Effect::pivot)});
    if (airy && !label.empty()) {
      label.front().text.insert(0, " ");
      label.back().text += ' ';
    }
    const int from = left_of(sector) + 1 + inner_ - (airy ? 1 : 0) - width_of(label);
    sheet_.put(row, from, label);

    if (level + 1 == height(position_, sector)) return;
    const auto covered = static_cast<std::size_t>(printed_half(mark, 0));
    const std::string hint =
        reminder(shown(position_, copy).half[covered], board_of(sector) == viewer_, glyphs_);
    const int room = from - (left_of(sector) + 3) - (airy ? 0 : 1);
    if (hint.empty() || columns_of(hint) > room) return;
    const bool spaced = columns_of(hint) + 3 <= room;
    sheet_.put(row, left_of(sector) + 3, spaced ? ' ' + hint + ' ' : hint, kHint);
  }

  bool is_pending(Copy copy, int half) const {
    return std::ranges::any_of(position_.match.chain.pending, [&](const Pending& pending) {
      return pending.copy == copy && pending.half == half;
    });
  }

  // What is seen between two edges: the lower half of each card, the upper half of the highest one,
  // and behind it empty spaces.
  void draw_half(int row, Sector sector, int level) {
    const int cards = height(position_, sector);
    const int column = left_of(sector);
    if (cards == 0 || level > cards) {
      sheet_.put(row, column, glyphs_.gap, kFaint);
      sheet_.put(row, column + 1 + inner_, glyphs_.gap, kFaint);
      draw_symbol(row, sector, cards == 0 ? level : level - 1);
      return;
    }
    const Seat seat = board_of(sector);
    const bool upper = level == cards;
    const Copy copy = position_.match.table.at(spot_at(sector, upper ? level - 1 : level));
    const Mark& mark = position_.match.table.mark(copy);
    const int half = printed_half(mark, upper ? 0 : 1);
    const Ink ink = seat_ink(seat, faces(sector));
    HalfLook look;
    look.half = shown(position_, copy).half[static_cast<std::size_t>(half)];
    look.hits = mark.hits(half);
    look.shield_hits = mark.shield_hits(half);
    look.own = seat == viewer_;
    look.down = mark.down();
    look.pending = is_pending(copy, half);
    look.fighters = {.color = ink.color, .bold = faces(sector)};
    look.pattern = seat_ink(seat, false);
    sheet_.put(row, column, glyphs_.down, ink);
    sheet_.put(row, column + 1, half_line(look, glyphs_, inner_, shortened_));
    sheet_.put(row, column + 1 + inner_, glyphs_.down, ink);
  }

  // SF-COMP-10: a Draw symbol on a space without a card.
  void draw_symbol(int row, Sector sector, int level) {
    if (level >= spaces(position_, sector) || !has_draw_symbol(position_, sector, level)) return;
    put_centred(row, sector, {{sign_and_word(Effect::draw, glyphs_), effect_ink(Effect::draw)}});
  }

  // Between facing sectors: the Fighters that would shoot each way (SF-BATTLE-02). The numbers of a
  // battle being fought were fixed when it began (SF-BATTLE-03).
  void draw_fire(int row, Sector mine, Sector theirs) {
    const bool fought = battle_ && battle_->sector[index(viewer_)] == mine;
    const auto ink = [&](int count, Seat seat) {
      if (fought) return kAttention;
      return count == 0 ? kFaint : Ink{.color = seat_ink(seat).color, .bold = true};
    };
    const int give =
        fought ? battle_->tokens[index(other(viewer_))] : visible_fighters(position_, mine);
    const int take = fought ? battle_->tokens[index(viewer_)] : visible_fighters(position_, theirs);
    const Line fire = {
        {' ' + std::string(glyphs_.own) + std::to_string(give), ink(give, viewer_)},
        {' ' + std::string(glyphs_.against) + ' ', fought ? kAttention : kQuiet},
        {std::to_string(take) + std::string(glyphs_.foe) + ' ', ink(take, other(viewer_))}};
    put_centred(row, mine, {{repeated(glyphs_.fold, inner_), fought ? kAttention : kFaint}});
    put_centred(row, mine, fire);
  }

  std::optional<Battle> battle_;

  int first_ = 0;  // the leftmost column seen
  int inner_ = 0;  // what is inside the frame of a sector
  int gap_ = 0;    // between sectors
  int left_ = 0;
  Shortened shortened_ = 0;
};

}  // namespace

int useful_width(const Match& match) {
  return std::max(columns_seen(match) * kWidestPitch, 100);
}

int draw_boards(const Canvas& canvas, std::optional<Battle> battle, int row, Shortened& shortened) {
  Boards boards(canvas, battle);
  row = boards.draw(row);
  shortened = boards.shortened();
  return row;
}

}  // namespace wardroom::starfighter::paint
