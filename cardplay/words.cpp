#include "cardplay/words.hpp"

#include "words/cardplay.hpp"

namespace wardroom::cardplay {

std::string waiting_for(Seat seat, const std::string& question, Language language) {
  return words::frame::waiting(language, letter(seat), question);
}

}  // namespace wardroom::cardplay
