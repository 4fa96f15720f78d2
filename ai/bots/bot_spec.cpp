#include "ai/bots/bot_spec.hpp"

#include <array>
#include <charconv>

#include "ai/bots/levels.hpp"
#include "engine/decision.hpp"

namespace wardroom {
namespace {

// The whole text as a number that is not negative.
template <class Number>
bool read(std::string_view text, Number& number) {
  const auto result = std::from_chars(text.data(), text.data() + text.size(), number);
  return result.ec == std::errc{} && result.ptr == text.data() + text.size() && !(number < 0);
}

constexpr std::array<std::string_view, 3> kLeaves = {"playout", "round", "evaluation"};

bool read_leaf(std::string_view text, std::optional<Leaf>& leaf) {
  for (std::size_t i = 0; i < kLeaves.size(); ++i)
    if (text == kLeaves[i]) return leaf = static_cast<Leaf>(i), true;
  return false;
}

bool read_setting(std::string_view name, std::string_view value, BotSpec& spec) {
  SearchSettings& settings = spec.settings;
  if (name == "leaf") return read_leaf(value, settings.leaf);
  if (name == "c") return read(value, settings.exploration);
  if (name == "bias") return read(value, settings.bias.emplace());
  if (name == "open") return read(value, settings.opens_after);
  if (name == "slack") return read(value, spec.slack);
  if (name == "nodes") return read(value, settings.nodes) && settings.nodes > kMaxOptions;
  if (name == "threads")
    return read(value, settings.threads) && settings.threads >= 1 && settings.threads <= 64;
  if (name == "n") return read(value, spec.budget.simulations) && spec.budget.simulations > 0;
  if (name != "ms") return false;
  std::uint32_t milliseconds = 0;
  spec.budget = {0, std::chrono::milliseconds(0)};
  if (!read(value, milliseconds) || milliseconds == 0) return false;
  spec.budget.time = std::chrono::milliseconds(milliseconds);
  return true;
}

std::optional<BotSpec> kind_named(std::string_view name) {
  if (name == "random") return BotSpec(BotKind::random);
  if (name == "greedy") return BotSpec(BotKind::greedy);
  if (const Level* level = level_named(name)) return spec_of(*level);
  BotSpec spec(BotKind::search);
  if (name == "search") return spec;
  if (name != "flat" && name != "plain") return std::nullopt;
  spec.settings.leaf = Leaf::playout;
  spec.settings.bias = 0;
  spec.settings.opens_after = 0;
  if (name == "flat") spec.settings.deepest = 1;
  return spec;
}

}  // namespace

std::optional<BotSpec> bot_named(std::string_view text) {
  std::size_t end = text.find(':');
  std::optional<BotSpec> spec = kind_named(text.substr(0, end));
  if (!spec || (end != std::string_view::npos && spec->kind != BotKind::search))
    return std::nullopt;
  while (end != std::string_view::npos) {
    text.remove_prefix(end + 1);
    end = text.find(':');
    const std::string_view setting = text.substr(0, end);
    const std::size_t equals = setting.find('=');
    if (equals == std::string_view::npos ||
        !read_setting(setting.substr(0, equals), setting.substr(equals + 1), *spec))
      return std::nullopt;
  }
  return spec;
}

std::string print(const BotSpec& spec) {
  if (spec.kind != BotKind::search) return std::string(name_of(spec.kind));
  const SearchSettings& settings = spec.settings;
  std::string text = settings.deepest == 1 ? "flat" : "search";
  const auto add = [&text](std::string_view name, auto number) {
    std::array<char, 32> digits{};
    const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), number).ptr;
    ((text += ':') += name) += '=';
    text.append(digits.data(), end);
  };
  if (spec.budget.time.count() > 0) add("ms", spec.budget.time.count());  // before n: it ends one
  if (spec.budget.simulations > 0) add("n", spec.budget.simulations);
  if (settings.leaf) (text += ":leaf=") += kLeaves[static_cast<std::size_t>(*settings.leaf)];
  if (settings.bias) add("bias", *settings.bias);
  add("c", settings.exploration);
  add("open", settings.opens_after);
  add("nodes", settings.nodes);
  add("threads", settings.threads);
  add("slack", spec.slack);
  return text;
}

}  // namespace wardroom
