// What a display needs beside a view and what follows from it by the rules: which halves show, who
// faces whom, what the battles would bring, the chain under way. Made from a view and from what its
// viewers were told, so it tells nothing they may not know.
#include <algorithm>
#include <vector>

#include "games/starfighter/game.hpp"
#include "games/starfighter/protocol/face_json.hpp"
#include "rows/starfighter_enums.hpp"

namespace wardroom {
namespace starfighter {
namespace {

// The rules under way that a display tells of; nothing where there are none.
struct UnderWay {
  explicit UnderWay(const Match& match) {
    match.stack.visit_all([this](const auto& frame) { note(frame); });
  }

  const Combat* combat = nullptr;
  const Battle* battle = nullptr;
  const Suffer* suffer = nullptr;
  const ResolveChain* chain = nullptr;
  const CarryOut* effect = nullptr;
  const Strike* strike = nullptr;

 private:
  void note(const Combat& frame) { combat = &frame; }
  void note(const Battle& frame) { battle = &frame; }
  void note(const Suffer& frame) { suffer = &frame; }
  void note(const ResolveChain& frame) { chain = &frame; }
  void note(const CarryOut& frame) { effect = &frame; }
  void note(const Strike& frame) { strike = &frame; }
  template <class Frame>
  void note(const Frame&) {}
};

bool is(const Event& event, Happening what) {
  return event.kind == static_cast<std::uint16_t>(what);
}

class Stage {
 public:
  Stage(JsonWriter& json, const Position& position, std::span<const Event> events, SeatSet viewers)
      : json_(json),
        position_(position),
        events_(events),
        viewers_(viewers),
        under_way_(position.match) {}

  void write() {
    json_.open_object();
    json_.key("sectors");
    json_.open_object();
    for (Sector sector = 0; sector < kSectors; ++sector) write_sector(sector);
    json_.close_object();
    json_.key("forecast");
    write_forecast();
    write_pair("reinforcements", reinforcements(Seat::a), reinforcements(Seat::b));
    json_.key("battle");
    write_battle();
    json_.key("chain");
    json_.open_array();
    if (under_way_.chain != nullptr) write_chain();
    json_.close_array();
    json_.close_object();
  }

 private:
  const Match& match() const { return position_.match; }

  void write_pair(std::string_view name, int of_a, int of_b) {
    json_.key(name);
    json_.open_array();
    json_.value(of_a);
    json_.value(of_b);
    json_.close_array();
  }
  void write_seat(std::string_view name, Seat seat) {
    json_.member(name, std::string(1, letter(seat)));
  }
  void write_card(std::uint16_t card) {
    json_.key("card");
    if (card >= position_.set.cards())
      json_.null();
    else
      json_.value(position_.set.id(static_cast<CardId>(card)));
  }

  // --- sectors ---

  void write_sector(Sector sector) {
    json_.key(sector_name(sector));
    json_.open_object();
    json_.member("spaces", spaces(position_, sector));
    json_.key("draws");
    json_.open_array();
    for (int level = 0; level < kLevels; ++level)
      if (has_draw_symbol(position_, sector, level)) json_.value(level);
    json_.close_array();
    json_.member("fighters", visible_fighters(position_, sector));
    json_.key("facing");
    const Sector across = facing(position_, sector);
    if (across < 0)
      json_.null();
    else
      json_.value(sector_name(across));
    json_.key("cards");
    json_.open_array();
    Sight sight;
    see(position_, sector, sight);
    int level = 0;
    for (const Copy copy : match().table.zone(zone_of(sector))) write_copy(copy, level++, sight);
    json_.close_array();
    json_.close_object();
  }

  void write_copy(Copy copy, int level, const Sight& sight) {
    const Mark& mark = match().table.mark(copy);
    json_.open_object();
    json_.member("level", level);
    for (const int lying : {0, 1}) {
      const int printed = printed_half(mark, lying);
      json_.key(lying == 0 ? "upper" : "lower");
      json_.open_object();
      json_.member("visible",
                   std::ranges::find(sight, Visible(copy, printed, mark.down())) != sight.end());
      write_half(json_, shown(position_, copy).half[static_cast<std::size_t>(printed)]);
      json_.close_object();
    }
    json_.close_object();
  }

  // SF-REINF-01, SF-REINF-02, SF-REINF-03, SF-REINF-04: visible Draw symbols, and what is set
  // aside.
  int reinforcements(Seat seat) const {
    return visible_draw_symbols(position_, seat) + match().table.size(aside_of(seat));
  }

  // --- battles ---

  // In the order of battle if it is chosen, else from a's left.
  void write_forecast() {
    const Combat* combat = under_way_.combat;
    const Battle* battle = under_way_.battle;
    const bool ordered = combat != nullptr && combat->step == Combat::kBattles;
    const bool ascending = !ordered || combat->ascending;
    const int fought = ordered ? combat->fought : 0;
    json_.open_array();
    for (int i = 0; i < kColumns; ++i) {
      const Sector mine = sector_at(Seat::a, ascending ? i : kColumns - 1 - i);
      const Sector theirs = facing(position_, mine);
      if (theirs < 0) continue;
      const bool begun = i < fought;
      const bool now = begun && battle != nullptr && battle->sector[0] == mine;
      json_.open_object();
      json_.member("a", sector_name(mine));
      json_.member("b", sector_name(theirs));
      const Tokens tokens =
          now     ? Tokens{battle->tokens[0], battle->tokens[1]}
          : begun ? tokens_told(mine)
                  : Tokens{visible_fighters(position_, theirs), visible_fighters(position_, mine)};
      write_pair("tokens", tokens[0], tokens[1]);
      json_.member("state", now ? "now" : begun ? "done" : "next");
      json_.close_object();
    }
    json_.close_array();
  }

  using Tokens = std::array<int, 2>;

  // What a battle of this round brought; nothing if it was not told, as in a scenario that begins
  // after it.
  Tokens tokens_told(Sector mine) const {
    for (std::size_t i = events_.size(); i-- > 0;) {
      const Event& event = events_[i];
      if (is(event, Happening::round_begins)) break;
      if (is(event, Happening::battle) && event.args[0] == mine)
        return {event.args[2], event.args[3]};
    }
    return {};
  }

  // A strike that is part of the battle has taken its tokens from those left; one of an effect in a
  // chain has not.
  void write_battle() {
    const Battle* battle = under_way_.battle;
    const Suffer* suffer = under_way_.suffer;
    if (battle == nullptr || suffer == nullptr) {
      json_.null();
      return;
    }
    const bool striking = under_way_.strike != nullptr && under_way_.chain == nullptr;
    json_.open_object();
    json_.member("a", sector_name(battle->sector[0]));
    json_.member("b", sector_name(battle->sector[1]));
    write_seat("suffers", suffer->seat);
    json_.member("tokens", suffer->tokens + (striking ? int{under_way_.strike->points} : 0));
    json_.close_object();
  }

  // --- the chain ---

  // How deep the groups of the chain are: the newest group goes first (SF-R-16), so a group that
  // has not been heard of was revealed by the effect before.
  class Depths {
   public:
    int of(int group) {
      const auto found = std::ranges::find(known_, group, &Known::group);
      if (found != known_.end()) return found->depth;
      known_.push_back({group, known_.empty() ? 0 : last_ + 1});
      return known_.back().depth;
    }
    void triggered(int group) { last_ = of(group); }

   private:
    struct Known {
      int group;
      int depth;
    };
    std::vector<Known> known_;
    int last_ = 0;  // of the effect triggered last
  };

  // The events of this chain: those from its first trigger on.
  std::span<const Event> chain_events() const {
    std::size_t first = events_.size();
    int triggers = match().chain.triggers;
    for (std::size_t i = events_.size(); i-- > 0 && triggers > 0;) {
      if (!is(events_[i], Happening::triggered)) continue;
      first = i;
      --triggers;
    }
    return events_.subspan(first);
  }

  void write_chain() {
    const std::span<const Event> events = chain_events();
    Depths depths;
    for (std::size_t i = 0; i < events.size(); ++i) {
      const Event& event = events[i];
      if (is(event, Happening::triggered)) {
        depths.triggered(event.args[3]);
        write_triggered(event, depths.of(event.args[3]), events.subspan(i + 1));
      } else if (is(event, Happening::effect_lost)) {
        write_link(event.args[0], event.seat, depths.of(event.args[1]), "lost");
        json_.key("at");
        json_.null();
        json_.key("half");
        json_.null();
        write_card(event.card_for(viewers_));
        json_.close_object();
      }
    }
    // The newest group first, each in the order in which it may be chosen from.
    const auto& pending = match().chain.pending;
    for (auto group = pending.size(); group > 0;) {
      std::size_t first = group;
      while (first > 0 && pending[first - 1].group == pending[group - 1].group) --first;
      for (std::size_t i = first; i < group; ++i)
        write_waiting(pending[i], depths.of(pending[i].group));
      group = first;
    }
  }

  // `later`: what happened since.
  void write_triggered(const Event& event, int depth, std::span<const Event> later) {
    const bool last =
        std::ranges::none_of(later, [](const Event& one) { return is(one, Happening::triggered); });
    const bool at_work = under_way_.effect != nullptr || under_way_.strike != nullptr;
    const bool skipped = !later.empty() && is(later.front(), Happening::effect_skipped);
    write_link(event.args[0], event.seat, depth,
               skipped           ? "skipped"
               : last && at_work ? "now"
                                 : "done");
    json_.member("at", spot_name(operand_spot(event.args[1])));
    json_.member("half", event.args[2] == 0 ? "upper" : "lower");
    write_card(event.card_for(viewers_));
    json_.close_object();
  }

  void write_waiting(const Pending& pending, int depth) {
    const CardTable& table = match().table;
    const Spot spot = table.where(pending.copy);
    const Face& face = shown(position_, pending.copy);
    write_link(static_cast<int>(face.half[pending.half].effect), board_of(sector_of(spot)), depth,
               "waiting");
    json_.member("at", spot_name(spot));
    json_.member("half",
                 printed_half(table.mark(pending.copy), pending.half) == 0 ? "upper" : "lower");
    write_card(table.card(pending.copy));
    json_.close_object();
  }

  // The caller writes where it is and closes the object.
  void write_link(int effect, Seat seat, int depth, std::string_view state) {
    json_.open_object();
    json_.member("effect", symbol_of(static_cast<Effect>(effect)));
    write_seat("seat", seat);
    json_.member("depth", depth);
    json_.member("state", state);
  }

  JsonWriter& json_;
  Position position_;
  std::span<const Event> events_;
  SeatSet viewers_;
  UnderWay under_way_;
};

}  // namespace

}  // namespace starfighter

void Starfighter::write_stage(JsonWriter& json, const Match& view, const Set& set,
                              std::span<const Event> events, SeatSet viewers) {
  starfighter::Stage(json, {view, set}, events, viewers).write();
}

}  // namespace wardroom
