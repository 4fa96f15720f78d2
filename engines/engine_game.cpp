#include "engines/engine_game.hpp"

#include "engines/engine_match.hpp"
#include "engines/situation.hpp"

namespace wardroom::engines {

EngineGame::EngineGame(Engine& engine, const Engine::Plays& plays, std::string_view pack)
    : engine_(engine), plays_(plays), pack_(print_bytes(pack)) {
  Call call("cards");
  call.with("game", plays_.game).with("pack", pack_);
  cards_ = engine_.ask(call).object().text("version").value_or("");
}

void EngineGame::write_catalogue(JsonWriter& json) const {
  Call call("catalogue");
  call.with("game", plays_.game).with("pack", pack_);
  write_members(json, engine_.ask(call).object());
}

std::unique_ptr<AnyMatch> EngineGame::open(const Record& record, std::size_t steps,
                                           std::uint64_t seed, Language language,
                                           ReplayFault& fault) const {
  return EngineMatch::open(engine_, {plays_.game, pack_}, record, steps, seed, language, fault);
}

}  // namespace wardroom::engines
