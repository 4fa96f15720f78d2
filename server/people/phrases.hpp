// What people can say to each other at a table: these and nothing else, so that nobody has to read
// what they would rather not. Named by number in the protocol: new ones go to the end.
#pragma once

#include <array>

#include "engine/text/message.hpp"
#include "words/server.hpp"

namespace wardroom::server {

inline constexpr std::array<Message<0>, 10> kPhrases = {
    words::server::phrase::hello,      words::server::phrase::good_luck,
    words::server::phrase::well_done,  words::server::phrase::thanks,
    words::server::phrase::oops,       words::server::phrase::thinking,
    words::server::phrase::one_moment, words::server::phrase::sorry,
    words::server::phrase::good_game,  words::server::phrase::again,
};

}  // namespace wardroom::server
