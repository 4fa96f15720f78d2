#include "older/older_game.hpp"

#include "older/older_match.hpp"
#include "older/situation.hpp"

namespace wardroom::older {

OlderGame::OlderGame(OlderProgram& program, const OlderProgram::Plays& plays, std::string_view pack)
    : program_(program), plays_(plays), pack_(print_bytes(pack)) {
  Call call("cards");
  call.with("game", plays_.game).with("pack", pack_);
  cards_ = program_.ask(call).object().text("version").value_or("");
}

void OlderGame::write_catalogue(JsonWriter& json) const {
  Call call("catalogue");
  call.with("game", plays_.game).with("pack", pack_);
  write_members(json, program_.ask(call).object());
}

std::unique_ptr<AnyMatch> OlderGame::open(const Record& record, std::size_t steps,
                                          std::uint64_t seed, Language language,
                                          ReplayFault& fault) const {
  return OlderMatch::open(program_, {plays_.game, pack_}, record, steps, seed, language, fault);
}

}  // namespace wardroom::older
