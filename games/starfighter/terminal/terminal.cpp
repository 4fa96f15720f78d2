// The whole table: both boards facing each other as the viewer sits at them, a line for each
// player, and the chain under way.
#include <algorithm>
#include <optional>

#include "games/starfighter/game.hpp"
#include "games/starfighter/terminal/terminal_boards.hpp"
#include "games/starfighter/terminal/terminal_paint.hpp"
#include "games/starfighter/words/words.hpp"
#include "words/starfighter.hpp"

namespace wardroom {
namespace starfighter {
namespace {

using namespace paint;

struct UnderWay {
  std::optional<Battle> battle;
  std::optional<CarryOut> effect;
};

UnderWay under_way(const Match& match) {
  UnderWay found;
  match.stack.visit_all([&](const auto& frame) {
    using Frame = std::remove_cvref_t<decltype(frame)>;
    if constexpr (std::is_same_v<Frame, Battle>) found.battle = frame;
    if constexpr (std::is_same_v<Frame, CarryOut>) found.effect = frame;
  });
  return found;
}

TerminalStyle framed(const Match& match, TerminalStyle style) {
  style.width = std::min(style.width, useful_width(match));
  return style;
}

class TablePicture : cardplay::TablePicture<Position, Glyphs> {
 public:
  TablePicture(const Position& position, Seat viewer, const TerminalStyle& style)
      : cardplay::TablePicture<Position, Glyphs>(
            position, viewer, Glyphs(style), Starfighter::decision(position.match, position.set),
            framed(position.match, style)),
        now_(under_way(position.match)) {}

  std::string draw() {
    Shortened shortened = 0;
    draw_status();
    draw_header(other(viewer_));
    if (has_cruiser(Seat::a) && has_cruiser(Seat::b))
      row_ = draw_boards(*this, now_.battle, row_, shortened);
    else
      draw_cruisers();
    draw_header(viewer_);
    draw_chain();
    draw_legend(shortened);
    return sheet_.text();
  }

 private:
  bool has_cruiser(Seat seat) const { return match_.cruiser[index(seat)] != Setup::kChosenInPlay; }
  const Cruiser& cruiser(Seat seat) const { return set_.cruiser(match_.cruiser[index(seat)]); }
  int armor(Seat seat) const { return match_.armor[index(seat)]; }

  // --- round, phase, whose decision, piles ---

  void draw_status() {
    Line left = {{title_of(match_.phase, language_), kStrong}};
    if (match_.round > 0)
      left.insert(left.begin(), {words::table::round(language_, match_.round) + dot_, kQuiet});
    const CardTable& table = match_.table;
    const bool own = match_.mode == Mode::total_war;
    const auto sizes = [&](int mine, int theirs) {
      return std::to_string(table.size(mine)) +
             (own ? '/' + std::to_string(table.size(theirs)) : std::string());
    };
    const Seat foe = other(viewer_);
    const Line right = {
        {words::table::piles(language_, sizes(deck_of(match_, viewer_), deck_of(match_, foe)), dot_,
                             sizes(discard_of(match_, viewer_), discard_of(match_, foe))),
         kQuiet}};
    const Line turn = onlooker_.decision_line(match_.result);
    Line title = {{"Starfighter", kStrong},
                  {dot_ + title_of(match_.mode, language_) + dot_, kQuiet}};
    const int used = width_of(left) + width_of(right) + width_of(turn) + 8;
    if (used + width_of(title) <= sheet_.width())
      left.insert(left.begin(), title.begin(), title.end());
    const int behind = sheet_.put(row_, 2, left);
    const int from = sheet_.width() - 1 - width_of(right);
    sheet_.put_right(row_, right);
    sheet_.put(row_, behind + (from - behind - width_of(turn)) / 2, turn);
    ++row_;
    draw_rule();
  }

  // --- one line per player ---

  // From the roomiest form (0) to the shortest (2).
  static constexpr int kForms = 3;

  Line header_left(Seat seat, int form) const {
    Line line = onlooker_.side_line(
        seat, has_cruiser(seat) ? cruiser(seat).name : words::table::no_cruiser(language_));
    if (!has_cruiser(seat)) return line;
    line.push_back({repeated(" ", std::max(18 - width_of(line), 2)), kPlain});

    const int full = std::max<int>(cruiser(seat).armor, 1);
    const std::string points = std::to_string(armor(seat));
    line.push_back({(points.size() < 2 ? " " : "") + points, kStrong});
    line.push_back({'/' + std::to_string(full) + ' ', kQuiet});
    const int cells = form == 0 ? std::min(full, 25) : form == 1 ? 13 : 10;
    const int lit = (std::clamp(armor(seat), 0, full) * cells + full - 1) / full;
    line.push_back({repeated(glyphs_.full, lit), seat_ink(seat)});
    line.push_back({repeated(glyphs_.hollow, cells - lit), kFaint});

    const int lead = armor(seat) - armor(other(seat));
    if (lead > 0 && has_cruiser(other(seat)))
      line.push_back(
          {"  " + (form == 0 ? words::table::lead(language_, lead) : '+' + std::to_string(lead)),
           kQuiet});
    if (match_.initiative == seat)
      line.push_back({"  " + std::string(glyphs_.pawn) +
                          (form < 2 ? ' ' + words::table::initiative(language_) : ""),
                      kStrong});
    if (match_.passed[index(seat)])
      line.push_back({"  " + words::table::passed(language_), kQuiet});
    return line;
  }

  Line header_right(Seat seat, int form) const {
    const CardTable& table = match_.table;
    Line line = {{words::table::cards(language_, table.size(hand_of(seat)), dot_,
                                      table.size(aside_of(seat))),
                  kQuiet}};
    if (!has_cruiser(seat)) return line;
    const std::string symbol = form == 0 ? sign_and_word(Effect::draw, glyphs_)
                                         : std::string(sign_of(Effect::draw, glyphs_));
    line.push_back({dot_, kQuiet});
    line.push_back({symbol + ' ' + std::to_string(visible_draw_symbols(position_, seat)),
                    effect_ink(Effect::draw)});
    return line;
  }

  bool header_fits(Seat seat, int form) const {
    return width_of(header_left(seat, form)) + width_of(header_right(seat, form)) + 3 <=
           sheet_.width();
  }

  // Both players' lines have the same form, so that their bars can be compared.
  void draw_header(Seat seat) {
    int form = 0;
    while (form + 1 < kForms && !(header_fits(Seat::a, form) && header_fits(Seat::b, form))) ++form;
    draw_ends(0, header_left(seat, form), header_right(seat, form));
  }

  // --- before the boards lie on the table ---

  void draw_cruisers() {
    ++row_;
    for (int i = 0; i < set_.cruisers(); ++i) {
      const Cruiser& cruiser = set_.cruiser(i);
      if (match_.mode == Mode::training && !cruiser.training) continue;
      const bool taken = std::ranges::count(match_.cruiser, i) > 0;
      std::string sectors;
      for (const int spaces : cruiser.spaces)
        sectors += (sectors.empty() ? "" : " ") + std::to_string(spaces);
      int column = sheet_.put(row_, 4, cruiser.name, taken ? kFaint : kStrong);
      column = sheet_.put(row_, std::max(column + 2, 16),
                          words::table::armor(language_, cruiser.armor), taken ? kFaint : kPlain);
      column = sheet_.put(row_, column + 3, words::table::spaces(language_, sectors),
                          taken ? kFaint : kQuiet);
      if (taken) sheet_.put(row_, column + 3, words::table::taken(language_), kFaint);
      ++row_;
    }
    ++row_;
  }

  // --- below the table ---

  void draw_items(const Line& title, const std::vector<Line>& items) {
    row_ = sheet_.put_flow(row_, sheet_.put(row_, 12, title), items, "   ");
  }

  // SF-CHAIN: the effect under way and those that wait, the newest group first.
  void draw_chain() {
    const auto& pending = match_.chain.pending;
    if (!now_.effect && pending.empty()) return;
    sheet_.put(++row_, 2, words::table::effects(language_), kStrong);
    if (now_.effect) {
      const Effect effect = now_.effect->effect;
      const Seat controller = now_.effect->controller;
      const std::string who = controller == viewer_
                                  ? words::table::your_choice(language_)
                                  : words::table::other_chooses(language_, letter(controller));
      draw_items({{when(words::table::now), kAttention}},
                 {{{sign_and_word(effect, glyphs_), effect_ink(effect)}, {dot_ + who, kQuiet}}});
    }
    bool first = !now_.effect;
    for (std::size_t end = pending.size(); end > 0;) {
      std::vector<Line> items;
      const int group = pending[end - 1].group;
      for (; end > 0 && pending[end - 1].group == group; --end) {
        const Pending& effect = pending[end - 1];
        const bool upper = printed_half(match_.table.mark(effect.copy), effect.half) == 0;
        const Effect what = shown(position_, effect.copy).half[effect.half].effect;
        items.push_back(
            {{spot_name(match_.table.where(effect.copy)), kStrong},
             {' ' + (upper ? words::table::upper : words::table::lower)(language_) + ' ', kQuiet},
             {sign_and_word(what, glyphs_), effect_ink(what)}});
      }
      std::ranges::reverse(items);
      draw_items({first ? Piece{when(words::table::next), kAttention}
                        : Piece{when(words::table::then), kQuiet}},
                 items);
      first = false;
    }
  }

  // Titles of the lines of a chain are equally wide.
  std::string when(const Message<0>& title) const {
    int widest = 0;
    for (const Message<0>& any : {words::table::now, words::table::next, words::table::then})
      widest = std::max(widest, columns_of(any(language_)));
    return padded(title(language_), widest + 2);
  }

  void draw_legend(Shortened shortened) {
    if (shortened == 0) return;
    std::vector<Line> items;
    for (int i = 1; i < kEffects; ++i) {
      const auto effect = static_cast<Effect>(i);
      if (((shortened >> i) & 1U) != 0)
        items.push_back({{sign_and_word(effect, glyphs_), effect_ink(effect)}});
    }
    if ((shortened & kFieldShortened) != 0)
      items.push_back(
          {{std::string(glyphs_.field) + ' ' + words::table::force_field(language_), kGuard}});
    sheet_.put(++row_, 2, words::table::signs(language_), kFaint);
    draw_items({}, items);
  }

  UnderWay now_;
};

}  // namespace
}  // namespace starfighter

std::string Starfighter::draw_table(const Match& view, const Set& set, Seat viewer,
                                    const TerminalStyle& style) {
  return starfighter::TablePicture({view, set}, viewer, style).draw();
}

}  // namespace wardroom
