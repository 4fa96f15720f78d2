// Texts in two languages. A message is a template in English and in French with named places:
//
//   "{player} draws {count|a card|{count} cards}."     by number, in the plural of each language
//   "{effect|Le|La|L'}{effect} n'a pas de cible."       by gender; the third form before a vowel
//
// Messages are written in words files beside what says them; tools/words.cpp makes constants of
// them and refuses a text that lacks a language or a place, so a missing text fails the build.
#pragma once

#include <array>
#include <concepts>
#include <cstdint>
#include <functional>
#include <span>
#include <string>
#include <string_view>

namespace wardroom {

enum class Language : std::uint8_t { english, french };

enum class Gender : std::uint8_t { masculine, feminine };

// What stands in a place: a number, or a text with the gender of its noun.
struct Arg {
  template <std::integral Number>
  Arg(Number value) : text(std::to_string(value)), number(value), counts(true) {}  // NOLINT
  Arg(std::string words, Gender of = Gender::masculine) : text(std::move(words)), gender(of) {}
  Arg(std::string_view words) : text(words) {}  // NOLINT: arguments are written as they are
  Arg(const char* words) : text(words) {}       // NOLINT
  Arg(char letter) : text(1, letter) {}         // NOLINT

  std::string text;
  std::int64_t number = 0;
  bool counts = false;
  Gender gender = Gender::masculine;
};

// Fills the places of a template; `find` knows what each name stands for.
std::string fill(std::string_view pattern, Language language,
                 const std::function<Arg(std::string_view name)>& find);

// "é" and the like keep their size; only the first letter of ASCII or Latin-1 is raised.
std::string capitalised(std::string text);

template <std::size_t Places>
struct Message {
  std::string_view english;
  std::string_view french;
  std::array<std::string_view, Places> names{};  // in the order of the arguments
  Gender gender = Gender::masculine;             // of a French noun

  std::string_view pattern(Language language) const {
    return language == Language::french ? french : english;
  }

  template <std::convertible_to<Arg>... Args>
    requires(sizeof...(Args) == Places)
  std::string operator()(Language language, Args&&... args) const {
    if constexpr (Places == 0) {
      return fill(pattern(language), language, [](std::string_view) { return Arg(""); });
    } else {
      const std::array<Arg, Places> given = {Arg(std::forward<Args>(args))...};
      return fill(pattern(language), language, [&](std::string_view name) {
        for (std::size_t i = 0; i < Places; ++i)
          if (names[i] == name) return given[i];
        return Arg("");
      });
    }
  }

  // As an argument of another message.
  Arg noun(Language language) const
    requires(Places == 0)
  {
    return {(*this)(language), gender};
  }
};

// A message whatever its places are, for tables. It has no empty value: a table that is declared
// with one message per enumerator does not compile while one is missing.
struct AnyMessage {
  template <std::size_t Places>
  constexpr AnyMessage(const Message<Places>& message)  // NOLINT: a table lists messages
      : english(message.english),
        french(message.french),
        names(message.names),
        gender(message.gender) {}
  template <std::size_t Places>
  AnyMessage(Message<Places>&& message) = delete;  // messages are constants

  std::string_view pattern(Language language) const {
    return language == Language::french ? french : english;
  }
  // As it is, without anything in its places.
  Arg noun(Language language) const { return {std::string(pattern(language)), gender}; }

  std::string_view english;
  std::string_view french;
  std::span<const std::string_view> names;
  Gender gender;
};

// A text that comes with data instead of the program.
struct Bilingual {
  std::string english;
  std::string french;
  const std::string& in(Language language) const {
    return language == Language::french ? french : english;
  }
};

}  // namespace wardroom
