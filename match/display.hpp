// What a display is told beside views: the stage and the story, each as good as the game offers it.
// A game that has no stage or no events by name of its own is shown by its views and its sentences.
#pragma once

#include <span>
#include <string>

#include "engine/event.hpp"
#include "engine/text/json.hpp"
#include "engine/text/message.hpp"

namespace wardroom::display {

// `seen` is what the viewers see; `events` are all so far.
template <class Game>
void write_stage(JsonWriter& json, const typename Game::Match& seen, const typename Game::Set& set,
                 std::span<const Event> events, SeatSet viewers) {
  if constexpr (requires { Game::write_stage(json, seen, set, events, viewers); })
    Game::write_stage(json, seen, set, events, viewers);
  else
    json.null();
}

template <class Game>
void write_story(JsonWriter& json, std::span<const Event> events, const typename Game::Set& set,
                 SeatSet viewers, Language language) {
  json.open_array();
  for (const Event& event : events) {
    json.open_object();
    if constexpr (requires { Game::write_event(json, event, set, viewers); }) {
      Game::write_event(json, event, set, viewers);
    } else {
      json.member("kind", "event");
      json.member("seat", std::string(1, letter(event.seat)));
    }
    json.member("text", Game::sentence(event, set, viewers, language));
    json.close_object();
  }
  json.close_array();
}

}  // namespace wardroom::display
