// The bodies of RowWords (games/row_words.hpp).
#pragma once

#include <algorithm>

#include "engine/rows.hpp"
#include "games/row_words.hpp"

namespace wardroom {

// Whether a text only has places that exist. That its row has the operands, the build has seen.
template <class Words>
constexpr bool has_known_places(const AnyMessage& message) {
  using Place = typename Words::Place;
  return std::ranges::all_of(message.names, [](std::string_view name) {
    return read_place<Place>(name, Words::kPlaces).place != Place::count;
  });
}

template <class Words, class Match, class Set>
std::string in_words(const AnyMessage& message, const Said<Match, Set>& said) {
  using Place = typename Words::Place;
  static_assert(texts_are(Words::kHappenings, has_known_places<Words>) &&
                    texts_are(Words::kReasons, has_known_places<Words>) &&
                    texts_are(Words::kVerbs, has_known_places<Words>),
                "a text of a row has a place that kPlaces does not list");
  return capitalised(
      fill(message.pattern(said.language), said.language, [&](std::string_view name) -> Arg {
        const auto [place, operand] = read_place<Place>(name, Words::kPlaces);
        const auto i = static_cast<std::size_t>(operand);
        return Words::find(said, place, operand < 0 ? said.card : said.args[i]);
      }));
}

template <class Words, class Match, class Set>
std::string in_words(const RowText& text, const Said<Match, Set>& said) {
  return in_words<Words>(text.of(said.args), said);
}

template <class Rules>
auto RowWords<Rules>::said_of(const Event& event, const Set& set, SeatSet viewers,
                              Language language) -> Said<Match, Set> {
  const std::uint16_t card = event.card_for(viewers);
  return {.set = set,
          .language = language,
          .args = event.args,
          .seat = event.seat,
          .card = card == kNoCard ? -1 : card};
}

template <class Rules>
auto RowWords<Rules>::said_of(const Option& option, const Match& view, const Set& set,
                              Language language) -> Said<Match, Set> {
  const std::optional<Decision> decision = RowWords::decision(view, set);
  return {.set = set,
          .language = language,
          .args = option.args,
          .seat = decision ? decision->seat : Seat::a,
          .view = &view};
}

template <class Rules>
std::string RowWords<Rules>::sentence(const Event& event, const Set& set, SeatSet viewers,
                                      Language language) {
  return in_words<typename Rules::Words>(Rules::Words::kHappenings[event.kind].text,
                                         said_of(event, set, viewers, language));
}

template <class Rules>
std::string RowWords<Rules>::sentence(const Refusal& refusal, const Set& set, Language language) {
  using Words = typename Rules::Words;
  return in_words<Words>(Words::kReasons[refusal.reason].text,
                         Said<Match, Set>{.set = set, .language = language, .args = refusal.args});
}

template <class Rules>
std::string RowWords<Rules>::sentence(const NotationError& error, const Set& set,
                                      Language language) {
  return expectation(error, typename Rules::Notation(set), Rules::Words::kOperands, language);
}

template <class Rules>
std::string_view RowWords<Rules>::clause(const Refusal& refusal) {
  return Rules::Words::kReasons[refusal.reason].clause;
}

namespace row_words_details {

// No verb of any game: a frame refuses it with what is to be done instead.
inline constexpr Option kSomethingElse = {0xffff, {}};

}  // namespace row_words_details

template <class Rules>
std::string RowWords<Rules>::question(const Match& match, const Set& set, Language language) {
  return sentence(RowWords::check(match, set, row_words_details::kSomethingElse), set, language);
}

template <class Rules>
std::string_view RowWords<Rules>::question_clause(const Match& match, const Set& set) {
  return clause(RowWords::check(match, set, row_words_details::kSomethingElse));
}

template <class Rules>
std::string RowWords<Rules>::describe(const Option& option, const Match& view, const Set& set,
                                      Language language) {
  return in_words<typename Rules::Words>(Rules::Words::kVerbs[option.verb].text,
                                         said_of(option, view, set, language));
}

template <class Rules>
std::string RowWords<Rules>::where_to_look(const Option& option, const Match& view, const Set& set,
                                           Language language) {
  return in_words<typename Rules::Words>(Rules::Words::kVerbs[option.verb].pointer,
                                         said_of(option, view, set, language));
}

}  // namespace wardroom
