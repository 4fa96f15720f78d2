// Nouns, and sentences: what happened, what is asked, what may be done, why something may not.
#include "games/starfighter/words/words.hpp"

#include <algorithm>
#include <array>

#include "cardplay/words.hpp"
#include "games/row_words.hpp"
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

// --- places: what an operand is, and behind it which one ---

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
constexpr std::array<std::string_view, static_cast<std::size_t>(Place::count)> kPlaces = {
    "player", "card",   "card_at", "level", "sector", "sector_at", "owner",
    "space",  "effect", "half",    "side",  "face",   "cruiser",   "number"};

// Whether a text only has places that exist. That its row has the operands, the build has seen.
constexpr bool has_known_places(const AnyMessage& message) {
  return std::ranges::all_of(message.names, [](std::string_view name) {
    const auto read = read_place<Place>(name, kPlaces);
    if (read.operand < 0) return read.place == Place::player || read.place == Place::card;
    return read.place != Place::count;
  });
}
static_assert(texts_are(kHappeningRows, has_known_places));
static_assert(texts_are(kReasonRows, has_known_places));
static_assert(texts_are(kVerbRows, has_known_places));

// Everything the places of a sentence can ask for.
struct Operands {
  const Set& set;
  Language language;
  std::span<const std::int16_t> args;
  Seat seat = Seat::a;
  int card = -1;                // -1: not known
  const Match* view = nullptr;  // where {card_at0} is looked up

  Arg find(std::string_view name) const {
    const auto read = read_place<Place>(name, kPlaces);
    const int arg = read.operand < 0 ? card : args[static_cast<std::size_t>(read.operand)];
    switch (read.place) {
      case Place::player: return letter(seat);
      case Place::card: return noun_of_card(set, arg, language);
      case Place::card_at: return card_at(operand_spot(arg));
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

  Arg card_at(Spot spot) const {
    const bool there = view != nullptr && holds_card({*view, set}, spot);
    return noun_of_card(set, there ? view->table.card(view->table.at(spot)) : -1, language);
  }

  std::string sentence(const RowText& text) const { return sentence(text.of(args)); }
  std::string sentence(const AnyMessage& message) const {
    return capitalised(fill(message.pattern(language), language,
                            [this](std::string_view name) { return find(name); }));
  }
};

}  // namespace

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

std::string Starfighter::describe(const Option& option, const Match& view, const Set& set,
                                  Language language) {
  const Operands operands{.set = set, .language = language, .args = option.args, .view = &view};
  return operands.sentence(kVerbRows[option.verb].text);
}

std::string Starfighter::where_to_look(const Option& option, const Match& view, const Set& set,
                                       Language language) {
  const Operands operands{.set = set, .language = language, .args = option.args, .view = &view};
  return operands.sentence(kVerbRows[option.verb].pointer);
}

std::string Starfighter::sentence(const Event& event, const Set& set, SeatSet viewers,
                                  Language language) {
  const std::uint16_t card = event.card_for(viewers);
  const Operands operands{.set = set,
                          .language = language,
                          .args = event.args,
                          .seat = event.seat,
                          .card = card == kNoCard ? -1 : card};
  return operands.sentence(kHappeningRows[event.kind].text);
}

std::string Starfighter::sentence(const Refusal& refusal, const Set& set, Language language) {
  const Operands operands{.set = set, .language = language, .args = refusal.args};
  return operands.sentence(kReasonRows[refusal.reason].text);
}

std::string Starfighter::sentence(const NotationError& error, const Set& set, Language language) {
  return expectation(error, Notation(set), kOperandTexts, language);
}

}  // namespace wardroom
