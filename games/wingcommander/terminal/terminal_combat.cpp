// The combat under way, below a table: who faces whom, which cards each Flight has played, the
// medals it has left and what it does; and what was announced and waits for answers.
#include "games/wingcommander/terminal/terminal_paint.hpp"

#include "games/wingcommander/words/words.hpp"
#include "words/wingcommander.hpp"

namespace wardroom::wingcommander {

using namespace paint;

namespace {

constexpr int kSign = 2;
constexpr int kLane = 4;
constexpr int kFlight = 13;
constexpr int kState = 33;

// As an option names them.
constexpr std::array<std::string_view, 2> kLanes = {"first", "second"};

class CombatPicture : Canvas {
 public:
  explicit CombatPicture(const Canvas& canvas) : Canvas(canvas), combat_(position_.match.combat) {}

  int draw(int row) {
    if (combat_.battle == Battle::none) return row;
    draw_heading(++row);
    ++row;
    return combat_.battle == Battle::dogfight ? draw_pairs(row) : draw_ship(row);
  }

  int draw_pending(int row) {
    std::vector<std::string> deeds;
    position_.match.stack.visit_all([&](const auto& frame) {
      // Once it has taken effect, it only waits for reactions.
      if constexpr (std::is_same_v<std::remove_cvref_t<decltype(frame)>, Announce>)
        if (frame.step <= cardplay::kWaits) deeds.push_back(told(frame, position_, language_));
    });
    if (deeds.empty()) return row;
    ++row;
    const int column = sheet_.put(row, kSign, words::table::pending(language_), kAttention) + 2;
    for (std::size_t i = deeds.size(); i-- > 0;)
      for (const std::string& line : wrapped_lines(deeds[i], sheet_.width() - column))
        sheet_.put(row++, column, line, i + 1 == deeds.size() ? kStrong : kQuiet);
    return row;
  }

 private:
  std::string ship_name() const {
    if (combat_.battle == Battle::carrier)
      return position_.set.carrier(defender(position_.match)).name;
    const Copy ship = modifier_at(position_, combat_.where);
    return ship == kNoCopy ? words::table::ship(language_)
                           : label_of_card(position_.set, position_.card_id(ship), language_);
  }

  std::string ship_figures() const {
    if (combat_.battle == Battle::carrier) {
      const Carrier& carrier = position_.set.carrier(defender(position_.match));
      return "A" + std::to_string(carrier.attack) + " D" + std::to_string(carrier.defence);
    }
    const Copy ship = modifier_at(position_, combat_.where);
    return ship == kNoCopy ? std::string() : figures_on_card(position_.card(ship));
  }

  void draw_heading(int row) {
    const std::string title = combat_.battle == Battle::dogfight
                                  ? words::table::combat(language_, kNavPointNames[combat_.where])
                                  : words::table::attack_on(language_, ship_name());
    const int column = sheet_.put(row, kSign, title, kStrong);
    sheet_.put(row, column,
               glyphs_.between() +
                   words::table::attackers(language_, people_of(position_.match.active, language_)),
               kQuiet);
  }

  // Every attacker with the one across below it, then who has nobody across.
  int draw_pairs(int row) {
    const Seat attacker = position_.match.active;
    for (const Seat seat : {attacker, other(attacker)})
      for (int lane = 0; lane < 2; ++lane) {
        const int i = engaged_index(seat, lane);
        if (combat_.engaged[static_cast<std::size_t>(i)].flight == kNoCopy) continue;
        const int facing = across(combat_, i);
        if (facing >= 0 && seat != attacker) continue;
        row = draw_flight(row, i, false);
        if (facing >= 0) row = draw_flight(row, facing, true);
      }
    return row;
  }

  int draw_ship(int row) {
    const Seat attacker = position_.match.active;
    for (int lane = 0; lane < 2; ++lane) {
      const int i = engaged_index(attacker, lane);
      if (combat_.engaged[static_cast<std::size_t>(i)].flight != kNoCopy)
        row = draw_flight(row, i, false);
    }
    sheet_.put(row, kSign, glyphs_.against, kAttention);
    sheet_.put(row, kLane, words::table::ship(language_), kQuiet);
    const int column = sheet_.put(row, kFlight, ship_name(), seat_ink(other(attacker)));
    sheet_.put(row, std::max(column + 2, kState), ship_figures());
    return row + 1;
  }

  int draw_flight(int row, int engaged, bool below) {
    const Seat seat = engaged_seat(engaged);
    const Copy flight = combat_.engaged[static_cast<std::size_t>(engaged)].flight;
    if (below) sheet_.put(row, kSign, glyphs_.against, kAttention);
    sheet_.put(row, kLane,
               letter(seat) + (' ' + std::string(kLanes[static_cast<std::size_t>(engaged % 2)])),
               seat_ink(seat));
    const int column =
        sheet_.put(row, kFlight, name_of_card(position_.set, position_.card_id(flight), language_),
                   Ink{.color = seat_ink(seat).color, .bold = true});
    return sheet_.put_flow(row, std::max(column + 2, kState), state_of(engaged), glyphs_.between());
  }

  // Values first, then cards played, medals left, and what it does.
  std::vector<paint::Line> state_of(int engaged) const {
    const Engaged& one = combat_.engaged[static_cast<std::size_t>(engaged)];
    std::vector<paint::Line> items = {values_now(position_, one.flight)};
    const auto add = [&](const std::string& text, Ink ink) { items.push_back({{text, ink}}); };
    if (one.doomed) add(words::table::doomed(language_), kLowered);
    switch (one.role) {
      case Role::attacks: add(words::table::attacks(language_), kAttention); break;
      case Role::supports: add(words::table::supports(language_), kAttention); break;
      case Role::holds: add(words::table::holds(language_), kQuiet); break;
      case Role::undeclared: break;
    }
    if (combat_.battle == Battle::dogfight && across(combat_, engaged) < 0)
      add(words::table::nobody(language_), kQuiet);
    if (one.share > 0) add(words::table::takes_fire(language_, one.share), kLowered);
    const int left = medals_left(position_, one);
    if (left > 0) add(medals(left, glyphs_), kMedal);
    add(words::table::played(language_, one.played,
                             counted(position_, one.flight, Value::maneuver)),
        kQuiet);
    for (std::size_t i = 0; i < combat_.plays.size(); ++i) {
      const Play& play = combat_.plays[i];
      if (play.by != engaged) continue;
      const std::string name =
          label_of_card(position_.set, position_.card_id(play.copy), language_);
      if (works(position_, i))
        add(name, kPlain);
      else
        add(words::table::negated(language_, name), kFaint);
    }
    return items;
  }

  const Combat& combat_;
};

}  // namespace

int draw_combat(const Canvas& canvas, int row) {
  CombatPicture combat(canvas);
  return combat.draw_pending(combat.draw(row));
}

}  // namespace wardroom::wingcommander
