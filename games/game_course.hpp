// The bodies of GameBasics (games/game_basics.hpp).
#pragma once

#include "engine/choices.hpp"
#include "engine/course.hpp"
#include "engine/view.hpp"
#include "games/game_basics.hpp"

namespace wardroom {

template <class Rules>
auto GameBasics<Rules>::begin(const Setup& setup, const Set& set, const Chance& chance,
                              Witness* witness) -> Match {
  Match match{};
  typename Rules::Referee referee(match, set, chance, witness);
  Rules::deal(referee, setup);
  proceed(referee);
  return match;
}

template <class Rules>
std::optional<Decision> GameBasics<Rules>::decision(const Match& match, const Set& set) {
  return decision_of<typename Rules::Referee>(typename Rules::Position{match, set});
}

template <class Rules>
void GameBasics<Rules>::list(const Match& match, const Set& set, OptionList& options) {
  list_options<typename Rules::Referee>(typename Rules::Position{match, set}, options);
}

template <class Rules>
Refusal GameBasics<Rules>::check(const Match& match, const Set& set, const Option& option) {
  return check_option<typename Rules::Referee>(typename Rules::Position{match, set}, option,
                                               refuse(Rules::Reason::game_over));
}

template <class Rules>
void GameBasics<Rules>::play(Match& match, const Set& set, const Option& option,
                             const Chance& chance, Witness* witness) {
  typename Rules::Referee referee(match, set, chance, witness);
  play_option(referee, option);
}

template <class Rules>
auto GameBasics<Rules>::view(const Match& match, SeatSet viewers) -> Match {
  return view_for(match, viewers);
}

template <class Rules>
auto GameBasics<Rules>::redeal(const Match& view, const Set& set, Seat viewer, Random& random)
    -> Match {
  return wardroom::redeal(view, viewer, typename Rules::Prior(view, set), random);
}

template <class Rules>
std::vector<ModeOffer> GameBasics<Rules>::mode_offers(Language language) {
  if constexpr (requires { Rules::modes(); })
    return wardroom::mode_offers(Rules::modes(), language);
  else
    return {};
}

template <class Rules>
std::vector<std::string> GameBasics<Rules>::modes() {
  if constexpr (requires { Rules::modes(); })
    return mode_names(Rules::modes());
  else
    return {};
}

template <class Rules>
std::vector<RuleOption> GameBasics<Rules>::rule_options(Language language) {
  if constexpr (requires { Rules::rulings(); })
    return wardroom::rule_options(Rules::rulings(), Setup{}.rulings, language);
  else
    return {};
}

template <class Rules>
std::string GameBasics<Rules>::set_name(const Set& set, Language language) {
  if constexpr (requires { set.name(); })
    return set.name().in(language);
  else
    return {};
}

template <class Rules>
std::string GameBasics<Rules>::set_note(const Set& set, Language language) {
  if constexpr (requires { set.note(); })
    return set.note().in(language);
  else
    return {};
}

}  // namespace wardroom
