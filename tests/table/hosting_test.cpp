// What a server asks of a table: bots that think elsewhere, choices taken back, seats taken over,
// and states with members of its own.
#include <gtest/gtest.h>

#include <algorithm>
#include <thread>

#include "engine/random.hpp"
#include "table/state.hpp"
#include "tests/table/client.hpp"

namespace wardroom {
namespace {

std::unique_ptr<AnyMatch> begin(const TableGame& game, std::uint64_t seed) {
  MatchRequest request;
  const auto modes = game.mode_offers(Language::english);
  request.mode = modes[seed % modes.size()].name;
  std::string problem;
  auto match = game.start(request, seed, problem, Language::english);
  EXPECT_EQ(problem, "");
  return match;
}

std::vector<TablePlayer> players(std::initializer_list<std::string_view> names) {
  std::vector<TablePlayer> players;
  for (const std::string_view name : names) players.push_back(*player_named(name));
  return players;
}

// Whole random games of all games; `visit` sees the match before every choice.
template <class Visitor>
void play_some(int games, Visitor visit) {
  for (const TableGame* game : games_for_tests())
    for (int seed = 1; seed <= games; ++seed) {
      auto match = begin(*game, static_cast<std::uint64_t>(seed));
      while (match->decision()) {
        visit(*game, *match);
        match->play(match->bot_choice(BotKind::random, static_cast<std::uint64_t>(seed)));
      }
      visit(*game, *match);
    }
}

std::string state_of(const HostedTable& table, const Outlook& outlook, const StateFrame& frame) {
  std::string text;
  JsonWriter json(text);
  json.open_object();
  write_state(json, table, outlook, 0, frame);
  json.close_object();
  return text;
}

TEST(Hosting, a_choice_is_what_the_record_has) {
  play_some(2, [](const TableGame&, const AnyMatch& match) {
    if (match.steps() == 0) return;
    const Record::Step last = match.choice(match.steps() - 1);
    const Record::Step recorded = match.record().steps.back();
    EXPECT_EQ(last.seat, recorded.seat);
    EXPECT_EQ(last.option, recorded.option);
  });
}

// Everything there is to know of a match.
std::string all_of(const AnyMatch& match) {
  std::string text = print_record(match.record());
  JsonWriter json(text);
  json.open_array();
  match.write_view(json, SeatSet::none());
  match.write_story(json, SeatSet::none(), 0, Language::english);
  json.close_array();
  return text;
}

TEST(Hosting, an_option_is_the_same_listed_and_asked_for) {
  play_some(1, [](const TableGame&, const AnyMatch& match) {
    const auto options = match.options(Language::french);
    EXPECT_EQ(options.empty(), !match.decision());
    EXPECT_EQ(match.only_option().has_value(), options.size() == 1);
    for (const ListedOption& option : options) {
      const Answer answer = match.ask(" " + option.notation + " ", Language::french);
      ASSERT_EQ(answer.kind, Answer::legal);
      EXPECT_EQ(answer.option.value, option.value);
      EXPECT_EQ(answer.option.notation, option.notation);
      EXPECT_EQ(answer.option.sentence, option.sentence);
      EXPECT_FALSE(option.sentence.empty());
      if (options.size() == 1) {
        EXPECT_EQ(match.only_option()->value, option.value);
        EXPECT_EQ(match.only_option()->notation, "") << "nobody has asked for words";
      }
    }
  });
}

TEST(Hosting, going_back_comes_where_it_was) {
  for (const TableGame* game : games_for_tests()) {
    auto match = begin(*game, 5);
    std::vector<std::string> before;
    while (match->decision()) {
      before.push_back(all_of(*match));
      match->play(match->bot_choice(BotKind::random, 5));
    }
    const std::string end = all_of(*match);
    const Record record = match->record();
    const std::size_t all = match->steps();
    match->back_to(all);
    EXPECT_EQ(match->steps(), all) << "no further back than it is";
    for (std::size_t steps : {all - 1, all / 2 + 1, all / 2, all / 3, std::size_t{0}}) {
      match->back_to(steps);
      EXPECT_EQ(match->steps(), steps);
      EXPECT_EQ(all_of(*match), before[steps]);
      for (std::size_t next = steps; next < all; ++next) match->play(record.steps[next].option);
      EXPECT_EQ(all_of(*match), end) << "and goes on as it did";
    }
  }
}

TEST(Hosting, taking_back_is_going_back_before_the_last_real_choice) {
  play_some(1, [](const TableGame&, AnyMatch& match) {
    const auto decision = match.decision();
    if (!decision) return;
    const bool real = !match.only_option();
    const std::size_t steps = match.steps();
    const std::size_t before = match.last_choice(decision->seat);
    match.play(match.options(Language::english).front());
    EXPECT_EQ(match.last_choice(decision->seat), real ? steps + 1 : before);
    match.back_to(steps);
  });
}

TEST(Hosting, free_to_take_back_is_what_told_nobody_anything) {
  int free = 0;
  int bound = 0;
  play_some(3, [&](const TableGame&, const AnyMatch& match) {
    for (int i = 0; i < match.seats(); ++i) {
      const Seat seat = seat_at(i);
      const bool is_free = match.free_to_take_back(seat);
      ++(is_free ? free : bound);
      if (!is_free) continue;
      EXPECT_EQ(match.decision()->seat, seat);
      for (std::size_t k = match.last_choice(seat); k < match.steps(); ++k)
        EXPECT_EQ(match.choice(k).seat, seat) << "nobody else has chosen";
    }
  });
  EXPECT_GT(free, 0);
  EXPECT_GT(bound, free);
}

TEST(Hosting, free_to_take_back_in_known_games) {
  const TableGame& starfighter = *games_for_tests().front();
  MatchRequest request;
  request.mode = "training";
  std::string problem;
  const auto match = starfighter.start(request, 1, problem, Language::english);
  ASSERT_EQ(problem, "");
  EXPECT_FALSE(match->free_to_take_back(Seat::a)) << "nothing was chosen";
  while (match->decision()->kind != Kind::act)
    match->play(match->options(Language::english).front());
  const Seat first = match->decision()->seat;
  match->play("pass");
  EXPECT_FALSE(match->free_to_take_back(first)) << "another decides";
  match->play("pass");
  ASSERT_EQ(match->options(Language::english).front().notation, "stay");
  const Seat seat = match->decision()->seat;
  match->play("stay");
  EXPECT_EQ(match->decision()->seat, seat);
  EXPECT_TRUE(match->free_to_take_back(seat));
  EXPECT_FALSE(match->free_to_take_back(seat == Seat::a ? Seat::b : Seat::a));
}

TEST(Hosting, a_task_knows_what_it_needs_when_the_match_is_gone) {
  for (const TableGame* game : games_for_tests()) {
    auto match = begin(*game, 3);
    for (int i = 0; i < 12; ++i) match->play(match->bot_choice(BotKind::random, 3));
    const BotSpec spec = *bot_named("search:n=60");
    HintRequest request;
    request.budget = {.simulations = 60};
    request.settings.nodes = 1U << 10U;
    const ListedOption choice = match->bot_choice(spec, 8);
    const Hint hint = match->hint(request, Language::french);
    const AnyMatch::BotTask bot_task = match->bot_task(spec, 8);
    const AnyMatch::HintTask hint_task = match->hint_task(request, Language::french);
    match->play(choice);
    match.reset();
    ListedOption found;
    Hint advice;
    std::thread elsewhere([&] {
      found = bot_task();
      advice = hint_task();
    });
    elsewhere.join();
    EXPECT_EQ(found.notation, choice.notation);
    EXPECT_EQ(advice, hint);
  }
}

TEST(Hosting, a_table_driven_by_tasks_plays_as_one_that_thinks_itself) {
  for (const TableGame* game : games_for_tests()) {
    HostedTable outside(*game, begin(*game, 2), players({"greedy", "random"}));
    HostedTable inside(*game, begin(*game, 2), players({"greedy", "random"}));
    while (const auto task = outside.bot_task()) {
      outside.play((*task)());
      inside.advance();
    }
    EXPECT_TRUE(outside.match().result().over);
    EXPECT_EQ(print_record(outside.match().record()), print_record(inside.match().record()));
  }
}

TEST(Hosting, no_bot_task_where_a_person_decides) {
  const TableGame& game = *games_for_tests().front();
  HostedTable table(game, begin(game, 1), players({"human", "human"}));
  EXPECT_FALSE(table.bot_task());
  const Seat seat = *table.decider();
  EXPECT_EQ(table.match().steps(), 0U) << "nothing is passed over among people";
  table.seat_bot(seat, *player_named("random"));
  EXPECT_EQ(table.people().size(), 1);
  EXPECT_FALSE(table.people().contains(seat));
  EXPECT_TRUE(table.bot_task());
  EXPECT_EQ(table.players()[static_cast<std::size_t>(index(seat))].name, "random");
}

TEST(Hosting, a_table_goes_back_to_any_decision) {
  const TableGame& game = *games_for_tests().front();
  HostedTable table(game, begin(game, 1), players({"human", "human"}));
  table.play(table.match().options(Language::english).front());
  const std::string there = print_record(table.match().record());
  table.play(table.match().options(Language::english).front());
  table.play(table.match().options(Language::english).front());
  table.back_to(1);
  EXPECT_EQ(print_record(table.match().record()), there);
}

TEST(Hosting, a_state_is_framed_by_who_hosts_the_table) {
  const TableGame& game = *games_for_tests().front();
  const HostedTable table(game, begin(game, 1), players({"human", "cadet"}));
  const Outlook outlook{.viewer = Seat::a};
  StateFrame frame = StateFrame::of(table);
  EXPECT_EQ(frame.v, table.match().steps());
  EXPECT_EQ(frame.waits, table.waits());
  const JsonObject own = boost::json::parse(state_of(table, outlook, frame)).as_object();
  EXPECT_FALSE(own.contains("hash"));

  frame.v = 77;
  frame.undo = true;
  frame.waits.reset();
  frame.hash = true;
  JsonObject framed = boost::json::parse(state_of(table, outlook, frame)).as_object();
  EXPECT_EQ(framed.at("v"), 77);
  EXPECT_EQ(framed.at("undo"), true);
  EXPECT_TRUE(framed.at("waits").is_null());
  EXPECT_FALSE(framed.at("decision").is_null());
  std::string view;
  JsonWriter json(view);
  table.match().write_view(json, Seat::a);
  EXPECT_EQ(text_of(framed.at("hash")), fnv1a_32_hex(view));
  EXPECT_NE(state_of(table, outlook, frame).find("\"view\":" + view + ','), std::string::npos);
  JsonObject rest = framed;
  rest.erase("hash");
  for (const char* name : {"v", "undo", "waits"}) rest[name] = own.at(name);
  EXPECT_EQ(rest, own);

  frame.result = Result{true, Seat::b};
  framed = boost::json::parse(state_of(table, outlook, frame)).as_object();
  EXPECT_TRUE(framed.at("decision").is_null()) << "given up: nobody decides any more";
  EXPECT_EQ(framed.at("result").at("winners"), Json(boost::json::array{"b"}));
}

TEST(Hosting, the_hash_is_fnv_1a) {
  EXPECT_EQ(fnv1a_32(""), 0x811c9dc5U);
  EXPECT_EQ(fnv1a_32("a"), 0xe40c292cU);
  EXPECT_EQ(fnv1a_32("foobar"), 0xbf9cf968U);
  EXPECT_EQ(fnv1a_32_hex("foobar"), "bf9cf968");
}

}  // namespace
}  // namespace wardroom
