// Random games with whatever can come in between: people who come and go, offers, choices that are
// taken back, a disk that is slow or full, and servers that start again. What must always hold is
// looked at after every step.
#include <gtest/gtest.h>

#include "tests/house/hall.hpp"
#include "tests/support/properties.hpp"

namespace wardroom::server {
namespace {

using Mood = MemoryStorage::Mood;

class Evening {
 public:
  Evening(const TableFor& table, std::uint64_t seed, bool against_bot)
      : random_(seed), ann_(hall_), bob_(hall_), eve_(hall_), against_bot_(against_bot) {
    hall_.next_seed = seed * 1000;
    for (Visitor* one : {&ann_, &bob_, &eve_}) one->hello();
    if (against_bot)
      ann_.ask("create", wish(table, {"me", "random"}));
    else
      EXPECT_TRUE(sit_down(ann_, bob_, table));
    id_ = ann_.room_id();
    eve_.ask("enter", {{"room", id_}});
  }

  void play(int most) {
    for (int step = 0; step < most && !over_ && !testing::Test::HasFailure(); ++step) {
      interrupt();
      check();
      if (over_) break;
      one_choice();
      check();
    }
    if (over_) {
      EXPECT_TRUE(is(ann_.ask("record"), "record"));
    }
    expect_no_secrets(ann_, bob_);
    expect_no_secrets(bob_, ann_);
    for (const Visitor* other : {&ann_, &bob_}) expect_no_secrets(eve_, *other);
  }
  bool over() const { return over_; }
  std::size_t choices() const { return v_; }

 private:
  bool one_in(std::uint32_t times) { return random_.below(times) == 0; }
  Visitor& somebody() { return against_bot_ || one_in(2) ? ann_ : bob_; }
  std::vector<Visitor*> players() {
    return against_bot_ ? std::vector{&ann_} : std::vector{&ann_, &bob_};
  }

  void come_back() {
    for (Visitor* one : {&ann_, &bob_, &eve_}) {
      if (!one->connected()) one->connect();
      one->hello();
      if (one == &bob_ && against_bot_) continue;
      one->ask("enter", {{"room", id_}});
    }
  }

  void one_choice() {
    for (Visitor* one : players()) {
      if (!one->decides()) continue;
      const std::string option =
          one->options()[random_.below(static_cast<std::uint32_t>(one->options().size()))];
      const JsonObject act = {{"n", one->state().at("v")}, {"option", option}};
      if (one_in(10)) hall_.storage.mood = Mood::slow;
      if (one_in(25)) hall_.storage.mood = Mood::broken;
      const int id = one->say("act", act);
      if (one_in(10)) one->say("act", act);
      hall_.settle();
      if (hall_.storage.mood == Mood::slow) while_slow();
      hall_.storage.mood = Mood::prompt;
      hall_.storage.acknowledge();
      hall_.settle();
      if (one->connected() && !restarted_) {
        EXPECT_TRUE(one->answer_to(id));
      }
      restarted_ = false;
      come_back_if_away();
      return;
    }
    hall_.pass(1000);  // a bot's turn, or time that passes
  }

  void while_slow() {
    switch (random_.below(4)) {
      case 0: hall_.pass(random_.below(5000)); break;
      case 1: somebody().hang_up(); break;
      case 2:
        somebody().say(one_in(30) ? "concede" : "undo");
        hall_.settle();
        hall_.storage.acknowledge(random_.below(2));
        hall_.settle();
        hall_.storage.refuse_waiting();
        break;
      default:
        if (one_in(2)) hall_.storage.write_silently(1);
        hall_.restart();
        restarted_ = true;
        break;
    }
  }

  void come_back_if_away() {
    for (Visitor* one : {&ann_, &bob_, &eve_})
      if (!one->connected() || (one->room().empty() && !(one == &bob_ && against_bot_)))
        return come_back();
  }

  void interrupt() {
    if (!one_in(4)) return;
    Visitor& one = somebody();
    Visitor& other = &one == &ann_ ? bob_ : ann_;
    if (one_in(30)) hall_.storage.mood = Mood::broken;
    switch (random_.below(14)) {
      case 0:
      case 1:
      case 2:
        one.ask("undo");
        if (!against_bot_) other.ask("reply", {{"accept", !one_in(3)}});
        break;
      case 3:
        one.ask("offer", {{"what", "draw"}});
        if (!against_bot_) other.ask("reply", {{"accept", one_in(60)}});
        break;
      case 4: one.hang_up(); break;
      case 5:
        one.ask("leave");
        one.ask("enter", {{"room", id_}});
        break;
      case 6: hall_.restart(); break;
      case 7:
        if (one_in(60)) one.ask("concede");
        break;
      case 8: {
        const JsonArray told = one.story();
        const JsonObject state = one.ask("resync");
        EXPECT_EQ(state.at("story").as_array(), told);
        break;
      }
      case 9: one.ask("rename", {{"name", "Pilot " + std::to_string(random_.below(100))}}); break;
      case 10: one.ask("act", {{"n", random_.below(100)}, {"option", "pass"}}); break;
      case 11: hall_.pass(random_.below(20'000)); break;
      case 12: eve_.ask("leave"); break;
      default: one.ask("say", {{"phrase", random_.below(10)}}); break;
    }
    hall_.storage.mood = Mood::prompt;
    hall_.settle();
    come_back_if_away();
  }

  void check() {
    const std::size_t kept = hall_.storage.changes(id_).size();
    const auto row = hall_.storage.game(id_);
    ASSERT_TRUE(row);
    over_ = row->phase == "over";
    int deciders = 0;
    for (const Visitor* one : {&ann_, &bob_, &eve_}) {
      if (one == &bob_ && against_bot_) continue;
      ASSERT_FALSE(one->state().empty());
      EXPECT_EQ(text_of(one->room().at("phase")), row->phase);
      EXPECT_EQ(one->state().at("v").to_number<std::size_t>(), kept) << "what is told is kept";
      EXPECT_EQ(one->state().at("decision").is_null(), over_);
      EXPECT_EQ(one->story().size(), ann_.story().size());
      if (one->decides()) ++deciders;
      if (commitment_.is_null()) commitment_ = one->room().at("commitment");
      EXPECT_EQ(one->room().at("commitment"), commitment_);
    }
    EXPECT_GE(kept, v_) << "it never falls";
    v_ = kept;
    if (!over_ && !against_bot_) {
      EXPECT_EQ(deciders, 1);
    }
    if (over_) {
      EXPECT_EQ(deciders, 0);
    }
    if (!over_) {
      EXPECT_TRUE(hall_.house->tables().rooms().contains(id_));
    }
  }

  static void expect_no_secrets(const Visitor& listener, const Visitor& owner) {
    for (const JsonObject& message : listener.heard())
      EXPECT_EQ(boost::json::serialize(message).find(owner.token), std::string::npos);
  }

  Hall hall_;
  Random random_;
  Visitor ann_, bob_, eve_;
  bool against_bot_;
  std::string id_;
  Json commitment_ = nullptr;
  std::size_t v_ = 0;
  bool restarted_ = false;
  bool over_ = false;
};

void play_evenings(const TableFor& table, int games, int most, std::uint64_t first_seed) {
  int over = 0;
  std::size_t choices = 0;
  const int wanted = games_to_play(games);
  for (int i = 0; i < wanted && !testing::Test::HasFailure(); ++i) {
    SCOPED_TRACE(table.game + ' ' + table.mode + ", evening " + std::to_string(i));
    TableFor one = table;
    one.is_public = true;
    if (i % 4 == 1)
      one.clock = boost::json::parse(R"({"kind":"fischer","base":600,"increment":10})");
    if (i % 4 == 2) one.clock = boost::json::parse(R"({"kind":"correspondence","days":1})");
    Evening evening(one, first_seed + static_cast<std::uint64_t>(i), i % 3 == 2);
    evening.play(most);
    if (evening.over()) ++over;
    choices += evening.choices();
  }
  EXPECT_GT(over, wanted / 4);
  EXPECT_GT(choices, static_cast<std::size_t>(wanted) * 40) << "otherwise little was tested";
}

TEST(RoomProperties, starfighter_training) {
  play_evenings({.mode = "training"}, 100, 3000, 1);
}
TEST(RoomProperties, starfighter_skirmish) {
  play_evenings({.mode = "skirmish"}, 100, 3000, 1001);
}
TEST(RoomProperties, starfighter_total_war) {
  play_evenings({.mode = "total-war"}, 100, 3000, 2001);
}
TEST(RoomProperties, wing_commander) {
  play_evenings({.game = "wingcommander", .mode = "casual"}, 30, 3000, 3001);
}

}  // namespace
}  // namespace wardroom::server
