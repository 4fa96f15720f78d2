// What the rules of Wing Commander carry out of the card language, on which cards: one table
// (cardplay/can_do.hpp). A new pattern is a row and a function; what has no row is refused when
// cards are compiled. Rows without a function are derived from where a card lies (effects.cpp), or
// belong to the language itself.
#pragma once

#include "cardplay/can_do.hpp"
#include "games/wingcommander/programs/card_play.hpp"
#include "vocabulary/wingcommander.hpp"

namespace wardroom::wingcommander {

// What a statement can be. The last two are read in moments only.
enum FormOf : std::uint8_t {
  kOnFlight,  // pilots, Awards, Battle Damage: for the Flight they are on
  kOnWeapon,  // the same for weapons, and what they are carried with
  kAtPoint,   // Modifiers: for the Flights there
  kGain,      // crew
  kDiscount,
  kWeaponOnly,
  kManeuverOnly,
  kLuckOnly,
  kManeuver,
  kLuck,
  kAnswer,
  kRescue,
  kOrder,
  kTorpedo,
  kVictim,    // of what an order waits for
  kMustered,  // of what a discount is for
};

struct Does {
  bool (*quality)(const Speaker&, const Node&, CardPlay::Thing) = nullptr;
  bool (*condition)(const Speaker&, const Node&) = nullptr;
  void (*step)(CardPlay::Referee&, const Script&, const Speaker&,
               const cardplay::DueStep<CardPlay>&) = nullptr;
};

namespace quality {  // card_program.cpp
using Thing = CardPlay::Thing;
bool across(const Speaker& speaker, const Node& node, Thing thing);
bool here(const Speaker& speaker, const Node& node, Thing thing);
bool is_engaged(const Speaker& speaker, const Node& node, Thing thing);
bool carrying(const Speaker& speaker, const Node& node, Thing thing);
bool of_flight(const Speaker& speaker, const Node& node, Thing thing);
bool beside(const Speaker& speaker, const Node& node, Thing thing);
bool at(const Speaker& speaker, const Node& node, Thing thing);
bool traitor(const Speaker& speaker, const Node& node, Thing thing);
bool captive(const Speaker& speaker, const Node& node, Thing thing);
}  // namespace quality

namespace condition {  // card_program.cpp
bool you_have(const Speaker& speaker, const Node& node);
bool enemy_has(const Speaker& speaker, const Node& node);
bool during_combat(const Speaker& speaker, const Node& node);
bool carried(const Speaker& speaker, const Node& node);
}  // namespace condition

namespace step {  // script.cpp
using Due = cardplay::DueStep<CardPlay>;
using Referee = CardPlay::Referee;
void gain_power(Referee&, const Script&, const Speaker&, const Due&);
void change_lanes(Referee&, const Script&, const Speaker&, const Due&);
void let_last(Referee&, const Script&, const Speaker&, const Due&);
void capture(Referee&, const Script&, const Speaker&, const Due&);
void turn_traitor(Referee&, const Script&, const Speaker&, const Due&);
void take_home(Referee&, const Script&, const Speaker&, const Due&);
void discard(Referee&, const Script&, const Speaker&, const Due&);
void cancel(Referee&, const Script&, const Speaker&, const Due&);
void destroy(Referee&, const Script&, const Speaker&, const Due&);
}  // namespace step

namespace shape {  // cards/shapes.cpp
using cardplay::Standing;
const char* figure(const Standing&);
const char* medals_compared(const Standing&);
const char* figure_compared(const Standing&);
const char* medals_of_victim(const Standing&);
const char* pilot_of_victim(const Standing&);
const char* set_alone(const Standing&);
const char* without_floor(const Standing&);
const char* flights_here(const Standing&);
const char* of_maneuver(const Standing&);
const char* in_combat(const Standing&);
const char* target(const Standing&);
const char* one_thing(const Standing&);
const char* the_thing(const Standing&);
const char* no_carrier(const Standing&);
const char* somewhere(const Standing&);
const char* damage_only(const Standing&);
const char* lanes(const Standing&);
const char* naming(const Standing&);
const char* you_may(const Standing&);
const char* one_player(const Standing&);
const char* whole_kind(const Standing&);
const char* enemy_carrier(const Standing&);
const char* turns_in_a_row(const Standing&);
const char* torpedo(const Standing&);
const Node* doomed_in_the_end(const Program&, const Statement&);
}  // namespace shape

namespace table {
using cardplay::bit;
using cardplay::Role;
using vocabulary::Pattern;

inline constexpr std::uint32_t kLucks = bit(kLuck) | bit(kAnswer) | bit(kRescue);
inline constexpr std::uint32_t kScripts = kLucks | bit(kOrder);
inline constexpr std::uint32_t kOnly = bit(kWeaponOnly) | bit(kManeuverOnly) | bit(kLuckOnly);
inline constexpr std::uint32_t kPhrases =
    kScripts | kOnly | bit(kManeuver) | bit(kOnFlight) | bit(kOnWeapon) | bit(kAtPoint);
inline constexpr std::uint32_t kWithFlight = bit(kManeuver) | bit(kManeuverOnly) | bit(kWeaponOnly);
inline constexpr std::uint32_t kAttached = bit(kOnFlight) | bit(kOnWeapon);
inline constexpr std::uint32_t kLasting = kAttached | bit(kAtPoint);
inline constexpr std::uint32_t kReckoning = kScripts | kOnly | bit(kManeuver) | kLasting;

using Row = cardplay::Row<Does>;
using Fits = const char* (*)(const cardplay::Standing&);

constexpr Row row(Role role, Pattern pattern, std::uint32_t forms, std::string_view like = "",
                  Fits fits = nullptr) {
  Row row;
  row.place.pattern = static_cast<int>(pattern);
  row.place.role = role;
  row.place.forms = forms;
  row.place.like = like;
  row.place.fits = fits;
  return row;
}
constexpr Row quality(Pattern pattern, std::uint32_t forms, decltype(Does::quality) does = nullptr,
                      Fits fits = nullptr) {
  Row quality = row(Role::quality, pattern, forms, "", fits);
  quality.does.quality = does;
  return quality;
}
constexpr Row condition(Role role, Pattern pattern, std::uint32_t forms, std::string_view like,
                        decltype(Does::condition) does = nullptr) {
  Row condition = row(role, pattern, forms, like);
  condition.does.condition = does;
  return condition;
}
constexpr Row step(Pattern pattern, std::uint32_t forms, std::string_view like,
                   decltype(Does::step) does = nullptr, Fits fits = nullptr, bool whole = false) {
  Row step = row(Role::step, pattern, forms, like, fits);
  step.place.whole = whole;
  step.does.step = does;
  return step;
}
// A state, said of the part `subject`.
constexpr Row state(Pattern pattern, std::uint32_t forms, std::string_view like,
                    decltype(Does::step) does = nullptr, std::uint8_t subject = 0,
                    Fits fits = nullptr) {
  Row state = step(pattern, forms, like, does, fits);
  state.place.lasts = true;
  state.place.subject = subject;
  return state;
}
constexpr Row number(Role role, std::uint32_t forms, int least, int most) {
  Row number = row(role, Pattern::number, forms);
  number.place.least = least;
  number.place.most = most;
  return number;
}
constexpr Row moment(Pattern pattern, std::uint32_t forms, std::string_view like,
                     Fits fits = nullptr) {
  Row moment = row(Role::moment, pattern, forms, like, fits);
  moment.place.whole = fits != nullptr;
  return moment;
}

inline constexpr std::array kCanDo = {
    // What is said of a thing. In the moment of an order: of one that is gone.
    quality(Pattern::mine, kPhrases | bit(kVictim)),
    quality(Pattern::enemy, kPhrases | bit(kVictim)),
    quality(Pattern::negated, kPhrases | bit(kVictim)),
    quality(Pattern::either, kPhrases | bit(kVictim)),
    quality(Pattern::both, kPhrases | bit(kVictim)),
    quality(Pattern::named, kPhrases),
    quality(Pattern::except, kPhrases),
    quality(Pattern::other, bit(kOnWeapon) | bit(kWeaponOnly)),
    quality(Pattern::has, kPhrases, nullptr, shape::figure),
    quality(Pattern::compared, kPhrases, nullptr, shape::medals_compared),
    quality(Pattern::compared, kPhrases, nullptr, shape::figure_compared),
    quality(Pattern::compared, bit(kVictim), nullptr, shape::medals_of_victim),
    quality(Pattern::across, kWithFlight, quality::across),
    quality(Pattern::here, bit(kAtPoint), quality::here),
    quality(Pattern::engaged, kPhrases, quality::is_engaged),
    quality(Pattern::carrying, kPhrases, quality::carrying),
    quality(Pattern::carrying, bit(kVictim), quality::carrying, shape::pilot_of_victim),
    quality(Pattern::of_flight, kPhrases, quality::of_flight),
    quality(Pattern::beside, kPhrases, quality::beside),
    quality(Pattern::at, kPhrases | bit(kVictim), quality::at),
    quality(Pattern::traitor, kPhrases, quality::traitor),
    quality(Pattern::captive, kPhrases, quality::captive),

    // Descriptions inside others.
    row(Role::inner, Pattern::objects, kPhrases | bit(kVictim), "", shape::no_carrier),
    row(Role::inner, Pattern::self, kWithFlight),
    row(Role::inner_quantity, Pattern::one, kPhrases | bit(kVictim), "a"),
    row(Role::inner_quantity, Pattern::the, kPhrases, "the"),
    row(Role::inner_quantity, Pattern::all, kPhrases),

    // Conditions and numbers.
    condition(Role::condition, Pattern::you_have, kReckoning, "you have a flight at C",
              condition::you_have),
    condition(Role::condition, Pattern::enemy_has, kReckoning, "the enemy has no flight at C",
              condition::enemy_has),
    condition(Role::condition, Pattern::exists, kReckoning, "there is a captive pilot"),
    condition(Role::condition, Pattern::so, kScripts, "so"),
    condition(Role::condition, Pattern::both, kReckoning, ""),
    condition(Role::condition, Pattern::either, kReckoning, ""),
    condition(Role::condition, Pattern::negated, kReckoning, ""),
    condition(Role::condition, Pattern::less, kReckoning, ""),
    condition(Role::condition, Pattern::more, kReckoning, ""),
    condition(Role::condition, Pattern::at_most, kReckoning, ""),
    condition(Role::condition, Pattern::at_least, kReckoning, ""),
    condition(Role::condition, Pattern::equal, kReckoning, ""),
    condition(Role::only, Pattern::during_combat, bit(kManeuverOnly) | bit(kLuckOnly),
              "only during a combat", condition::during_combat),
    condition(Role::only, Pattern::carried, bit(kWeaponOnly),
              "only carried by a fighter with bombing", condition::carried),
    row(Role::counted, Pattern::objects, kReckoning, "", shape::somewhere),
    row(Role::how_many, Pattern::one, kReckoning, "a"),
    row(Role::how_many, Pattern::the, kReckoning),
    row(Role::how_many, Pattern::all, kReckoning),
    row(Role::how_many, Pattern::none, kReckoning, "no"),
    row(Role::how_many, Pattern::exactly, kReckoning, "2"),
    row(Role::how_many, Pattern::or_more, kReckoning, "2 or more"),
    row(Role::number, Pattern::number, kPhrases | bit(kVictim)),
    row(Role::number, Pattern::sum, kReckoning),
    row(Role::number, Pattern::difference, kReckoning),
    row(Role::number, Pattern::product, kReckoning),
    row(Role::number, Pattern::count, kReckoning, "number of your flights at C"),

    // What lasts: as long as the card lies there, or for a combat.
    row(Role::duration, Pattern::this_combat, kLucks | bit(kManeuver), "this combat"),
    state(Pattern::change, kLasting | kLucks | bit(kManeuver), "this flight has attack +1",
          step::let_last),
    state(Pattern::may_not_support, kLasting | kLucks | bit(kManeuver),
          "this flight may not support", step::let_last),
    state(Pattern::may_not_be_played, kLasting | bit(kManeuver),
          "battle damage may not be played on this flight", nullptr, 1, shape::damage_only),
    state(Pattern::may_carry, bit(kOnWeapon), "this flight may carry a Torpedo besides this",
          nullptr),
    state(Pattern::extra_weapon, bit(kOnWeapon), "this may be carried besides any weapon", nullptr,
          cardplay::kNobody),
    state(Pattern::reinforced, bit(kGain), "you gain 1 more power in your draw phase", nullptr,
          cardplay::kNobody),
    row(Role::change, Pattern::add, kLasting | kLucks | bit(kManeuver), "attack +1",
        shape::without_floor),
    row(Role::change, Pattern::set, kAttached, "", shape::set_alone),
    row(Role::change, Pattern::lacks, kLasting, "no bombing", shape::figure),
    number(Role::amount, kLasting | bit(kGain) | kLucks | bit(kManeuver), -20, 20),
    row(Role::amount, Pattern::sum, kLasting),
    row(Role::amount, Pattern::difference, kLasting),
    row(Role::amount, Pattern::product, kLasting),
    row(Role::amount, Pattern::count, kLasting, "number of your flights at C"),
    row(Role::subject, Pattern::self, kAttached | bit(kManeuver), "this flight"),
    row(Role::subject, Pattern::objects, bit(kAtPoint), "flights here", shape::flights_here),
    row(Role::subject, Pattern::objects, bit(kManeuver), "the flight across", shape::of_maneuver),
    row(Role::subject, Pattern::reference, bit(kManeuver)),
    row(Role::subject, Pattern::objects, kLucks, "one of your flights in this combat",
        shape::in_combat),
    row(Role::subject, Pattern::reference, kLucks, "that flight", shape::in_combat),

    // Steps: Luck, orders, Maneuvers.
    step(Pattern::may, kScripts, "you may", nullptr, shape::you_may),
    step(Pattern::choose_one, kScripts, ""),
    step(Pattern::conditional, kScripts, ""),
    step(Pattern::choose, kScripts, "choose an enemy flight at C", nullptr, shape::one_player),
    step(Pattern::gain_power, kScripts | bit(kManeuver), "gain 1 power", step::gain_power),
    step(Pattern::change_lanes, bit(kManeuver), "your flights in this combat change lanes",
         step::change_lanes, shape::lanes, true),
    step(Pattern::capture, kScripts, "capture an enemy pilot not captive", step::capture),
    step(Pattern::turn_traitor, kScripts, "an enemy pilot not captive turns traitor",
         step::turn_traitor),
    step(Pattern::take_home, kScripts, "put one of your captive pilots into your ready area",
         step::take_home),
    step(Pattern::discard, kScripts, "discard an enemy crew member", step::discard),
    step(Pattern::cancel, bit(kAnswer), "cancel it", step::cancel),
    step(Pattern::destroy, bit(kLuck) | bit(kRescue), "destroy an enemy flight in this combat",
         step::destroy),
    row(Role::thing, Pattern::objects, kScripts, "an enemy crew member", shape::one_thing),
    row(Role::thing, Pattern::reference, kScripts, "", shape::target),
    row(Role::quantity, Pattern::one, kScripts, "a", shape::the_thing),
    row(Role::quantity, Pattern::the, kScripts | bit(kManeuver), "", shape::the_thing),
    row(Role::quantity, Pattern::each, kScripts | bit(kManeuver) | bit(kAtPoint), "each"),
    row(Role::quantity, Pattern::all, kScripts | bit(kManeuver) | bit(kAtPoint)),
    row(Role::quantity, Pattern::one, bit(kVictim) | bit(kMustered), "a"),
    row(Role::quantity, Pattern::the, bit(kVictim), "the"),

    // WC-MANEUVER-11: three steps that are one thing for the rules.
    step(Pattern::name_title, bit(kManeuver),
         "name a maneuver as trick, end trick played by the flight across, that flight may not "
         "play trick this combat",
         nullptr, shape::naming, true),
    step(Pattern::end_effect, bit(kManeuver), "", nullptr, shape::naming, true),
    step(Pattern::may_not_play, bit(kManeuver), "", nullptr, shape::naming, true),

    // Moments.
    moment(Pattern::answering, bit(kAnswer), "answer an enemy luck card"),
    moment(Pattern::doomed, bit(kRescue), "instead of the destruction of one of your flights"),
    row(Role::of_moment, Pattern::objects, bit(kAnswer) | bit(kRescue)),
    moment(Pattern::mustering, bit(kMustered), "when you muster a fighter"),
    row(Role::of_moment, Pattern::objects, bit(kMustered), "a fighter", shape::whole_kind),
    step(Pattern::costs_less, bit(kDiscount), "it costs 1 power less but at least 1"),
    row(Role::thing, Pattern::reference, bit(kDiscount), "it"),
    number(Role::number, bit(kDiscount), 0, 20),
    moment(Pattern::either, bit(kVictim), ""),
    moment(Pattern::destroyed, bit(kVictim), "when an enemy flight is destroyed"),
    moment(Pattern::carrier_hit, bit(kVictim), "when you hit the enemy carrier"),
    row(Role::of_moment, Pattern::objects, bit(kVictim), "the enemy carrier", shape::enemy_carrier),
    moment(Pattern::turns_end, bit(kVictim),
           "at the end of 2 of your turns in a row, if you have a flight at C and the enemy has no "
           "flight at C: gain 1 power",
           shape::turns_in_a_row),
    // WC-R-34: one hit, whatever it is fired at, and the Torpedo is spent.
    moment(Pattern::attacks, bit(kTorpedo),
           "when this flight attacks a carrier or a capital ship: score 1 hit, discard this card",
           shape::torpedo),
    step(Pattern::score, bit(kTorpedo), "score 1 hit", nullptr, shape::torpedo, true),
    step(Pattern::discard, bit(kTorpedo), "discard this card", nullptr, shape::torpedo, true),
};

template <class Function>
constexpr auto executors(Role role, Function Does::* which) {
  return cardplay::executors<vocabulary::kPatterns, Function>(kCanDo, role, which);
}
}  // namespace table

// For the check of cards (cards/shapes.cpp).
const cardplay::CanDo& what_rules_carry_out();

}  // namespace wardroom::wingcommander
