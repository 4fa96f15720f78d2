// Names that can be taken for each other, and the mark of guests.
#include "server/people/names.hpp"

#include <gtest/gtest.h>

namespace wardroom::server {
namespace {

TEST(Names, that_look_alike) {
  for (const auto& [one, other] : {std::pair{"Admin", "admin"},
                                   {"Admin", "Аdmin"},      // Cyrillic А
                                   {"Captain", "Cарtаin"},  // Cyrillic а, р
                                   {"Ann B", "AnnB"},
                                   {"Ann B", "Ann_B"},
                                   {"Ann B", "Ann.B"},
                                   {"Bill", "BiII"},
                                   {"Bill", "Bi11"},
                                   {"Otto", "0tt0"},
                                   {"Zoë", "ZOE"},
                                   {"Zoë", "Zoe\u0308"},
                                   {"Élan", "élan"},
                                   {"modern", "modem"},
                                   {"Walter", "VValter"},
                                   {"Kim", "Ｋｉｍ"},
                                   {"Kim", "𝐊𝐢𝐦"},
                                   {"Kim", "Ⓚⓘⓜ"},
                                   {"Maria", "Мaria"},
                                   {"Nora", "Νora"},  // Greek Ν
                                   {"Lola", "ℓola"},
                                   {"Иван", "ИВАН"}})
    EXPECT_EQ(look_of(one), look_of(other)) << one << ' ' << other;
}

TEST(Names, that_do_not) {
  for (const auto& [one, other] : {std::pair{"Ann", "Anna"},
                                   {"Ann", "Any"},
                                   {"Bob", "Rob"},
                                   {"Pilot 2", "Pilot 3"},
                                   {"Ann", "~Ann"},
                                   {"光", "火"},
                                   {"--", "__"}})
    EXPECT_NE(look_of(one), look_of(other)) << one << ' ' << other;
}

TEST(Names, guests_have_a_mark_that_no_account_has) {
  EXPECT_EQ(shown_name({"id", "Ann", "", "", 0}), "~Ann");
  EXPECT_EQ(shown_name({"id", "Ann", "ann", "hash", 0}), "Ann");
  for (const char* name : {"~Ann", "∼Ann", "～Ann", "˜Ann", "~"})
    EXPECT_TRUE(looks_marked(name)) << name;
  for (const char* name : {"Ann", "Ann~", "-Ann", ""}) EXPECT_FALSE(looks_marked(name)) << name;
}

}  // namespace
}  // namespace wardroom::server
