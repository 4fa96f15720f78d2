#include "server/operator/admin_pages.hpp"

#include <algorithm>
#include <array>
#include <cstdio>
#include <ctime>
#include <utility>

#include "engine/text/markup.hpp"
#include "words/server_admin.hpp"

namespace wardroom::server {

const std::string_view kAdminStyle =
    "body{font:1rem/1.5 system-ui,sans-serif;margin:2rem auto;max-width:80rem;padding:0 1rem}\n"
    "table{border-collapse:collapse;display:block;overflow-x:auto}\n"
    "th,td{border-bottom:1px solid #8888;padding:.25rem .75rem;text-align:left;"
    "vertical-align:top}\n"
    ":root{color-scheme:light dark}\n";

namespace {

namespace page = words::server::admin::page;
namespace column = words::server::admin::column;
namespace value = words::server::admin::value;
namespace figure = words::server::admin::figure;

constexpr std::size_t kMostGames = 500;
constexpr std::size_t kMostReports = 50;
constexpr Milliseconds kMinute = 60'000;
constexpr Milliseconds kHour = 60 * kMinute;
constexpr Milliseconds kDay = 24 * kHour;

// --- values as text ---

std::string time_text(Milliseconds at) {
  const auto seconds = static_cast<std::time_t>(at / 1000);
  std::tm parts{};
  ::gmtime_r(&seconds, &parts);
  std::array<char, 32> text{};
  const std::size_t size = std::strftime(text.data(), text.size(), "%Y-%m-%d %H:%M UTC", &parts);
  return {text.data(), size};
}

std::string length_text(Milliseconds length, Language language) {
  if (length >= 2 * kDay) return value::days(language, length / kDay);
  if (length >= 2 * kHour) return value::hours(language, length / kHour);
  return value::minutes(language, std::max<Milliseconds>(0, length) / kMinute);
}

std::string clock_time(Milliseconds left) {
  const std::int64_t seconds = std::max<Milliseconds>(0, left) / 1000;
  std::array<char, 40> text{};
  std::snprintf(text.data(), text.size(), "%lld:%02lld:%02lld",
                static_cast<long long>(seconds / 3600), static_cast<long long>(seconds / 60 % 60),
                static_cast<long long>(seconds % 60));
  return text.data();
}

std::string seat_name(const Room& room, int seat, Language language) {
  const SeatRow& row = room.row().seats[static_cast<std::size_t>(seat)];
  const std::string who = std::string(1, letter(seat_at(seat))) + ": ";
  if (row.kind == "open") return who + value::open(language);
  if (row.kind == "bot") return who + value::bot(language, row.name);
  return who + (row.name.empty() ? value::gone(language) : row.name);
}

std::string phase_name(const Room& room, Language language) {
  const std::array<const Message<0>*, 3> names = {&value::waiting, &value::playing, &value::over};
  return (*names.at(static_cast<std::size_t>(room.phase())))(language);
}

std::string decider_name(Room& room, Language language) {
  const std::optional<Seat> decider = room.match.decider();
  return decider ? seat_name(room, index(*decider), language) : value::nobody(language);
}

std::string joined(const std::vector<std::string>& texts) {
  std::string all;
  for (const std::string& text : texts) all += (all.empty() ? "" : ", ") + text;
  return all;
}

std::string yes_or_no(bool truth, Language language) {
  return truth ? value::yes(language) : value::no(language);
}

// --- pieces of pages; cells are markup ---

std::string row_of(std::string_view kind, const std::vector<std::string>& cells) {
  std::string row;
  for (const std::string& cell : cells) row += element(kind, cell);
  return element("tr", row) + '\n';
}

std::string fact(const Message<0>& name, std::string_view text, Language language) {
  return element("tr", element("th", "scope=\"row\"", escaped(name(language))) +
                           element("td", escaped(text))) +
         '\n';
}

std::string heads(std::initializer_list<Message<0>> names, Language language) {
  std::string row;
  for (const auto& name : names) row += element("th", "scope=\"col\"", escaped(name(language)));
  return element("tr", row) + '\n';
}

std::string game_link(const std::string& id) {
  return element("a", "href=\"/admin/games/" + escaped(id) + '"', escaped(id));
}

std::string whole_page(const std::string& title, const std::string& body, Language language) {
  return "<!DOCTYPE html>\n<html lang=\"" + page::language(language) +
         "\">\n<head><meta charset=\"utf-8\"/>"
         "<meta name=\"viewport\" content=\"width=device-width\"/>"
         "<link rel=\"stylesheet\" href=\"/admin/style.css\"/>" +
         element("title", escaped(title)) + "</head>\n<body>\n" + element("h1", escaped(title)) +
         '\n' + body + "</body>\n</html>\n";
}

// --- the overview ---

std::string games_table(const AdminView& view) {
  const Language language = view.language;
  std::vector<Room*> rooms;
  for (const auto& [id, room] : view.house.tables().rooms()) rooms.push_back(room.get());
  if (rooms.empty()) return element("p", escaped(page::no_games(language)));
  std::ranges::sort(rooms, {},
                    [](Room* room) { return std::pair(room->row().changed, room->id()); });

  std::string rows = heads({column::id, column::game, column::mode, column::phase, column::seats,
                            column::unchanged, column::decides, column::lookers},
                           language);
  const std::size_t shown = std::min(rooms.size(), kMostGames);
  for (Room* room : std::span(rooms).first(shown)) {
    std::string seats;
    for (int i = 0; i < room->seats(); ++i)
      seats += (i == 0 ? "" : "<br/>") + escaped(seat_name(*room, i, language));
    const Milliseconds changed = room->row().changed;
    rows += row_of(
        "td", {game_link(room->id()), escaped(room->settings().game),
               escaped(room->settings().mode), escaped(phase_name(*room, language)), seats,
               escaped(value::since(language, time_text(changed),
                                    length_text(view.now - changed, language))),
               escaped(decider_name(*room, language)), std::to_string(room->telling.lookers())});
  }
  std::string table = element("table", rows);
  if (shown < rooms.size())
    table += element("p", escaped(page::more_games(language, rooms.size() - shown)));
  return table;
}

std::string person_name(const AdminView& view, const std::string& id) {
  const std::optional<PersonRow> person = view.storage.person(id);
  return person ? person->name + " (" + id + ')' : value::gone(view.language);
}

std::string reports_table(const AdminView& view) {
  const Language language = view.language;
  const std::vector<ReportRow> reports = view.storage.reports(kMostReports);
  if (reports.empty()) return element("p", escaped(page::no_reports(language)));
  std::string rows =
      heads({column::at, column::by, column::about, column::id, column::reason}, language);
  for (const ReportRow& report : reports)
    rows += row_of("td", {time_text(report.at), escaped(person_name(view, report.by)),
                          escaped(person_name(view, report.about)), game_link(report.game),
                          escaped(report.reason)});
  return element("table", rows);
}

std::string figures_table(const ServerFigures& figures, Language language) {
  const Figures& house = figures.house;
  const SqliteStorage::Figures& storage = figures.storage;
  std::string rows = fact(figure::version, figures.version, language);
  const auto add = [&](const Message<0>& name, const std::string& text) {
    rows += fact(name, text, language);
  };
  add(figure::uptime, length_text(figures.uptime, language));
  add(figure::ready, yes_or_no(figures.ready, language));
  if (!storage.problem.empty()) add(figure::problem, storage.problem);
  add(figure::clients, std::to_string(figures.clients));
  add(figure::rooms, figure::rooms_of(language, figures.rooms_waiting, figures.rooms_playing));
  add(figure::messages,
      figure::messages_of(language, house.messages, house.errors, house.throttled));
  add(figure::choices, figure::choices_of(language, house.choices, house.bot_choices));
  add(figure::games, figure::games_of(language, house.games_begun, house.games_ended));
  add(figure::logins, figure::logins_of(language, house.logins, house.failed_logins));
  add(figure::storage, figure::storage_of(language, storage.written, storage.commits,
                                          storage.waiting, storage.failed));
  add(figure::thinking, std::to_string(figures.thinking_waiting));
  add(figure::memory, figure::megabytes(language, figures.memory / 1'000'000));
  return element("table", rows);
}

// --- one game ---

std::string clock_text(const Room& room, int seat, const AdminView& view) {
  const GameClock& clock = room.clock.now();
  const std::string left = clock_time(clock.left(seat_at(seat), view.now));
  return clock.running() == seat_at(seat) ? value::running(view.language, left) : left;
}

std::string clocks_text(const Room& room, const AdminView& view) {
  using Kind = ClockSettings::Kind;
  if (room.settings().clock.kind == Kind::none) return value::unlimited(view.language);
  std::string text;
  for (int i = 0; i < room.seats(); ++i)
    text += (i == 0 ? "" : "; ") + std::string(1, letter(seat_at(i))) + ": " +
            clock_text(room, i, view);
  return text;
}

std::string game_facts(const AdminView& view, Room& room) {
  const Language language = view.language;
  const RoomSettings& settings = room.settings();
  std::string rows;
  const auto add = [&](const Message<0>& name, const std::string& text) {
    rows += fact(name, text, language);
  };
  add(column::game, settings.game);
  add(column::mode, settings.mode);
  if (!settings.sides.empty()) add(column::sides, joined(settings.sides));
  if (!settings.rules.empty()) add(column::rules, joined(settings.rules));
  add(column::is_public, yes_or_no(settings.is_public, language));
  add(column::phase, phase_name(room, language));
  for (int i = 0; i < room.seats(); ++i) add(column::seats, seat_name(room, i, language));
  add(column::decides, decider_name(room, language));
  add(column::clock, clocks_text(room, view));
  add(column::lookers, std::to_string(room.telling.lookers()));
  add(column::created, time_text(room.row().created));
  const Milliseconds changed = room.row().changed;
  add(column::unchanged,
      value::since(language, time_text(changed), length_text(view.now - changed, language)));
  add(column::changes, std::to_string(view.storage.changes(room.id()).size()));
  if (!room.row().pack.empty()) add(column::cards, room.row().pack.substr(0, 12));
  if (!room.row().end.empty()) add(column::end, room.row().end);
  if (const std::string fault = room.match.fault(language); !fault.empty())
    add(column::fault, fault);
  return element("table", rows);
}

}  // namespace

std::string overview_page(const AdminView& view, const ServerFigures& figures) {
  const Language language = view.language;
  const auto part = [&](const Message<0>& title, const std::string& table) {
    return element("h2", escaped(title(language))) + '\n' + table + '\n';
  };
  return whole_page(page::title(language),
                    part(page::games, games_table(view)) +
                        part(page::reports, reports_table(view)) +
                        part(page::figures, figures_table(figures, language)),
                    language);
}

std::string game_page(const AdminView& view, Room& room) {
  const Language language = view.language;
  // First, because reading the match is what finds out that it cannot be read.
  const std::vector<std::string> frames = room.match.frames(language);
  std::string lines;
  for (const std::string& frame : frames) lines += element("li", escaped(frame)) + '\n';
  const std::string rules =
      frames.empty() ? element("p", escaped(page::no_rules(language))) : element("ol", lines);
  return whole_page(page::game_title(language, room.id()),
                    element("p", element("a", "href=\"/admin/\"", escaped(page::back(language)))) +
                        game_facts(view, room) +
                        element("h2", escaped(page::rules_under_way(language))) + rules + '\n',
                    language);
}

}  // namespace wardroom::server
