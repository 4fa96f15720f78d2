#include "older/older_program.hpp"

#include <algorithm>
#include <utility>

#include "older/situation.hpp"

namespace wardroom::older {
namespace {

constexpr std::chrono::seconds kGreeting{20};  // it has to be read from disk
constexpr std::chrono::seconds kPause{10};     // after trouble

}  // namespace

OlderProgram::OlderProgram(std::string name, StartLine start, std::function<Time()> now)
    : name_(std::move(name)), start_(std::move(start)), now_(std::move(now)) {
  Call hello("hello");
  const JsonMessage said = start_()->ask(hello, kGreeting).object();
  if (said.number("engine") != kProtocol) throw ProgramTrouble("speaks another protocol");
  version_ = said.text("program").value_or("");
  for (const JsonMessage& game : said.objects("games"))
    plays_.push_back({std::string(game.text("game").value_or("")),
                      std::string(game.text("rules").value_or("")),
                      static_cast<int>(game.number("seats").value_or(0))});
}

const OlderProgram::Plays* OlderProgram::find(std::string_view game, std::string_view rules) const {
  const auto found = std::ranges::find_if(
      plays_, [&](const Plays& plays) { return plays.game == game && plays.rules == rules; });
  return found == plays_.end() ? nullptr : &*found;
}

ProgramReply OlderProgram::ask(Call& call) {
  if (now_() < not_before_) throw ProgramTrouble("has failed and is left alone for a while");
  try {
    if (!line_) line_ = start_();
    return line_->ask(call);
  } catch (const ProgramRefusal&) {
    throw;  // others may be better off
  } catch (const ProgramTrouble&) {
    line_.reset();
    not_before_ = now_() + kPause;
    throw;
  }
}

void OlderProgram::close(std::int64_t match) {
  if (!line_) return;
  Call call("close");
  call.with("match", match);
  try {
    ask(call);
  } catch (const ProgramTrouble&) {
    return;  // then the match is gone, too
  }
}

}  // namespace wardroom::older
