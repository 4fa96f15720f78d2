#include "server/house/data_export.hpp"

#include "engine/text/json.hpp"
#include "server/room/seating.hpp"

namespace wardroom::server {
namespace {

void write_reports(JsonWriter& json, const std::vector<ReportRow>& reports) {
  json.key("reports");
  json.open_array();
  for (const ReportRow& report : reports) {
    json.open_object();
    json.member("game", report.game);
    json.member("reason", report.reason);
    json.member("at", report.at);
    json.close_object();
  }
  json.close_array();
}

void write_game(JsonWriter& json, const GameRow& row, Seat seat,
                const std::vector<ChangeRow>& changes) {
  const std::string name(1, letter(seat));
  json.open_object();
  json.member("id", row.id);
  json.key("settings");
  json.raw(row.settings);
  json.member("created", row.created);
  json.member("phase", row.phase);
  json.member("seat", name);
  json.member("deck", row.seats[static_cast<std::size_t>(index(seat))].deck);
  json.key("choices");
  json.open_array();
  // One's own only: what others chose may be hidden still.
  for (const ChangeRow& change : changes)
    if (change.kind == ChangeRow::Kind::choice && change.seat == name) json.value(change.option);
  json.close_array();
  json.close_object();
}

}  // namespace

std::string data_about(const Person& person, Storage& storage) {
  std::string text;
  JsonWriter json(text);
  json.open_object();
  json.member("person", person.row.id);
  json.member("name", person.row.name);
  json.member("account", person.has_account());
  json.member("created", person.row.created);
  json.key("blocked");
  json.open_array();
  for (const std::string& other : person.blocked) json.value(other);
  json.close_array();
  write_reports(json, storage.reports_by(person.row.id));
  json.key("games");
  json.open_array();
  for (const GameRow& row : storage.games_of(person.row.id)) {
    const std::vector<ChangeRow> changes = storage.changes(row.id);
    if (const auto seat = seat_of(row, person.row.id)) write_game(json, row, *seat, changes);
  }
  json.close_array();
  json.close_object();
  return text;
}

}  // namespace wardroom::server
