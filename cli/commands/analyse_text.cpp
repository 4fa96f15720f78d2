#include "cli/commands/analyse_text.hpp"

#include <algorithm>
#include <cmath>

#include "cli/hints.hpp"
#include "cli/report/figures.hpp"
#include "cli/terminal/terminal.hpp"
#include "engine/text/text.hpp"
#include "words/cli_analyse.hpp"

namespace wardroom {
namespace {

namespace text = words::cli::analyse;

constexpr int kBarWidth = 8;

std::string name_of_mark(Mark mark, Language language) {
  namespace word = words::cli::mark;
  switch (mark) {
    case Mark::none: break;
    case Mark::unclear: return word::unclear(language);
    case Mark::inaccuracy: return word::inaccuracy(language);
    case Mark::mistake: return word::mistake(language);
    case Mark::blunder: return word::blunder(language);
  }
  return {};
}

std::string points(double share, Language language) {
  return decimal(100 * share, 1, language);
}

std::string to_the_right(const std::string& words, int columns) {
  const int missing = std::max(columns - columns_of(words), 0);
  return std::string(static_cast<std::size_t>(missing), ' ') + words;
}

// One line a choice, and one more if there was a better one.
class ChoiceTable {
 public:
  ChoiceTable(const Analysis& analysis, const TerminalStyle& style)
      : analysis_(analysis), style_(style), language_(style.language) {}

  std::string draw() const {
    std::string table =
        line(text::number(language_), text::round(language_), text::seat(language_),
             padded(text::chance(language_), kBarWidth + 6), text::chosen(language_));
    for (const AnalysedChoice& choice : analysis_.choices) {
      const std::string chance = bar(choice.chance, kBarWidth, style_) +
                                 to_the_right(percent(choice.chance, language_, 0), 6);
      table += line(std::to_string(choice.step), std::to_string(choice.round),
                    std::string(1, letter(choice.decision.seat)), chance, choice.chosen);
      if (choice.mark != Mark::none) table += verdict(choice);
    }
    return table;
  }

 private:
  std::string line(const std::string& number, const std::string& round, const std::string& seat,
                   const std::string& chance, const std::string& chosen) const {
    return to_the_right(number, 6) + to_the_right(round, 8) + to_the_right(seat, 7) + "  " +
           chance + "  " + chosen + '\n';
  }

  std::string verdict(const AnalysedChoice& choice) const {
    return wrapped(text::verdict(language_, name_of_mark(choice.mark, language_),
                                 points(choice.loss, language_), points(choice.margin, language_),
                                 choice.best_text, choice.best),
                   style_.width, 8);
  }

  const Analysis& analysis_;
  const TerminalStyle& style_;
  Language language_;
};

// A small bar as high as the chance; where only ASCII can be shown, tenths.
std::string small_bar(double chance, const TerminalStyle& style) {
  constexpr const char* kBars[] = {"▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"};
  const int steps = style.unicode ? 8 : 10;
  const int height = std::clamp(static_cast<int>(chance * steps), 0, steps - 1);
  return style.unicode ? kBars[height] : std::to_string(height);
}

// A row for each seat, a column for each choice, as many as fit beside each other.
std::string course(const Analysis& analysis, int seats, const TerminalStyle& style) {
  const std::size_t columns = static_cast<std::size_t>(style.width) - 12;
  std::string lines;
  for (std::size_t from = 0; from < analysis.choices.size(); from += columns) {
    const std::size_t to = std::min(from + columns, analysis.choices.size());
    for (int i = 0; i < seats; ++i) {
      const std::string number = i == 0 ? std::to_string(analysis.choices[from].step) : "";
      std::string row = to_the_right(number, 6) + "  " + letter(seat_at(i)) + "  ";
      for (std::size_t k = from; k < to; ++k) {
        const AnalysedChoice& choice = analysis.choices[k];
        row += choice.decision.seat == seat_at(i) ? small_bar(choice.chance, style) : " ";
      }
      lines += row.substr(0, row.find_last_not_of(' ') + 1) + '\n';
    }
  }
  return lines;
}

std::string summary(const Analysis& analysis, Seat seat, Language language) {
  const SeatSummary sum = summary_of(analysis, seat);
  std::string lines =
      text::summary(language, letter(seat), sum.choices, points(sum.mean_loss, language)) + '\n';
  for (std::size_t mark = kMarks - 1; mark > 0; --mark)
    if (sum.marks[mark] > 0)
      lines += "  " +
               text::marks(language, to_the_right(std::to_string(sum.marks[mark]), 4),
                           name_of_mark(static_cast<Mark>(mark), language)) +
               '\n';
  return lines;
}

}  // namespace

std::string analysis_text(const Analysis& analysis, int seats, const TerminalStyle& style) {
  const Language language = style.language;
  std::string all = ChoiceTable(analysis, style).draw() + '\n' +
                    wrapped(text::course(language), style.width, 0) +
                    course(analysis, seats, style) + '\n';
  for (int i = 0; i < seats; ++i) all += summary(analysis, seat_at(i), language);
  return all + '\n' + wrapped(text::explain(language), style.width, 0);
}

}  // namespace wardroom
