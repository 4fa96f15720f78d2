#include "cli/clause_places.hpp"

#include "cards/source.hpp"
#include "games/packs.hpp"

namespace wardroom {

ClausePlaces places_of(std::string_view clause) {
  const auto text = packs::clause_places();
  cards::Problems problems;
  const auto root = cards::parse({"places", {text.begin(), text.end()}}, problems);
  ClausePlaces places;
  if (!root) return places;
  cards::each_entry(*root, "clause", "places", problems, [&](cards::Fields& fields) {
    if (fields.text("id") == clause)
      places = {fields.texts_or_none("code"), fields.texts_or_none("tests")};
  });
  return places;
}

}  // namespace wardroom
