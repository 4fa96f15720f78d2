// Any text as a record: it is refused with its place, or it prints and reads back, and replays to a
// fault or to where it ends; what was replayed can be written down again.
#include <cstdint>
#include <cstdlib>
#include <string>

#include "table/compiled/starfighter.hpp"

namespace {

using namespace wardroom;

void require(bool truth) {
  if (!truth) std::abort();
}

void replay(const Record& record) {
  const auto& set = Starfighter::own_set();
  std::string problem;
  const auto setup = Starfighter::setup(record.request, set, problem, Language::french);
  if (!problem.empty()) return;
  HostedMatch<Starfighter> match(record.request, setup, set, record.seed.value_or(0),
                                 record.outcomes);
  const ReplayFault fault = match.follow(record, record.steps.size(), Language::french);
  const Record played = match.record();
  require(played.steps.size() <= record.steps.size());
  if (fault) return;
  require(played.steps.size() == record.steps.size());
  require(!record.winners || *record.winners == match.result().winners);
  const auto again = read_record({"again.record", print_record(played)}, Language::english);
  require(std::holds_alternative<Record>(again));
  HostedMatch<Starfighter> second(played.request, setup, set, *played.seed, played.outcomes);
  require(!second.follow(std::get<Record>(again), played.steps.size(), Language::english));
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string text(reinterpret_cast<const char*>(data), size);
  const auto read = read_record({"fuzz.record", text}, Language::french);
  if (const Problem* problem = std::get_if<Problem>(&read)) {
    require(!problem->message.empty() && problem->line > 0 && problem->column > 0);
    return 0;
  }
  const auto& record = std::get<Record>(read);
  const std::string printed = print_record(record);
  const auto again = read_record({"again.record", printed}, Language::english);
  require(std::holds_alternative<Record>(again));
  require(print_record(std::get<Record>(again)) == printed);
  replay(record);
  return 0;
}
