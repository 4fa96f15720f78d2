#include "cli/report/arena_page.hpp"

#include <algorithm>

#include "cli/report/figures.hpp"
#include "cli/report/page.hpp"
#include "cli/report/svg_plot.hpp"
#include "engine/text/markup.hpp"
#include "engine/text/text.hpp"
#include "words/cli_arena.hpp"
#include "words/cli_report.hpp"

namespace wardroom {

namespace say = words::arena;

namespace {

constexpr std::uint64_t kFewPairs = 100;  // in a pairing

struct ArenaContext : PageText {
  const ArenaSubject& subject;
  const Standings& standings;

  const std::string& name(int bot) const { return subject.bots[static_cast<std::size_t>(bot)]; }
  const BotStanding& bot(int number) const {
    return standings.bots[static_cast<std::size_t>(number)];
  }
  // Best first, without those that are out.
  std::vector<int> ranked() const {
    std::vector<int> order = standings.best_first();
    std::erase_if(order, [&](int number) { return bot(number).out; });
    return order;
  }
};

double score_of(const BotStanding& bot) {
  return bot.games == 0 ? 0.5 : bot.points / static_cast<double>(bot.games);
}

// A long command without its middle; the beginning says what runs it, the end tells it from others.
std::string shortened(const std::string& name) {
  constexpr int longest = 28;
  if (columns_of(name) <= longest) return name;
  const auto inside = [&](std::size_t at) {
    return at < name.size() && (static_cast<unsigned char>(name[at]) & 0xc0U) == 0x80U;
  };
  std::size_t head = 12;
  while (inside(head)) ++head;
  std::size_t tail = name.size() - 15;
  while (inside(tail)) ++tail;
  return name.substr(0, head) + "…" + name.substr(tail);
}

// A bot's name in a table, with places where it can be broken.
std::string name_markup(const ArenaContext& context, int bot) {
  const std::string name = shortened(context.name(bot));
  std::string markup;
  std::string_view rest = name;
  while (!rest.empty()) {
    const std::size_t end = rest.find_first_of("/,:");
    const std::size_t length = end == std::string_view::npos ? rest.size() : end + 1;
    markup += context.text(rest.substr(0, length));
    rest.remove_prefix(length);
    if (!rest.empty()) markup += "<wbr/>";
  }
  if (name == context.name(bot)) return markup;
  return element("span", "title=\"" + context.text(context.name(bot)) + '"', markup);
}

// An Elo difference as it was asked for: whole numbers without decimals.
std::string asked(double elo, Language language) {
  return decimal(elo, elo == static_cast<int>(elo) ? 0 : 2, language);
}

std::string margin_of(double margin, Language language) {
  return "±" + decimal(margin, 0, language);
}

// Two bots as on a scoreboard.
std::string duel(const ArenaContext& context) {
  const Language language = context.language;
  std::string seats;
  std::vector<Stretch> stretches;
  for (int i = 0; i < 2; ++i) {
    const std::string style = i == 0 ? "seat-a" : "seat-b";
    seats += element(
        "div", "class=\"seat " + style + '"',
        element("span", "class=\"who\"", context.text(context.name(i))) +
            element("span", "class=\"score\"",
                    element("b", context.text(percent(score_of(context.bot(i)), language))) + ' ' +
                        context.text(say::page::points(language))));
    stretches.push_back({context.bot(i).points, style});
  }
  return element("div", "class=\"seats\"", seats) +
         share_bar_svg(stretches, unbroken(say::page::share_title(language), language));
}

std::string verdict_of(const ArenaContext& context) {
  switch (context.standings.verdict) {
    case Verdict::accepted: return say::verdict::accepted(context.language);
    case Verdict::rejected: return say::verdict::rejected(context.language);
    case Verdict::undecided: break;
  }
  return say::verdict::undecided(context.language);
}

std::string scoreboard(const ArenaContext& context) {
  const Language language = context.language;
  const std::uint64_t pairs = context.standings.pairs;
  std::string board =
      element("p", "class=\"kicker\"", "Wardroom · " + context.text(say::page::kicker(language))) +
      element("h1", context.text(context.subject.game) +
                        element("span", context.text(context.subject.mode)));
  const std::vector<int> ranked = context.ranked();
  if (pairs == 0) return element("header", board);
  if (context.subject.bots.size() == 2) board += duel(context);
  std::string figures = key_figure(context, counted(context.subject.bots.size(), language),
                                   say::page::bots(language)) +
                        key_figure(context, counted(pairs, language),
                                   say::page::pairs(language, count_arg(pairs, language))) +
                        key_figure(context, counted(2 * pairs, language),
                                   say::page::games(language, count_arg(2 * pairs, language)));
  if (context.subject.bots.size() > 2)
    figures += key_figure(context, context.name(ranked.front()), say::page::best(language));
  if (context.subject.sprt)
    figures += key_figure(context, verdict_of(context), say::page::sprt(language));
  return element("header", board + element("dl", "class=\"key\"", figures)) + '\n';
}

std::string setup_section(const ArenaContext& context) {
  namespace setup = words::report::setup;
  const Language language = context.language;
  const ArenaSubject& subject = context.subject;
  std::string bots;
  for (const std::string& bot : subject.bots)
    bots += element("span", "class=\"chip\"", context.text(bot)) + ' ';
  std::string forfeits;
  for (const std::string& sentence : subject.forfeits)
    forfeits += element("p", context.text(sentence));
  const std::string rows =
      setup_row(context, setup::cards(language),
                context.text(subject.set_name) + ". " + context.text(subject.set_note)) +
      setup_row(context, setup::bots(language), bots) +
      setup_row(context, say::setup::pairs(language),
                context.text(say::setup::pairs_text(language))) +
      (forfeits.empty() ? "" : setup_row(context, setup::forfeits(language), forfeits)) +
      setup_row(context, setup::seeds(language),
                context.text(say::setup::seed_range(language, subject.seed))) +
      setup_row(context, setup::program(language), "Wardroom " + context.text(subject.version)) +
      setup_row(context, setup::repeat(language), element("code", escaped(subject.command)));
  return section(context, "setup", setup::heading(language),
                 element("dl", "class=\"setup\"", rows));
}

std::string rating_row(const ArenaContext& context, int number, const RateScale& scale) {
  const Language language = context.language;
  const BotStanding& bot = context.bot(number);
  const Interval interval{bot.elo.value - bot.elo.margin, bot.elo.value + bot.elo.margin};
  const std::string elo = with_sign(bot.elo.value, 0, language);
  Whisker whisker{bot.elo.value, interval, {}, Shape::dot, "plain", ""};
  if (standing(interval, 0) == Standing::above) {
    whisker.shape = Shape::above;
    whisker.style = "above";
  } else if (standing(interval, 0) == Standing::below) {
    whisker.shape = Shape::below;
    whisker.style = "below";
  }
  whisker.title = unbroken(say::ratings::whisker(language, context.name(number), elo,
                                                 with_sign(interval.low, 0, language),
                                                 with_sign(interval.high, 0, language)),
                           language);
  return element("tr",
                 element("th", "scope=\"row\" class=\"" + whisker.style + '"',
                         name_markup(context, number)) +
                     element("td", "class=\"chart\"", whisker_svg(whisker, scale, 0)) +
                     element("td", element("b", elo) + ' ' +
                                       element("small", margin_of(bot.elo.margin, language))) +
                     element("td", "class=\"extra\"", percent(score_of(bot), language)) +
                     element("td", "class=\"extra\"", counted(bot.games, language))) +
         '\n';
}

std::string ratings_section(const ArenaContext& context) {
  const Language language = context.language;
  std::vector<Interval> intervals;
  for (const int number : context.ranked()) {
    const Estimate& elo = context.bot(number).elo;
    intervals.push_back({elo.value - elo.margin, elo.value + elo.margin});
  }
  constexpr double narrowest = 40;
  const RateScale scale = open_scale_for(intervals, 0, narrowest);
  std::string body;
  for (const int number : context.ranked()) body += rating_row(context, number, scale);
  const auto heading = [&](const char* style, const std::string& words) {
    return element("th", std::string("scope=\"col\" class=\"") + style + '"', context.text(words));
  };
  const std::string head = heading("name", say::ratings::bot(language)) +
                           heading("chart", say::ratings::plot(language)) +
                           heading("figure", say::table::elo(language)) +
                           heading("extra", say::ratings::score(language)) +
                           heading("extra", say::ratings::games(language));
  const std::string axis = axis_svg(
      scale, 0, AxisSide::below, [&](double elo) { return escaped(with_sign(elo, 0, language)); });
  const std::string foot = element("td", "") + element("td", "class=\"chart\"", axis) +
                           element("td", "") + element("td", "class=\"extra\"", "") +
                           element("td", "class=\"extra\"", "");
  return section(context, "ratings", say::ratings::heading(language),
                 element("table", "class=\"rates named\"",
                         element("caption", context.text(say::ratings::caption(language))) +
                             element("thead", element("tr", head)) + element("tbody", body) +
                             element("tfoot", element("tr", foot))));
}

std::string counts_of(const Pentanomial& pairs, Language language) {
  std::string text;
  for (const std::uint64_t count : pairs.counts)
    text += (text.empty() ? "" : " · ") + counted(count, language);
  return text;
}

// `deviations_of_all`: for marks that hold for all pairings at once.
std::string cross_cell(const ArenaContext& context, int row, int column, double deviations_of_all) {
  const Language language = context.language;
  const auto pairs = context.standings.between(row, column);
  if (!pairs) return element("td", "class=\"same\"", "");
  const Interval interval = score_interval(*pairs);
  const Estimate elo = elo_difference(*pairs);
  const PairMoments moments(*pairs);
  const double reach = deviations_of_all * moments.standard_error();
  const Standing stands = standing({moments.mean - reach, moments.mean + reach}, 0.5);
  const char* mark = stands == Standing::above ? " ▲" : stands == Standing::below ? " ▼" : "";
  const std::string title = say::cross::cell(
      language, context.name(row), context.name(column), percent(pairs->score(), language),
      percent_range(interval.low, interval.high, language), with_sign(elo.value, 0, language),
      decimal(elo.margin, 0, language), counts_of(*pairs, language));
  return element("td",
                 std::string("class=\"") + (pairs->score() >= 0.5 ? "above" : "below") +
                     "\" style=\"" + heat(interval, 0.5) + "\" title=\"" + context.text(title) +
                     '"',
                 element("b", percent(pairs->score(), language) + mark) +
                     element("small", "±" + decimal(100 * score_margin(*pairs), 1, language) +
                                          " · " + counted(pairs->games(), language)));
}

std::string pairing_table(const ArenaContext& context) {
  const Language language = context.language;
  std::vector<std::vector<std::string>> rows;
  for (const Meeting& meeting : context.standings.meetings) {
    const Interval interval = score_interval(meeting.pairs);
    const Estimate elo = elo_difference(meeting.pairs);
    std::vector<std::string> row = {
        name_markup(context, meeting.first) + " – " + name_markup(context, meeting.second),
        percent(meeting.pairs.score(), language),
        percent_range(interval.low, interval.high, language),
        with_sign(elo.value, 0, language) + ' ' + margin_of(elo.margin, language)};
    for (const std::uint64_t count : meeting.pairs.counts) row.push_back(counted(count, language));
    rows.push_back(row);
  }
  return figure_table(
      context, "",
      {say::cross::pairing(language), say::ratings::score(language), say::cross::interval(language),
       say::cross::elo(language), "0", "½", "1", "1½", "2"},
      rows);
}

std::string cross_section(const ArenaContext& context) {
  const Language language = context.language;
  const std::string heading = say::cross::heading(language);
  const double strict = deviations(shared_confidence(context.standings.meetings.size()));
  const std::vector<int> ranked = context.ranked();
  std::string head = element("td", "");
  std::string body;
  for (const int row : ranked) {
    const std::string name = name_markup(context, row);
    head += element("th", "scope=\"col\"", name);
    std::string cells = element("th", "scope=\"row\"", name);
    for (const int column : ranked) cells += cross_cell(context, row, column, strict);
    body += element("tr", cells) + '\n';
  }
  const std::string table =
      element("table", "class=\"matrix named\"",
              element("caption", context.text(say::cross::caption(language))) +
                  element("thead", element("tr", head)) + element("tbody", body));
  const std::string figures = say::cross::figures(language);
  return section(context, "cross", heading,
                 scrolling(context, heading, table) +
                     element("details", element("summary", context.text(figures)) +
                                            scrolling(context, figures, pairing_table(context))));
}

std::string test_section(const ArenaContext& context) {
  const Language language = context.language;
  const SprtQuestion& question = *context.subject.sprt;
  const std::string elo0 = asked(question.elo0, language);
  const std::string elo1 = asked(question.elo1, language);
  const std::string& one = context.name(0);
  const std::string& other = context.name(1);
  std::string verdict = say::sprt::undecided(language, one, other, elo1, elo0);
  Whisker whisker{context.standings.ratio, {}, {}, Shape::dot, "plain", ""};
  if (context.standings.verdict == Verdict::accepted) {
    verdict = say::sprt::accepted(language, one, other, elo1, elo0);
    whisker.style = "above";
    whisker.shape = Shape::above;
  } else if (context.standings.verdict == Verdict::rejected) {
    verdict = say::sprt::rejected(language, one, other, elo0, elo1);
    whisker.style = "below";
    whisker.shape = Shape::below;
  }
  const double bound = sprt_bound();
  const std::string ratio =
      say::sprt::ratio(language, with_sign(context.standings.ratio, 2, language),
                       with_sign(-bound, 2, language), with_sign(bound, 2, language));
  whisker.title = unbroken(ratio, language);
  whisker.rate = std::clamp(whisker.rate, -bound, bound);
  whisker.interval = {std::min(0.0, whisker.rate), std::max(0.0, whisker.rate)};
  const RateScale scale{-bound, bound, bound};
  const std::string axis = axis_svg(scale, 0, AxisSide::below, [&](double value) {
    return escaped(with_sign(value, 2, language));
  });
  return section(context, "sprt", say::sprt::heading(language),
                 element("p", element("b", context.text(verdict))) +
                     element("div", "class=\"gauge\"", whisker_svg(whisker, scale, 0) + axis) +
                     element("p", "class=\"note\"", context.text(ratio)));
}

std::string times_section(const ArenaContext& context) {
  const Language language = context.language;
  std::vector<std::vector<std::string>> rows;
  for (const int number : context.ranked()) {
    const ThinkingTime& time = context.bot(number).time;
    rows.push_back({name_markup(context, number), counted(time.decisions, language),
                    decimal(time.mean_milliseconds(), 3, language),
                    decimal(time.slowest_milliseconds(), 3, language)});
  }
  const std::string heading = say::times::heading(language);
  return section(
      context, "times", heading,
      scrolling(context, heading,
                figure_table(context, say::times::caption(language),
                             {say::ratings::bot(language), say::times::decisions(language),
                              say::times::mean(language), say::times::slowest(language)},
                             rows, "named")));
}

std::string caution(const ArenaContext& context) {
  std::uint64_t least = context.standings.pairs;
  for (const Meeting& meeting : context.standings.meetings)
    least = std::min(least, meeting.pairs.pairs());
  if (least >= kFewPairs || context.standings.verdict != Verdict::undecided) return {};
  const Language language = context.language;
  return element("p", "class=\"caution\"",
                 context.text(context.standings.pairs == 0
                                  ? say::page::none(language)
                                  : say::page::few(language, count_arg(least, language))));
}

std::string sections(const ArenaContext& context) {
  const Language language = context.language;
  std::string main = setup_section(context) + caution(context);
  if (context.standings.pairs == 0) return main;
  if (context.subject.sprt) main += test_section(context);
  main += ratings_section(context) + cross_section(context) + times_section(context);
  return main + section(context, "reading", say::reading::heading(language),
                        element("p", context.text(say::reading::pairs(language))) +
                            element("p", context.text(say::reading::elo(language))));
}

std::string footer(const ArenaContext& context) {
  namespace reading = words::report::reading;
  const Language language = context.language;
  return element(
      "footer",
      element("p", context.text(reading::signature(language, signature_of(context.standings)))) +
          element("p", context.text(reading::unaffiliated(language))));
}

}  // namespace

std::string arena_page(const ArenaSubject& subject, const Standings& standings, Language language) {
  const ArenaContext context{{language}, subject, standings};
  const std::string title = say::page::title(language, subject.game, subject.mode,
                                             count_arg(subject.bots.size(), language));
  return page_document(
      context, title,
      scoreboard(context) + element("main", '\n' + sections(context)) + footer(context));
}

}  // namespace wardroom
