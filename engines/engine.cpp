#include "engines/engine.hpp"

#include <algorithm>
#include <utility>

#include "engines/situation.hpp"

namespace wardroom::engines {
namespace {

constexpr std::chrono::seconds kGreeting{20};  // it has to be read from disk
constexpr std::chrono::seconds kPause{10};     // after trouble

}  // namespace

Engine::Engine(std::string name, StartLine start, std::function<Time()> now)
    : name_(std::move(name)), start_(std::move(start)), now_(std::move(now)) {
  Call hello("hello");
  const JsonMessage said = start_()->ask(hello, kGreeting).object();
  if (said.number("engine") != kProtocol) throw EngineTrouble("speaks another protocol");
  version_ = said.text("program").value_or("");
  for (const JsonMessage& game : said.objects("games"))
    plays_.push_back({std::string(game.text("game").value_or("")),
                      std::string(game.text("rules").value_or("")),
                      static_cast<int>(game.number("seats").value_or(0))});
}

const Engine::Plays* Engine::find(std::string_view game, std::string_view rules) const {
  const auto found = std::ranges::find_if(
      plays_, [&](const Plays& plays) { return plays.game == game && plays.rules == rules; });
  return found == plays_.end() ? nullptr : &*found;
}

Reply Engine::ask(Call& call) {
  if (now_() < not_before_) throw EngineTrouble("has failed and is left alone for a while");
  try {
    if (!line_) line_ = start_();
    return line_->ask(call);
  } catch (const EngineRefusal&) {
    throw;  // others may be better off
  } catch (const EngineTrouble&) {
    line_.reset();
    not_before_ = now_() + kPause;
    throw;
  }
}

void Engine::close(std::int64_t match) {
  if (!line_) return;
  Call call("close");
  call.with("match", match);
  try {
    ask(call);
  } catch (const EngineTrouble&) {
    return;  // then the match is gone, too
  }
}

}  // namespace wardroom::engines
