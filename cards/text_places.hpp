// Where the characters of a TOML text stand in their file, also in a text of several lines or with
// escapes, where the text is not what is written.
#pragma once

#include <string_view>
#include <vector>

#include "cards/problems.hpp"

namespace wardroom::cards {

class TextPlaces {
 public:
  // `text` has to come from `file`.
  TextPlaces(const SourceFile& file, const toml::node& text);

  Place at(std::size_t offset) const;

 private:
  std::vector<Place> places_;  // of each byte of the text, and of its end
};

}  // namespace wardroom::cards
