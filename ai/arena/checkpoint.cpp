#include "ai/arena/checkpoint.hpp"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <system_error>

#include "ai/arena/pair_line.hpp"
#include "ai/programs/descriptors.hpp"

namespace wardroom {
namespace {

std::string reason(int error) {
  return std::generic_category().message(error);
}

CheckpointFault system_fault(int error) {
  return {.kind = CheckpointFault::system, .line = 0, .text = reason(error), .difference = {}};
}

// Takes the next complete line off the text; nothing if none is left.
std::optional<std::string_view> next_line(std::string_view& text) {
  const std::size_t end = text.find('\n');
  if (end == std::string_view::npos) return std::nullopt;
  const std::string_view line = text.substr(0, end);
  text.remove_prefix(end + 1);
  return line;
}

// Everything behind the plan.
CheckpointFault read_pairs(std::string_view& text, ArenaLedger& ledger) {
  for (std::size_t number = 2; const auto line = next_line(text); ++number) {
    const PairLineReading reading = read_pair_line(*line, ledger.pairings());
    CheckpointFault fault;
    fault.line = number;
    fault.text = reading.wrong_member;
    if (!reading.understood)
      fault.kind =
          reading.wrong_member.empty() ? CheckpointFault::not_json : CheckpointFault::wrong_member;
    else if (ledger.knows(reading.task))
      fault.kind = CheckpointFault::twice;
    if (fault) return fault;
    ledger.note(reading.task, reading.result);
  }
  return {};
}

}  // namespace

CheckpointFault read_checkpoint(std::string_view text, const ArenaPlan& plan, ArenaLedger& ledger,
                                std::size_t& kept) {
  kept = 0;
  std::string_view rest = text;
  const std::string asked = plan_line(plan);
  const auto first = next_line(rest);
  // A crash can have left a part of the very first line.
  if (!first && asked.starts_with(text)) return {};
  if (!first || !is_plan_line(*first))
    return {.kind = CheckpointFault::foreign, .line = 1, .text = "", .difference = {}};
  if (const auto differs = difference(*first, asked))
    return {.kind = CheckpointFault::other_plan, .line = 1, .text = "", .difference = *differs};
  CheckpointFault fault = read_pairs(rest, ledger);
  kept = text.size() - rest.size();
  return fault;
}

Checkpoint::~Checkpoint() {
  if (descriptor_ >= 0) ::close(descriptor_);
}

CheckpointFault Checkpoint::open(const std::string& file, const ArenaPlan& plan,
                                 ArenaLedger& ledger) {
  descriptor_ = ::open(file.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0666);
  if (descriptor_ < 0) return system_fault(errno);
  struct stat status{};
  if (::fstat(descriptor_, &status) != 0) return system_fault(errno);
  if (!S_ISREG(status.st_mode))
    return {.kind = CheckpointFault::foreign, .line = 1, .text = "", .difference = {}};
  if (::flock(descriptor_, LOCK_EX | LOCK_NB) != 0) {
    if (errno != EWOULDBLOCK) return system_fault(errno);
    return {.kind = CheckpointFault::in_use, .line = 0, .text = "", .difference = {}};
  }
  std::string text;
  if (const int error = read_all(descriptor_, text); error != 0) return system_fault(error);
  std::size_t kept = 0;
  if (CheckpointFault fault = read_checkpoint(text, plan, ledger, kept)) return fault;
  if (::ftruncate(descriptor_, static_cast<off_t>(kept)) != 0) return system_fault(errno);
  if (::lseek(descriptor_, 0, SEEK_END) < 0) return system_fault(errno);
  if (kept == 0)
    if (const int error = write_all(descriptor_, plan_line(plan) + '\n'); error != 0)
      return system_fault(error);
  return {};
}

std::string Checkpoint::append(const Task& task, const PairResult& result,
                               const std::vector<Pairing>& pairings) {
  const int error = write_all(descriptor_, pair_line(task, result, pairings) + '\n');
  return error == 0 ? "" : reason(error);
}

}  // namespace wardroom
