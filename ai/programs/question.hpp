// What leaves for a bot outside, made from a match. All functions take the seat's view themselves:
// nothing else of the match can get out.
#pragma once

#include <string>

#include "ai/programs/protocol.hpp"
#include "engine/text/json.hpp"

namespace wardroom {

template <class Game>
std::string view_text(const typename Game::Match& match, const typename Game::Set& set,
                      Seat viewer) {
  return state_text<Game>(Game::view(match, viewer), set);
}

// What each seat plays with, told from a view.
template <class Game>
std::string seats_text(const typename Game::Match& view, const typename Game::Set& set) {
  std::string text;
  JsonWriter json(text);
  Game::write_seats(json, view, set);
  return text;
}

// What the seat that decides is asked.
template <class Game>
protocol::Question question_for(const typename Game::Match& match, const typename Game::Set& set) {
  protocol::Question question;
  question.decision = *Game::decision(match, set);
  const Seat seat = question.decision.seat;
  question.seats = seats_text<Game>(Game::view(match, seat), set);
  question.view = view_text<Game>(match, set, seat);
  const typename Game::Notation notation(set);
  OptionList options;
  Game::list(Game::view(match, seat), set, options);
  for (const Option& option : options) question.options.push_back(notation.print(option));
  return question;
}

}  // namespace wardroom
