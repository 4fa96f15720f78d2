#include "older/program_host.hpp"

#include <algorithm>

#include "older/match_calls.hpp"
#include "older/situation.hpp"

namespace wardroom::older {

std::string ProgramHost::answer(std::string_view line) {
  auto message = JsonMessage::read(line);
  std::string value;
  std::string problem = "not a JSON object";
  if (message) {
    Request request(std::move(*message), Language::english);
    JsonWriter json(value);
    write_answer(json, request);
    problem = request.problem();
  }
  if (problem.empty()) return "{\"answer\":" + value + '}';
  std::string answer;
  JsonWriter json(answer);
  json.open_object();
  json.member("problem", problem);
  json.close_object();
  return answer;
}

void ProgramHost::write_answer(JsonWriter& json, Request& request) {
  const std::string call = request.text("call");
  if (call == "hello") return hello(json);
  if (call == "open") return open(json, request);
  if (call == "catalogue" || call == "cards") {
    const TableGame* played = game(request);
    if (played == nullptr) return;
    json.open_object();
    if (call == "catalogue")
      played->write_catalogue(json);
    else
      json.member("version", played->versions().cards);
    return json.close_object();
  }
  const auto found = matches_.find(request.number("match", 0, INT64_MAX));
  if (found == matches_.end()) return request.complain("there is no such match");
  if (call == "close") {
    matches_.erase(found);
    return json.value(true);
  }
  if (!answer_call(call, *found->second, request, json)) request.complain("there is no such call");
}

void ProgramHost::hello(JsonWriter& json) const {
  json.open_object();
  json.member("engine", kProtocol);
  json.member("program", version_);
  json.key("games");
  json.open_array();
  for (const TableGame* game : games_) {
    json.open_object();
    json.member("game", game->name());
    json.member("rules", game->versions().rules);
    json.member("seats", game->seats());
    json.close_object();
  }
  json.close_array();
  json.close_object();
}

const TableGame* ProgramHost::game(Request& request) {
  const std::string name = request.text("game");
  const std::string pack = request.text("pack");
  const auto found = std::ranges::find(games_, name, &TableGame::name);
  if (found == games_.end()) return request.complain("there is no such game"), nullptr;
  if (pack.empty()) return *found;
  std::unique_ptr<TableGame>& packed = packed_[name + ' ' + pack];
  if (!packed) {
    const auto bytes = read_bytes(pack);
    std::string problem = "cards are bytes of two digits each";
    if (bytes) packed = (*found)->with_pack(*bytes, problem);
    if (!packed) request.complain(problem);
  }
  return packed.get();
}

void ProgramHost::open(JsonWriter& json, Request& request) {
  const TableGame* played = game(request);
  const std::int64_t number = request.number("match", 0, INT64_MAX);
  const std::int64_t steps = request.number("steps", 0, INT64_MAX);
  const std::uint64_t seed = seed_in(request);
  const Language language = language_in(request);
  const auto record = read_record({"record", request.text("record")}, language);
  if (const auto* problem = std::get_if<Problem>(&record)) request.complain(problem->text());
  if (!request.problem().empty()) return;
  ReplayFault fault;
  auto match = played->open(std::get<Record>(record), static_cast<std::size_t>(steps), seed,
                            language, fault);
  json.open_object();
  json.key("fault");
  write_fault(json, fault);
  json.key("situation");
  if (match)
    write_situation(json, *match);
  else
    json.null();
  json.close_object();
  if (match) matches_[number] = std::move(match);
}

}  // namespace wardroom::older
