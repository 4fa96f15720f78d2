// The cards of a report: the plot of all of them, and every figure as a table.
#include <map>

#include "cli/report/figures.hpp"
#include "cli/report/rate_table.hpp"
#include "cli/report/report_sections.hpp"
#include "engine/text/markup.hpp"
#include "words/cli_report.hpp"

namespace wardroom {

namespace say = words::report;

namespace {

// The intervals that hold for all cards together, and the mean of all who played a card.
struct CardRates {
  double mean = 0;
  std::map<std::uint16_t, Interval> strict;

  explicit CardRates(const Tally& tally) {
    const double z = deviations(shared_confidence(tally.cards.size()));
    std::uint64_t players = 0;
    std::uint64_t winners = 0;
    for (const auto& [card, played] : tally.cards) {
      players += played.players;
      winners += played.winners;
      strict[card] = wilson(played.winners, played.players, z);
    }
    mean = rate_of(winners, players);
  }

  Standing standing_of(std::uint16_t card) const { return standing(strict.at(card), mean); }
};

std::string plot(const ReportContext& context, const CardRates& rates) {
  const Language language = context.language;
  RateTable table;
  table.mean = rates.mean;
  table.caption = say::cards::caption(language, count_arg(context.tally.cards.size(), language),
                                      percent(rates.mean, language));
  table.heading = say::cards::card(language);
  table.extra_headings = {say::cards::up(language), say::cards::down(language)};
  for (const auto& [card, played] : context.tally.cards)
    table.rows.push_back(compared_row(
        context.subject.card_name(card), {played.players, played.winners}, rates.strict.at(card),
        rates.mean, {counted(played.up, language), counted(played.down, language)}));
  table.sort();
  return rate_table(context, table);
}

std::string marked(const ReportContext& context, const CardRates& rates) {
  std::uint64_t above = 0;
  std::uint64_t below = 0;
  for (const auto& [card, played] : context.tally.cards) {
    if (rates.standing_of(card) == Standing::above) ++above;
    if (rates.standing_of(card) == Standing::below) ++below;
  }
  return element("p",
                 context.text(say::cards::marked(context.language, above + below, above, below)));
}

std::string full_table(const ReportContext& context, const CardRates& rates) {
  const Language language = context.language;
  std::vector<std::vector<std::string>> rows;
  for (const auto& [card, played] : context.tally.cards) {
    const Interval usual = wilson(played.winners, played.players);
    const Interval& strict = rates.strict.at(card);
    std::string mark;
    if (rates.standing_of(card) == Standing::above) mark = " ▲ " + say::cards::above(language);
    if (rates.standing_of(card) == Standing::below) mark = " ▼ " + say::cards::below(language);
    rows.push_back({context.text(context.subject.card_name(card)), counted(played.up, language),
                    counted(played.down, language), counted(played.players, language),
                    counted(played.winners, language),
                    percent(rate_of(played.winners, played.players), language),
                    percent_range(usual.low, usual.high, language),
                    percent_range(strict.low, strict.high, language) + context.text(mark)});
  }
  return figure_table(
      context, say::cards::table_caption(language),
      {say::cards::card(language), say::cards::up(language), say::cards::down(language),
       say::cards::players(language), say::cards::winners(language), say::table::rate(language),
       say::table::interval(language), say::cards::all_together(language)},
      rows);
}

}  // namespace

std::string cards_section(const ReportContext& context) {
  const Language language = context.language;
  const std::string heading = say::cards::heading(language);
  if (context.tally.cards.empty())
    return section(context, "cards", heading,
                   element("p", context.text(say::cards::none(language))));
  const CardRates rates(context.tally);
  return section(
      context, "cards", heading,
      marked(context, rates) + plot(context, rates) +
          element("details",
                  element("summary", context.text(say::cards::table(language))) +
                      scrolling(context, say::cards::table(language), full_table(context, rates))));
}

}  // namespace wardroom
