// What a display needs beside a view and what follows from it by the rules: which halves show, who
// faces whom, what the battles would bring, the chain under way. Made from a view and from what its
// viewers were told, so it tells nothing they may not know.
#include <algorithm>
#include <vector>

#include "cardplay/state_json.hpp"
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

class Stage : cardplay::StateJson<Starfighter> {
 public:
  Stage(JsonWriter& json, const Position& position, std::span<const Event> events, SeatSet viewers)
      : StateJson(json, position.match, position.set),
        position_(position),
        events_(events),
        viewers_(viewers),
        under_way_(position.match) {}

  void write() {
    object([&] {
      object("sectors", [&] {
        for (Sector sector = 0; sector < kSectors; ++sector) write_sector(sector);
      });
      array("forecast", [&] { write_forecast(); });
      by_seat("reinforcements", [&](Seat seat) { json_.value(reinforcements(seat)); });
      json_.key("battle");
      write_battle();
      array("chain", [&] {
        if (under_way_.chain != nullptr) write_chain();
      });
    });
  }

 private:
  void sector_or_null(std::string_view name, Sector sector) {
    member_or_null(name, sector >= 0, [&] { return sector_name(sector); });
  }

  // --- sectors ---

  void write_sector(Sector sector) {
    object(sector_name(sector), [&] {
      json_.member("spaces", spaces(position_, sector));
      array("draws", [&] {
        for (int level = 0; level < kLevels; ++level)
          if (has_draw_symbol(position_, sector, level)) json_.value(level);
      });
      json_.member("fighters", visible_fighters(position_, sector));
      sector_or_null("facing", facing(position_, sector));
      Sight sight;
      see(position_, sector, sight);
      int level = 0;
      json_.key("cards");
      list(match_.table.zone(zone_of(sector)),
           [&](Copy copy) { write_copy(copy, level++, sight); });
    });
  }

  void write_copy(Copy copy, int level, const Sight& sight) {
    const Mark& mark = match_.table.mark(copy);
    object([&] {
      json_.member("level", level);
      for (const int lying : {0, 1}) {
        const int printed = printed_half(mark, lying);
        object(lying == 0 ? "upper" : "lower", [&] {
          json_.member("visible", std::ranges::find(sight, Visible(copy, printed, mark.down())) !=
                                      sight.end());
          write_half(json_, shown(position_, copy).half[static_cast<std::size_t>(printed)]);
        });
      }
    });
  }

  // SF-REINF-01, SF-REINF-02, SF-REINF-03, SF-REINF-04: visible Draw symbols, and what is set
  // aside.
  int reinforcements(Seat seat) const {
    return visible_draw_symbols(position_, seat) + match_.table.size(aside_of(seat));
  }

  // --- battles ---

  // In the order of battle if it is chosen, else from a's left.
  void write_forecast() {
    const Combat* combat = under_way_.combat;
    const Battle* battle = under_way_.battle;
    const bool ordered = combat != nullptr && combat->step == Combat::kBattles;
    const bool ascending = !ordered || combat->ascending;
    const int fought = ordered ? combat->fought : 0;
    for (int i = 0; i < kColumns; ++i) {
      const Sector mine = sector_at(Seat::a, ascending ? i : kColumns - 1 - i);
      const Sector theirs = facing(position_, mine);
      if (theirs < 0) continue;
      const bool begun = i < fought;
      const bool now = begun && battle != nullptr && battle->sector[0] == mine;
      const Tokens tokens =
          now     ? Tokens{battle->tokens[0], battle->tokens[1]}
          : begun ? tokens_told(mine)
                  : Tokens{visible_fighters(position_, theirs), visible_fighters(position_, mine)};
      object([&] {
        json_.member("a", sector_name(mine));
        json_.member("b", sector_name(theirs));
        values("tokens", tokens);
        json_.member("state", now ? "now" : begun ? "done" : "next");
      });
    }
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
    if (battle == nullptr || suffer == nullptr) return json_.null();
    const bool striking = under_way_.strike != nullptr && under_way_.chain == nullptr;
    object([&] {
      json_.member("a", sector_name(battle->sector[0]));
      json_.member("b", sector_name(battle->sector[1]));
      seat("suffers", suffer->seat);
      json_.member("tokens", suffer->tokens + (striking ? int{under_way_.strike->points} : 0));
    });
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
    int triggers = match_.chain.triggers;
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
        write_link(event.args[0], event.seat, depths.of(event.args[1]), "lost", {}, -1,
                   card_told(event));
      }
    }
    // The newest group first, each in the order in which it may be chosen from.
    const auto& pending = match_.chain.pending;
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
                                 : "done",
               operand_spot(event.args[1]), event.args[2], card_told(event));
  }

  void write_waiting(const Pending& pending, int depth) {
    const CardTable& table = match_.table;
    const Spot spot = table.where(pending.copy);
    const Face& face = shown(position_, pending.copy);
    write_link(static_cast<int>(face.half[pending.half].effect), board_of(sector_of(spot)), depth,
               "waiting", spot, printed_half(table.mark(pending.copy), pending.half),
               table.card(pending.copy));
  }

  // As far as the viewers know it.
  CardId card_told(const Event& event) const {
    return static_cast<CardId>(event.card_for(viewers_));
  }

  // `half` is as the card lies, or -1 if it lies nowhere any more.
  void write_link(int effect, Seat whose, int depth, std::string_view state, Spot at, int half,
                  CardId which) {
    object([&] {
      json_.member("effect", symbol_of(static_cast<Effect>(effect)));
      seat("seat", whose);
      json_.member("depth", depth);
      json_.member("state", state);
      member_or_null("at", half >= 0, [&] { return spot_name(at); });
      member_or_null("half", half >= 0, [&] { return half == 0 ? "upper" : "lower"; });
      card("card", which);
    });
  }

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
