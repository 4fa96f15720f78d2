#include "tests/support/option_space.hpp"

#include <algorithm>

namespace wardroom {
namespace {

int below(Random& random, int bound) {
  return static_cast<int>(random.below(static_cast<std::uint32_t>(bound)));
}

}  // namespace

OptionSpace::OptionSpace(const Notation& notation) : starts_{0} {
  for (const VerbForm& form : notation.verbs()) {
    std::array<int, 3> range = {1, 1, 1};
    for (std::size_t i = 0; i < range.size() && form.operands[i] != 0; ++i)
      range[i] = notation.operand_count(form.operands[i]);
    ranges_.push_back(range);
    starts_.push_back(starts_.back() + range[0] * range[1] * range[2]);
  }
}

Option OptionSpace::at(int number) const {
  const auto after = std::ranges::upper_bound(starts_, number);
  const auto verb = static_cast<std::size_t>(after - starts_.begin() - 1);
  Option option{static_cast<std::uint16_t>(verb), {}};
  int rest = number - starts_[verb];
  for (std::size_t i = 0; i < 3; ++i) {
    option.args[i] = static_cast<std::int16_t>(rest % ranges_[verb][i]);
    rest /= ranges_[verb][i];
  }
  return option;
}

int OptionSpace::number_of(const Option& option) const {
  if (option.verb >= ranges_.size()) return -1;
  int number = 0;
  for (std::size_t i = 3; i-- > 0;) {
    const int range = ranges_[option.verb][i];
    if (option.args[i] < 0 || option.args[i] >= range) return -1;
    number = number * range + option.args[i];
  }
  return starts_[option.verb] + number;
}

Option OptionSpace::any(Random& random) const {
  return any_of(static_cast<std::uint16_t>(below(random, verb_count())), random);
}

Option OptionSpace::any_of(std::uint16_t verb, Random& random) const {
  return at(starts_[verb] + below(random, starts_[verb + 1U] - starts_[verb]));
}

}  // namespace wardroom
