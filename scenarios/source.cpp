#include "scenarios/source.hpp"

#include <algorithm>
#include <charconv>

#include "cards/source.hpp"
#include "words/scenarios.hpp"

namespace wardroom {
namespace {

using cards::Fields;
using cards::Place;

Written written(const std::string& text, const toml::node& node) {
  return {text, cards::place_of(node.source()), &node};
}

std::optional<Written> text_or_none(Fields& fields, std::string_view key) {
  if (!fields.has(key)) return std::nullopt;
  const std::string text = fields.text(key);
  return written(text, *fields.contents().get(key));
}

std::vector<Written> texts(Fields& fields, std::string_view key) {
  std::vector<Written> list;
  const toml::array* array = fields.has(key) ? fields.array(key) : nullptr;
  if (array == nullptr) return list;
  for (const toml::node& node : *array) {
    if (const auto* text = node.as_string())
      list.push_back(written(text->get(), node));
    else
      fields.problems().add(fields.file(), node.source(),
                            words::scenarios::value(fields.language()));
  }
  return list;
}

// One text, or several in brackets.
std::vector<Written> text_or_texts(Fields& fields, std::string_view key) {
  const toml::node* node = fields.ask(key);
  if (node != nullptr && node->is_array()) return texts(fields, key);
  return {written(fields.text(key), node != nullptr ? *node : fields.contents())};
}

InBothLanguages both_languages(Fields& fields, std::string_view key) {
  auto table = fields.table_or_none(key, R"({ en = "...", fr = "..." })");
  if (!table) return {};
  InBothLanguages texts{table->text("en"), table->text("fr")};
  table->finish();
  return texts;
}

// A number of 64 bits; TOML knows one bit less, so it may stand in quotes.
std::optional<std::uint64_t> wide_number(const toml::node& node) {
  if (const auto* value = node.as_integer())
    return value->get() < 0 ? std::nullopt
                            : std::optional(static_cast<std::uint64_t>(value->get()));
  const auto* text = node.as_string();
  if (text == nullptr) return std::nullopt;
  std::uint64_t number = 0;
  const char* end = text->get().data() + text->get().size();
  const auto read = std::from_chars(text->get().data(), end, number);
  if (read.ec != std::errc{} || read.ptr != end) return std::nullopt;
  return number;
}

void read_chance(Fields& fields, ScenarioSource& scenario) {
  const auto number = [&](const toml::node& node) {
    const auto value = wide_number(node);
    if (!value)
      fields.problems().add(fields.file(), node.source(),
                            words::scenarios::number(fields.language()));
    return value.value_or(0);
  };
  if (const toml::node* seed = fields.ask("seed")) scenario.seed = number(*seed);
  if (!fields.has("outcomes")) return;
  if (const toml::array* outcomes = fields.array("outcomes"))
    for (const toml::node& outcome : *outcomes) scenario.outcomes.push_back(number(outcome));
}

std::optional<std::string> value_of(const toml::node& node) {
  if (const auto* text = node.as_string()) return text->get();
  if (const auto* number = node.as_integer()) return std::to_string(number->get());
  if (const auto* flag = node.as_boolean()) return flag->get() ? "true" : "false";
  return std::nullopt;
}

// armor.a = 20 and "armor.a" = 20 are the same figure.
void read_figures(Fields& fields, const toml::table& table, const std::string& before,
                  SeatSet viewers, std::vector<ExpectedFigure>& figures) {
  for (const auto& [key, node] : table) {
    const std::string name = before + std::string(key.str());
    if (const toml::table* inside = node.as_table())
      read_figures(fields, *inside, name + '.', viewers, figures);
    else if (const auto value = value_of(node))
      figures.push_back({viewers, name, written(*value, node)});
    else
      fields.problems().add(fields.file(), node.source(),
                            words::scenarios::value(fields.language()));
  }
}

SeatSet viewers_named(std::string_view name) {
  if (name == "everybody") return SeatSet::all();
  if (name.size() == 1 && name[0] >= 'a' && name[0] < 'a' + kMaxSeats)
    return seat_at(name[0] - 'a');
  return SeatSet::none();
}

void read_views(Fields& fields, Expectation& expect) {
  const auto views = fields.table_or_none("view", R"({ b = { hand.a = "? ?" } })");
  if (!views) return;
  for (const auto& [key, node] : views->contents()) {
    const SeatSet viewers = viewers_named(key.str());
    const toml::table* table = node.as_table();
    if (viewers.empty() || table == nullptr)
      fields.problems().add(fields.file(), key.source(),
                            words::scenarios::viewer(fields.language()));
    else
      read_figures(fields, *table, "", viewers, expect.figures);
  }
}

void read_refusals(Fields& fields, Expectation& expect) {
  auto refused = fields.table_or_none("refused", R"({ "play 3-10 up a2" = "SF-DEPLOY-14" })");
  if (!refused) return;
  for (const auto& [key, node] : refused->contents()) {
    const std::string option(key.str());
    expect.refused.push_back(
        {{option, cards::place_of(key.source())}, written(refused->text(option), node)});
  }
}

Expectation read_expectation(Fields& fields) {
  Expectation expect;
  expect.decider = text_or_none(fields, "decider");
  expect.kind = text_or_none(fields, "kind");
  expect.winner = text_or_none(fields, "winner");
  expect.options = texts(fields, "options");
  expect.no_options = texts(fields, "no_options");
  if (const toml::node* only = fields.ask("only")) {
    expect.only = texts(fields, "only");
    expect.only_at = cards::place_of(only->source());
  }
  read_refusals(fields, expect);
  if (const auto figures = fields.table_or_none("figures", "{ armor.a = 20 }"))
    read_figures(fields, figures->contents(), "", SeatSet::none(), expect.figures);
  read_views(fields, expect);
  fields.finish();
  return expect;
}

Step read_step(Fields& fields) {
  Step step;
  step.at = fields.place();
  step.say = both_languages(fields, "say");
  step.seat = text_or_none(fields, "seat");
  step.play = text_or_none(fields, "play");
  auto expect = fields.table_or_none("expect", R"({ decider = "a" })");
  if (expect) step.expect = read_expectation(*expect);
  if (step.seat && !step.play)
    fields.problem_at("seat", words::scenarios::seat_alone(fields.language()));
  if (step.say.empty() && !step.play && !expect)
    fields.problem(words::scenarios::empty_step(fields.language()));
  fields.finish();
  return step;
}

bool is_name(std::string_view name) {
  return std::ranges::all_of(name, [](char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-' ||
           c == '_';
  });
}

ScenarioSource read_scenario(Fields& fields) {
  ScenarioSource scenario;
  scenario.at = fields.place();
  scenario.name = fields.text("name");
  if (!is_name(scenario.name))
    fields.problem_at("name", words::scenarios::name_form(fields.language()));
  scenario.clauses = text_or_texts(fields, "clause");
  scenario.title = both_languages(fields, "title");
  read_chance(fields, scenario);
  if (const auto setup = fields.table("setup", R"({ phase = "..." })"))
    scenario.setup = &setup->contents();
  if (fields.has("step"))
    cards::each_entry(fields.contents(), "step", fields.file(), fields.problems(),
                      [&](Fields& step) { scenario.steps.push_back(read_step(step)); });
  fields.finish();
  return scenario;
}

}  // namespace

void read_scenario_file(const cards::SourceFile& source, ScenarioFile& file,
                        cards::Problems& problems) {
  const std::size_t before = problems.list().size();
  file.name = source.name;
  auto root = cards::parse(source, problems);
  if (!root) return;
  file.root = std::make_shared<const toml::table>(std::move(*root));
  constexpr std::array<std::string_view, 2> keys = {"game", "scenario"};
  cards::only_keys(*file.root, keys, file.name, problems);
  file.game = Fields(*file.root, file.name, problems).text("game");
  if (const toml::node* game = file.root->get("game"))
    file.game_at = cards::place_of(game->source());
  cards::each_entry(*file.root, "scenario", file.name, problems, [&](Fields& fields) {
    ScenarioSource scenario = read_scenario(fields);
    if (std::ranges::find(file.scenarios, scenario.name, &ScenarioSource::name) !=
        file.scenarios.end())
      fields.problem_at("name", words::scenarios::same_name(fields.language()));
    file.scenarios.push_back(std::move(scenario));
  });
  if (file.scenarios.empty() && problems.list().size() == before)
    problems.add(file.name, Place{}, words::scenarios::none(problems.language()));
  if (problems.list().size() > before) file.scenarios.clear();
}

}  // namespace wardroom
