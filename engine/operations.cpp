#include "engine/operations.hpp"

#include <algorithm>

namespace wardroom {

NativeCards find_native(int cards, const std::function<const Program&(int)>& program,
                        std::span<const PatternForm> forms) {
  const auto uses = [&](int card, std::size_t form) {
    return std::ranges::any_of(program(card).nodes, [&](const Node& node) {
      return node.pattern == static_cast<std::size_t>(kCorePatterns) + form;
    });
  };
  NativeCards found{cards, {}};
  for (std::size_t form = 0; form < forms.size(); ++form) {
    if (!forms[form].operation && !forms[form].native) continue;
    std::vector<int> users;
    for (int card = 0; card < cards; ++card)
      if (uses(card, form)) users.push_back(card);
    if (users.empty() || (users.size() > 1 && !forms[form].native)) continue;
    for (const int card : users) {
      auto known = std::ranges::find(found.native, card, &NativeCard::card);
      if (known == found.native.end()) known = found.native.insert(known, NativeCard{card, {}});
      known->operations.push_back(forms[form].source);
    }
  }
  std::ranges::sort(found.native, {}, &NativeCard::card);
  return found;
}

}  // namespace wardroom
