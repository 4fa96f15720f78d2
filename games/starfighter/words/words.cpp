// Nouns, and sentences: what happened, what is asked, what may be done, why something may not.
#include "games/starfighter/words/words.hpp"

#include <algorithm>
#include <array>

#include "cardplay/words.hpp"
#include "games/row_sentences.hpp"
#include "games/starfighter/game.hpp"
#include "rows/starfighter.hpp"
#include "words/starfighter.hpp"

namespace wardroom {
namespace starfighter {
namespace {

// --- the tables: one message per enumerator, in their order ---

namespace effect = words::effect;
constexpr std::array<AnyMessage, kEffects> kEffectNouns = {
    effect::none,     effect::draw,  effect::lateral,     effect::vertical,
    effect::free,     effect::pivot, effect::destroy,     effect::hit_enemy,
    effect::hit_self, effect::roll,  effect::hit_fighter,
};

namespace meaning = words::meaning;
constexpr std::array<AnyMessage, kEffects> kMeanings = {
    meaning::none,     meaning::draw,  meaning::lateral,     meaning::vertical,
    meaning::free,     meaning::pivot, meaning::destroy,     meaning::hit_enemy,
    meaning::hit_self, meaning::roll,  meaning::hit_fighter,
};

constexpr std::array<AnyMessage, 5> kPhases = {words::phase::setup, words::phase::reinforcements,
                                               words::phase::deployment, words::phase::combat,
                                               words::phase::over};
constexpr std::array<AnyMessage, 3> kModes = {words::mode::training, words::mode::skirmish,
                                              words::mode::total_war};

}  // namespace

// --- places: what an operand is, and behind it which one ---

struct Words {
  static constexpr const auto& kVerbs = kVerbRows;
  static constexpr const auto& kReasons = kReasonRows;
  static constexpr const auto& kHappenings = kHappeningRows;
  static constexpr const auto& kOperands = kOperandTexts;

  enum class Place : std::uint8_t {
    player,   // the event's
    card,     // the event's, or an operand
    card_at,  // the card at a space
    level,    // of a card
    sector,
    sector_at,  // the sector of a space
    owner,      // of a sector
    space,
    effect,
    half,
    side,
    face,
    cruiser,
    number,
    count,
  };
  static constexpr std::array<std::string_view, 14> kPlaces = {
      "player", "card",   "card_at", "level", "sector", "sector_at", "owner",
      "space",  "effect", "half",    "side",  "face",   "cruiser",   "number"};

  static Arg find(const Said<Match, Set>& said, Place place, int arg) {
    const auto& [set, language, args, seat, card, view] = said;
    switch (place) {
      case Place::player: return letter(seat);
      case Place::card: return noun_of_card(set, arg, language);
      case Place::card_at: return card_at(said, operand_spot(arg));
      case Place::level: return int{set.front(static_cast<CardId>(arg)).level};
      case Place::sector: return sector_name(arg);
      case Place::sector_at: return sector_name(sector_of(operand_spot(arg)));
      case Place::owner: return sector_name(arg).front();
      case Place::space: return spot_name(operand_spot(arg));
      case Place::effect: return noun_of(static_cast<Effect>(arg), language);
      case Place::half: return (arg == 0 ? words::noun::upper : words::noun::lower)(language);
      case Place::side: return (arg == kLeft ? words::noun::left : words::noun::right)(language);
      case Place::face: return (arg == kUp ? words::noun::up : words::noun::down)(language);
      case Place::cruiser: return set.cruiser(arg).name;
      default: return arg;
    }
  }

 private:
  static Arg card_at(const Said<Match, Set>& said, Spot spot) {
    const Match* view = said.view;
    const bool there = view != nullptr && holds_card({*view, said.set}, spot);
    return noun_of_card(said.set, there ? view->table.card(view->table.at(spot)) : -1,
                        said.language);
  }
};

Arg noun_of(Effect effect, Language language) {
  return cardplay::message_of(kEffectNouns, effect).noun(language);
}

std::string meaning_of(Effect effect, Language language) {
  return cardplay::title(kMeanings, effect, language);
}

Arg noun_of_card(const Set& set, int card, Language language) {
  if (card < 0 || card >= set.cards()) return words::noun::unknown_card.noun(language);
  return {words::noun::card(language, set.id(static_cast<CardId>(card))), words::noun::card.gender};
}

std::string title_of(Phase phase, Language language) {
  return cardplay::title(kPhases, phase, language);
}

std::string title_of(Mode mode, Language language) {
  return cardplay::title(kModes, mode, language);
}

}  // namespace starfighter

template struct RowWords<starfighter::Rules>;

using namespace starfighter;

bool Starfighter::is_play(const Event& event) {
  return event.kind == static_cast<std::uint16_t>(Happening::played);
}

std::string Starfighter::question(const Match& match, const Set& set, Language language) {
  namespace question = starfighter::words::question;
  if (!Starfighter::decision(match, set)) return question::game_over(language);
  return match.stack.visit_top([&](const auto& frame) -> std::string {
    using Frame = std::remove_cvref_t<decltype(frame)>;
    if constexpr (std::is_same_v<Frame, ChooseCruiser>) {
      return question::cruiser(language);
    } else if constexpr (std::is_same_v<Frame, Deployment>) {
      const bool alone = match.passed[index(other(frame.turn))];
      return (alone ? question::deploy_alone : question::deploy)(language);
    } else if constexpr (std::is_same_v<Frame, Combat>) {
      return (frame.step == Combat::kShift ? question::shift : question::order)(language);
    } else if constexpr (std::is_same_v<Frame, Strike>) {
      return question::split(language, frame.points, sector_name(frame.sector));
    } else if constexpr (std::is_same_v<Frame, ResolveChain>) {
      return question::resolve(language);
    } else if constexpr (std::is_same_v<Frame, CarryOut>) {
      const bool sector = frame.effect == Effect::hit_fighter;
      return (sector ? question::target_sector : question::target)(language,
                                                                   noun_of(frame.effect, language));
    } else {
      return {};
    }
  });
}

std::string_view Starfighter::question_clause(const Match& match, const Set& set) {
  if (!Starfighter::decision(match, set)) return {};
  return match.stack.visit_top([](const auto& frame) -> std::string_view {
    using Frame = std::remove_cvref_t<decltype(frame)>;
    if constexpr (std::is_same_v<Frame, ChooseCruiser>)
      return clause_of(refuse(Reason::choose_cruiser_now));
    else if constexpr (std::is_same_v<Frame, Deployment>)
      return clause_of(refuse(Reason::deploy_now));
    else if constexpr (std::is_same_v<Frame, Combat>)
      return clause_of(
          refuse(frame.step == Combat::kShift ? Reason::shift_now : Reason::order_now));
    else if constexpr (std::is_same_v<Frame, Strike>)
      return clause_of(refuse(Reason::split_now));
    else if constexpr (std::is_same_v<Frame, ResolveChain>)
      return clause_of(refuse(Reason::pick_effect_now));
    else if constexpr (std::is_same_v<Frame, CarryOut>)
      return clause_of(frame.effect);
    else
      return {};
  });
}

}  // namespace wardroom
