#include "table/replay_fault.hpp"

#include "words/replay_fault.hpp"

namespace wardroom {

std::string sentence(const ReplayFault& fault, Language language) {
  namespace text = words::table::fault;
  switch (fault.kind) {
    case ReplayFault::none: break;
    case ReplayFault::set_up: return text::set_up(language, fault.text);
    case ReplayFault::unreadable: return text::unreadable(language, fault.step, fault.text);
    case ReplayFault::refused: return text::refused(language, fault.step, fault.text);
    case ReplayFault::wrong_seat: return text::wrong_seat(language, fault.step);
    case ReplayFault::over: return text::over(language, fault.step);
    case ReplayFault::no_chance: return text::no_chance(language, fault.step);
    case ReplayFault::chance: return text::chance(language);
    case ReplayFault::digest: return text::digest(language, fault.step);
    case ReplayFault::result: return text::result(language);
  }
  return {};
}

}  // namespace wardroom
