#include "cards/language/vocabulary.hpp"

#include <algorithm>

namespace wardroom::language {
namespace {

template <class Entries>
int index_of(const Entries& entries, std::string_view name) {
  const auto found = std::ranges::find(
      entries, name, [](const auto& entry) -> const std::string& { return entry.name; });
  return found == entries.end() ? -1 : static_cast<int>(found - entries.begin());
}

}  // namespace

int Vocabulary::find_type(std::string_view name) const {
  return index_of(types, name);
}

int Vocabulary::find_word(int type, std::string_view name) const {
  return index_of(words(type), name);
}

int Vocabulary::find_pattern(std::string_view name) const {
  const int index = index_of(patterns, name);
  return index < 0 ? -1 : kCorePatterns + index;
}

int Vocabulary::find_field(std::string_view name) const {
  return index_of(fields, name);
}

bool Vocabulary::is_a(int kind, int ancestor) const {
  for (; kind >= 0; kind = this->kind(kind).parent)
    if (kind == ancestor) return true;
  return false;
}

bool Vocabulary::fits(int kind, const std::vector<int>& kinds) const {
  return kinds.empty() || std::ranges::any_of(kinds, [&](int each) { return is_a(kind, each); });
}

bool Vocabulary::is_played(int kind) const {
  for (; kind >= 0; kind = this->kind(kind).parent)
    if (this->kind(kind).played) return true;
  return false;
}

bool Vocabulary::is_proper(int kind) const {
  for (; kind >= 0; kind = this->kind(kind).parent)
    if (this->kind(kind).proper) return true;
  return false;
}

int Vocabulary::common(int x, int y) const {
  for (; x >= 0; x = kind(x).parent)
    if (is_a(y, x)) return x;
  return -1;
}

}  // namespace wardroom::language
