#include "cli/hints.hpp"

#include <algorithm>
#include <cmath>

#include "cli/report/figures.hpp"
#include "cli/terminal/terminal.hpp"
#include "words/cli_hints.hpp"

namespace wardroom {
namespace {

namespace text = words::cli::hints;

constexpr int kBarWidth = 30;
constexpr int kIndent = 2;

std::string next_choices(const Hint& hint, const TerminalStyle& style) {
  const Language language = style.language;
  if (hint.choices.size() < 2) return wrapped(text::only(language), style.width, kIndent);
  std::string lines;
  if (hint.unclear) lines += wrapped(text::unclear(language), style.width, kIndent);
  lines += wrapped(text::next(language), style.width, kIndent);
  for (std::size_t i = 1; i < hint.choices.size(); ++i) {
    const Hint::Choice& choice = hint.choices[i];
    lines += wrapped(text::choice(language, choice.number, choice.option,
                                  percent(choice.chance, language, 0), choice.text),
                     style.width, 2 * kIndent);
  }
  return lines;
}

std::string expected_line(const Hint& hint, const TerminalStyle& style) {
  const Language language = style.language;
  if (hint.line.size() < 2) return {};  // nothing beyond the choice itself
  std::string lines = wrapped(text::line(language), style.width, kIndent);
  for (const Hint::Step& step : hint.line)
    lines += wrapped(step.seat == hint.decision.seat
                         ? text::you(language, step.text)
                         : text::other(language, letter(step.seat), step.text),
                     style.width, 2 * kIndent);
  return lines;
}

}  // namespace

std::string bar(double share, int width, const TerminalStyle& style) {
  const int full = std::clamp(static_cast<int>(std::lround(share * width)), 0, width);
  std::string text;
  for (int i = 0; i < width; ++i)
    if (style.unicode)
      text += i < full ? "█" : "░";
    else
      text += i < full ? '#' : '.';
  return text;
}

std::string chance_text(const Hint& hint, const TerminalStyle& style) {
  return "  " + text::chance(style.language, letter(hint.decision.seat)) + "  " +
         bar(hint.chance, kBarWidth, style) + "  " + percent(hint.chance, style.language, 0) + '\n';
}

std::string hint_text(const Hint& hint, const TerminalStyle& style) {
  const Language language = style.language;
  const Hint::Choice& best = hint.choices.front();
  return wrapped(text::best(language, best.text, best.number, best.option,
                            percent(best.chance, language, 0)),
                 style.width, kIndent) +
         next_choices(hint, style) + expected_line(hint, style) + chance_text(hint, style) +
         wrapped(text::source(language, counted(hint.simulations, language),
                              letter(hint.decision.seat)),
                 style.width, kIndent);
}

}  // namespace wardroom
