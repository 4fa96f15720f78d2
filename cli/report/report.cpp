#include "cli/report/report.hpp"

#include <cstdio>

#include "cli/report/figures.hpp"
#include "cli/report/report_sections.hpp"
#include "cli/report/svg_plot.hpp"
#include "engine/text/markup.hpp"
#include "words/cli_report.hpp"

namespace wardroom {

namespace say = words::report;

namespace {

constexpr std::uint64_t kFewGames = 200;

// One seat as on a scoreboard: who, and how often it won.
std::string seat_board(const ReportContext& context, int seat) {
  const Language language = context.language;
  const double rate =
      rate_of(context.tally.wins[static_cast<std::size_t>(seat)], context.tally.games);
  return element("div", "class=\"seat " + seat_style(seat) + '"',
                 element("span", "class=\"who\"", context.text(context.seat_name(seat))) +
                     element("span", "class=\"score\"",
                             element("b", context.text(percent(rate, language))) + ' ' +
                                 context.text(say::page::won(language))));
}

std::string share_bar(const ReportContext& context) {
  std::vector<Stretch> stretches;
  for (int seat = 0; seat < context.seats(); ++seat) {
    if (seat == 1) stretches.push_back({static_cast<double>(context.tally.draws), "draws"});
    stretches.push_back({static_cast<double>(context.tally.wins[static_cast<std::size_t>(seat)]),
                         seat_style(seat)});
  }
  return share_bar_svg(stretches,
                       unbroken(say::page::share_title(context.language), context.language));
}

std::string scoreboard(const ReportContext& context) {
  const Language language = context.language;
  const Tally& tally = context.tally;
  std::string seats;
  for (int seat = 0; seat < context.seats(); ++seat) seats += seat_board(context, seat);
  std::string board =
      element("p", "class=\"kicker\"", "Wardroom · " + context.text(say::page::kicker(language))) +
      element("h1", context.text(context.subject.game) +
                        element("span", context.text(context.subject.mode)));
  if (tally.games == 0) return element("header", board);
  board += element("div", "class=\"seats\"", seats) + share_bar(context);
  board += element(
      "dl", "class=\"key\"",
      key_figure(context, counted(tally.games, language), say::page::games(language, tally.games)) +
          key_figure(context, percent(rate_of(tally.draws, tally.games), language),
                     say::page::drawn(language)) +
          key_figure(context, decimal(summary_of(tally.lengths).mean, 1, language),
                     say::page::rounds_a_game(language)) +
          key_figure(context, decimal(summary_of(tally.efforts).mean, 1, language),
                     say::page::decisions_a_game(language)) +
          key_figure(context, counted(tally.cards.size(), language),
                     say::page::cards_played(language)));
  return element("header", board) + '\n';
}

std::string setup_section(const ReportContext& context) {
  const Language language = context.language;
  const ReportSubject& subject = context.subject;
  std::string bots;
  for (int seat = 0; seat < context.seats(); ++seat)
    bots += element("span", "class=\"chip " + seat_style(seat) + '"',
                    context.text(context.seat_name(seat))) +
            ' ';
  std::string seeds = std::to_string(subject.seed);
  if (context.tally.games > 1)
    seeds = say::setup::seed_range(language, seeds,
                                   std::to_string(subject.seed + context.tally.games - 1));
  const std::string rows =
      setup_row(context, say::setup::cards(language),
                context.text(subject.set_name) + ". " + context.text(subject.set_note)) +
      setup_row(context, say::setup::bots(language), bots) +
      (subject.forfeits.empty() ? ""
                                : setup_row(context, say::setup::forfeits(language),
                                            element("pre", context.text(subject.forfeits)))) +
      setup_row(context, say::setup::seeds(language), context.text(seeds)) +
      setup_row(context, say::setup::program(language),
                "Wardroom " + context.text(subject.version)) +
      setup_row(context, say::setup::repeat(language), element("code", escaped(subject.command)));
  return section(context, "setup", say::setup::heading(language),
                 element("dl", "class=\"setup\"", rows));
}

std::string reading_section(const ReportContext& context) {
  const Language language = context.language;
  const std::size_t cards = context.tally.cards.size();
  std::string inside = element("p", context.text(say::reading::intervals(language)));
  if (cards > 0)
    inside += element("p", context.text(say::reading::cause(language))) +
              element("p", context.text(say::reading::many(
                               language, count_arg(cards, language),
                               decimal(0.05 * static_cast<double>(cards), 0, language),
                               percent(shared_confidence(cards), language, 2))));
  return section(context, "reading", say::reading::heading(language), inside);
}

std::string footer(const ReportContext& context) {
  const Language language = context.language;
  char signature[17];
  std::snprintf(signature, sizeof signature, "%016llx",
                static_cast<unsigned long long>(context.tally.digests));
  return element("footer",
                 element("p", context.text(say::reading::signature(language, signature))) +
                     element("p", context.text(say::reading::unaffiliated(language))));
}

std::string sections(const ReportContext& context) {
  const Language language = context.language;
  const std::uint64_t games = context.tally.games;
  std::string main = setup_section(context);
  if (games == 0)
    main += element("p", "class=\"caution\"", context.text(say::page::none(language)));
  else if (games < kFewGames)
    main += element("p", "class=\"caution\"",
                    context.text(say::page::few(language, count_arg(games, language))));
  if (games > 0) {
    main += seats_section(context) + sides_section(context) + matrix_section(context) +
            lengths_section(context) + cards_section(context) + reading_section(context);
  }
  return main;
}

}  // namespace

std::string report_page(const ReportSubject& subject, const Tally& tally, Language language) {
  const ReportContext context{{language}, subject, tally};
  const std::string title =
      say::page::title(language, subject.game, subject.mode, count_arg(tally.games, language));
  return page_document(
      context, title,
      scoreboard(context) + element("main", '\n' + sections(context)) + footer(context));
}

}  // namespace wardroom
