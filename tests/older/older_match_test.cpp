// A match that another program plays is the same match: everything that can be asked of it has the
// same answer, wherever it stands.
#include "older/older_match.hpp"

#include <gtest/gtest.h>

#include <array>
#include <boost/json.hpp>

#include "engine/random.hpp"
#include "older/older_game.hpp"
#include "table/compiled/starfighter.hpp"
#include "table/compiled/wingcommander.hpp"
#include "tests/older/line_to_host.hpp"

namespace wardroom::older {
namespace {

std::size_t below(Random& random, std::size_t count) {
  return random.below(static_cast<std::uint32_t>(count));
}

constexpr std::array kBoth = {Language::english, Language::french};

template <class Write>
std::string written(Write write) {
  std::string text;
  JsonWriter json(text);
  write(json);
  return text;
}

std::string preview_of(const AnyMatch& match, const std::string& option, Language language) {
  const std::string text = written([&](JsonWriter& json) {
    json.open_object();
    match.write_preview(json, match.ask(option, language).option, language);
    json.close_object();
  });
  return boost::json::serialize(boost::json::parse(text));  // numbers may be written otherwise
}

void expect_same(const ListedOption& here, const ListedOption& there) {
  EXPECT_EQ(here.notation, there.notation);
  EXPECT_EQ(here.sentence, there.sentence);
}

// Every function of the one has the value of the other.
void expect_same(const AnyMatch& here, const AnyMatch& there) {
  ASSERT_EQ(here.decision(), there.decision());
  EXPECT_EQ(here.seats(), there.seats());
  EXPECT_EQ(here.mode(), there.mode());
  EXPECT_EQ(here.result(), there.result());
  ASSERT_EQ(here.steps(), there.steps());
  EXPECT_EQ(here.told(), there.told());
  EXPECT_EQ(print_record(here.record()), print_record(there.record()));
  for (std::size_t i = here.steps() - std::min<std::size_t>(here.steps(), 3); i < here.steps();
       ++i) {
    EXPECT_EQ(here.choice(i).seat, there.choice(i).seat);
    EXPECT_EQ(here.choice(i).option, there.choice(i).option);
  }
  for (const SeatSet who :
       {SeatSet(Seat::a), SeatSet(Seat::b), SeatSet::first(here.seats()), SeatSet::none()}) {
    EXPECT_EQ(here.last_choice(who), there.last_choice(who));
    const auto same = [&](auto function) {
      EXPECT_EQ(written([&](JsonWriter& json) { (here.*function)(json, who); }),
                written([&](JsonWriter& json) { (there.*function)(json, who); }));
    };
    same(&AnyMatch::write_seats);
    same(&AnyMatch::write_view);
    same(&AnyMatch::write_stage);
    for (const Language language : kBoth) {
      EXPECT_EQ(here.story(who, language), there.story(who, language));
      for (const std::size_t from : {std::size_t{0}, here.told() / 2, here.told()})
        EXPECT_EQ(written([&](JsonWriter& json) { here.write_story(json, who, from, language); }),
                  written([&](JsonWriter& json) { there.write_story(json, who, from, language); }));
    }
  }
  for (const Seat seat : {Seat::a, Seat::b}) {
    EXPECT_EQ(here.view(seat), there.view(seat));
    EXPECT_EQ(here.free_to_take_back(seat), there.free_to_take_back(seat));
  }
  for (const Language language : kBoth) EXPECT_EQ(here.frames(language), there.frames(language));
}

// What only makes sense while somebody decides.
void expect_same_decision(const AnyMatch& here, const AnyMatch& there, Random& random) {
  for (const Language language : kBoth) {
    const auto wanted = here.options(language);
    const auto found = there.options(language);
    ASSERT_EQ(wanted.size(), found.size());
    for (std::size_t i = 0; i < wanted.size(); ++i) expect_same(wanted[i], found[i]);
  }
  EXPECT_EQ(here.only_option().has_value(), there.only_option().has_value());
  const auto options = here.options(Language::english);
  const std::string one = options[below(random, options.size())].notation;
  EXPECT_EQ(here.question_clause(), there.question_clause());
  EXPECT_EQ(here.tempo(), there.tempo());
  EXPECT_EQ(here.bot_question().decision, there.bot_question().decision);
  EXPECT_EQ(here.bot_question().options, there.bot_question().options);
  EXPECT_EQ(boost::json::parse(here.bot_question().view),
            boost::json::parse(there.bot_question().view));
  EXPECT_EQ(boost::json::parse(here.bot_question().seats),
            boost::json::parse(there.bot_question().seats));
  for (const Language language : kBoth) {
    EXPECT_EQ(here.question(language), there.question(language));
    EXPECT_EQ(preview_of(here, one, language), preview_of(there, one, language));
    for (const std::string& text : {one, std::string("pass"), std::string("attack Nobody"),
                                    std::string("\"quoted\" \\ é\n"), std::string()}) {
      const Answer wanted = here.ask(text, language);
      const Answer answer = there.ask(text, language);
      EXPECT_EQ(wanted.kind, answer.kind);
      EXPECT_EQ(wanted.text, answer.text);
      EXPECT_EQ(wanted.clause, answer.clause);
      EXPECT_EQ(wanted.column, answer.column);
      expect_same(wanted.option, answer.option);
      EXPECT_EQ(here.explain(Seat::b, text, language), there.explain(Seat::b, text, language));
    }
  }
}

template <class Game>
class OlderMatches : public testing::Test {};
using Games = testing::Types<Starfighter, WingCommander>;
TYPED_TEST_SUITE(OlderMatches, Games);

TYPED_TEST(OlderMatches, are_the_same_match) {
  const TableEntry<TypeParam> game;
  const auto state = std::make_shared<LineToHost::State>();
  OlderProgram engine("test", LineToHost::start({&game}, state));
  ASSERT_EQ(engine.plays().size(), 1U);
  OlderGame remote(engine, engine.plays().front(), game.pack());
  EXPECT_EQ(remote.versions(), game.versions());
  EXPECT_EQ(remote.name(), game.name());
  EXPECT_EQ(remote.seats(), game.seats());
  const auto catalogue = [](const PlayedGame& of) {
    return boost::json::parse(written([&](JsonWriter& json) {
      json.open_object();
      of.write_catalogue(json);
      json.close_object();
    }));
  };
  EXPECT_EQ(catalogue(remote), catalogue(game));

  Random random(3);
  for (std::uint64_t seed = 1; seed <= 3; ++seed) {
    std::string problem;
    auto here = game.start({}, seed, problem, Language::english);
    ASSERT_EQ(problem, "");
    const auto opened = [&] {
      ReplayFault fault;
      auto match = remote.open(here->record(), SIZE_MAX, 0, Language::english, fault);
      EXPECT_EQ(fault.kind, ReplayFault::none) << fault.text;
      return match;
    };
    auto there = opened();
    for (int step = 0; here->decision() && !testing::Test::HasFailure(); ++step) {
      ASSERT_NE(there, nullptr);
      if (random.below(8) == 0) {
        expect_same(*here, *there);
        expect_same_decision(*here, *there, random);
      }
      if (random.below(40) == 0) there = opened();
      if (random.below(30) == 0 && step < 400) {
        const std::size_t back = below(random, here->steps() + 1);
        here->back_to(back);
        there->back_to(back);
        continue;
      }
      const auto options = here->options(Language::english);
      const std::string& option = options[below(random, options.size())].notation;
      here->play(option);
      there->play(option);
    }
    expect_same(*here, *there);
  }
}

TYPED_TEST(OlderMatches, bots_hints_and_looking_back_find_the_same) {
  const TableEntry<TypeParam> game;
  const auto state = std::make_shared<LineToHost::State>();
  OlderProgram engine("test", LineToHost::start({&game}, state));
  const OlderGame remote(engine, engine.plays().front(), game.pack());
  std::string problem;
  auto here = game.start({}, 5, problem, Language::english);
  Random random(9);
  for (int step = 0; step < 60 && here->decision(); ++step) {
    const auto options = here->options(Language::english);
    here->play(options[below(random, options.size())]);
    if (step % 20 != 19 || !here->decision()) continue;
    ReplayFault fault;
    const auto there = remote.open(here->record(), SIZE_MAX, 0, Language::french, fault);
    ASSERT_NE(there, nullptr);
    for (const char* bot :
         {"random", "greedy", "search:n=50", "flat:n=50", "search:n=40:slack=0.1"})
      EXPECT_EQ(here->bot_choice(*bot_named(bot), 77).notation,
                there->bot_choice(*bot_named(bot), 77).notation)
          << bot;
    HintRequest wanted;
    wanted.budget = {.simulations = 60};
    EXPECT_EQ(hint_json(here->hint(wanted, Language::french)),
              hint_json(there->hint(wanted, Language::french)));
    AnalysisRequest look;
    look.simulations = 40;
    for (std::size_t choice = here->steps() - 5; choice <= here->steps(); ++choice) {
      const auto one = here->look_back(choice, look, Language::english);
      const auto other = there->look_back(choice, look, Language::english);
      ASSERT_EQ(one.has_value(), other.has_value());
      if (!one) continue;
      EXPECT_EQ(written([&](JsonWriter& json) { write_choice(json, *one); }),
                written([&](JsonWriter& json) { write_choice(json, *other); }));
    }
  }
}

const TableGame& starfighter() {
  static const TableEntry<Starfighter> game;
  return game;
}

Record begun() {
  std::string problem;
  return starfighter().start({}, 1, problem, Language::english)->record();
}

TEST(OlderMatch, says_where_a_record_stops_making_sense) {
  const auto state = std::make_shared<LineToHost::State>();
  OlderProgram engine("test", LineToHost::start({&starfighter()}, state));
  const OlderGame game(engine, engine.plays().front(), "");
  Record record = begun();
  record.steps.push_back({Seat::a, "no such thing"});
  ReplayFault here;
  ReplayFault there;
  starfighter().open(record, SIZE_MAX, 0, Language::french, here);
  const auto match = game.open(record, SIZE_MAX, 0, Language::french, there);
  EXPECT_EQ(here.kind, there.kind);
  EXPECT_EQ(here.step, there.step);
  EXPECT_EQ(here.text, there.text);
  ASSERT_NE(match, nullptr);
  EXPECT_EQ(match->steps(), 0U);

  record = begun();
  record.request.mode = "chess";
  EXPECT_EQ(game.open(record, SIZE_MAX, 0, Language::english, there), nullptr);
  EXPECT_EQ(there.kind, ReplayFault::set_up);
}

TEST(OlderMatch, an_engine_that_fails_is_trouble_and_is_left_alone_for_a_while) {
  const auto state = std::make_shared<LineToHost::State>();
  OlderProgram::Time now{};
  now += std::chrono::hours(1);
  OlderProgram engine("test", LineToHost::start({&starfighter()}, state), [&] { return now; });
  const OlderGame game(engine, engine.plays().front(), "");
  ReplayFault fault;
  auto match = game.open(begun(), SIZE_MAX, 0, Language::english, fault);
  const std::string option = match->options(Language::english).front().notation;
  const auto bot = match->bot_task(BotKind::random, 1);
  const auto hint = match->hint_task({}, Language::english);
  state->broken = true;
  EXPECT_THROW(match->play(option), ProgramTrouble);
  EXPECT_EQ(bot().notation, "");
  EXPECT_TRUE(hint().choices.empty());

  state->broken = false;
  const int started = state->started;
  now += std::chrono::seconds(9);
  EXPECT_THROW(game.open(begun(), SIZE_MAX, 0, Language::english, fault), ProgramTrouble);
  EXPECT_EQ(state->started, started);
  now += std::chrono::seconds(1);
  auto again = game.open(begun(), SIZE_MAX, 0, Language::english, fault);
  EXPECT_EQ(state->started, started + 1);
  again->play(option);
  EXPECT_EQ(again->steps(), 1U);
  // The conversation in which the first match was is over, and its number is nobody else's.
  EXPECT_THROW(match->options(Language::english), ProgramTrouble);
  match.reset();
  EXPECT_EQ(again->steps(), 1U);
  EXPECT_FALSE(again->options(Language::english).empty());
}

TEST(OlderMatch, an_answer_without_sense_is_trouble) {
  const auto state = std::make_shared<LineToHost::State>();
  for (const char* answer : {"", "no JSON", "[]", "{}", R"({"answer":7})", R"({"problem":"no"})",
                             R"({"answer":{"fault":null}})", R"({"more":1,"answer":"x"})"}) {
    OlderProgram engine("test", LineToHost::start({&starfighter()}, state));
    const OlderGame game(engine, engine.plays().front(), "");
    ReplayFault fault;
    auto match = game.open(begun(), SIZE_MAX, 0, Language::english, fault);
    const std::string option = match->options(Language::english).front().notation;
    state->instead = answer;
    if (state->instead.empty()) state->instead = " ";
    EXPECT_THROW(match->play(option), ProgramTrouble) << answer;
    state->instead.clear();
  }
  state->instead = R"({"answer":{"engine":2}})";
  EXPECT_THROW(OlderProgram("test", LineToHost::start({&starfighter()}, state)), ProgramTrouble);
}

TEST(OlderMatch, a_match_that_is_gone_here_is_gone_there) {
  const auto state = std::make_shared<LineToHost::State>();
  OlderProgram engine("test", LineToHost::start({&starfighter()}, state));
  const OlderGame game(engine, engine.plays().front(), "");
  ReplayFault fault;
  game.open(begun(), SIZE_MAX, 0, Language::english, fault).reset();
  EXPECT_NE(state->asked.back().find("\"close\""), std::string::npos);
}

}  // namespace
}  // namespace wardroom::older
